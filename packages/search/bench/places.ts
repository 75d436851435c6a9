import { readFileSync } from 'node:fs';
import { SEARCH_SUGGESTIONS } from '../limits';
import { groupByPage } from '../worker/group-by-page';
import type { Engine } from '../worker/engine';
import { bare } from './score';

/** A query and the places that answer it, in a file of `--queries`. */
export interface PlacedQuery {
  readonly query: string;
  /** Routes of pages: `/guides/withdrawing`. */
  readonly pages: readonly string[];
  /** Sections that answer best: `/guides/withdrawing#steps`. Without them only pages are scored. */
  readonly sections?: readonly string[];
  /** Kind of a query of head.json: `word`, `question`. */
  readonly form?: string;
}

/** A query with the ranks of its first right page and section in the list, from 1; 0 for none among 8. */
export interface Placed {
  readonly item: PlacedQuery;
  /** Rank among the different pages of the list. */
  readonly page: number;
  /** Row of the list. */
  readonly section: number;
  readonly found: readonly string[];
}

/** Reads a file of queries. Throws for one without a page. */
export function readPlaced(file: string): readonly PlacedQuery[] {
  const items = JSON.parse(readFileSync(file, 'utf8')) as PlacedQuery[];
  for (const { query, pages } of items)
    if (!Array.isArray(pages) || pages.length === 0) throw new Error(`${file}: "${query}" has no pages`);
  return items;
}

/** Runs each query and finds its places in the list as shown. */
export const placeAll = (engine: Engine, items: readonly PlacedQuery[]): Placed[] =>
  items.map((item) => {
    const hits = groupByPage(engine.search(item.query, { limit: SEARCH_SUGGESTIONS }).hits);
    const routes = [...new Set(hits.map(({ route }) => bare(route)))];
    const found = hits.map(({ route, anchor }) => bare(anchor === '' ? route : `${route}#${anchor}`));
    const pages = item.pages.map(bare);
    const sections = (item.sections ?? []).map(bare);
    return {
      item,
      page: 1 + routes.findIndex((route) => pages.includes(route)),
      section: 1 + found.findIndex((place) => sections.includes(place)),
      found,
    };
  });

/** Shares of queries whose page, or section, is first and among three. */
export type PlacedScores = Readonly<Record<'page' | 'section', readonly number[]>>;

/** Returns the shares of queries whose page, or section, is in place. */
export function placedScores(placed: readonly Placed[]): PlacedScores {
  const withSections = placed.filter(({ item }) => (item.sections ?? []).length > 0);
  const within = (list: readonly Placed[], level: 'page' | 'section', limit: number): number =>
    list.filter((one) => one[level] >= 1 && one[level] <= limit).length / Math.max(1, list.length);
  return {
    page: [within(placed, 'page', 1), within(placed, 'page', 3)],
    section: [within(withSections, 'section', 1), within(withSections, 'section', 3)],
  };
}

/** Returns one line for each query whose guide is not where it should be: first for questions, among two for others. */
export const headProblems = (placed: readonly Placed[]): string[] =>
  placed.flatMap(({ item: { query, form, pages }, page, found }) =>
    page >= 1 && page <= (form === 'question' ? 1 : 2)
      ? []
      : [`"${query}" (${form}): ${pages[0]} is page ${page || '-'}, before it ${found.slice(0, 3).join(', ')}`],
  );
