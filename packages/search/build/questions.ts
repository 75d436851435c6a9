import { apiIndexRoute } from '@sdk-docs/reference/model/routes';
import type { Kind } from '../format/kinds';
import type { Questions } from '../format/question-file';
import type { SearchIndex } from '../format/record';
import { phraseStems } from '../worker/terms';
import { recordPlace, type Expansion } from './expansions';

/** Kinds whose phrases would find nothing that their names do not: measured with and without them. */
const FOUND_BY_NAME: ReadonlySet<Kind> = new Set<Kind>([
  'abi-function',
  'event',
  'address',
  'type',
  'constant',
  'member',
]);

/** Returns what readers ask of each record of the index. A place without a record is its page's. */
export function questionsOf({ pages, records }: SearchIndex, expansions: readonly Expansion[]): Questions {
  const places = new Map(
    records.map(({ page, anchor }, record) => [recordPlace(`${pages[page]?.route ?? ''}#${anchor}`), record]),
  );
  const asked = records.map(() => new Map<string, readonly string[]>());
  for (const { place, phrases } of expansions) {
    const own = recordPlace(place);
    const record = places.get(own) ?? places.get(own.replace(/#.*/, '#')) ?? -1;
    for (const stems of phrases.map(phraseStems))
      if (stems.length > 0) asked[record]?.set([...stems].sort().join(' '), stems);
  }
  const all = asked.map((phrases) => [...phrases.values()]);
  const shared = sharedWords(all);
  return all.map((phrases, place) => {
    const record = records[place];
    if (phrases.length === 0 || record === undefined || FOUND_BY_NAME.has(record.kind)) return null;
    if (!`${pages[record.page]?.route}/`.startsWith(apiIndexRoute)) return { set: false, phrases };
    const words = [...new Set(phrases.flat())].filter((word) => shared.has(word));
    return words.length === 0 ? null : { set: true, phrases: [words] };
  });
}

/** Returns the words that more than one record has. In a set, a word of its own costs more than it finds. */
function sharedWords(all: readonly (readonly (readonly string[])[])[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const phrases of all)
    for (const word of new Set(phrases.flat())) {
      if (seen.has(word)) shared.add(word);
      seen.add(word);
    }
  return shared;
}
