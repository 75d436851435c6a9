import { getAddress, type Address } from 'viem';
import { accountAnchor, entryAnchor } from '../../model/anchors';
import { accessRoute, moduleRoute } from '../../model/routes';
import type { BookPlace, PlacesBook } from '../../model/tools-book';

const TABLES = {
  contract: { constant: 'CONTRACT_ADDRESSES', module: 'contracts/addresses' },
  vault: { constant: 'VAULTS_ADDRESSES', module: 'contracts/vaults-addresses' },
  token: { constant: 'TOKENS_ADDRESSES', module: 'contracts/tokens' },
} as const;

/** What stands at an address, on every chain; one address can mean different things on two chains. */
export const placesAt = ({ places }: PlacesBook, address: string): readonly BookPlace[] => {
  const wanted = address.toLowerCase();
  return places.filter((place) => place.address === wanted);
};

/** `PufferVault`, `unifiETH NucleusTeller`, `pufETH`. */
export const placeName = ({ path, chain }: BookPlace): string => path.filter((key) => key !== chain).join(' ');

/** Route of the entry in the reference, with its anchor. */
export function placePage(place: BookPlace): string {
  if (place.kind === 'account') return `${accessRoute}#${accountAnchor(place.chain, placeName(place))}`;
  const { constant, module } = TABLES[place.kind];
  return `${moduleRoute(module)}#${entryAnchor(constant, place.path)}`;
}

/** Address with its checksum. */
export const placeAddress = ({ address }: BookPlace): Address => getAddress(address);

/** `Mainnet` for 1; null for a chain that the SDK does not know. */
export const chainOfId = ({ chains }: PlacesBook, id: number): string | null =>
  Object.entries(chains).find(([, known]) => known === id)?.[0] ?? null;

/** Names at an address, each once with its chains: `PufferVault (Mainnet)`. */
export function namesAt(book: PlacesBook, address: string): readonly string[] {
  const chains = new Map<string, string[]>();
  for (const place of placesAt(book, address)) {
    const name = placeName(place);
    chains.set(name, [...new Set([...(chains.get(name) ?? []), place.chain])]);
  }
  return [...chains].map(([name, on]) => `${name} (${on.join(', ')})`);
}
