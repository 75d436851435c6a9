import type { AllContent } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { HtmlPage } from './html-page';

/** Front matter of a page that names many subjects without explaining them: it ranks below the pages that do. */
const FIELD = 'search';
const VALUE = 'aside';

/** Returns the documents of the docs plugin. */
export const docsIn = (content: AllContent) =>
  (content['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined)?.loadedVersions.flatMap(
    ({ docs }) => docs,
  ) ?? [];

/** Returns the routes of the documents with `search: aside`. Throws for another value, which would have no effect. */
export function asideRoutes(content: AllContent, baseUrl: string): ReadonlySet<string> {
  const marked = docsIn(content).flatMap(({ permalink, source, frontMatter }) => {
    const value = (frontMatter as Readonly<Record<string, unknown>>)[FIELD];
    if (value !== undefined && value !== VALUE)
      throw new Error(`${source}: front matter ${FIELD} is ${String(value)}, expected ${VALUE}`);
    return value === undefined ? [] : [`/${permalink.slice(baseUrl.length)}`.replace(/(.)\/$/, '$1')];
  });
  return new Set(marked);
}

export const withAside = (pages: readonly HtmlPage[], aside: ReadonlySet<string>): HtmlPage[] =>
  pages.map((page) => ({ ...page, aside: aside.has(page.route) }));
