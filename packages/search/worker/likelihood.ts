import type { Questions } from '../format/question-file';
import type { Entry } from './catalog';
import type { Query } from './query';
import { phraseStems, stem } from './terms';
import { othersFor } from './thesaurus';
import { isWeak } from './weak-words';

/** Weight of a word in a record's name, its page's title and its text, relative to one in each of its phrases. */
const IN_NAME = 3;
const IN_TITLE = 1;
const IN_TEXT = 0.5;
/** Shares of a word's likelihood that come from a record, from its page, and from all records. */
const OF_RECORD = 0.5;
const OF_PAGE = 0.25;
const OF_ALL = 0.25;
/** Weight of a synonym relative to the word itself. */
const SYNONYM = 0.3;
/** Weight of a weak word relative to others. */
const WEAK = 0.25;

/** Share of a word and its synonyms in the words of each record, of each page, and of all. */
interface Shares {
  readonly records: Float64Array;
  readonly pages: Float64Array;
  readonly all: number;
}

/**
 * The likelihood of the words of a query, given that a record is the answer: in its own words or in those of its page.
 */
export class Likelihood {
  readonly #pages: readonly number[];
  /** Stem -> record -> weight, and the weights of all words of a record, of a page, and of all. */
  readonly #weights = new Map<string, Map<number, number>>();
  readonly #ofRecords: number[];
  readonly #ofPages: number[] = [];
  #ofAll = 0;

  constructor(entries: readonly Entry[], questions: Questions) {
    this.#pages = entries.map(({ record }) => record.page);
    this.#ofRecords = entries.map(() => 0);
    entries.forEach(({ record, page }, place) => {
      const add = (words: readonly string[], weight: number): void =>
        words.forEach((word) => this.#add(word, place, weight));
      for (const phrase of questions[place]?.phrases ?? []) add(phrase, 1);
      add(phraseStems(record.name), IN_NAME);
      add(phraseStems(page.title), IN_TITLE);
      add(phraseStems(record.words), IN_TEXT);
    });
  }

  /** Returns a function that computes the likelihood of a query for a record, 0 or more. */
  of({ content }: Query): (record: number) => number {
    const words = content.flatMap(({ key }) => {
      const word = stem(key).slice(1);
      const shares = this.#sharesOf(word, key);
      return shares === null ? [] : [{ ...shares, weight: isWeak(`~${word}`) ? WEAK : 1 }];
    });
    const total = Math.max(
      1,
      words.reduce((sum, { weight }) => sum + weight, 0),
    );
    return (record) => {
      const page = this.#pages[record] ?? -1;
      let points = 0;
      for (const { records, pages, all, weight } of words) {
        const own = OF_RECORD * (records[record] ?? 0) + OF_PAGE * (pages[page] ?? 0);
        if (own > 0) points += weight * Math.log1p(own / (OF_ALL * all));
      }
      return points / total;
    };
  }

  /** Returns the shares of a word and its synonyms; null when none occurs. */
  #sharesOf(word: string, key: string): Shares | null {
    const records = new Float64Array(this.#ofRecords.length);
    const pages = new Float64Array(this.#ofPages.length);
    let all = 0;
    const forms = new Map([...othersFor(key).map((other) => [other.slice(1), SYNONYM] as const), [word, 1] as const]);
    for (const [form, share] of forms)
      for (const [record, weight] of this.#weights.get(form) ?? []) {
        const page = this.#pages[record] ?? 0;
        const points = share * weight;
        records[record] = (records[record] ?? 0) + points / (this.#ofRecords[record] ?? 1);
        pages[page] = (pages[page] ?? 0) + points / (this.#ofPages[page] ?? 1);
        all += points / this.#ofAll;
      }
    return all === 0 ? null : { records, pages, all };
  }

  #add(word: string, record: number, weight: number): void {
    const page = this.#pages[record] ?? 0;
    const places = this.#weights.get(word) ?? new Map<number, number>();
    places.set(record, (places.get(record) ?? 0) + weight);
    this.#weights.set(word, places);
    this.#ofRecords[record] = (this.#ofRecords[record] ?? 0) + weight;
    this.#ofPages[page] = (this.#ofPages[page] ?? 0) + weight;
    this.#ofAll += weight;
  }
}
