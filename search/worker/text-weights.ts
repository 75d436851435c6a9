import { isAbiItem, isProse, type Kind } from '../format/kinds';
import { isReferenceSection, type Entry } from './catalog';
import type { Query } from './query';
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

/** Returns the share of a name that the query contains, and of the query that the name contains. */
function spelledShare({ telling }: Entry, stems: ReadonlySet<string>, words: number): number {
  const parts = telling.filter((part) => !isWeak(part));
  if (parts.length === 0) return 0;
  const spelled = parts.filter((part) => stems.has(part)).length;
  return (spelled / parts.length) * Math.min(1, spelled / words);
}

/** Returns the share of a query that one keyword of the page contains. */
const keywordShare = ({ keywords }: Entry, stems: ReadonlySet<string>, words: number): number =>
  Math.max(0, ...keywords.filter((keyword) => keyword.every((word) => stems.has(word))).map(({ length }) => length)) /
  words;

/** Raises guides for questions. */
function weightOfQuestion({ record: { kind } }: Entry, question: boolean): number {
  if (!question) return kind === 'handler' ? HANDLER_IN_WORDS : 1;
  if (isProse(kind)) return PROSE_IN_QUESTIONS;
  return isAbiItem(kind) ? ABI_IN_QUESTIONS : 1;
}

/** Returns the weight of an entry in the second stage. Items that guides mention rank higher. */
export function textWeight(entry: Entry, { question, content }: Query, stems: ReadonlySet<string>): number {
  const { kind, mentions } = entry.record;
  return (
    (WEIGHTS[kind] ?? 1) *
    weightOfQuestion(entry, question) *
    (entry.layout ? LAYOUT : 1) *
    (entry.page.aside ? ASIDE : 1) *
    (isReferenceSection(entry) ? REFERENCE_SECTION : 1) *
    (1 + KEYWORD * keywordShare(entry, stems, content.length)) *
    (1 + SPELLED_NAME * spelledShare(entry, stems, content.length)) *
    (1 + 0.05 * Math.log2(1 + mentions))
  );
}
