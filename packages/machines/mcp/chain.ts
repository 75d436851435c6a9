import type { AddressEntry } from './entries';
import { nearWords } from './near';
import type { Site } from './site';
import { BadInput, given, type Input } from './tool';

/** Other names of chains, squeezed -> the SDK's name. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ...['ethereum', 'eth', 'ethereummainnet', 'ethmainnet', 'l1'].map((name) => [name, 'mainnet'] as const),
  ...['bnb', 'bnbchain', 'bnbsmartchain', 'binance', 'binancesmartchain'].map((name) => [name, 'bsc'] as const),
  ['arbitrumone', 'arbitrum'],
  ['opsepolia', 'optimismsepolia'],
]);

const squeezed = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The chain of an argument, by name or id; null without the argument. @throws BadInput for a chain that the SDK lacks
 */
export async function chainOf(site: Site, input: Input): Promise<string | null> {
  const wanted = given(input, 'chain');
  return wanted === '' ? null : chainNamed(await site.entries<AddressEntry[]>('addresses'), wanted);
}

/** The chain with a name, another common name, or an id. @throws BadInput for a chain that the SDK lacks */
export function chainNamed(all: readonly AddressEntry[], wanted: string): string {
  const known = new Map(all.map(({ chain, chainId }) => [chain, String(chainId)]));
  const name = OTHER_NAMES.get(squeezed(wanted)) ?? squeezed(wanted);
  // An id counts as it is written: squeezed, -56 and 5.6 become the id of Bsc.
  const found = [...known].find(([chain, id]) => chain.toLowerCase() === name || id === wanted);
  if (found === undefined) {
    const chains = [...known].map(([chain, id]) => `${chain} (${id})`).join(', ');
    throw new BadInput(
      `the SDK has addresses on no chain "${wanted}"${nearWords(known.keys(), wanted)}; it knows: ${chains}`,
    );
  }
  return found[0];
}
