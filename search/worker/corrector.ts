import { parseQuery, type Query, type Word } from './query';
import type { Entry } from './catalog';
import type { NameMatch } from './symbol-stage';
import { correct, findMisspelled } from './typo-stage';

/** Finds what misspelled words mean. It loads with the texts, whose words it knows. */
export class Corrector {
  /** Words by their first letter, in which typing errors are rare. */
  readonly #vocabulary = new Map<string, string[]>();

  constructor(vocabulary: readonly string[]) {
    for (const word of vocabulary) {
      const list = this.#vocabulary.get(word[0] ?? '');
      if (list) list.push(word);
      else this.#vocabulary.set(word[0] ?? '', [word]);
    }
  }

  /** Returns the entries whose name is close to the query. */
  similar(entries: readonly Entry[], query: Query): NameMatch[] {
    return findMisspelled(entries, query);
  }

  /** Returns the query with every missing word corrected; null when one of them is not close to a known word. */
  correct(query: Query, missing: readonly Word[]): Query | null {
    if (missing.length === 0) return null;
    const fixed = new Map(missing.map((word) => [word, correct(word, this.#vocabulary.get(word.key[0] ?? '') ?? [])]));
    if ([...fixed.values()].includes(null)) return null;
    return parseQuery(query.words.map((word) => fixed.get(word) ?? word.raw).join(' '));
  }

  /** Returns the query with those missing words corrected that are close to a known word; null when none is. */
  repair(query: Query, missing: readonly Word[]): Query | null {
    const fixed = new Map(missing.map((word) => [word, correct(word, this.#vocabulary.get(word.key[0] ?? '') ?? [])]));
    if ([...fixed.values()].every((word) => word === null)) return null;
    return parseQuery(query.words.map((word) => fixed.get(word) ?? word.raw).join(' '));
  }
}
