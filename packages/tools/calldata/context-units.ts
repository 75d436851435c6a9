import type { BookFunction, PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { placeName, placesAt } from '../book/places';
import type { Unit } from '@sdk-docs/reference/model/unit';
import type { Setting } from './setting';

const TOKEN_ARGUMENT = /^_?(?:token|asset|depositAsset|tokenAddress)_?$/;

/**
 * Units that words alone leave open: "base units of the token" is the token of another argument, or the called contract
 * itself. Null where the words say it themselves, or the token is not in the address book.
 */
export function contextUnits(
  places: PlacesBook,
  { inputs }: BookFunction,
  values: readonly unknown[],
  { to, chain }: Setting,
): (words: string) => Unit | null {
  const tokenAt = (address: unknown): Unit | null => {
    if (typeof address !== 'string') return null;
    const all = placesAt(places, address).filter(({ kind }) => kind === 'token');
    const place = all.find((candidate) => candidate.chain === chain) ?? all[0];
    return place === undefined ? null : { kind: 'amount', symbol: placeName(place), decimals: place.decimals ?? null };
  };
  return (words) => {
    const named = /^base units of (?:the )?([\w ]+?)(?:,.*)?$/.exec(words)?.[1];
    if (named === undefined || /\d+ decimals/.test(words)) return null;
    const exactly = inputs.findIndex(({ name, type }) => type === 'address' && name === named);
    if (exactly >= 0) return tokenAt(values[exactly]);
    if (!/token|share/.test(named)) return null;
    const argument = inputs.findIndex(({ name, type }) => type === 'address' && TOKEN_ARGUMENT.test(name));
    if (argument >= 0) return tokenAt(values[argument]);
    return /^(?:token|UniFi share token)$/.test(named) ? tokenAt(to) : null;
  };
}
