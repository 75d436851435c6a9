import { isAbiItem, isProse, type Kind } from '../format/kinds';
import type { Entry } from './catalog';
import type { Query } from './query';

/** How well the text of a kind answers a search for words. Short texts score high by themselves; these weights level that. */
const WEIGHTS: Readonly<Partial<Record<Kind, number>>> = {
  page: 1.2,
  section: 1.25,
  handler: 1.35,
  class: 1.1,
  contract: 1.1,
  error: 0.85,
  revert: 0.85,
  type: 0.7,
  'abi-function': 0.75,
  event: 0.75,
  address: 0.6,
};

const PROSE_IN_QUESTIONS = 1.6;
const ABI_IN_QUESTIONS = 0.5;

/** Most that a name gains whose parts all stand in the query. */
const SPELLED_NAME = 0.9;

/** Share of a name that the stems of a query spell. */
function spelledShare({ telling }: Entry, stems: ReadonlySet<string>): number {
  return telling.length === 0 ? 0 : telling.filter((part) => stems.has(part)).length / telling.length;
}

/** Weight of an entry in the second stage. Questions are for guides; what guides name is what most readers look for. */
export function textWeight(entry: Entry, { question }: Query, stems: ReadonlySet<string>): number {
  const { record } = entry;
  const asked = !question
    ? 1
    : isProse(record.kind)
      ? PROSE_IN_QUESTIONS
      : isAbiItem(record.kind)
        ? ABI_IN_QUESTIONS
        : 1;
  return (
    (WEIGHTS[record.kind] ?? 1) *
    asked *
    (1 + SPELLED_NAME * spelledShare(entry, stems)) *
    (1 + 0.05 * Math.log2(1 + record.mentions))
  );
}
