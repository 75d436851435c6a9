import { expect, it } from 'vitest';
import { type Node, scrollRegions } from './scroll-regions';

const element = (tagName: string, ...children: Node[]): Node => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

it('wraps each table in a region with its own label', () => {
  const heading = element('h2', { type: 'text', value: 'Chains' });
  const root: Node = { type: 'root', children: [heading, element('table'), element('div', element('table'))] };
  scrollRegions()(root);
  const first = root.children?.[1];
  const second = root.children?.[2]?.children?.[0];
  expect(first?.properties).toMatchObject({ role: 'region', tabIndex: 0, ariaLabel: 'Table: Chains' });
  expect(first?.children).toMatchObject([{ tagName: 'table' }]);
  expect(second?.properties?.['ariaLabel']).toBe('Table: Chains (2)');
});

it('leaves a node without children unchanged', () => {
  const text: Node = { type: 'text', value: 'words' };
  scrollRegions()({ type: 'root', children: [text] });
  expect(text).not.toHaveProperty('children');
});
