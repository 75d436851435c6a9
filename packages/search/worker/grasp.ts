import type { Word } from './query';
import { stem } from './terms';
import { isWeak } from './weak-words';
import type { WordScores } from './word-index';

/** Weight of a number, and of a word that is too general to show what is asked. */
const WEAK = 0.25;
const NUMBER = /^\d+$/;

/**
 * Returns the maximum share of a query that one place covers: the weight of its words in the best entry or its phrases.
 * Words are weighted by rarity, and one that does not occur weighs most. `results` are the scores of each word.
 */
export function graspOf(words: readonly Word[], results: readonly WordScores[], entries: number): number {
  const held = new Float64Array(entries);
  let total = 0;
  results.forEach(({ scores, size }, place) => {
    const key = words[place]?.key ?? '';
    const weight = (isWeak(stem(key)) || NUMBER.test(key) ? WEAK : 1) * Math.log(1 + entries / Math.max(1, size));
    total += weight;
    for (let id = 0; id < entries; id++) if (scores[id] !== 0) held[id] = (held[id] ?? 0) + weight;
  });
  return held.reduce((most, share) => Math.max(most, share), 0) / total;
}
