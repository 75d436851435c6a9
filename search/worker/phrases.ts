import type { Questions } from '../format/question-file';
import type { Query } from './query';
import { stem } from './terms';
import { othersFor } from './thesaurus';

/** Limit of a word's weight: a rarer word tells more about the phrases than about the query. */
const MOST = 6;
/** What a synonym counts beside the word itself. */
const SYNONYM = 0.45;
/** Weight of a word of phrases among the words of texts: less than a heading, more than a text. */
const ASKED = 2;
/** What a set of words counts, where the query has only words of it: a set does not tell which belong together. */
const SET = 0.45;
/** Number of phrases of a record that count. */
const BEST = 3;

/** How like a query the phrases of a record are: the best three, best first, each about 0 to 1. */
export type Likeness = readonly [number, number, number];

/** What readers ask: compares a query with the phrases of each record. */
export class Phrases {
  readonly #records: number;
  readonly #asked: number;
  /** Stem -> its number. */
  readonly #ids = new Map<string, number>();
  /** The numbers of each phrase's stems, and its record. */
  readonly #phrases: readonly (readonly number[])[];
  readonly #owners: readonly number[];
  readonly #sets: ReadonlySet<number>;
  /** The phrases of each stem, its weight, and its letters in threes. */
  readonly #places: number[][] = [];
  readonly #weights: readonly number[];
  readonly #letters: readonly (readonly string[])[];
  readonly #letterWeights = new Map<string, number>();
  /** Length of each phrase as a vector of its words' weights, and of its letters' weights. */
  readonly #lengths: readonly number[];
  readonly #letterLengths: readonly number[];

  constructor(questions: Questions, headings: readonly (readonly string[])[]) {
    this.#records = questions.length;
    this.#asked = questions.reduce((sum, asked) => sum + (asked?.phrases.length ?? 0), 0);
    this.#sets = new Set(questions.flatMap((asked, record) => (asked?.set ? [record] : [])));
    this.#owners = [
      ...questions.flatMap((asked, record) => (asked?.phrases ?? []).map(() => record)),
      ...headings.map((_, record) => record),
    ];
    this.#phrases = [...questions.flatMap((asked) => asked?.phrases ?? []), ...headings].map((words) =>
      words.map((word) => this.#id(word)),
    );
    this.#phrases
      .slice(0, this.#asked)
      .forEach((words, place) => words.forEach((word) => this.#places[word]?.push(place)));
    this.#weights = this.#places.map(({ length }) => this.#rarity(length, MOST));
    this.#letters = [...this.#ids.keys()].map(threes);
    const counts = new Map<string, number>();
    this.#letters.forEach((letters, word) => {
      for (const three of letters) counts.set(three, (counts.get(three) ?? 0) + (this.#places[word]?.length ?? 0));
    });
    for (const [three, count] of counts) this.#letterWeights.set(three, this.#rarity(count, Infinity) ** 2);
    this.#lengths = this.#phrases.map((words) => lengthOf(words.map((word) => (this.#weights[word] ?? 0) ** 2)));
    const own = this.#letters.map((letters) => this.#sumOf(letters));
    this.#letterLengths = this.#phrases.map((words) => lengthOf(words.map((word) => own[word] ?? 0)));
  }

  /** Returns the records that have a word in any phrase, with a score like that of a text. */
  find(word: string): ReadonlyMap<number, number> {
    const id = this.#ids.get(stem(word).slice(1)) ?? -1;
    const records = new Set((this.#places[id] ?? []).map((place) => this.#owners[place] ?? 0));
    const score = ASKED * Math.log(1 + this.#records / (records.size + 1));
    return new Map([...records].map((record) => [record, score]));
  }

  /**
   * Returns how like each record's phrases a query is: the cosine of the words, where rare words count more. Of a set,
   * the share of the query that it has.
   */
  like({ content }: Query): ReadonlyMap<number, Likeness> {
    const words = new Map(content.map(({ key }) => [stem(key).slice(1), 1]));
    const length = lengthOf([...words.keys()].map((word) => this.#weightOf(word) ** 2));
    for (const { key } of content)
      for (const other of othersFor(key)) if (!words.has(other.slice(1))) words.set(other.slice(1), SYNONYM);
    const points = new Float64Array(this.#phrases.length);
    for (const [word, share] of words) {
      const weight = share * this.#weightOf(word) ** 2;
      for (const place of this.#places[this.#ids.get(word) ?? -1] ?? []) points[place] = (points[place] ?? 0) + weight;
    }
    return this.#best(points, length, this.#lengths);
  }

  /** The same for the letters of the words, in threes: other forms and misspelled words are partly alike. */
  spelledLike({ content }: Query): ReadonlyMap<number, Likeness> {
    const asked = new Set(content.flatMap(({ key }) => threes(stem(key).slice(1))));
    const length = lengthOf(
      [...asked].map((three) => this.#letterWeights.get(three) ?? this.#rarity(0, Infinity) ** 2),
    );
    const shared = this.#letters.map((letters) => this.#sumOf(letters.filter((three) => asked.has(three))));
    const points = Float64Array.from(this.#phrases, (words) =>
      words.reduce((sum, word) => sum + (shared[word] ?? 0), 0),
    );
    return this.#best(points, length, this.#letterLengths);
  }

  /** Returns the best phrases of each record. */
  #best(points: Float64Array, length: number, lengths: readonly number[]): ReadonlyMap<number, Likeness> {
    const best = new Map<number, [number, number, number]>();
    points.forEach((sum, place) => {
      if (sum === 0) return;
      const record = this.#owners[place] ?? 0;
      const likeness =
        place < this.#asked && this.#sets.has(record)
          ? (SET * sum) / length ** 2
          : sum / (length * (lengths[place] ?? 1));
      const known = best.get(record);
      if (known === undefined) best.set(record, [likeness, 0, 0]);
      else insert(known, likeness);
    });
    return best;
  }

  #id(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    this.#places.push([]);
    this.#ids.set(word, this.#ids.size);
    return this.#ids.size - 1;
  }

  #weightOf(word: string): number {
    return this.#weights[this.#ids.get(word) ?? -1] ?? this.#rarity(0, MOST);
  }

  #rarity(count: number, most: number): number {
    return Math.min(most, Math.log(1 + this.#asked / (1 + count)));
  }

  #sumOf(letters: readonly string[]): number {
    return letters.reduce((sum, three) => sum + (this.#letterWeights.get(three) ?? 0), 0);
  }
}

/** Inserts a value into a list that stays in descending order and keeps its length. */
function insert(best: number[], value: number): void {
  for (let place = 0; place < BEST; place++) {
    const other = best[place] ?? 0;
    if (value > other) [best[place], value] = [value, other];
  }
}

/** Returns the letters of a word in threes, with marks for its start and end. */
const threes = (word: string): string[] => {
  const marked = `^${word}$`;
  return Array.from({ length: Math.max(1, marked.length - 2) }, (_, start) => marked.slice(start, start + 3));
};

const lengthOf = (squares: readonly number[]): number =>
  Math.sqrt(squares.reduce((sum, square) => sum + square, 0)) || 1;
