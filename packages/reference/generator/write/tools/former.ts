import { replacedAddresses } from '../../../model/history';
import type { Reference } from '../../../model/reference';
import type { FormerPlace } from '../../../model/tools-book';
import { placesBook } from './places';

/** Addresses that a release replaced, with the releases that have them. Those that a table still has are left out. */
export function formerPlaces(reference: Reference): readonly FormerPlace[] {
  const { history } = reference.surface;
  const { chains, places } = placesBook(reference);
  return (history === null ? [] : replacedAddresses(history)).flatMap(({ address, path, from, to }): FormerPlace[] => {
    const chain = path.find((part) => part in chains) ?? '';
    if (places.some((place) => place.chain === chain && place.address === address)) return [];
    return [[address, chain, path.filter((part) => part !== chain).join(' '), from, to]];
  });
}
