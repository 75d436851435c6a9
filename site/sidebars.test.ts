import { expect, it } from 'vitest';
import sidebars from './sidebars';

type Item = string | { readonly collapsed?: boolean; readonly items?: readonly Item[] };

/** Most rows of the sidebar beside a page. */
const MOST = 20;

/** Rows that show where every group is closed that starts closed. */
const rows = (items: readonly Item[]): number =>
  items.reduce(
    (sum, item) => sum + 1 + (typeof item === 'object' && item.collapsed === false ? rows(item.items ?? []) : 0),
    0,
  );

/** Rows that each closed group adds when it holds the page of the reader. */
const opened = (items: readonly Item[]): number[] =>
  items.flatMap((item) => {
    if (typeof item === 'string' || item.items === undefined) return [];
    return item.collapsed === false ? opened(item.items) : [rows(item.items)];
  });

const worst = (items: readonly Item[]): number => rows(items) + Math.max(...opened(items));

it('shows at most 20 rows on any page outside the reference', () => {
  const docs = sidebars.docs as unknown as readonly Item[];
  expect(worst(docs)).toBeLessThanOrEqual(MOST);
  expect(worst([...docs, 'one-more'])).toBeGreaterThan(MOST);
});
