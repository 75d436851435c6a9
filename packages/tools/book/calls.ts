import { methodAnchor } from '@sdk-docs/reference/model/anchors';
import { getAddress } from './hex';
import type { CallsData, FunctionData, MethodData, PlaceData, TokenData } from '@sdk-docs/reference/model/calls-data';
import type { PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { contractRoute, moduleRoute } from '@sdk-docs/reference/model/routes';
import type {
  CallsFile,
  PackedFunction,
  PackedHandler,
  PackedToken,
  PermitsFile,
} from '@sdk-docs/reference/model/tools-files';
import { signatureOf } from './signature';
import { unpackInput } from './unpack-input';
import { placeName } from './places';

/** The composer's data, with everything that its file omits; no methods yet. */
export const unpackCalls = (file: CallsFile, book: PlacesBook): CallsData => ({
  ...unpackNames(file, book),
  names: file.names.flatMap(([handler, client, contract, methods]) =>
    methods.split(' ').map((method) => ({ name: `${handler}.${method}`, client, contract })),
  ),
  methods: [],
});

/** The permit bench's data. */
export const unpackPermits = (file: PermitsFile, book: PlacesBook): CallsData => ({
  ...unpackNames(file, book),
  names: [],
  methods: unpackMethods(file.handlers),
});

export const unpackMethods = (handlers: readonly PackedHandler[]): MethodData[] =>
  handlers.flatMap(({ class: handler, path, methods, ...shared }) =>
    methods.map((method) => ({
      ...method,
      ...shared,
      name: `${handler}.${method.name}`,
      page: `${moduleRoute(path)}#${methodAnchor(method.name)}`,
    })),
  );

const unpackNames = (
  { sdk, tokens, contracts }: Pick<CallsFile, 'sdk' | 'tokens' | 'contracts'>,
  book: PlacesBook,
): Pick<CallsData, 'sdk' | 'chains' | 'tokens' | 'contracts'> => ({
  sdk,
  chains: book.chains,
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
