import MiniSearch, { type Query as MiniQuery } from 'minisearch';
import type { Entry } from './catalog';
import type { Word } from './query';
import { indexTerms, stem } from './terms';
import { othersFor } from './thesaurus';

const PREFIX_FROM = 3;
/** Weight of a synonym's stem. */
const SYNONYM = 0.2;
/** Number of documents to index before the worker handles messages again. */
const CHUNK = 400;

interface Document {
  readonly id: number;
  readonly title: string;
  readonly keywords: string;
  readonly context: string;
  readonly body: string;
}

/** Score of a word in each entry, 0 where it does not occur, and the number of entries that have it. */
export interface WordScores {
  readonly scores: Float64Array;
  readonly size: number;
}

/** Searches one word at a time: BM25 over titles, context and text, with the terms of terms.ts. */
export class WordIndex {
  readonly #entries: number;
  readonly #index: MiniSearch<Document>;
  /** Words of this query and the previous one. While a reader types, only one word of a query is new. */
  #known = new Map<string, WordScores>();
  #before: ReadonlyMap<string, WordScores> = new Map();

  private constructor(entries: number) {
    this.#entries = entries;
    this.#index = new MiniSearch<Document>({
      fields: ['title', 'keywords', 'context', 'body'],
      tokenize: indexTerms,
      processTerm: (term) => term,
      searchOptions: {
        // A short heading is no better than a long one: field length counts less than usual.
        bm25: { k: 1.2, b: 0.5, d: 0.5 },
        boost: { title: 5, keywords: 2, context: 2, body: 1 },
        tokenize: (text) => [text],
      },
    });
  }

  /** Indexes all entries in chunks, so that queries are answered in between. */
  static async create(entries: readonly Entry[]): Promise<WordIndex> {
    const words = new WordIndex(entries.length);
    await words.#index.addAllAsync(entries.map(documentOf), { chunkSize: CHUNK });
    return words;
  }

  /** Searches the words of a query: as typed, and as prefixes if they are the last word or do not occur. */
  search(words: readonly Word[]): WordScores[] {
    this.#before = this.#known;
    this.#known = new Map();
    return words.map((word, place) => {
      const last = place === words.length - 1;
      const key = last ? `${word.raw}*` : word.raw;
      const found = this.#known.get(key) ?? this.#before.get(key) ?? this.#searchWord(word, last);
      this.#known.set(key, found);
      return found;
    });
  }

  #searchWord(word: Word, last: boolean): WordScores {
    const whole = wholeWord(word);
    const begun: MiniQuery = { queries: [word.key], prefix: true, combineWith: 'OR', boostTerm: () => 0.4 };
    const startsOthers = word.key.length >= PREFIX_FROM;
    if (last && startsOthers) return this.#find({ combineWith: 'OR', queries: [whole, begun] });
    const found = this.#find(whole);
    return found.size > 0 || !startsOthers ? found : this.#find(begun);
  }

  #find(query: MiniQuery): WordScores {
    const scores = new Float64Array(this.#entries);
    let size = 0;
    // The filter collects the scores and rejects every result, because sorted results are not needed here.
    this.#index.search(query, {
      filter: ({ id, score }) => {
        scores[id as number] = score;
        size++;
        return false;
      },
    });
    return { scores, size };
  }
}

/** The word, its joined parts, its stem and its synonyms. */
function wholeWord(word: Word): MiniQuery {
  const parts: MiniQuery[] =
    word.parts.length > 1 ? [{ combineWith: 'AND', queries: [...word.parts], boostTerm: () => 0.7 }] : [];
  const others = othersFor(word.key);
  return {
    combineWith: 'OR',
    queries: [
      word.key,
      // Its parts and separators together, as in code: BATCH_SIZE.
      word.raw.toLowerCase(),
      ...parts,
      { combineWith: 'OR', queries: [stem(word.key)], boostTerm: () => 0.6 },
      ...(others.length > 0 ? [{ combineWith: 'OR' as const, queries: [...others], boostTerm: () => SYNONYM }] : []),
    ],
  };
}

const documentOf = ({ record, page }: Entry, id: number): Document => ({
  id,
  title: record.name,
  context: [...record.aliases, record.owner, record.chain, page.title, page.trail, page.property].join(' '),
  keywords: record.anchor === '' ? page.keywords : '',
  body: `${record.detail} ${record.words} ${record.kind === 'section' ? '' : record.kind}`,
});
