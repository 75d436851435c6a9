import type {
  CallsData,
  ContractData,
  FunctionData,
  MethodData,
  PlaceData,
  SentData,
  TokenData,
} from '@sdk-docs/reference/model/calls-data';

/** The composer's view of the data. */
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

/** Says that none of the places of a name is on the chain, and where they are. */
export function notDeployed(name: string, chain: string, places: readonly PlaceData[]): { readonly problem: string } {
  const on = new Set(places.filter(({ address }) => address !== null).map((place) => place.chain));
  return { problem: `${name} is not deployed on ${chain}${on.size === 0 ? '' : `; it is on ${[...on].join(', ')}`}.` };
}

/** Names by chain. Cached, because a form needs them on every key. */
const known = new WeakMap<CallsData, Map<string, readonly PlaceData[]>>();

/** Every name of a chain, tokens first. */
export function namesOn(data: CallsData, chain: string): readonly PlaceData[] {
  const chains = known.get(data) ?? new Map<string, readonly PlaceData[]>();
  known.set(data, chains);
  const names = chains.get(chain) ?? readNames(data, chain);
  chains.set(chain, names);
  return names;
}

function readNames(data: CallsData, chain: string): readonly PlaceData[] {
  const tokens = Object.entries(data.tokens).flatMap(([name, { at }]): PlaceData[] =>
    at[chain] === undefined ? [] : [{ chain, name, address: at[chain] }],
  );
  const contracts = Object.values(data.contracts).flatMap(({ places }) =>
    places.filter((place) => place.chain === chain),
  );
  const all = [...tokens, ...contracts];
  return [...new Map(all.map((place) => [place.name, place])).values()];
}

/** The places with a name, or at an address, on all chains; case-insensitive. */
export function placesOn(data: CallsData, key: 'name' | 'address', text: string): readonly PlaceData[] {
  const wanted = text.toLowerCase();
  return Object.keys(data.chains).flatMap((chain) =>
    namesOn(data, chain).filter((place) => place[key]?.toLowerCase() === wanted),
  );
}

/** The token at an address of a chain. */
export function tokenAt(data: CallsData, chain: string, address: string): readonly [string, TokenData] | null {
  const wanted = address.toLowerCase();
  return Object.entries(data.tokens).find(([, { at }]) => at[chain]?.toLowerCase() === wanted) ?? null;
}

/**
 * The member of the token enums that a text names (`WETH`, `Token.WETH`, case-insensitively), or whose address it is.
 */
export function tokenNamed(data: CallsData, chain: string, text: string): string | null {
  const name = text
    .trim()
    .replace(/^\w+\./, '')
    .toLowerCase();
  if (name.startsWith('0x')) return tokenAt(data, chain, name)?.[0] ?? null;
  return Object.keys(data.tokens).find((token) => token.toLowerCase() === name) ?? null;
}

/** The decimals of a token, if the surface has them. */
export function decimalsIn({ tokens }: CallsData, token: string | null): number | null {
  const decimals = token === null ? undefined : tokens[token]?.decimals;
  return typeof decimals === 'number' ? decimals : null;
}

/** What a number of base units counts, in the reference's words. */
export function unitOf(data: CallsData, token: string | null): string {
  const decimals = decimalsIn(data, token);
  return decimals === null ? 'base units of the token' : `base units of ${token} (${decimals} decimals)`;
}

interface Sender {
  readonly method: MethodData;
  readonly row: SentData;
}

/** Methods that call a contract function, with their calls. */
export const sendersOf = (data: CallsData, contract: string, signature: string): readonly Sender[] =>
  data.methods
    .filter((method) => method.contract === contract)
    .flatMap((method) => method.sends.filter((row) => row.signature === signature).map((row) => ({ method, row })));
