import { isAbiItem, isProse, type Kind } from '../format/kinds';
import { isReferenceSection, type Entry } from './catalog';
import type { Query } from './query';
import { stem } from './terms';
import { isWeak } from './weak-words';

/** Weight of a kind's text in a word search. Short texts score high by themselves; the weights compensate. */
const WEIGHTS: Readonly<Partial<Record<Kind, number>>> = {
  section: 1.25,
  class: 1.1,
  contract: 1.1,
  error: 0.85,
  revert: 0.85,
  type: 0.7,
  'abi-function': 0.75,
  event: 0.75,
  address: 0.6,
};

/**
 * Weight of sections whose heading many pages share, and of reference sections whose heading is a name with records
 * elsewhere.
 */
const LAYOUT = 0.6;
const REFERENCE_SECTION = 0.7;

/** Weight of pages that name many subjects and explain none. */
const ASIDE = 0.6;

const PROSE_IN_QUESTIONS = 2;
const ABI_IN_QUESTIONS = 0.5;
/** Bonus for handlers: plain words name a handler rather than one of its methods. */
const HANDLER_IN_WORDS = 1.35;

/** Maximum bonus for a name whose parts are all in the query and which contains all of the query. */
const SPELLED_NAME = 0.9;
/** Maximum bonus of a page for a keyword. */
const KEYWORD = 0.5;

/** The parts of an entry's weight that no query changes. */
export interface EntryWeight {
  readonly inWords: number;
  readonly inQuestions: number;
  /** Parts of its name that are not weak. */
  readonly telling: readonly string[];
  readonly keywords: readonly (readonly string[])[];
}

export const readWeights = (entries: readonly Entry[]): EntryWeight[] =>
  entries.map((entry) => {
    const { kind, mentions } = entry.record;
    const own =
      (WEIGHTS[kind] ?? 1) *
      (entry.layout ? LAYOUT : 1) *
      (entry.page.aside ? ASIDE : 1) *
      (isReferenceSection(entry) ? REFERENCE_SECTION : 1) *
      // Items that guides mention rank higher.
      (1 + 0.05 * Math.log2(1 + mentions));
    return {
      inWords: own * (kind === 'handler' ? HANDLER_IN_WORDS : 1),
      inQuestions: own * (isProse(kind) ? PROSE_IN_QUESTIONS : isAbiItem(kind) ? ABI_IN_QUESTIONS : 1),
      telling: entry.telling.filter((part) => !isWeak(part)),
      keywords: entry.keywords,
    };
  });

/** Returns the share of a name that the query contains, and of the query that the name contains. */
function spelledShare(telling: readonly string[], stems: ReadonlySet<string>, words: number): number {
  let spelled = 0;
  for (const part of telling) if (stems.has(part)) spelled++;
  return spelled === 0 ? 0 : (spelled / telling.length) * Math.min(1, spelled / words);
}

/** Returns the share of a query that one keyword of the page contains. */
function keywordShare(keywords: EntryWeight['keywords'], stems: ReadonlySet<string>, words: number): number {
  let longest = 0;
  for (const keyword of keywords)
    if (keyword.length > longest && keyword.every((word) => stems.has(word))) longest = keyword.length;
  return longest / words;
}

/** Returns a function that gives the weight of an entry for a query in the second stage. */
export function textWeights(weights: readonly EntryWeight[], { question, content }: Query): (entry: number) => number {
  const stems = new Set(content.flatMap(({ key, parts }) => [key, ...parts].map(stem)));
  return (entry) => {
    const { inWords, inQuestions, telling, keywords } = weights[entry] as EntryWeight;
    return (
      (question ? inQuestions : inWords) *
      (1 + KEYWORD * keywordShare(keywords, stems, content.length)) *
      (1 + SPELLED_NAME * spelledShare(telling, stems, content.length))
    );
  };
}
