import type { AddressNamesFile } from '@sdk-docs/reference/model/tools-files';
import type { Reading } from '../book/arguments';

/** Answers whose units say their decimals need no table of tokens. */
const PLAIN: Reading = { places: { chains: {}, places: [] }, decimalsOf: () => null };

/**
 * Data for decoding an answer with these lower-case addresses. `load` returns the file of an address, if there is one.
 * An address in no file, or whose file does not load, is shown as the node wrote it.
 */
export async function wordsOf(
  addresses: readonly string[],
  load: (address: string) => Promise<AddressNamesFile>,
): Promise<Reading> {
  // One address per file.
  const firsts = [...new Map(addresses.map((address) => [address[2], address])).values()];
  const files = await Promise.all(firsts.map((address) => load(address).catch((): AddressNamesFile => ({}))));
  const known = new Map(
    files
      .flatMap(Object.entries<readonly string[]>)
      .map(([address, names]) => [address.toLowerCase(), [address, names] as const]),
  );
  return {
    ...PLAIN,
    address: (text) => known.get(text)?.[0] ?? text,
    namesOf: (text) => known.get(text)?.[1] ?? [],
  };
}
