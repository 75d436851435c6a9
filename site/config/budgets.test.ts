import { expect, it } from 'vitest';
import { pagesIn } from './budgets';

it('counts the pages of a list of routes', () => {
  expect(pagesIn('# Pages.\n/\n/guides/\n/old redirect\n\n/search search\n/guides/first\n')).toBe(3);
});
