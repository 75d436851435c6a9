import { decodeWords, isGrouped, type WordFile, type WordFind } from '../format/word-file';
import { parseQuery, type Query } from './query';
import { stem } from './terms';

/** Minimum length of a word that has a stem (terms.ts). */
const STEMMED = 3;

/** Results of the words with the same beginning, as from the whole index. */
export class WordTable {
  readonly #words: ReadonlyMap<string, WordFind | null>;
  readonly #stems: ReadonlySet<string>;

  constructor(file: WordFile) {
    this.#words = decodeWords(file);
    this.#stems = new Set([...this.#words.keys()].filter(({ length }) => length >= STEMMED).map(stem));
  }

  /** Returns the query with its word completed, and the word's results; null when only the whole index can answer. */
  look(typed: Query): { readonly query: Query; readonly find: WordFind } | null {
    if (!isLoneWord(typed)) return null;
    const key = typed.content[0]?.key ?? '';
    const isKnown = this.#words.has(key) || this.#stems.has(stem(key));
    const whole = isKnown ? key : [...this.#words.keys()].find((word) => word.startsWith(key));
    const find = this.#words.get(whole ?? '');
    return find ? { query: isKnown ? typed : parseQuery(whole ?? ''), find } : null;
  }
}

/** Whether a query is one word of letters, and not code. */
const isLoneWord = ({ raw, words: [word] }: Query): boolean => isGrouped(raw.toLowerCase()) && word?.parts.length === 1;
