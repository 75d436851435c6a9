import { expect, it } from 'vitest';
import sidebars from './sidebars';

type Item = string | { readonly collapsed?: boolean; readonly items?: readonly Item[] };

/** Maximum number of rows in the sidebar of a page. */
const MOST = 20;

/** Rows that show when all initially closed groups are closed. */
const rows = (items: readonly Item[]): number =>
  items.reduce(
    (sum, item) => sum + 1 + (typeof item === 'object' && item.collapsed === false ? rows(item.items ?? []) : 0),
    0,
  );

/** Rows that each closed group adds when it contains the current page. */
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
