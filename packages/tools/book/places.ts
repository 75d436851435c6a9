import { placeName, type BookPlace, type PlaceKind, type PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { EVERY_TOKEN, placePath, type PlacesFile } from '@sdk-docs/reference/model/tools-files';

/** The places with everything that their file leaves out. */
export function unpackPlaces({ chains, places }: PlacesFile): PlacesBook {
  const order = Object.keys(chains);
  const placesOf = (kind: PlaceKind, line: string): BookPlace[] => {
    const [name = '', contracts = '', decimals = '', at = ''] = line.split(',');
    return at.split(' ').map((place) => {
      const chain = order[Number(place.slice(0, -40))] ?? '';
      return {
        kind,
        path: placePath(kind, chain, name.split('.')),
        chain,
        address: `0x${place.slice(-40)}`,
        contracts: [...contracts.split(' ').filter(Boolean), ...(kind === 'token' ? [EVERY_TOKEN] : [])],
        ...(decimals === '' ? {} : { decimals: Number(decimals) }),
      };
    });
  };
  return {
    chains,
    places: (Object.keys(places) as PlaceKind[]).flatMap((kind) =>
      places[kind].flatMap((line) => placesOf(kind, line)),
    ),
  };
}

/** What stands at an address, on every chain; one address can mean different things on two chains. */
export const placesAt = (book: PlacesBook, address: string): readonly BookPlace[] => {
  const known = byAddress.get(book) ?? indexed(book);
  byAddress.set(book, known);
  return known.get(address.toLowerCase()) ?? [];
};

function indexed({ places }: PlacesBook): ReadonlyMap<string, readonly BookPlace[]> {
  const found = new Map<string, BookPlace[]>();
  for (const place of places) found.set(place.address, [...(found.get(place.address) ?? []), place]);
  return found;
}

/** A batch asks for hundreds of addresses. */
const byAddress = new WeakMap<PlacesBook, ReadonlyMap<string, readonly BookPlace[]>>();

export { placeName };

/** `Mainnet` for 1; null for a chain that the SDK does not know. */
export const chainOfId = ({ chains }: Pick<PlacesBook, 'chains'>, id: number): string | null =>
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
