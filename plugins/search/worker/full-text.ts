import MiniSearch, { type Query as MiniQuery, type SearchResult } from 'minisearch';
import synonyms from '../data/synonyms.json';
import { isAbiItem, isProse } from '../format/kinds';
import type { Entry } from './catalog';
import { priorOf } from './priors';
import type { Query, Word } from './query';
import type { Scored } from './symbol-stage';
import { indexTerms, stem } from './tokens';

const SYNONYMS: Readonly<Partial<Record<string, readonly string[]>>> = synonyms;

/** From so many words on a hit may lack some of them. */
const LOOSE_FROM = 3;
const COVERAGE_NEEDED = 0.6;
const PREFIX_FROM = 3;
/** Documents that are indexed before the worker looks for messages again. */
const CHUNK = 400;

interface Document {
  readonly id: number;
  readonly title: string;
  readonly context: string;
  readonly body: string;
}

/** The words of a query that occur nowhere, and what the others find. */
export interface TextMatches {
  readonly scored: readonly Scored[];
  readonly missing: readonly Word[];
}

/** The second stage: BM25 over titles, context and text, with the terms of tokens.ts. */
export class FullText {
  readonly #entries: readonly Entry[];
  readonly #index: MiniSearch<Document>;

  private constructor(entries: readonly Entry[]) {
    this.#entries = entries;
    this.#index = new MiniSearch<Document>({
      fields: ['title', 'context', 'body'],
      tokenize: indexTerms,
      processTerm: (term) => term,
      searchOptions: { boost: { title: 5, context: 2, body: 1 }, tokenize: (text) => [text] },
    });
  }

  /** Indexes all entries in pieces, so that queries are answered in between. */
  static async create(entries: readonly Entry[]): Promise<FullText> {
    const text = new FullText(entries);
    await text.#index.addAllAsync(entries.map(documentOf), { chunkSize: CHUNK });
    return text;
  }

  /** Whether the word, its stem or a part of it occurs anywhere. */
  knows(word: Word): boolean {
    return this.#search(exactly(word)).length > 0;
  }

  search(query: Query): TextMatches {
    const words = query.content;
    const groups = words.map((word, index) => this.#groupOf(word, index === words.length - 1));
    const missing = words.filter((_, index) => groups[index] === null);
    const kept = groups.filter((group) => group !== null);
    if (kept.length === 0 || (words.length < LOOSE_FROM && missing.length > 0)) return { scored: [], missing };
    const results = kept.map((group) => this.#search(group));
    return { scored: this.#combine(results, words.length, query), missing };
  }

  /** Entries by the words they hold. Few words must all be there; of many, most, and each that lacks costs. */
  #combine(results: readonly SearchResult[][], total: number, query: Query): Scored[] {
    const sums = new Map<number, { score: number; words: number }>();
    for (const result of results) {
      for (const { id, score } of result) {
        const sum = sums.get(id) ?? { score: 0, words: 0 };
        sums.set(id, { score: sum.score + score, words: sum.words + 1 });
      }
    }
    const needed = total < LOOSE_FROM ? 1 : COVERAGE_NEEDED;
    const scored: Scored[] = [];
    for (const [id, { score, words }] of sums) {
      const entry = this.#entries[id];
      const coverage = words / total;
      if (entry && coverage >= needed) scored.push({ entry, score: score * coverage ** 2 * weightOf(entry, query) });
    }
    return scored.sort((a, b) => b.score - a.score);
  }

  /** Query for one word: as typed, else what begins with it; null when nothing has it. */
  #groupOf(word: Word, last: boolean): MiniQuery | null {
    const whole = exactly(word);
    const begun: MiniQuery = { queries: [word.key], prefix: true, combineWith: 'OR' };
    if (this.#search(whole).length > 0) return last ? { combineWith: 'OR', queries: [whole, { ...begun, boostTerm: () => 0.4 }] } : whole;
    return word.key.length >= PREFIX_FROM && this.#search(begun).length > 0 ? begun : null;
  }

  #search(query: MiniQuery): SearchResult[] {
    return this.#index.search(query);
  }

  /** Every term of the index, for the typo stage. */
  vocabulary(): readonly string[] {
    return this.#entries.length === 0 ? [] : [...new Set(this.#entries.flatMap((entry) => indexTerms(textOf(entry))))];
  }
}

const textOf = ({ record }: Entry): string => `${record.name} ${record.text}`;

/** The word, its parts together, its stem, its synonyms. */
function exactly(word: Word): MiniQuery {
  const parts: MiniQuery[] = word.parts.length > 1 ? [{ combineWith: 'AND', queries: [...word.parts], boostTerm: () => 0.7 }] : [];
  const others = SYNONYMS[word.key] ?? [];
  return {
    combineWith: 'OR',
    queries: [
      word.key,
      ...parts,
      { queries: [stem(word.key)], combineWith: 'OR', boostTerm: () => 0.6 },
      ...(others.length > 0 ? [{ queries: [...others], combineWith: 'OR' as const, boostTerm: () => 0.45 }] : []),
    ],
  };
}

const documentOf = ({ record, page }: Entry, id: number): Document => ({
  id,
  title: `${record.name} ${record.aliases.join(' ')}`,
  context: [record.owner, record.chain, page.title, page.trail, page.property, record.anchor === '' ? page.keywords : ''].join(' '),
  body: `${record.detail} ${record.text} ${record.kind === 'section' ? '' : record.kind}`,
});

/** Questions are for guides; otherwise the prior decides between equals. */
function weightOf(entry: Entry, { question }: Query): number {
  const { kind } = entry.record;
  const asked = question ? (isProse(kind) ? 1.7 : isAbiItem(kind) ? 0.45 : 1) : isAbiItem(kind) ? 0.8 : 1;
  return asked * (1 + priorOf(entry) / 40);
}
