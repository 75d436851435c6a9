import MiniSearch, { type Query as MiniQuery } from 'minisearch';
import type { Kind } from '../format/kinds';
import type { Entry } from './catalog';
import { graspOf } from './grasp';
import { Likelihood } from './likelihood';
import { Phrases } from './phrases';
import { UNLIKE, type Signals, type TextMatch } from './signals';
import type { Questions } from '../format/question-file';
import { isCode, type Query, type Word } from './query';
import { textWeight } from './text-weights';
import { indexTerms, phraseStems, stem } from './terms';
import { othersFor } from './thesaurus';
import { isWeak } from './weak-words';
import { weighByPage } from './weigh-by-page';

/** Number of words from which a hit may lack some. */
const LOOSE_FROM = 3;
/** Share of a longer query that a hit must contain, where rare words count more. */
const COVERAGE_NEEDED = 0.5;
/** The same for shorter queries: only very common words may be missing. */
const COVERAGE_OF_TWO = 0.7;
/** The same for questions, whose wording is the reader's own. Partial matches rank below fuller ones. */
const COVERAGE_OF_QUESTION = 0.3;
/**
 * Words in fewer entries count as if they were in this many: a rarer word tells more about the docs than about the
 * query.
 */
const RARE = 25;
const PREFIX_FROM = 3;
/** Weight of a weak word. */
const WEAK = 0.25;
/** Weight of a synonym's stem. */
const SYNONYM = 0.2;
/** Number of documents to index before the worker handles messages again. */
const CHUNK = 400;

const SUBJECTS: ReadonlySet<string> = new Set<Kind>(['handler', 'contract', 'token']);

interface Document {
  readonly id: number;
  readonly title: string;
  readonly keywords: string;
  readonly context: string;
  readonly body: string;
}

/** Matches, and the words of the query that do not occur. */
export interface TextMatches {
  readonly scored: readonly TextMatch[];
  readonly missing: readonly Word[];
  /** The words of the query that are not weak. */
  readonly telling: readonly Word[];
  /** How much of the query any one place has (grasp.ts). */
  readonly grasp: number;
}

/** The second stage: BM25 over titles, context and text, with the terms of tokens.ts. */
export class FullText {
  readonly #entries: readonly Entry[];
  readonly #index: MiniSearch<Document>;
  /** Stems of what this SDK is about: words of handlers, contracts and tokens. */
  readonly #subjects: ReadonlySet<string>;
  #phrases: Phrases | null = null;
  #likelihood: Likelihood | null = null;

  private constructor(entries: readonly Entry[]) {
    this.#entries = entries;
    this.#subjects = new Set(entries.flatMap(({ record, telling }) => (SUBJECTS.has(record.kind) ? telling : [])));
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
  static async create(entries: readonly Entry[]): Promise<FullText> {
    const text = new FullText(entries);
    await text.#index.addAllAsync(entries.map(documentOf), { chunkSize: CHUNK });
    return text;
  }

  /** Adds what readers ask. */
  addQuestions(questions: Questions): void {
    this.#phrases = new Phrases(
      questions,
      this.#entries.map(({ record, page }) => phraseStems(`${record.name} ${page.title}`)),
    );
    this.#likelihood = new Likelihood(this.#entries, questions);
  }

