import type { BookPlace, PlaceKind, PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { EVERY_TOKEN, placePath, type PlacesFile } from '@sdk-docs/reference/model/tools-files';

/** The places with everything that their file omits. */
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
