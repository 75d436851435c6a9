import type { Location } from './doc';

/**
 * How the parameters of an SDK method become one contract call. An expression is a parameter path (`params.amount`), and
 *
 * - `address(path)`: the address of the token in `path` on the client's chain
 * - `roleId(path)`: a number as it is, a text as the number that its bytes make
 * - `permit(path)`: the permit that the SDK signs, for the amount in `path`; `permit(path).v` is one field of it
 * - `path or other`, `path or 0`: what is used when `path` is left out
 */
export interface SentCall {
  /** `PufferVaultHandler.deposit` */
  readonly method: string;
  /** Canonical signature of the contract function. */
  readonly signature: string;
  /** Parameters that must be given and not false for this function to be called; none for the default function. */
  readonly when: readonly string[];
  /** One expression for each argument; null for a call that only the SDK can make. */
  readonly arguments: readonly string[] | null;
  /** Path of the value in wei, `transact.value` for the argument of `transact`; null for none. */
  readonly value: string | null;
  /** The allowances that the sender itself grants before the call. */
  readonly allowances: readonly SentAllowance[];
  readonly location: Location;
}

interface SentAllowance {
  /** Member of `Token`, or the path of the token or its address; null where only the contract knows it. */
  readonly token: string | null;
  /** Path of the amount in base units of the token; null where the price determines it. */
  readonly amount: string | null;
}

/** The parameter path inside an expression, without its function and its alternative. */
export const pathIn = (expression: string): string =>
  (/^\w+\(([^)]*)\)/.exec(expression)?.[1] ?? expression.split(' or ')[0] ?? '').trim();
