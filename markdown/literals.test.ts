import { expect, it } from 'vitest';
import { literals } from './literals';
import type { Node } from './scroll-regions';

const element = (tagName: string, ...children: Node[]): Node => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): Node => ({ type: 'text', value });
const TITLE = '1,000,000,000,000,000,000 (10^18)';
const abbr = { tagName: 'abbr', properties: { title: TITLE, tabIndex: 0 } };

it('gives a long number in text and in code its words, as one element that takes the focus', () => {
  const root = element('p', text('scaled by 1e18, as '), element('code', text('rate / 1000000000000000000n')));
  literals()(root);
  expect(root.children).toMatchObject([
    { value: 'scaled by ' },
    abbr,
    { value: ', as ' },
    { type: 'mdxJsxTextElement', name: 'code', children: [{ value: 'rate / ' }, abbr] },
  ]);
});

it('leaves blocks, links, headings and short numbers alone', () => {
  const root = element(
    'div',
    element('pre', element('code', text('1e18'))),
    element('a', text('1e18')),
    element('h2', text('1e18')),
    element('code', text('1000n')),
  );
  const before = JSON.stringify(root);
  literals()(root);
  expect(JSON.stringify(root)).toBe(before);
});

it('says a unit once in a page', () => {
  const root = element('div', element('p', text('in basis points')), element('p', text('basis points, gwei')));
  literals()(root);
  const marked = root.children?.map(({ children = [] }) => children.map(({ tagName = 'text' }) => tagName));
  expect(marked).toEqual([
    ['text', 'abbr'],
    ['text', 'text', 'abbr'],
  ]);
});
