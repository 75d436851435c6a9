import type { PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { exact } from '@sdk-docs/reference/model/human';
import { namesAt, namesOn } from '../book/places';

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

/** `PufferVault (Mainnet)`, preferably of the chain; the address if it is unknown, or "an unknown contract". */
export const targetName = (places: PlacesBook, { to, chain }: Pick<Setting, 'to' | 'chain'>): string =>
  to === null ? 'an unknown contract' : (namesOn(places, to, chain)[0] ?? namesAt(places, to)[0] ?? to);

/** The chains of the SDK whose native coin is not ETH, by name and id. */
const OTHER_COIN = /^(?:ApeChain|33139|Berachain|80094|Bsc|56|HyperEVM|999|Monad|143|TAC|239)$/;

/** What the wei of a call count; ETH where the chain is unknown. */
export const coinOf = (chain: string | number | null): string =>
  OTHER_COIN.test(String(chain)) ? 'the native coin' : 'ETH';

export const etherText = (value: bigint, chain: string | number | null): string =>
  `${exact(value, 18)} ${coinOf(chain).replace(/^the/, 'of the')}`;
