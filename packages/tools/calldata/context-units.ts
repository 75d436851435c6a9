import type { BookFunction, PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { placeName, placesAt } from '../book/places';
import type { Unit } from '@sdk-docs/reference/model/unit';
import type { Setting } from './setting';

const TOKEN_ARGUMENT = /^_?(?:token|asset|depositAsset|tokenAddress)_?$/;

/**
 * Units that depend on context: "base units of the token" is the token of another argument, or the called contract
 * itself. Null where the words name the unit, or the token is not in the address book.
 */
export function contextUnits(
  places: PlacesBook,
  { inputs }: BookFunction,
  values: readonly unknown[],
  { to, chain }: Pick<Setting, 'to' | 'chain'>,
): (words: string) => Unit | null {
  const tokenAt = (address: unknown): Unit | null => {
    if (typeof address !== 'string') return null;
    const all = placesAt(places, address).filter(({ kind }) => kind === 'token');
    const place = all.find((candidate) => candidate.chain === chain) ?? all[0];
    return place === undefined ? null : { kind: 'amount', symbol: placeName(place), decimals: place.decimals ?? null };
  };
  // The shares of a vault are the token of the same name.
  const shares = (): Unit | null => {
    const vault = to === null ? undefined : placesAt(places, to).find(({ kind }) => kind === 'vault');
    const token = places.places.find(
      ({ kind, path, chain: on }) => kind === 'token' && path[0] === vault?.path[0] && on === vault?.chain,
    );
    return vault === undefined || token === undefined ? tokenAt(to) : tokenAt(token.address);
  };
  const named = (word: string): Unit | null => {
    const index = inputs.findIndex(({ name, type }) => type === 'address' && name.toLowerCase().startsWith(word));
    return index < 0 ? null : tokenAt(values[index]);
  };
  return (words) => {
    const [, counted, per] = /^base units of the (\w+) token per whole (\w+)/.exec(words) ?? [];
    if (counted !== undefined && per !== undefined) {
      const unit = named(counted);
      const whole = named(per);
      return unit?.kind !== 'amount'
        ? null
        : {
            ...unit,
            symbol: `${unit.symbol} per whole ${whole?.kind === 'amount' ? whole.symbol : per === 'share' ? 'share' : 'token'}`,
          };
    }
    const offered = /^base units of the (offer|want) token$/.exec(words)?.[1];
    if (offered !== undefined) return named(offered);
    if (words === 'base units of the UniFi share token') return shares();
    const token = /^base units of (?:the )?([\w ]+?)(?:,.*)?$/.exec(words)?.[1];
    if (token === undefined || /\d+ decimals/.test(words)) return null;
    const exactly = inputs.findIndex(({ name, type }) => type === 'address' && name === token);
    if (exactly >= 0) return tokenAt(values[exactly]);
    if (!/token|share/.test(token)) return null;
    const argument = inputs.findIndex(({ name, type }) => type === 'address' && TOKEN_ARGUMENT.test(name));
    if (argument >= 0) return tokenAt(values[argument]);
    return token === 'token' ? tokenAt(to) : null;
  };
}
