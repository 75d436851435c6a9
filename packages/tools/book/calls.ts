import { methodAnchor } from '@sdk-docs/reference/model/anchors';
import { getAddress } from './hex';
import type { CallsData, FunctionData, PlaceData, TokenData } from '@sdk-docs/reference/model/calls-data';
import type { PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { contractRoute, moduleRoute } from '@sdk-docs/reference/model/routes';
import type { CallsFile, PackedFunction, PackedToken } from '@sdk-docs/reference/model/tools-files';
import { signatureOf } from './signature';
import { unpackInput } from './inputs';
import { placeName } from './places';

/** What the composer reads, with everything that its file leaves out. */
export const unpackCalls = ({ chains, tokens, contracts, handlers }: CallsFile, book: PlacesBook): CallsData => ({
  chains,
  tokens: Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, unpackToken(book, name, token)])),
  contracts: Object.fromEntries(
    Object.entries(contracts).map(([name, { places, functions }]) => [
      name,
      {
        places: places.flatMap((place) => unpackPlace(book, name, place)),
        functions: functions.map((packed) => unpackFunction(name, packed)),
      },
    ]),
  ),
  methods: handlers.flatMap(({ class: handler, path, methods, ...shared }) =>
    methods.map((method) => ({
      ...method,
      ...shared,
      name: `${handler}.${method.name}`,
      page: `${moduleRoute(path)}#${methodAnchor(method.name)}`,
    })),
  ),
});

const unpackToken = ({ places }: PlacesBook, name: string, { none, ...token }: PackedToken): TokenData => ({
  ...token,
  at: Object.fromEntries([
    ...places
      .filter(({ kind, path }) => kind === 'token' && path[0] === name)
      .map(({ chain, address }) => [chain, getAddress(address)]),
    ...(none === undefined ? [] : none.split(' ').map((chain) => [chain, null])),
  ]) as TokenData['at'],
});

function unpackPlace({ places }: PlacesBook, contract: string, packed: string): PlaceData[] {
  const [name = '', ...none] = packed.split('|');
  return [
    ...places
      .filter((place) => place.contracts.includes(contract) && placeName(place) === name)
      .map(({ chain, address }) => ({ chain, name, address: getAddress(address) })),
    ...none.map((chain) => ({ chain, name, address: null })),
  ];
}

function unpackFunction(contract: string, [name, packed = [], payable, anchor = name]: PackedFunction): FunctionData {
  const inputs = packed.map(unpackInput);
  return {
    type: 'function',
    name,
    stateMutability: payable === 1 ? 'payable' : 'nonpayable',
    inputs,
    outputs: [],
    signature: signatureOf({ name, inputs }),
    page: `${contractRoute(contract)}#${anchor}`,
  };
}
