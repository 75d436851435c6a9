import type { PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { exact } from '@sdk-docs/reference/model/human';
import { namesAt } from '../book/places';

/** The context of a call. Every field may be unknown. */
export interface Setting {
  /** Member of Chain; null: unknown. */
  readonly chain: string | null;
  readonly to: string | null;
  readonly from: string | null;
  readonly value: bigint | null;
  /** A delegatecall runs the code of the target as the account itself. */
  readonly operation: 'call' | 'delegatecall';
  /** Unix seconds, for deadlines. */
  readonly now: bigint;
  /** Contract that the reader chose among several with the function; empty: none. */
  readonly contract: string;
}

/** `PufferVault (Mainnet)`, the address if it is unknown, or "an unknown contract". */
export const targetName = (places: PlacesBook, to: string | null): string =>
  to === null ? 'an unknown contract' : (namesAt(places, to)[0] ?? to);

export const etherText = (value: bigint): string => `${exact(value, 18)} ETH`;
