import type { Location } from './doc';

export const limitKinds = [
  'least',
  'most',
  'joint',
  'always-reverts',
  'replaced',
  'pulls',
  'swept',
  'apart',
  'supply',
] as const;
type LimitKind = (typeof limitKinds)[number];

/**
 * What a value can be compared with before it is sent. `least` and `most` bound an argument of functions, or their
 * `msg.value`; `supply` bounds every amount of a token; `pulls` names a token that functions take by allowance, and
 * that no method of the SDK needs; `swept`: a contract that counts a token that was sent to it as its caller's; `apart`: functions that cannot share a transaction; `joint`: values that fail
 * together; the other kinds apply to any values.
 */
export interface Limit {
  readonly kind: LimitKind;
  /** `Contract.function` or `token.function` names, all overloads; names of tokens, and ETH, for `supply`. */
  readonly of: readonly string[];
  /**
   * Name of the argument, `msg.value`, the values that fail together (`msg.value=0 permit.amount>0`), the token that is
   * pulled, the contract that sweeps, the chain where code was replaced, the functions that fail after the others, or empty.
   */
  readonly argument: string;
  /** Base units, decimal; empty where nothing is compared. */
  readonly amount: string;
  readonly text: string;
  readonly source: string;
  readonly certainty: 'read' | 'inferred' | 'unknown';
  readonly location: Location;
}
