import type { Address, Hex } from 'viem';
import type { FunctionData } from '@sdk-docs/reference/model/calls-data';
import type { Warning } from '../warnings/warning';

export type Value = bigint | string | boolean | undefined | readonly Value[] | { readonly [name: string]: Value };

export interface Reading {
  /** By path; a field with a problem, and one that is empty and may be, has none. */
  readonly values: ReadonlyMap<string, Value>;
  /** One message a field, by path. */
  readonly problems: ReadonlyMap<string, string>;
  /** What a field means, beside it: base units, a name, a time. */
  readonly notes: ReadonlyMap<string, string>;
  /** What to type into a number field, with an example. */
  readonly hints: ReadonlyMap<string, string>;
  /** What a value that can be read is wrong for all the same. */
  readonly warnings: ReadonlyMap<string, Warning>;
}

/** An allowance that the sender gives before the call. */
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

/** One call that is ready to be sent. */
export interface Call {
  readonly chain: string;
  readonly chainId: number;
  /** Empty for calldata that is sent as it is. */
  readonly contract: string;
  /** Name of the place: `PufferVault`; null for an address of the reader. */
  readonly place: string | null;
  readonly to: Address;
  /** null for calldata that is sent as it is. */
  readonly item: FunctionData | null;
  readonly args: readonly Value[];
  /** wei */
  readonly value: bigint;
  readonly data: Hex;
  /** The account that sends; null when the form does not say. */
  readonly from: Address | null;
  /** What must be approved first, in order. */
  readonly allowances: readonly Allowance[];
  /** What the reader should know before sending. */
  readonly notes: readonly string[];
}

/** A call, or why there is none although every field can be read. */
export type Composed = Call | { readonly problem: string };

/** `PufferVaultV5.deposit`: how lists and files call it. */
export const callName = ({ contract, item }: Pick<Call, 'contract' | 'item'>): string =>
  item === null ? 'calldata' : `${contract}.${item.name}`;
