import { isAbiItem, isProse, type Kind } from '../format/kinds';
import { isReferenceSection, type Entry } from './catalog';
import type { Query } from './query';
import { isWeak } from './weak-words';

/** How well the text of a kind answers a search for words. Short texts score high by themselves; these weights level that. */
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

/** Sections that many pages have, and those of the reference that are headed by a name which stands elsewhere. */
const LAYOUT = 0.6;
const REFERENCE_SECTION = 0.7;

const PROSE_IN_QUESTIONS = 2;
const ABI_IN_QUESTIONS = 0.5;
/** Plain words name a handler rather than one of its methods. */
const HANDLER_IN_WORDS = 1.35;

/** Most that a name gains whose parts all stand in the query, and all the query in them. */
const SPELLED_NAME = 0.9;
/** Most that a page gains for a keyword. */
const KEYWORD = 0.5;

/** Share of a name that the stems of a query spell, and of a query that the name does. */
function spelledShare({ telling }: Entry, stems: ReadonlySet<string>, words: number): number {
  const parts = telling.filter((part) => !isWeak(part));
  if (parts.length === 0) return 0;
  const spelled = parts.filter((part) => stems.has(part)).length;
  return (spelled / parts.length) * Math.min(1, spelled / words);
}

/** Share of a query that a keyword of the page says. */
const keywordShare = ({ keywords }: Entry, stems: ReadonlySet<string>, words: number): number =>
  Math.max(0, ...keywords.filter((keyword) => keyword.every((word) => stems.has(word))).map(({ length }) => length)) /
  words;

/** Questions are for guides. */
function weightOfQuestion({ record: { kind } }: Entry, question: boolean): number {
  if (!question) return kind === 'handler' ? HANDLER_IN_WORDS : 1;
  if (isProse(kind)) return PROSE_IN_QUESTIONS;
  return isAbiItem(kind) ? ABI_IN_QUESTIONS : 1;
}

/** Weight of an entry in the second stage. What guides name is what most readers look for. */
export function textWeight(entry: Entry, { question, content }: Query, stems: ReadonlySet<string>): number {
  const { kind, mentions } = entry.record;
  return (
    (WEIGHTS[kind] ?? 1) *
    weightOfQuestion(entry, question) *
    (entry.layout ? LAYOUT : 1) *
    (isReferenceSection(entry) ? REFERENCE_SECTION : 1) *
    (1 + KEYWORD * keywordShare(entry, stems, content.length)) *
    (1 + SPELLED_NAME * spelledShare(entry, stems, content.length)) *
    (1 + 0.05 * Math.log2(1 + mentions))
  );
}
