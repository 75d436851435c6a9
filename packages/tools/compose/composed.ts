import type { Address, Hex } from 'viem';
import type { FunctionData } from '@sdk-docs/reference/model/calls-data';
import type { Warning } from '../warnings/warning';

export type Value = bigint | string | boolean | undefined | readonly Value[] | { readonly [name: string]: Value };

export interface Reading {
  /** By path; a field with a problem, and an empty optional one, has none. */
  readonly values: ReadonlyMap<string, Value>;
  /** One message per field, by path. */
  readonly problems: ReadonlyMap<string, string>;
  /** Explanation next to a field: base units, a name, a time. */
  readonly notes: ReadonlyMap<string, string>;
  /** What to type into a number field, with an example. */
  readonly hints: ReadonlyMap<string, string>;
  /** Warning about a value that is valid but wrong. */
  readonly warnings: ReadonlyMap<string, Warning>;
}

/** An allowance that the sender grants before the call. */
export interface Allowance {
  readonly token: Address;
  /** Member of the token enums; null for a token that the SDK does not know. */
  readonly name: string | null;
  readonly spender: Address;
  readonly spenderName: string;
  /** Base units of the token. */
  readonly amount: bigint;
  /** `approve(spender, amount)` */
  readonly data: Hex;
}

/** One call that is ready to send. */
export interface Call {
  readonly chain: string;
  readonly chainId: number;
  /** Empty for raw calldata. */
  readonly contract: string;
  /** Name of the place: `PufferVault`; null for an address of the reader. */
  readonly place: string | null;
  readonly to: Address;
  /** null for raw calldata. */
  readonly item: FunctionData | null;
  readonly args: readonly Value[];
  /** wei */
  readonly value: bigint;
  readonly data: Hex;
  /** The account that sends; null when the form does not say. */
  readonly from: Address | null;
  /** The approvals to make first, in order. */
  readonly allowances: readonly Allowance[];
  /** Allowances that it uses up without an approval before it: those that exist already, and what a permit replaces. */
  readonly spent: readonly Allowance[];
  /** Notes for the reader before sending. */
  readonly notes: readonly string[];
}

/** A call, or why there is none although every field is valid. */
export type Composed = Call | { readonly problem: string };

/** `PufferVaultV5.deposit`: its name in lists and files. */
export const callName = ({ contract, item }: Pick<Call, 'contract' | 'item'>): string =>
  item === null ? 'calldata' : `${contract}.${item.name}`;
