import { expect, it } from 'vitest';
import { targets } from './targets';

it('requests pages, all files of the index and unknown addresses', () => {
  const all = targets(100, ['', 'guides/'], ['search-index.json', 'assets/search/symbols.json']);
  expect(all).toHaveLength(100);
  expect(all.filter(({ status }) => status === 404)).toHaveLength(10);
  for (const path of ['', 'guides/', 'search-index.json', 'assets/search/symbols.json']) {
    expect(all.some((target) => target.path === path && target.status === 200)).toBe(true);
  }
});

it('rejects a site without pages or index', () => {
  expect(() => targets(1, [], ['search-index.json'])).toThrow('pages');
  expect(() => targets(1, [''], [])).toThrow('search index');
});
