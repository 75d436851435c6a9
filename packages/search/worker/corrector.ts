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
    const fixed = this.#fix(missing);
    return missing.length === 0 || fixed.size < missing.length ? null : rewrite(query, fixed);
  }

  /** Returns the query with those missing words corrected that are close to a known word; null when none is. */
  repair(query: Query, missing: readonly Word[]): Query | null {
    const fixed = this.#fix(missing);
    return fixed.size === 0 ? null : rewrite(query, fixed);
  }

  /** Returns the known word that each misspelled one is close to. */
  #fix(missing: readonly Word[]): ReadonlyMap<Word, string> {
    return new Map(
      missing.flatMap((word) => {
        const known = correct(word, this.#vocabulary.get(word.key[0] ?? '') ?? []);
        return known === null ? [] : [[word, known] as const];
      }),
    );
  }
}

const rewrite = (query: Query, fixed: ReadonlyMap<Word, string>): Query =>
  parseQuery(query.words.map((word) => fixed.get(word) ?? word.raw).join(' '));
