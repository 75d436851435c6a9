import type { Query, Word } from './query';
import { stem } from './terms';
import { isWeak } from './weak-words';

/** Weight of a number, and of a word that is too general to tell what is asked. */
const WEAK = 0.25;
/** Below it, what is asked is not what any place is about: measured on questions that the site does not answer. */
const LEAST = 0.45;
/** The same for two words, of which none is to spare. */
const LEAST_OF_TWO = 0.6;
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

/**
 * Whether a query asks for what no place has. A query with code asks for a name, which its own stage judges, and a
 * single word occurs or does not.
 */
export const isBeyond = (grasp: number, { content }: Query): boolean =>
  content.length > 1 &&
  grasp < (content.length > 2 ? LEAST : LEAST_OF_TWO) &&
  content.every(({ parts }) => parts.length < 2);
