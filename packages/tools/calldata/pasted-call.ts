import type { Hex } from 'viem';
import type { Warning } from '../warnings/warning';

/** A call as pasted. Fields that the input does not have are null. */
export interface PastedCall {
  readonly kind: 'call';
  /** Lower case with 0x; `0x` for a plain transfer. */
  readonly data: string;
  readonly to: string | null;
  readonly from: string | null;
  /** Wei. */
  readonly value: bigint | null;
  readonly chainId: number | null;
  readonly operation: 'call' | 'delegatecall';
  /** The hashes that the owners of a Safe compare, a line each, or what they need; missing for other calls. */
  readonly safeHashes?: (chainId: number | null) => readonly (Warning | string)[];
  /** Names of the fields that are given and cannot be read; missing for none. */
  readonly unread?: readonly string[];
  /** What the input does beside the call, and its problems; missing for none. */
  readonly warnings?: readonly Warning[];
  /** The input's remarks about it, for example "no data, only the name of a method". */
  readonly note: string | null;
}

/** A log as pasted. */
export interface PastedLog {
  readonly kind: 'log';
  readonly address: string | null;
  readonly topics: readonly string[];
  readonly data: string;
}

/** What a receipt as pasted says of its transaction. */
export interface PastedReceipt {
  readonly kind: 'receipt';
  readonly status: unknown;
}

export type PastedItem = PastedCall | PastedLog | PastedReceipt;

/** A signed transaction as it goes to a node. */
export interface RawTransaction {
  readonly call: PastedCall;
  readonly hash: Hex;
  /** s of the signature; null for one that is not signed. */
  readonly s: string | null;
  /** Recovers the account that signed it; null when that fails. */
  readonly sender: () => string | null;
}
