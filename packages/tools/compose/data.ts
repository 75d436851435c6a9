import type {
  CallsData,
  ContractData,
  FunctionData,
  MethodData,
  PlaceData,
  TokenData,
} from '@sdk-docs/reference/model/calls-data';

/** A place that has a name on a chain; `address` is null where nothing is deployed. */
export type KnownPlace = PlaceData & { readonly token?: string };

/** What the composer asks of the data. */
export function functionIn(data: CallsData, contract: string, signature: string): FunctionData {
  const found = data.contracts[contract]?.functions.find((item) => item.signature === signature);
  if (found === undefined) throw new Error(`${contract}.${signature} is not in the data`);
  return found;
}

export const placesOf = (data: CallsData, contract: string): readonly PlaceData[] => contractIn(data, contract).places;

export function contractIn(data: CallsData, contract: string): ContractData {
  const found = data.contracts[contract];
  if (found === undefined) throw new Error(`${contract} is not in the data`);
  return found;
}

/** Names by chain: a form asks for them with every key. */
const known = new WeakMap<CallsData, Map<string, readonly KnownPlace[]>>();

/** Every name of a chain, tokens first. */
export function namesOn(data: CallsData, chain: string): readonly KnownPlace[] {
  const chains = known.get(data) ?? new Map<string, readonly KnownPlace[]>();
  known.set(data, chains);
  const names = chains.get(chain) ?? readNames(data, chain);
  chains.set(chain, names);
  return names;
}

function readNames(data: CallsData, chain: string): readonly KnownPlace[] {
  const tokens = Object.entries(data.tokens).flatMap(([token, { at }]): KnownPlace[] =>
    at[chain] === undefined ? [] : [{ chain, name: token, address: at[chain], token }],
  );
  const contracts = Object.values(data.contracts).flatMap(({ places }) =>
    places.filter((place) => place.chain === chain),
  );
  const all = [...tokens, ...contracts];
  return [...new Map(all.map((place) => [place.name, place])).values()];
}

/** The places with a name, on all chains. */
export function placesNamed(data: CallsData, name: string): readonly KnownPlace[] {
  return Object.keys(data.chains).flatMap((chain) =>
    namesOn(data, chain).filter((place) => place.name.toLowerCase() === name.toLowerCase()),
  );
}

/** The places at an address, on all chains; in any case. */
export function placesAt(data: CallsData, address: string): readonly KnownPlace[] {
  const wanted = address.toLowerCase();
  return Object.keys(data.chains).flatMap((chain) =>
    namesOn(data, chain).filter((place) => place.address?.toLowerCase() === wanted),
  );
}

/** The token at an address of a chain. */
export function tokenAt(data: CallsData, chain: string, address: string): readonly [string, TokenData] | null {
  const wanted = address.toLowerCase();
  return Object.entries(data.tokens).find(([, { at }]) => at[chain]?.toLowerCase() === wanted) ?? null;
}

/** The member of the token enums that a text names (`WETH`, `Token.WETH`, in any case), or that stands at its address. */
export function tokenNamed(data: CallsData, chain: string, text: string): string | null {
  const name = text
    .trim()
    .replace(/^\w+\./, '')
    .toLowerCase();
  if (name.startsWith('0x')) return tokenAt(data, chain, name)?.[0] ?? null;
  return Object.keys(data.tokens).find((token) => token.toLowerCase() === name) ?? null;
}

export function methodIn(data: CallsData, name: string): MethodData {
  const found = data.methods.find((method) => method.name === name);
  if (found === undefined) throw new Error(`${name} is not in the data`);
  return found;
}

/** Methods that send a function of a contract. */
export const sendersOf = (data: CallsData, contract: string, signature: string): readonly MethodData[] =>
  data.methods.filter(
    (method) => method.contract === contract && method.sends.some((row) => row.signature === signature),
  );
