import { namesOfPlaces, placeName, type BookPlace, type PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { groupBy } from './group-by';

/** The contracts and tokens at an address, by chain; one address can mean different things on two chains. */
export const placesAt = (book: PlacesBook, address: string): readonly BookPlace[] => {
  const known = byAddress.get(book) ?? groupBy(book.places, (place) => place.address);
  byAddress.set(book, known);
  return known.get(address.toLowerCase()) ?? [];
};

/** Cached: a batch needs hundreds of addresses. */
const byAddress = new WeakMap<PlacesBook, ReadonlyMap<string, readonly BookPlace[]>>();

export { placeName };

/** `Mainnet` for 1; null for a chain that the SDK does not know. */
export const chainOfId = ({ chains }: Pick<PlacesBook, 'chains'>, id: number): string | null =>
  Object.entries(chains).find(([, known]) => known === id)?.[0] ?? null;

/** Names at an address, each once with its chains: `PufferVault (Mainnet)`. */
export const namesAt = (book: PlacesBook, address: string): readonly string[] => namesOfPlaces(placesAt(book, address));

/** The same on one chain. */
export const namesOn = (book: PlacesBook, address: string, chain: string | null): readonly string[] =>
  namesOfPlaces(placesAt(book, address).filter((place) => place.chain === chain));
