import type { Words } from './read';
import { getAddress } from '../book/hex';
import { tokenDecimals } from '../book/token-decimals';
import { loadPlaces } from '../browser/books/places';

/** What names the addresses of an answer. */
export async function loadNames(): Promise<Words> {
  const places = await loadPlaces();
  return { places, decimalsOf: tokenDecimals(places), address: getAddress };
}
