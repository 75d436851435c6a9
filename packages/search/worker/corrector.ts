import { groupBy } from '@sdk-docs/tools/book/group-by';
import type { Entry } from './catalog';
import { parseQuery, type Query, type Word } from './query';
import type { NameMatch } from './symbol-stage';
import { stem } from './terms';
import { hasOthers, SYNONYM_WORDS } from './thesaurus';
import { correct, findMisspelled } from './typo-stage';

const LETTERS = /^\p{L}+$/u;
/** Endings that produce a word from a stem (terms.ts). */
const FORMS = ['', 'e', 'y', 's', 'ing', 'ed'];
/** Maximum letters of an ending, and minimum of the word before it. */
const ENDING = 3;
const BEGINNING = 5;

/** Corrects misspelled and completes unfinished words. It loads with the texts, whose words it knows. */
export class Corrector {
  /** How often each word occurs. */
  readonly #counts: ReadonlyMap<string, number>;
  /** Words by their first letter, in which typing errors are rare. */
  readonly #vocabulary: ReadonlyMap<string, readonly string[]>;
  /** All stems, and those that only readers use, by their first letter. */
  readonly #stems: ReadonlyMap<string, readonly string[]>;

  constructor(counts: ReadonlyMap<string, number>, asked: readonly string[]) {
    this.#counts = counts;
    const words = new Set([...counts.keys(), ...SYNONYM_WORDS]);
    this.#vocabulary = byLetter(words);
    const stems = [...words].flatMap((word) => (word.startsWith('~') ? [word.slice(1)] : []));
    this.#stems = byLetter(new Set([...stems, ...asked]));
  }

  /**
   * Returns the query with its last word completed to the commonest word that it begins: "connect metama". A single
   * letter after other words is too little. Null when the last word is complete.
   */
  finish(query: Query): Query | null {
    const last = query.words.at(-1);
    if (last === undefined || last !== query.content.at(-1) || !LETTERS.test(last.key) || this.#isKnown(last.key))
      return null;
    const isLetter = last.key.length === 1 && query.words.length > 1;
    const whole = isLetter ? '' : this.#begunBy(last.key);
    return whole === null ? null : rewrite(query, new Map([[last, whole]]));
  }

  /** Returns all words, the commonest first: the order in which `finish` tries them. */
  commonest(): string[] {
    const count = (word: string): number => this.#counts.get(word) ?? 0;
    return [...this.#vocabulary.values()].flat().sort((a, b) => count(b) - count(a));
  }

  /** Returns the entries whose name is close to the query. */
  similar(entries: readonly Entry[], query: Query): NameMatch[] {
    return findMisspelled(entries, query);
  }

  /** Returns the query with every missing word corrected; null when one of them is not close to a known word. */
  correct(query: Query, missing: readonly Word[]): Query | null {
    const fixed = this.#fix(missing, query.content.length === 1);
    return missing.length === 0 || fixed.size < missing.length ? null : rewrite(query, fixed);
  }

  /** Returns the query with those missing words corrected that are close to a known word; null when none is. */
  repair(query: Query, missing: readonly Word[]): Query | null {
    const fixed = this.#fix(missing, false);
    return fixed.size === 0 ? null : rewrite(query, fixed);
  }

  #isKnown(word: string): boolean {
    return this.#counts.has(word) || this.#counts.has(stem(word)) || hasOthers(word);
  }

  /** Returns the commonest word that starts so; null for none. */
  #begunBy(start: string): string | null {
    let [best, most]: [string | null, number] = [null, -1];
    for (const word of this.#vocabulary.get(start[0] ?? '') ?? []) {
      const count = this.#counts.get(word) ?? 0;
      if (count > most && word.startsWith(start)) [best, most] = [word, count];
    }
    return best;
  }

  /** Returns the longest known word that the given word extends, with another ending: "audit" of "auditors". */
  #beginningOf({ key }: Word): string | null {
    for (let length = key.length - 1; length >= Math.max(BEGINNING, key.length - ENDING); length--)
      if (this.#isKnown(key.slice(0, length))) return key.slice(0, length);
    return null;
  }

  /** Returns the known word that each misspelled one is close to. */
  #fix(missing: readonly Word[], alone: boolean): ReadonlyMap<Word, string> {
    const count = (word: string): number => this.#counts.get(word) ?? 0;
    return new Map(
      missing.flatMap((word) => {
        const [first = ''] = word.key;
        const near = (words: readonly string[] = []): string | null => correct(word, words, count, alone);
        const begun = (): string | null => this.#beginningOf(word);
        const formed = (): string | null => near(this.#stems.get(first)?.flatMap(formsOf));
        // A word of readers alone finds nothing without others.
        const known = near(this.#vocabulary.get(first)) ?? (alone ? (begun() ?? formed()) : (formed() ?? begun()));
        return known === null ? [] : [[word, known] as const];
      }),
    );
  }
}

const rewrite = (query: Query, fixed: ReadonlyMap<Word, string>): Query =>
  parseQuery(query.words.map((word) => fixed.get(word) ?? word.raw).join(' '));

/** Returns the words with a given stem: "etas" has another than "eta". */
const formsOf = (base: string): string[] =>
  FORMS.map((ending) => `${base}${ending}`).filter((form) => stem(form) === `~${base}`);

const byLetter = (words: Iterable<string>): ReadonlyMap<string, readonly string[]> =>
  groupBy(words, (word) => word[0] ?? '');
