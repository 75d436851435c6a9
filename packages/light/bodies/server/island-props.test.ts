import { createElement } from 'react';
import { expect, it } from 'vitest';
import { islandProps } from './island-props';

const place = { page: 'docs/a.mdx', file: 'src/islands/chart.tsx', island: 'chart' };

it('accepts JSON values', () => {
  const props = {
    text: '"<',
    list: [1, -1.5, null, { a: true }],
    nothing: undefined,
    bare: Object.create(null) as object,
  };
  expect(JSON.parse(islandProps(props, place))).toEqual({ text: '"<', list: [1, -1.5, null, { a: true }], bare: {} });
});

const circle: Record<string, unknown> = {};
circle['again'] = { circle };

it.each([
  [
    'a function',
    { onDone: () => 1 },
    /^docs\/a\.mdx: the island "chart" is given a function as "onDone".*inside src\/islands\/chart\.tsx\.$/,
  ],
  ['an element', { icon: createElement('b') }, /a React element as "icon".*write text,/],
  ['children', { children: createElement('b') }, /a React element as "children"/],
  ['a list of children', { children: ['text', createElement('b')] }, /as "children\.1"/],
  ['a symbol', { key1: Symbol('a') }, /a symbol as "key1"/],
  ['a Date', { at: new Date(0) }, /a Date as "at".*date\.toISOString\(\)/],
  ['a bigint', { amount: 1n }, /a bigint as "amount".*write it as text/],
  ['a number that JSON has not', { amount: NaN }, /the number NaN as "amount"/],
  ['a Map', { table: new Map() }, /an instance of Map as "table"/],
  ['something deep within', { a: { b: [{ c: () => 1 }] } }, /a function as "a\.b\.0\.c"/],
  ['a hole in a list', { a: [undefined] }, /undefined as "a\.0"/],
  ['a circle', { circle }, /a circular object as "circle\.again\.circle"/],
])('rejects %s and names an alternative', (_, props, message) => {
  expect(() => islandProps(props, place)).toThrow(message);
});
