import type { AddressEntry } from './entries';

/** Words that readers add to a name, and that identify nothing. */
const NOISE = new Set(['of', 'the', 'a', 'on', 'token', 'contract', 'address']);

/** Words of a name in lower case, without "Nucleus" and what identifies nothing. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => word.replace(/^nucleus(?=.)/, ''))
    .filter((word) => word !== '' && word !== 'nucleus' && !NOISE.has(word));

const keyOf = (words: readonly string[]): string => [...words].sort().join(' ');

/**
 * Entries of a name on every chain: the exact one, otherwise the one with the same words in another order, with
 * "vault" for "BoringVault", or without a word such as "token". A part of a word is never enough.
 */
export function named(entries: readonly AddressEntry[], query: string): AddressEntry[] {
  const value = query.toLowerCase();
  const asked = wordsOf(query);
  const spelled = (each: string): string => each.toLowerCase().replace(/[^a-z0-9]/g, '');
  const steps: readonly ((name: string) => boolean)[] = [
    (name) => name.toLowerCase() === value,
    (name) => keyOf(wordsOf(name)) === keyOf(asked),
    (name) => spelled(name) === asked.join(''),
    (name) => {
      const own = wordsOf(name);
      return (
        asked.length > 1 &&
        asked.length === own.length &&
        asked.every((word) => own.some((each) => each === word || (word === 'vault' && each.endsWith(word))))
      );
    },
  ];
  if (asked.length === 0) return [];
  for (const fits of steps) {
    const found = entries.filter(({ name, contracts }) => [name, ...contracts].some(fits));
    if (found.length > 0) return found;
  }
  return [];
}

/** `pufETH on Base` -> its name and its chain; null without "on", and for a name that contains it. */
export function nameAndChain(query: string): { readonly name: string; readonly chain: string } | null {
  const [, name, chain] = /^(.*\S)\s+(?:on|at)\s+(\S.*)$/i.exec(query) ?? [];
  return name === undefined || chain === undefined ? null : { name, chain };
}

/** Names with an address that contain the text: other things, which may be meant. */
export const containing = (entries: readonly AddressEntry[], text: string): readonly AddressEntry[] =>
  entries.filter(({ name, address }) => address !== null && name.toLowerCase().includes(text.toLowerCase()));
