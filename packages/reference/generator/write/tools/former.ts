import type { Reference } from '../../../model/reference';
import type { FormerPlace } from '../../../model/tools-book';
import { placesBook } from './places';

/** `contracts/tokens TOKENS_ADDRESSES.value.vlPUFFER.Mainnet` */
const TABLE = / (?:CONTRACT|VAULTS|TOKENS)_ADDRESSES\.value\.(.+)$/;

/** Addresses that a release replaced, with the last release that has them. Those that a table still has are left out. */
export function formerPlaces(reference: Reference): readonly FormerPlace[] {
  const { history } = reference.surface;
  const { chains, places } = placesBook(reference);
  const versions = [history?.first ?? '', ...(history?.steps ?? []).map(({ version }) => version)];
  return (history?.steps ?? []).flatMap(({ changed }, index) =>
    changed.flatMap(({ key, before }): FormerPlace[] => {
      const path = TABLE.exec(key)?.[1]?.split('.');
      const address = before.replaceAll("'", '').toLowerCase();
      if (path === undefined || !/^0x[\da-f]{40}$/.test(address) || /^0x0*$/.test(address)) return [];
      const chain = path.find((part) => part in chains) ?? '';
      if (places.some((place) => place.chain === chain && place.address === address)) return [];
      return [[address, chain, path.filter((part) => part !== chain).join(' '), versions[index] ?? '']];
    }),
  );
}
