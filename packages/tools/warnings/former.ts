import { getAddress } from '../book/hex';
import { placeName } from '../book/places';
import type { WarningBooks } from './facts';
import { warning, type Warning } from './warning';

/**
 * A warning about an address that only earlier releases of the SDK have. The kind is that of a wrong target: a target
 * of the reader's own is no former one.
 */
export function formerWarnings({ places, rules }: WarningBooks, address: string, chain: string | null): Warning[] {
  const found = (rules.former ?? []).filter(([at, on]) => at === address && (chain === null || chain === on));
  if (found.length === 0) return [];
  const was = found.map(([, on, name, last]) => `${name} on ${on} up to SDK ${last}`).join(', and ');
  const now = found.flatMap(([, on, name]) => {
    const place = places.places.find((each) => each.chain === on && placeName(each) === name);
    return place === undefined ? [] : [` ${name} is ${getAddress(place.address)} now.`];
  });
  return [
    warning('wrong-target', `${getAddress(address)} was ${was}.`, `Send nothing there.${now.join('')}`, {
      to: address,
    }),
  ];
}
