import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SEARCH_PATH } from '@sdk-docs/search/limits';
import { find, hasClass, lineOf } from './hast';

/** A page of the build with the HTML of its twin. */
export interface Page {
  /** Below the base path: `/guides/`, `/api/contracts/tokens`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** The element with the author's content. */
  readonly content: Element;
}

const parser = unified().use(rehypeParse);

/** Reads the pages of a build that have content of their own. `routes` include the base path. */
export async function readPages(outDir: string, baseUrl: string, routes: readonly string[]): Promise<Page[]> {
  const own = routes
    .map((path) => `/${path.slice(baseUrl.length)}`)
    .filter((route) => !['/404.html', `/${SEARCH_PATH}`].includes(route));
  return Promise.all(
    own.sort().map(async (route) => readPage(await readFile(join(outDir, route, 'index.html'), 'utf8'), route)),
  );
}

/** Reads the HTML of one page. */
export function readPage(html: string, route: string): Page {
  const tree: Root = parser.parse(html);
  const meta = (name: string): string =>
    String(
      find(tree, ({ tagName, properties }) => tagName === 'meta' && properties.name === name)?.properties.content ?? '',
    );
  const main = find(tree, ({ tagName }) => tagName === 'main') ?? find(tree, ({ tagName }) => tagName === 'body');
  if (main === undefined) throw new Error(`${route}: a page without <body>`);
  const content = find(main, (element) => hasClass(element, 'theme-doc-markdown')) ?? main;
  const named = find(content, ({ tagName }) => tagName === 'h1') ?? find(tree, ({ tagName }) => tagName === 'title');
  const title = named === undefined ? '' : lineOf(named);
  return { route, title: title === '' ? route : title, description: meta('description'), content };
}
