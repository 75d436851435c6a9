import type { Address } from 'viem';
import type { BookFunction, PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { time } from '@sdk-docs/reference/model/human';
import { getAddress } from '../book/hex';
import { chainOfId, placeName } from '../book/places';
import type { Door } from './door';
import type { Problem } from './problems';
import { chainChanged, latestBlock, readAt, readChain, type Told } from './read';

/** A value that a page offers to read. */
export interface Wanted {
  readonly contract: string;
  readonly item: BookFunction;
  /** Decimal numbers and addresses, as the page has them. */
  readonly args: readonly string[];
}

/** What the node says of one value, at each address of its contract. */
export interface Row {
  readonly at: readonly { readonly name: string; readonly address: Address; readonly told: Told | Problem }[];
  /** Why nothing was asked; null where something was. */
  readonly problem: string | null;
}

export interface Values {
  readonly chainId: number;
  readonly block: bigint;
  /** `2026-11-25 12:00:00 UTC`: when the block was made. */
  readonly time: string;
  /** In the order of what was wanted. */
  readonly rows: readonly Row[];
}

export interface Place {
  readonly name: string;
  readonly address: Address;
}

/**
 * Reads values at one block, each at all addresses that the SDK has for its contract on the wallet's chain. A value that
 * fails has its own sentence. `typed`: addresses of contracts for which the SDK has none.
 */
export async function readValues(
  door: Door,
  places: PlacesBook,
  wanted: readonly Wanted[],
  typed: Readonly<Record<string, Address>>,
  signal: AbortSignal,
): Promise<Values | Problem> {
  const chain = await readChain(door, signal);
  if ('problem' in chain) return chain;
  const network = chainOfId(places, chain.id);
  const found = wanted.map(({ contract }) => placesOf(places, contract, network, typed));
  if (found.every(({ length }) => length === 0))
    return {
      problem: [...new Set(wanted.map(({ contract }) => nowhere(places, contract, network, chain.id)))].join(' '),
    };
  const block = await latestBlock(door, signal);
  if ('problem' in block) return block;
  const rows = await Promise.all(
    wanted.map(async ({ contract, item, args }, index): Promise<Row> => {
      const at = found[index] ?? [];
      if (at.length === 0) return { at: [], problem: nowhere(places, contract, network, chain.id) };
      const values = args.map((text, place) => (/^uint/.test(item.inputs[place]?.type ?? '') ? BigInt(text) : text));
      const ask = async (place: Place) => ({
        ...place,
        told: await readAt(door, places, { item, args: values, to: place.address, chainId: chain.id }, block, signal),
      });
      return { at: await Promise.all(at.map(ask)), problem: null };
    }),
  );
  if (signal.aborted) return { problem: 'Cancelled.' };
  const changed = await chainChanged(door, chain.id, signal);
  return changed ?? { chainId: chain.id, block: block.number, time: time(block.seconds), rows };
}

/** Whether the SDK has an address of a contract, on any chain. */
export const hasPlace = ({ places }: PlacesBook, contract: string): boolean =>
  places.some(({ contracts }) => contracts.includes(contract));

/** The contracts of which the SDK has no address on any chain. */
export const unplaced = (places: PlacesBook, wanted: readonly Wanted[]): readonly string[] => [
  ...new Set(wanted.map(({ contract }) => contract).filter((contract) => !hasPlace(places, contract))),
];

/** Each address once: a contract that is a token as well is in two tables. */
export function placesOf(
  { places }: PlacesBook,
  contract: string,
  network: string | null,
  typed: Readonly<Record<string, Address>>,
): readonly Place[] {
  const own = typed[contract];
  if (own !== undefined) return [{ name: '', address: own }];
  const here = places.filter(({ chain, contracts }) => chain === network && contracts.includes(contract));
  return here
    .filter(({ address }, index) => here.findIndex((other) => other.address === address) === index)
    .map((place) => ({ name: placeName(place), address: getAddress(place.address) }));
}

export function nowhere({ places }: PlacesBook, contract: string, network: string | null, id: number): string {
  const chains = [...new Set(places.filter(({ contracts }) => contracts.includes(contract)).map(({ chain }) => chain))];
  return chains.length === 0
    ? `The SDK has no address of ${contract}. Type it, then ask again.`
    : `The SDK has no ${contract} on ${network ?? `chain ${id}`}, the network of the wallet; it is on ${chains.join(', ')}. Change the network in the wallet, then ask again.`;
}
