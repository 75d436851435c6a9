import { createHash } from 'node:crypto';
import { getAddress } from 'viem';
import type { Page } from '../../../model/page';
import type { Reference } from '../../../model/reference';
import { namesOfPlaces } from '../../../model/tools-book';
import { namesName, readsName } from '../../../model/routes';
import type { AddressNamesFile, AskedFiles } from '../../../model/tools-files';
import { placesBook } from './places';
import { readsFiles } from './reads';

const DIGITS = [...'0123456789abcdef'];

/** Names of addresses by first hex digit. The whole address is the key: a digit chooses a file, never a name. */
export function addressNames(reference: Reference): Readonly<Record<string, AddressNamesFile>> {
  const { places } = placesBook(reference);
  const addresses = [...new Set(places.map(({ address }) => address))].toSorted();
  return Object.fromEntries(
    DIGITS.map((digit) => [
      namesName(`0x${digit}`),
      Object.fromEntries(
        addresses
          .filter((address) => address[2] === digit)
          .map((address) => [getAddress(address), namesOfPlaces(places.filter((place) => place.address === address))]),
      ),
    ]),
  );
}

/**
 * Data that a page fetches to ask a wallet: as data files, because each chunk of the browser's build adds its name to
 * the application. They share a hash, so that hosts may cache them forever.
 */
export function askedData(reference: Reference): { readonly files: readonly Page[]; readonly named: AskedFiles } {
  const reads = Object.entries(readsFiles(reference)).map(([contract, file]) => [readsName(contract), file] as const);
  const texts = [...reads, ...Object.entries(addressNames(reference))].map(
    ([name, file]) => [name, `${JSON.stringify(file)}\n`] as const,
  );
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);
  const files = `assets/asked/*-${hash}.json`;
  return { named: { files }, files: texts.map(([name, text]) => ({ path: files.replace('*', name), text })) };
}
