import { apiIndexRoute } from '../../model/routes';
import type { Questions } from '../format/question-file';
import type { SearchIndex } from '../format/record';
import { phraseStems } from '../worker/terms';
import { recordPlace, type Expansion } from './expansions';

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
  return asked.map((phrases, record) => {
    if (phrases.size === 0) return null;
    const set = `${pages[records[record]?.page ?? 0]?.route}/`.startsWith(apiIndexRoute);
    return { set, phrases: set ? [[...new Set([...phrases.values()].flat())]] : [...phrases.values()] };
  });
}
