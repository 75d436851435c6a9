import type { Questions } from '../format/question-file';
import type { Query } from './query';
import { stem } from './terms';
import { othersFor } from './thesaurus';
import { BestOfEach, Vectors } from './vectors';
import type { WordScores } from './word-index';

/** Limit of a word's weight: higher rarity says more about the phrases than about the query. */
const MOST = 6;
/** Weight of a synonym relative to the word itself. */
const SYNONYM = 0.45;
/** Weight of a word of phrases among the words of texts: less than a heading, more than a text. */
const ASKED = 2;
/** Weight of a set of words, where the query has only words of it: a set does not show which belong together. */
const SET = 0.45;

/** Compares a query with the phrases of each record. */
export class Phrases {
  readonly #records: number;
  /** The record of each phrase; those of headings are last. */
  readonly #owners: readonly number[];
  /** Whether a phrase is a set of words. */
  readonly #isSet: (phrase: number) => boolean;
  readonly #words: Vectors;
  readonly #letters: Vectors;

  /** `headings` has the stems of each record's name and page. */
  constructor(questions: Questions, headings: readonly (readonly string[])[]) {
    this.#records = questions.length;
    const phrases = questions.flatMap((asked) => asked?.phrases ?? []);
    const sets = new Set(questions.flatMap((asked, record) => (asked?.set ? [record] : [])));
    this.#owners = [
      ...questions.flatMap((asked, record) => (asked?.phrases ?? []).map(() => record)),
      ...headings.map((_, record) => record),
    ];
    this.#isSet = (phrase) => phrase < phrases.length && sets.has(this.#owners[phrase] ?? -1);
    this.#words = new Vectors(phrases, MOST);
    this.#letters = new Vectors([...phrases, ...headings], Infinity, threes);
  }

  /** Adds to the scores of a word in texts the records that have it in any phrase. */
  add(word: string, { scores, size }: WordScores): WordScores {
    const records = new Set(this.#words.with(stem(word).slice(1)).map((phrase) => this.#owners[phrase] ?? 0));
    const points = ASKED * Math.log(1 + this.#records / (records.size + 1));
    const sums = scores.slice();
    let further = 0;
    for (const record of records) {
      if (sums[record] === 0) further++;
      sums[record] = (sums[record] ?? 0) + points;
    }
    return { scores: sums, size: size + further };
  }

  /**
   * Returns the similarity of a query to the best three phrases of each record, each about 0 to 1. Synonyms count in
   * part.
   */
  like({ content }: Query): BestOfEach {
    const words = new Map(content.map(({ key }) => [stem(key).slice(1), 1]));
    for (const { key } of content)
      for (const other of othersFor(key)) if (!words.has(other.slice(1))) words.set(other.slice(1), SYNONYM);
    return this.#best(this.#words, words);
  }

  /** The same for letter trigrams: other forms and misspelled words are partly similar. */
  spelledLike({ content }: Query): BestOfEach {
    return this.#best(
      this.#letters,
      new Map(content.flatMap(({ key }) => threes(stem(key).slice(1))).map((three) => [three, 1])),
    );
  }

  #best(vectors: Vectors, features: ReadonlyMap<string, number>): BestOfEach {
    const best = new BestOfEach(this.#records);
    vectors.compare(features, this.#isSet, (phrase, likeness) =>
      best.add(this.#owners[phrase] ?? 0, this.#isSet(phrase) ? SET * likeness : likeness),
    );
    return best;
  }
}

/** Returns the letter trigrams of a word, with marks for its start and end. */
const threes = (word: string): string[] => {
  const marked = `^${word}$`;
  return Array.from({ length: Math.max(1, marked.length - 2) }, (_, start) => marked.slice(start, start + 3));
};
