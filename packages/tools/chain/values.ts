import type { Address } from 'viem';
import type { ContractPlaces, PlacesBook, ReadValue } from '@sdk-docs/reference/model/tools-book';
import { time } from '@sdk-docs/reference/model/human';
import { chainOfId } from '../book/places';
import type { Door } from './door';
import type { Problem } from './problems';
import { chainChanged, latestBlock, readChain } from './call';
import { nowhere, placesOf, type Place } from './nowhere';
import { readAt, type Question, type Told } from './read';
import type { Moment } from './moment';

/** The node's answers for one value, at each address of its contract. */
export interface Row {
  readonly at: readonly { readonly name: string; readonly address: Address; readonly told: Told | Problem }[];
  /** Why nothing was read; null otherwise. */
  readonly problem: string | null;
}

export interface Values extends Moment {
  /** In the order of the wanted values. */
  readonly rows: readonly Row[];
}

/** The page's data: ids of chains, and addresses of its contracts. */
export interface Known extends Pick<PlacesBook, 'chains'> {
  readonly places: ContractPlaces;
}

/** Addresses that the reader typed for contracts without one in the SDK. */
type Typed = Readonly<Record<string, Address>>;

/**
 * Reads values at one block, each at all addresses that the SDK has for its contract on the wallet's chain. Each
 * failure has its own sentence.
 */
export async function readValues(
  door: Door,
  { chains, places }: Known,
  wanted: readonly ReadValue[],
  typed: Typed,
  words: Question['words'],
  signal: AbortSignal,
): Promise<Values | Problem> {
  const chain = await readChain(door, signal);
  if ('problem' in chain) return chain;
  const network = chainOfId({ chains }, chain.id);
  const found = wanted.map(({ contract }) => placesOf(places[contract] ?? [], network, typed[contract]));
  const missing = (contract: string): string => nowhere(places[contract] ?? [], contract, network, chain.id);
  if (found.every(({ length }) => length === 0))
    return { problem: [...new Set(wanted.map(({ contract }) => missing(contract)))].join(' ') };
  const block = await latestBlock(door, signal);
  if ('problem' in block) return block;
  const rows = await Promise.all(
    wanted.map(async ({ contract, data, outputs }, index): Promise<Row> => {
      const at = found[index] ?? [];
      if (at.length === 0) return { at: [], problem: missing(contract) };
      const ask = async (place: Place) => {
        const question = { data, outputs, to: place.address, chainId: chain.id, words };
        return { ...place, told: await readAt(door, question, block, signal) };
      };
      return { at: await Promise.all(at.map(ask)), problem: null };
    }),
  );
  if (signal.aborted) return { problem: 'Cancelled.' };
  const changed = await chainChanged(door, chain.id, signal);
  return changed ?? { chainId: chain.id, block: block.number, time: time(block.seconds), rows };
}

/** The contracts without an address in the SDK on any chain. */
export const unplaced = (places: ContractPlaces, wanted: readonly ReadValue[]): readonly string[] => [
  ...new Set(wanted.map(({ contract }) => contract).filter((contract) => (places[contract] ?? []).length === 0)),
];
