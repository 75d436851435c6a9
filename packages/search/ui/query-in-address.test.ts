import { expect, it } from 'vitest';
import { queryInAddress } from './query-in-address';

it.each([
  ['/base/search/', '?q=a%20b&kind=sdk', 'a b'],
  ['/base/search', '?q=a+b', 'a b'],
  ['/base/search', '', ''],
  ['/base/guides/', '?q=a', null],
  ['/base/search/more', '?q=a', null],
])('the query of %s%s is %j', (pathname, search, query) =>
  expect(queryInAddress({ pathname, search }, '/base/search')).toBe(query),
);
