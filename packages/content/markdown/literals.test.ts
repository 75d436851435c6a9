import { expect, it } from 'vitest';
import { h } from '../samples/panel/hast';
import { literals } from './literals';
import type { Node } from './scroll-regions';

const TITLE = '1,000,000,000,000,000,000 (10^18)';
const abbr = { tagName: 'abbr', properties: { title: TITLE, tabIndex: 0 } };

it('gives a long number in text and in code its words, as one element that takes the focus', () => {
  const root: Node = h('p', {}, 'scaled by 1e18, as ', h('code', {}, 'rate / 1000000000000000000n'));
  literals()(root);
  expect(root.children).toMatchObject([
    { value: 'scaled by ' },
    abbr,
    { value: ', as ' },
    { type: 'mdxJsxTextElement', name: 'code', children: [{ value: 'rate / ' }, abbr] },
  ]);
});

it('leaves blocks, links, headings and short numbers alone', () => {
  const root: Node = h(
    'div',
    {},
    h('pre', {}, h('code', {}, '1e18')),
    h('a', {}, '1e18'),
    h('h2', {}, '1e18'),
    h('code', {}, '1000n'),
  );
  const before = JSON.stringify(root);
  literals()(root);
  expect(JSON.stringify(root)).toBe(before);
});

it('says a unit once in a page', () => {
  const root: Node = h('div', {}, h('p', {}, 'in basis points'), h('p', {}, 'basis points, gwei'));
  literals()(root);
  const marked = root.children?.map(({ children = [] }) => children.map(({ tagName = 'text' }) => tagName));
  expect(marked).toEqual([
    ['text', 'abbr'],
    ['text', 'text', 'abbr'],
  ]);
});
