import type { Address } from 'viem';
import type { BookFunction, PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { calldataOf } from '../book/encode';
import { getAddress } from '../book/hex';
import { chainOfId } from '../book/places';
import { tokenDecimals } from '../book/token-decimals';
import { contextUnits } from '../calldata/context-units';
import type { Question } from './read';

/** A call of a function, whose answer is decoded with the SDK's tables. Throws for arguments that do not fit. */
export const questionOf = (
  places: PlacesBook,
  item: BookFunction,
  args: readonly unknown[],
  to: Address,
  chainId: number,
): Question => ({
  data: calldataOf(item, args),
  outputs: item.outputs ?? [],
  to,
  chainId,
  words: async () => ({
    places,
    decimalsOf: tokenDecimals(places),
    unitOf: contextUnits(places, item, args, { to, chain: chainOfId(places, chainId) }),
    address: getAddress,
  }),
});
