import { expect, it } from 'vitest';
import type { SearchHit } from '../worker/protocol';
import { keepPlaces, type Shown } from './keep-places';

const hit = (anchor: string, excerpt = ''): SearchHit => ({
  kind: 'section',
  record: 0,
  name: anchor,
  route: '/a',
  anchor,
  owner: '',
  chain: '',
  trail: '',
  pageTitle: 'A',
  detail: '',
  excerpt,
  hex: '',
  terms: [],
});
const shown = (anchors: string, at: number, more: boolean, query = 'q'): Shown => ({
  query,
  more,
  at,
  fresh: new Set(),
  answer: { hits: [...anchors].map((anchor) => hit(anchor)), note: '', instead: '', nearest: [] },
});
const order = ({ answer }: Shown): string => answer.hits.map(({ anchor }) => anchor).join('');

it('keeps the places of what the reader has seen, and marks what is new', () => {
  const after = keepPlaces(shown('abc', 0, true), shown('xbya', 1000, false), 8);
  expect(order(after)).toBe('abcxy');
  expect([...after.fresh]).toEqual(['/a#x', '/a#y']);
});

it('shows the better texts of hits that stay', () => {
  const next = { ...shown('', 1000, false), answer: { ...shown('', 0, false).answer, hits: [hit('a', 'more')] } };
  expect(keepPlaces(shown('a', 0, true), next, 8).answer.hits[0]?.excerpt).toBe('more');
});

it('keeps places over several parts of the index', () => {
  const second = keepPlaces(shown('ab', 0, true), shown('cab', 1000, true), 8);
  const third = keepPlaces(second, shown('dcab', 1100, false), 8);
  expect(order(third)).toBe('abcd');
  expect([...third.fresh]).toEqual(['/a#c', '/a#d']);
});

it('keeps what was seen beside the word that nothing answers', () => {
  const none = shown('', 1000, false);
  const next = { ...none, answer: { ...none.answer, note: 'No results: these docs do not seem to answer this.' } };
  const { answer } = keepPlaces(shown('ab', 0, true), next, 8);
  expect([answer.hits.length, answer.note]).toEqual([2, 'these docs do not seem to answer this.']);
});

it.each([
  ['an answer to another query', shown('ab', 0, true, 'other'), 1000],
  ['an answer that nobody could have aimed at yet', shown('ab', 0, true), 100],
  ['an empty answer', shown('', 0, true), 1000],
  ['an answer that was final', shown('ab', 0, false), 1000],
])('replaces %s', (_, before, at) => expect(order(keepPlaces(before, shown('ba', at, false), 8))).toBe('ba'));
