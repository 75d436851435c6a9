import { apiIndexRoute } from '@sdk-docs/reference/model/routes';
import { isProse } from '../format/kinds';
import { shorten } from '../format/shorten';
import type { Entry } from './catalog';
import type { SearchAnswer } from './protocol';
import type { Query, Word } from './query';
import type { Scored } from './symbol-stage';

export const NOTHING: SearchAnswer = { hits: [], note: '', instead: '', nearest: [] };

/**
 * Names the words that do not occur, and offers the query without them. The index has every word of the docs, so a word
 * without a place does not occur.
 */
export function absent(query: Query, missing: readonly Word[]): SearchAnswer {
  if (missing.length === 0) return NOTHING;
  const rest = query.content.filter((word) => !missing.includes(word));
  return { ...NOTHING, note: `No results: ${sentence(missing)}.`, instead: rest.map(({ raw }) => raw).join(' ') };
}

/** Says that no place is about what was asked, and which words do not occur. */
export const unanswered = (missing: readonly Word[]): SearchAnswer => ({
  ...NOTHING,
  note: ['No results: these docs do not seem to answer this', ...(missing.length > 0 ? [sentence(missing)] : []), '']
    .join('. ')
    .trim(),
});

/** Says which words of a short query the hits do without; a longer query has words to spare. */
export const withAbsent = ({ content }: Query, missing: readonly Word[]): string =>
  missing.length > 0 && content.length <= 2 ? `${sentence(missing)}. These are the nearest answers.` : '';

const sentence = (missing: readonly Word[]): string =>
  `${missing.map(({ raw }) => `“${shorten(raw)}”`).join(', ')} ${missing.length === 1 ? 'does' : 'do'} not occur in these docs`;

/** Returns the pages and sections by hand among what was found. */
export const nearestGuides = (scored: readonly Scored[]): Entry[] =>
  scored
    .map(({ entry }) => entry)
    .filter(({ record, page, layout }) => isProse(record.kind) && !layout && !page.route.startsWith(apiIndexRoute));
