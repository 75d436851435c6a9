import type { Questions } from '../format/question-file';
import type { Query } from './query';
import { stem } from './terms';
import { othersFor } from './thesaurus';

/** Limit of a word's weight: a rarer word tells more about the phrases than about the query. */
const MOST = 6;
/** What the best three phrases of a record count. */
const SHARES = [1, 0.3, 0.15] as const;
/** What a synonym counts beside the word itself. */
const SYNONYM = 0.45;
/** Weight of a word of phrases among the words of texts: less than a heading, more than a text. */
const ASKED = 2;

/** What a set of words counts, where the query has only words of it: a set does not tell which belong together. */
const SET = 0.45;

interface Phrase {
  readonly record: number;
  readonly words: readonly string[];
}

/** What readers ask: compares a query with the phrases of each record. */
export class Phrases {
  readonly #phrases: readonly Phrase[];
  readonly #records: number;
  /** Stem -> indexes of its phrases. */
  readonly #places = new Map<string, number[]>();
  /** Length of each phrase as a vector of its words' weights. */
  readonly #lengths: readonly number[];
  readonly #sets: ReadonlySet<number>;

  constructor(questions: Questions) {
    this.#records = questions.length;
    this.#phrases = questions.flatMap((asked, record) => (asked?.phrases ?? []).map((words) => ({ record, words })));
    this.#sets = new Set(questions.flatMap((asked, record) => (asked?.set ? [record] : [])));
    this.#phrases.forEach(({ words }, place) => {
      for (const word of words) {
        const places = this.#places.get(word);
        if (places) places.push(place);
        else this.#places.set(word, [place]);
      }
    });
    this.#lengths = this.#phrases.map(({ words }) =>
      Math.sqrt(words.reduce((sum, word) => sum + this.#weight(word) ** 2, 0)),
    );
  }

  /** Returns the records that have a word in any phrase, with a score like that of a text. */
  find(word: string): ReadonlyMap<number, number> {
    const records = new Set((this.#places.get(stem(word).slice(1)) ?? []).map((place) => this.#phrases[place]?.record));
    const score = ASKED * Math.log(1 + this.#records / (records.size + 1));
    return new Map([...records].map((record) => [record ?? 0, score]));
  }

  /**
   * Returns how like each record's phrases a query is, about 0 to 1.45: the cosine of the words, where rare words count
   * more, of the best phrase and of a share of the next two. Of a set, the share of the query that it has.
   */
  like({ content }: Query): ReadonlyMap<number, number> {
    const words = new Map(content.map(({ key }) => [stem(key).slice(1), 1]));
    const length = Math.sqrt([...words.keys()].reduce((sum, word) => sum + this.#weight(word) ** 2, 0));
    for (const { key } of content)
      for (const other of othersFor(key)) if (!words.has(other.slice(1))) words.set(other.slice(1), SYNONYM);
    const sums = new Map<number, number>();
    for (const [word, share] of words) {
      const points = share * this.#weight(word) ** 2;
      for (const place of this.#places.get(word) ?? []) sums.set(place, (sums.get(place) ?? 0) + points);
    }
    const best = new Map<number, number[]>();
    for (const [place, sum] of sums) {
      const { record } = this.#phrases[place] as Phrase;
      const likeness = this.#sets.has(record)
        ? (SET * sum) / length ** 2
        : sum / (length * (this.#lengths[place] ?? 1));
      const list = best.get(record);
      if (list) list.push(likeness);
      else best.set(record, [likeness]);
    }
    return new Map([...best].map(([record, list]) => [record, sumOfBest(list)]));
  }

  #weight(word: string): number {
    return Math.min(MOST, Math.log(1 + this.#phrases.length / (1 + (this.#places.get(word)?.length ?? 0))));
  }
}

const sumOfBest = (list: number[]): number =>
  list.sort((a, b) => b - a).reduce((sum, likeness, place) => sum + (SHARES[place] ?? 0) * likeness, 0);
