import { tally } from '../tally';
import type { Kind } from '../format/kinds';
import type { Entry } from './catalog';
import { graspOf } from './grasp';
import { Likelihood } from './likelihood';
import { Phrases } from './phrases';
import type { TextSignals, TextMatch } from './signals';
import type { Questions } from '../format/question-file';
import { isCode, type Query, type Word } from './query';
import { textWeight } from './text-weights';
import { indexTerms, phraseStems, stem } from './terms';
import { isWeak } from './weak-words';
import { weighByPage } from './weigh-by-page';
import { WordIndex, type WordScores } from './word-index';

/** A hit must have all words of a query that has fewer than this. */
const LOOSE_FROM = 3;
/** Share of a longer query that a hit must contain, where rare words count more. */
const COVERAGE_NEEDED = 0.5;
/** The same for shorter queries: only very common words may be missing. */
const COVERAGE_OF_TWO = 0.7;
/** The same for questions, whose wording is the reader's own. Partial matches rank below fuller ones. */
const COVERAGE_OF_QUESTION = 0.3;
/**
 * Words in fewer entries count as if they were in this many: higher rarity says more about the docs than about the
 * query.
 */
const RARE = 25;
/** Weight of a weak word. */
const WEAK = 0.25;

const SUBJECTS: ReadonlySet<string> = new Set<Kind>(['handler', 'contract', 'token']);

/** Matches, and the words of the query that do not occur. */
export interface TextMatches {
  readonly scored: readonly TextMatch[];
  readonly missing: readonly Word[];
  /** The words of the query that are not weak. */
  readonly telling: readonly Word[];
  /** Maximum share of the query that any one place covers (grasp.ts). */
  readonly grasp: number;
}

/** The words of a query in the texts, before entries are compared. */
interface Looked {
  readonly results: readonly WordScores[];
  readonly missing: readonly Word[];
  readonly telling: readonly Word[];
}

/** The second stage: entries with most of the words of a query, and their signals. */
export class FullText {
  readonly #entries: readonly Entry[];
  readonly #words: WordIndex;
  readonly #weights: readonly number[];
  /** Stems of this SDK's subjects: words of handlers, contracts and tokens. */
  readonly #subjects: ReadonlySet<string>;
  readonly #phrases: Phrases;
  readonly #likelihood: Likelihood;

  private constructor(entries: readonly Entry[], words: WordIndex, questions: Questions) {
    this.#entries = entries;
    this.#words = words;
    this.#weights = entries.map(textWeight);
    this.#subjects = new Set(entries.flatMap(({ record, telling }) => (SUBJECTS.has(record.kind) ? telling : [])));
    this.#phrases = new Phrases(
      questions,
      entries.map(({ record, page }) => phraseStems(`${record.name} ${page.title}`)),
    );
    this.#likelihood = new Likelihood(entries, questions);
  }

  static async create(entries: readonly Entry[], questions: Questions): Promise<FullText> {
    return new FullText(entries, await WordIndex.create(entries), questions);
  }

  search(query: Query): TextMatches {
    const looked = this.#look(query);
    const { results, missing, telling } = looked;
    const isAboutUs = telling.some((word) => !missing.includes(word) && this.#subjects.has(stem(word.key)));
    const grasp = graspOf(query.content, results, this.#entries.length);
    if (missing.length === telling.length || (telling.length < LOOSE_FROM && missing.length > 0 && !isAboutUs))
      return { scored: [], missing, telling, grasp };
    return { scored: this.#combine(query, looked), missing, telling, grasp };
  }

  /** Returns the words of a query that do not occur; weak ones only if it has no others. */
  missingIn(query: Query): readonly Word[] {
    return this.#look(query).missing;
  }

  /** Returns every term of names and texts, and how often it occurs. */
  vocabulary(): ReadonlyMap<string, number> {
    return tally(this.#entries.flatMap(({ record }) => indexTerms(`${record.name} ${record.words}`)));
  }

  #look(query: Query): Looked {
    const words = query.content;
    const found = this.#words.search(words);
    const results = found.map((result, place) => this.#phrases.add(words[place]?.key ?? '', result));
    // Of two words, both matter: "safe wallet" is about a Safe.
    const strong = query.question || words.length > 2 ? words.filter(({ key }) => !isWeak(stem(key))) : words;
    const telling = strong.length > 0 ? strong : words;
    // A single word that only readers use is not in the docs.
    const held = query.several ? results : found;
    const missing = telling.filter((word) => held[words.indexOf(word)]?.size === 0);
    return { results, missing, telling };
  }

  /** Combines entries by the words they contain. Each missing word reduces the score, a rare one more. */
  #combine(query: Query, { results, missing, telling }: Looked): TextMatch[] {
    const scores = new Float64Array(this.#entries.length);
    const weights = new Float64Array(this.#entries.length);
    let total = 0;
    results.forEach((result, place) => {
      const counts = telling.includes(query.content[place] as Word);
      const weight = counts && result.size > 0 ? Math.log(1 + this.#entries.length / Math.max(RARE, result.size)) : 0;
      total += weight;
      for (let id = 0; id < scores.length; id++) {
        const score = result.scores[id] ?? 0;
        if (score === 0) continue;
        scores[id] = (scores[id] ?? 0) + (counts ? score : score * WEAK);
        weights[id] = (weights[id] ?? 0) + weight;
      }
    });
    const found = [...scores.keys()].filter((id) => (scores[id] ?? 0) > 0);
    const coverageOf = (id: number): number => (weights[id] ?? 0) / total;
    for (const id of found) scores[id] = (scores[id] ?? 0) * coverageOf(id) ** 3 * (this.#weights[id] ?? 1);
    const most = weighByPage(found, scores, this.#entries);

    const words = this.#phrases.like(query);
    const coverage = (id: number): number => Math.max(coverageOf(id), words.of(id)[0]);
    const spelled = new Set(query.content.filter(isCode).map(({ key }) => key));
    const needed = coverageNeeded(query, telling);
    const covered = found.filter((id) => coverage(id) >= needed || spelled.has(this.#entries[id]?.squashed ?? ''));
    const letters = this.#phrases.spelledLike(query);
    const likelihood = this.#likelihood.of(query);
    // All words occur, but never together, so partial matches are useful.
    return (covered.length > 0 || missing.length > 0 ? covered : found)
      .map((id) => {
        const text = (scores[id] ?? 0) / most;
        const signals: TextSignals = {
          text,
          words: words.of(id),
          letters: letters.of(id),
          likelihood: likelihood(id),
        };
        return { entry: this.#entries[id] as Entry, signals, score: text };
      })
      .sort((a, b) => b.score - a.score);
  }
}

function coverageNeeded({ question }: Query, telling: readonly Word[]): number {
  if (question) return COVERAGE_OF_QUESTION;
  return telling.length < LOOSE_FROM ? COVERAGE_OF_TWO : COVERAGE_NEEDED;
}
