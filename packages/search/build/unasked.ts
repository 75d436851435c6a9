import { recordPlace, type Expansion } from './expansions';
import type { HtmlPage } from './html-page';
import { headingsOf } from './prose-records';
import { tally } from '../tally';

/** File for the phrases of guides, by the start of their routes. */
const FILES: readonly (readonly [start: string, file: string])[] = [
  ['/guides/', 'guides-production.json'],
  ['/staking/', 'guides-pufeth.json'],
  ['/third-party/', 'setup.json'],
  ['/vaults/', 'guides-vaults.json'],
];
/** A heading on this many guides is part of their layout: no reader asks for "Next". */
const LAYOUT = 2;
const TOPIC_LEVEL = 2;

/**
 * Returns one line for each guide, and each of its h2, without phrases: any other section would rank above it. Layout
 * headings, and those that only contain deeper ones, need none.
 */
export function unaskedProblems(expansions: readonly Expansion[], pages: readonly HtmlPage[]): string[] {
  const asked = new Set(expansions.map(({ place }) => recordPlace(place)));
  const guides = pages.flatMap((page) => {
    const file = FILES.find(([start]) => page.route.startsWith(start))?.[1];
    return file === undefined ? [] : [{ ...page, file }];
  });
  const counts = tally(guides.flatMap(headingsOf));
  return guides.flatMap(({ route, file, parts }) =>
    parts
      .filter(({ anchor, heading, level, text }) => {
        if (asked.has(recordPlace(`${route}#${anchor}`))) return false;
        return anchor === '' || (level === TOPIC_LEVEL && text !== '' && (counts.get(heading) ?? 0) < LAYOUT);
      })
      .map(
        ({ anchor }) =>
          `site/docs${route}.mdx: ${anchor === '' ? 'the guide' : `#${anchor}`} has no phrases; write what readers ask into packages/search/expansions/${file}`,
      ),
  );
}
