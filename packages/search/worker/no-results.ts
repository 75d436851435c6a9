import { apiIndexRoute } from '@sdk-docs/reference/model/routes';
import { isProse } from '../format/kinds';
import type { Entry } from './catalog';
import type { Note, SearchAnswer } from './protocol';
import type { Query, Word } from './query';
import type { Scored } from './symbol-stage';

export const NOTHING: SearchAnswer = { hits: [], note: null, sure: false, instead: '', nearest: [] };

/**
 * Names the words that do not occur, and suggests the query without them. The index has every word of the docs, so a
 * word without a place does not occur.
 */
export function absent(query: Query, missing: readonly Word[]): SearchAnswer {
  if (missing.length === 0) return NOTHING;
  const rest = query.content.filter((word) => !missing.includes(word));
  return {
    ...NOTHING,
    note: { kind: 'absent', words: typed(missing), nearest: false },
    instead: rest.map(({ raw }) => raw).join(' '),
  };
}

/** Reports that no place is about the query, and which words do not occur. */
export const unanswered = (missing: readonly Word[]): SearchAnswer => ({
  ...NOTHING,
  note: { kind: 'unanswered', words: typed(missing) },
});

/** Lists the words of a short query that the hits lack; a longer query has redundant words. */
export const withAbsent = ({ content }: Query, missing: readonly Word[]): Note | null =>
  missing.length > 0 && content.length <= 2 ? { kind: 'absent', words: typed(missing), nearest: true } : null;

const typed = (words: readonly Word[]): string[] => words.map(({ raw }) => raw);

/** Returns the hand-written pages and sections among the results. */
export const nearestGuides = (scored: readonly Scored[]): Entry[] =>
  scored.map(({ entry }) => entry).filter((entry) => isGuide(entry) && !entry.layout);

/** Whether an entry is a hand-written page or section. */
export const isGuide = ({ record, page }: Entry): boolean =>
  isProse(record.kind) && !page.route.startsWith(apiIndexRoute);
