import { expect, it } from 'vitest';
import { h } from '../samples/panel/hast';
import { type Node, scrollRegions } from './scroll-regions';

it('wraps each table in a region with its own label', () => {
  const heading = h('h2', {}, 'Chains');
  const root: Node = { type: 'root', children: [heading, h('table', {}), h('div', {}, h('table', {}))] };
  scrollRegions()(root);
  const first = root.children?.[1];
  const second = root.children?.[2]?.children?.[0];
  expect(first?.properties).toMatchObject({ role: 'region', tabIndex: 0, ariaLabel: 'Table: Chains' });
  expect(first?.children).toMatchObject([{ tagName: 'table' }]);
  expect(second?.properties?.['ariaLabel']).toBe('Table: Chains (2)');
});

it('names the column of each cell but the first, which is the title of a card', () => {
  const head = h('thead', {}, h('tr', {}, h('th', {}, 'file'), h('th', {}, h('code', {}, 'size')), h('th', {})));
  const cells = [h('td', {}, 'a.json'), h('td', {}, '3 KB'), h('td', {}, 'new')];
  scrollRegions()({ type: 'root', children: [h('table', {}, head, h('tbody', {}, h('tr', {}, ...cells)))] });
  expect(cells.map((cell) => (cell as Node).properties?.['dataLabel'])).toEqual([undefined, 'size', undefined]);
});

it('leaves a node without children unchanged', () => {
  const text: Node = { type: 'text', value: 'words' };
  scrollRegions()({ type: 'root', children: [text] });
  expect(text).not.toHaveProperty('children');
});
