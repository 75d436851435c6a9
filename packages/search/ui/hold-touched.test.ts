import { expect, it } from 'vitest';
import { hitOf } from '../fixtures/hits';
import { holdTouched, withLines, type Shown } from './hold-touched';

const shown = (anchors: string, query = 'q'): Shown => ({
  query,
  more: true,
  answer: {
    hits: [...anchors].map((anchor) => hitOf({ anchor })),
    note: null,
    sure: true,
    instead: '',
    nearest: [],
  },
});
const order = ({ answer }: Shown): string => answer.hits.map(({ anchor }) => anchor).join('');

it('takes the better order as long as nothing is touched', () =>
  expect(order(holdTouched(shown('abc'), shown('xbya'), null))).toBe('xbya'));
it('keeps the touched hit and those above it, and puts the better order below', () =>
  expect(order(holdTouched(shown('abc'), shown('xbya'), '/a#b'))).toBe('abxy'));
it('keeps a touched hit that is no answer any more', () =>
  expect(order(holdTouched(shown('abc'), shown('xy'), '/a#a'))).toBe('ax'));
it('has no sure answer then, so that Enter opens what nobody has seen come', () =>
  expect(holdTouched(shown('ab'), shown('ba'), '/a#a').answer.sure).toBe(false));
it('holds a name by any of its places', () => {
  const before = shown('ab');
  const hits = before.answer.hits.map((hit) => ({ ...hit, namesakes: [hitOf({ anchor: `${hit.anchor}2` })] }));
  expect(order(holdTouched({ ...before, answer: { ...before.answer, hits } }, shown('cab'), '/a#a2'))).toBe('acb');
});
it('holds a hit that was touched while the answer to the last letter was on its way', () =>
  expect(order(holdTouched(shown('ab', 'other'), shown('ba'), '/a#a'))).toBe('ab'));
it('shows the texts of hits when they come', () =>
  expect(withLines(shown('ab'), [hitOf({ anchor: 'b', excerpt: 'more' })])?.answer.hits[1]?.excerpt).toBe('more'));
