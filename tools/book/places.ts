import type { BookPlace, PlacesBook } from '../../model/tools-book';

/** What stands at an address, on every chain; one address can mean different things on two chains. */
export const placesAt = ({ places }: PlacesBook, address: string): readonly BookPlace[] => {
  const wanted = address.toLowerCase();
  return places.filter((place) => place.address === wanted);
};

/** `PufferVault`, `unifiETH NucleusTeller`, `pufETH`. */
export const placeName = ({ path, chain }: BookPlace): string => path.filter((key) => key !== chain).join(' ');

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
