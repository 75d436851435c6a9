import type { Word } from './query';
import { stem } from './terms';
import { isWeak } from './weak-words';

/** Weight of a number, and of a word that is too general to tell what is asked. */
const WEAK = 0.25;
const NUMBER = /^\d+$/;

/**
 * Returns how much of a query any one place has: the share of its words in the best entry or its phrases, where a word
 * counts by its rarity, and one that does not occur counts most. `results` are the entries with each word.
 */
export function graspOf(
  words: readonly Word[],
  results: readonly ReadonlyMap<number, number>[],
  entries: number,
): number {
  const held = new Map<number, number>();
  let total = 0;
  words.forEach(({ key }, place) => {
    const found = results[place] ?? new Map<number, number>();
    const weight = (isWeak(stem(key)) || NUMBER.test(key) ? WEAK : 1) * Math.log(1 + entries / Math.max(1, found.size));
    total += weight;
    for (const id of found.keys()) held.set(id, (held.get(id) ?? 0) + weight);
  });
  return Math.max(0, ...held.values()) / total;
}
