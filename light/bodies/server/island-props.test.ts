import { createElement } from 'react';
import { expect, it } from 'vitest';
import { islandProps } from './island-props';

const place = { page: 'docs/a.mdx', file: 'src/islands/chart.tsx', island: 'chart' };

it('keeps what JSON keeps', () => {
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
  ['an element', { icon: createElement('b') }, /an element of React as "icon".*write text,/],
  ['children', { children: createElement('b') }, /an element of React as "children"/],
  ['a list of children', { children: ['text', createElement('b')] }, /as "children\.1"/],
  ['a symbol', { key1: Symbol('a') }, /a symbol as "key1"/],
  ['a Date', { at: new Date(0) }, /a Date as "at".*date\.toISOString\(\)/],
  ['a bigint', { amount: 1n }, /a bigint as "amount".*write it as text/],
  ['a number that JSON has not', { amount: NaN }, /the number NaN as "amount"/],
  ['a Map', { table: new Map() }, /an object of the class Map as "table"/],
  ['something deep within', { a: { b: [{ c: () => 1 }] } }, /a function as "a\.b\.0\.c"/],
  ['a hole in a list', { a: [undefined] }, /undefined as "a\.0"/],
  ['a circle', { circle }, /an object that holds itself as "circle\.again\.circle"/],
])('refuses %s and says what to write', (_, props, message) => {
  expect(() => islandProps(props, place)).toThrow(message);
});
