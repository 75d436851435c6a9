import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { BookPlace, PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { getAddress } from '../book/hex';
import { chainOfId, placeName, placesAt } from '../book/places';
import { loadPlaces } from '../browser/books/places';
import type { Reading } from '../compose/composed';
import { TARGET } from '../compose/paths';
import { READERS } from '../compose/read';
import type { Readers } from '../compose/read-fields';
import { NO_CALLS, readFields } from './form';
import type { Problem } from './problems';
import { questionOf } from './question';
import type { Question } from './read';
import type { View } from './view';

/** A form's data about addresses: names, checksums, and the question to ask. */
export interface FormNames {
  readonly data: CallsData;
  readonly readers: Readers;
  /** The question for the values that were read, or why it must not be asked. */
  readonly question: (view: View, values: Reading['values'], chainId: number) => Question | Problem;
}

export async function loadFormNames(): Promise<FormNames> {
  const places = await loadPlaces();
  return {
    data: dataOf(places),
    readers: READERS,
    question: ({ contract, item }, values, chainId) => {
      const to = getAddress(String(values.get(TARGET)));
      const args = readFields(item).fields.map(({ path }) => values.get(path));
      const network = chainOfId(places, chainId) ?? '';
      return otherContract(places, to, network, contract) ?? questionOf(places, item, args, to, chainId);
    },
  };
}

/** The places in the format of the composer's form. */
export function dataOf({ chains, places }: PlacesBook): CallsData {
  const at = (all: readonly BookPlace[]) =>
    Object.fromEntries(all.map(({ chain, address }) => [chain, getAddress(address)]));
  const tokens = places.filter(({ kind }) => kind === 'token');
  const contracts = [...new Set(places.flatMap((place) => place.contracts))];
  return {
    ...NO_CALLS,
    chains,
    tokens: Object.fromEntries(
      tokens.map((token) => [
        placeName(token),
        {
          enum: 'Token',
          decimals: token.decimals ?? 'unknown',
          at: at(tokens.filter((other) => placeName(other) === placeName(token))),
        },
      ]),
    ),
    contracts: Object.fromEntries(
      contracts.map((contract) => [contract, { places: placesOf(places, contract), functions: [] }]),
    ),
  };
}

const placesOf = (places: readonly BookPlace[], contract: string) =>
  places
    .filter((place) => place.contracts.includes(contract))
    .map((place) => ({ chain: place.chain, name: placeName(place), address: getAddress(place.address) }));

/** Reports that an address is another contract of the SDK's tables; null for this one and for unknown addresses. */
export function otherContract(places: PlacesBook, to: string, network: string, contract: string): Problem | null {
  const there = placesAt(places, to).filter(({ chain }) => chain === network);
  const [first] = there;
  return first === undefined || there.some(({ contracts }) => contracts.includes(contract))
    ? null
    : { problem: `This is the address of ${placeName(first)}, not of ${contract}. Nothing was read.` };
}
