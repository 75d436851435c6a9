import type { AddressEntry } from './entries';
import { nearWords } from './near';
import type { Site } from './site';
import { BadInput, given, type Input } from './tool';

/**
 * The chain of an argument, by name or id; null without the argument. @throws BadInput for a chain that the SDK lacks
 */
export async function chainOf(site: Site, input: Input): Promise<string | null> {
  const wanted = given(input, 'chain').toLowerCase();
  if (wanted === '') return null;
  const all = await site.entries<AddressEntry[]>('addresses');
  const known = new Map(all.map(({ chain, chainId }) => [chain, String(chainId)]));
  const found = [...known].find(([name, id]) => [name.toLowerCase(), id].includes(wanted));
  if (found === undefined) {
    const chains = [...known].map(([name, id]) => `${name} (${id})`).join(', ');
    throw new BadInput(
      `the SDK has addresses on no chain "${given(input, 'chain')}"${nearWords(known.keys(), wanted)}; it knows: ${chains}`,
    );
  }
  return found[0];
}