  search(query: Query): TextMatches {
    const words = query.content;
    const phrases = query.several ? this.#phrases : null;
    const results = words.map((word, place) => {
      const found = this.#searchWord(word, place === words.length - 1);
      for (const [id, score] of phrases?.find(word.key) ?? []) found.set(id, (found.get(id) ?? 0) + score);
      return found;
    });
    const strong = words.filter(({ key }) => !isWeak(stem(key)));
    const telling = strong.length > 0 ? strong : words;
    const missing = telling.filter((word) => results[words.indexOf(word)]?.size === 0);
    const isAboutUs = telling.some((word) => !missing.includes(word) && this.#subjects.has(stem(word.key)));
    const grasp = graspOf(words, results, this.#entries.length);
    if (missing.length === telling.length || (telling.length < LOOSE_FROM && missing.length > 0 && !isAboutUs))
      return { scored: [], missing, telling, grasp };
    const scored = this.#combine(results, query, telling, phrases);
    const spelled = new Set(words.filter(isCode).map(({ key }) => key));
    const needed = query.question
      ? COVERAGE_OF_QUESTION
      : telling.length < LOOSE_FROM
        ? COVERAGE_OF_TWO
        : COVERAGE_NEEDED;
    const covered = scored.filter(
      ({ entry, signals: { coverage } }) => coverage >= needed || spelled.has(entry.squashed),
    );
    // All words occur, but never together, so partial matches are useful.
    return { scored: covered.length > 0 || missing.length > 0 ? covered : scored, missing, telling, grasp };
  }

  /** Returns every term of names and texts, for the typo stage. */
  vocabulary(): readonly string[] {
    return [
      ...new Set(this.#entries.flatMap(({ record }) => indexTerms(`${record.name} ${record.text} ${record.words}`))),
    ];
  }

  /** Combines entries by the words they contain. Each missing word costs, a rare one more. */
  #combine(
    results: readonly ReadonlyMap<number, number>[],
    query: Query,
    telling: readonly Word[],
    phrases: Phrases | null,
  ): TextMatch[] {
    const words = phrases?.like(query);
    const sums = new Map<number, { score: number; weight: number }>();
    const counts = query.content.map((word) => telling.includes(word));
    const weights = results.map(({ size }, place) =>
      counts[place] && size > 0 ? Math.log(1 + this.#entries.length / Math.max(RARE, size)) : 0,
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const stems = new Set(query.content.flatMap(({ key, parts }) => [key, ...parts].map(stem)));
    results.forEach((result, place) => {
      for (const [id, score] of result) {
        const sum = sums.get(id) ?? { score: 0, weight: 0 };
        sum.score += counts[place] ? score : score * WEAK;
        sum.weight += weights[place] ?? 0;
        sums.set(id, sum);
      }
    });
    const found = [...sums].flatMap(([id, { score, weight }]) => {
      const entry = this.#entries[id];
      const coverage = weight / total;
      return entry ? [{ entry, id, coverage, score: score * coverage ** 3 * textWeight(entry, query, stems) }] : [];
    });
    const weighed = weighByPage(found);
    const most = Math.max(...weighed.map(({ score }) => score));
    const letters = phrases?.spelledLike(query);
    const likelihood = this.#likelihood?.of(query);
    return weighed
      .map(({ entry, id, coverage, score }) => {
        const like = words?.get(id) ?? UNLIKE;
        const text = score / most;
        const signals: Signals = {
          text,
          coverage: Math.max(coverage, like[0]),
          words: like,
          letters: letters?.get(id) ?? UNLIKE,
          likelihood: likelihood?.(id) ?? 0,
        };
        return { entry, signals, score: text };
      })
      .sort((a, b) => b.score - a.score);
  }

  /** Searches one word: as typed, and as a prefix if it is the last word or does not occur. */
  #searchWord(word: Word, last: boolean): Map<number, number> {
    const whole = wholeWord(word);
    const begun: MiniQuery = { queries: [word.key], prefix: true, combineWith: 'OR', boostTerm: () => 0.4 };
    const startsOthers = word.key.length >= PREFIX_FROM;
    if (last && startsOthers) return this.#find({ combineWith: 'OR', queries: [whole, begun] });
    const found = this.#find(whole);
    return found.size > 0 || !startsOthers ? found : this.#find(begun);
  }

  /** Returns the score of each entry with a match. */
  #find(query: MiniQuery): Map<number, number> {
    return new Map(this.#index.search(query).map(({ id, score }) => [id as number, score]));
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
  body: `${record.detail} ${record.text} ${record.words} ${record.kind === 'section' ? '' : record.kind}`,
});
