import { apiIndexRoute } from '@sdk-docs/reference/model/routes';
import { tally } from '../tally';
import { draft, placeOf, type Draft } from './draft';
import type { HtmlPage, HtmlPart } from './html-page';

/** A heading on this many pages of the reference is part of their layout, not a topic. */
const LAYOUT_PAGES = 3;
/** Deeper headings of the reference are names that have records elsewhere. */
const TOPIC_LEVEL = 2;

const isReference = ({ route }: HtmlPage): boolean => `${route}/`.startsWith(apiIndexRoute);

/** Returns the records of pages and their sections, except places that already have a record (a symbol). */
export function proseRecords(pages: readonly HtmlPage[], symbols: readonly Draft[]): Draft[] {
  const taken = new Set(symbols.map(placeOf));
  const layout = layoutHeadings(pages);
  return pages.flatMap((page) =>
    page.parts
      .filter(({ anchor, heading, level }) => {
        if (taken.has(placeOf({ route: page.route, anchor }))) return false;
        if (anchor === '') return true;
        return (
          page.docs &&
          heading !== '' &&
          !(isReference(page) && (level > TOPIC_LEVEL || layout.has(heading) || heading.includes('(')))
        );
      })
      .map((part) => record(page, part)),
  );
}

const record = ({ route, title }: HtmlPage, { anchor, heading, text }: HtmlPart): Draft =>
  anchor === ''
    ? draft({ kind: 'page', route, name: title, text })
    : draft({ kind: 'section', route, anchor, name: heading, owner: title, text });

/** Returns the headings of a page, each once. */
export const headingsOf = ({ parts }: HtmlPage): string[] => [...new Set(parts.map(({ heading }) => heading))];

function layoutHeadings(pages: readonly HtmlPage[]): ReadonlySet<string> {
  const counts = tally(pages.filter(isReference).flatMap(headingsOf));
  return new Set([...counts].filter(([, count]) => count >= LAYOUT_PAGES).map(([heading]) => heading));
}
