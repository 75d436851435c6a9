import { placeOf, type Draft } from './draft';
import type { HtmlPage } from './html-page';

/**
 * Gives each record, as its words, everything that the build shows at its place: text, code, rows and notes. What has
 * no record of its own belongs to the heading above it, or to the page. So all text of the site belongs to a record.
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
