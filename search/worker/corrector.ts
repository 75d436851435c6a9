import { parseQuery, type Query, type Word } from './query';
import { correct } from './typo-stage';

/** Replaces unknown words by the closest known word. */
export class Corrector {
  readonly #vocabulary: readonly string[];

  constructor(vocabulary: readonly string[]) {
    this.#vocabulary = vocabulary;
  }

  /** Returns the query with every missing word corrected; null when one of them is not close to a known word. */
  correct(query: Query, missing: readonly Word[]): Query | null {
    if (missing.length === 0) return null;
    const fixed = new Map(missing.map((word) => [word, correct(word, this.#vocabulary)]));
    if ([...fixed.values()].includes(null)) return null;
    return parseQuery(query.words.map((word) => fixed.get(word) ?? word.raw).join(' '));
  }
}
