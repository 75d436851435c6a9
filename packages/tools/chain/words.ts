import type { AddressNamesFile } from '@sdk-docs/reference/model/tools-files';
import type { Reading } from '../book/arguments';

/** Answers whose units say their decimals need no table of tokens. */
const PLAIN: Reading = { places: { chains: {}, places: [] }, decimalsOf: () => null };

/**
 * What an answer with these addresses, in lower case, is read with. `load` gives the file that has an address, if any has.
 * An address that is in none, or whose file does not load, is shown as it came.
 */
export async function wordsOf(
  addresses: readonly string[],
  load: (address: string) => Promise<AddressNamesFile>,
): Promise<Reading> {
  // One address for each file.
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
