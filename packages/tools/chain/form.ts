import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { BookFunction, BookPlace, PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { getAddress } from '../book/hex';
import { placeName, placesAt } from '../book/places';
import type { Problem } from './problems';
import type { Fields } from '../compose/read';
import { TARGET } from '../compose/paths';
import { fieldsOf } from '../compose/shape';
import { wordTies } from '../compose/ties';

/** The places as the form of the composer reads them. The network of the wallet is among the chains, whatever it is. */
export function dataOf({ chains, places }: PlacesBook, network: string): CallsData {
  const at = (all: readonly BookPlace[]) =>
    Object.fromEntries(all.map(({ chain, address }) => [chain, getAddress(address)]));
  const tokens = places.filter(({ kind }) => kind === 'token');
  const contracts = [...new Set(places.flatMap((place) => place.contracts))];
  return {
    // A read makes no code.
    sdk: { package: '', client: '' },
    chains: Object.hasOwn(chains, network) ? chains : { ...chains, [network]: 0 },
    tokens: Object.fromEntries(
      tokens.map((token) => [
        placeName(token),
        {
          enum: 'Token',
          decimals: token.decimals ?? 'unknown',
          permit: '',
          reason: '',
          at: at(tokens.filter((other) => placeName(other) === placeName(token))),
        },
      ]),
    ),
    contracts: Object.fromEntries(
      contracts.map((contract) => [contract, { places: placesOf(places, contract), functions: [] }]),
    ),
    names: [],
    methods: [],
  };
}

const placesOf = (places: readonly BookPlace[], contract: string) =>
  places
    .filter((place) => place.contracts.includes(contract))
    .map((place) => ({ chain: place.chain, name: placeName(place), address: getAddress(place.address) }));

/** The form of a read: the contract, and the arguments of the function. */
export function readFields(item: BookFunction): Fields {
  const fields = fieldsOf(item.inputs);
  return {
    around: [
      { path: TARGET, name: 'contract', unit: '', type: 'address', optional: false, shape: { kind: 'address' } },
    ],
    fields,
    ties: new Map(wordTies(fields, fields, TARGET)),
  };
}

/** Says that an address is another contract of the SDK's tables; null where it is this one, or in none of them. */
export function otherContract(places: PlacesBook, to: string, network: string, contract: string): Problem | null {
  const there = placesAt(places, to).filter(({ chain }) => chain === network);
  const [first] = there;
  return first === undefined || there.some(({ contracts }) => contracts.includes(contract))
    ? null
    : { problem: `This is the address of ${placeName(first)}, which is no ${contract}. Nothing was read.` };
}

/** What the SDK's tables say about a contract on a network: its names there, one for each address, and its chains. */
export function namesOf(data: CallsData, contract: string, network: string): { here: string[]; elsewhere: string[] } {
  const all = data.contracts[contract]?.places ?? [];
  const here = all.filter(({ chain }) => chain === network).toReversed();
  return {
    // A contract that is a token as well stands in both tables: the first name counts.
    here: [...new Map(here.map(({ address, name }) => [address, name])).values()].toReversed(),
    elsewhere: [...new Set(all.map(({ chain }) => chain))],
  };
}
