import { expect, it } from 'vitest';
import { SEARCH_SUGGESTIONS } from '../limits';

import { hitOf } from '../fixtures/hits';
import { groupByPage } from './group-by-page';
import type { SearchHit } from './protocol';

/** `a1` is section 1 of page a; `A1` is a method of it. */
const hit = (place: string): SearchHit =>
  hitOf({
    kind: place < 'a' ? 'method' : 'section',
    name: place,
    route: `/${place[0]?.toLowerCase()}`,
    anchor: place,
  });
const order = (places: string): string =>
  groupByPage(places.split(' ').map(hit))
    .map(({ name }) => name)
    .join(' ');

it('puts sections below the first hit of their page', () =>
  expect(order('a1 b1 a2 c1 b2 a3')).toBe('a1 a2 a3 b1 b2 c1'));
it('keeps the order of what stands alone', () => expect(order('c1 a1 b1')).toBe('c1 a1 b1'));
it('leaves methods in their places', () => expect(order('A1 b1 A2 b2')).toBe('A1 b1 b2 A2'));
it('starts the results page with the list', () => {
  const all = 'a1 b1 a2 c1 b2 d1 e1 f1 a3 b3 c2 g1';
  const list = all.split(' ').slice(0, SEARCH_SUGGESTIONS).join(' ');
  expect(order(all).startsWith(order(list))).toBe(true);
  expect(order(all)).toBe('a1 a2 b1 b2 c1 d1 e1 f1 a3 b3 c2 g1');
});
