import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { h } from '../samples/panel/hast';
import { fencesOf, replaceFence } from './fences';

const fence = (text: string): Element => h('pre', {}, h('code', { className: ['language-picture'] }, text));
const more = (...children: readonly Element[]) => ({ type: 'mdxJsxFlowElement', name: 'More', children });

it('finds the fences of a page in order, also inside of components, and puts content in their places', () => {
  const inner = more(h('p', {}, 'words'), fence('inner'));
  const tree = { type: 'root', children: [fence('first'), inner, h('pre', {}, 'plain'), fence('last')] };
  const fences = fencesOf(tree as Root);
  expect(fences.map(({ language, code }) => [language, code.children[0]])).toMatchObject([
    ['picture', { value: 'first' }],
    ['picture', { value: 'inner' }],
    ['picture', { value: 'last' }],
  ]);
  for (const found of fences) replaceFence(found, [h('svg', {}), h('ul', {})]);
  expect(JSON.stringify(tree)).not.toContain('code');
  expect(inner.children.map(({ tagName }) => tagName)).toEqual(['p', 'svg', 'ul']);
});
