import { placeOf, type Draft } from './draft';
import type { HtmlPage } from './html-page';

/**
 * Sets `words` of each record to everything that the build shows at its place: text, code, rows and notes. Content
 * without a record belongs to the heading above it, or to the page, so that no text of the site is lost.
 */
export function withWholeTexts(pages: readonly HtmlPage[], drafts: readonly Draft[]): Draft[] {
  const places = new Set(drafts.map(placeOf));
  const texts = new Map<string, string[]>();
  for (const { route, parts } of pages) {
    let above = placeOf({ route, anchor: '' });
    for (const { anchor, heading, text, code } of parts) {
      const own = placeOf({ route, anchor });
      const known = places.has(own);
      if (known && heading !== '') above = own;
      const place = known ? own : above;
      texts.set(place, [...(texts.get(place) ?? []), heading, text, code]);
    }
  }
  return drafts.map((record) => ({ ...record, words: texts.get(placeOf(record))?.join(' ') ?? '' }));
}
