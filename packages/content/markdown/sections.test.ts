import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { sections } from './sections';

const element = (tagName: string, text: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [{ type: 'text', value: text }],
});

function grouped(...children: Root['children']): Root['children'] {
  const root: Root = { type: 'root', children };
  sections()(root);
  return root.children;
}

it('groups each heading and its content into a section and leaves content above the first heading alone', () => {
  const lead = element('p', 'Lead');
  const code = element('pre', 'code');
  const heads = [element('h2', 'First'), element('h3', 'Deep'), element('h2', 'Empty')] as const;
  const tree = grouped(lead, heads[0], element('p', 'a'), code, heads[1], element('p', 'b'), heads[2]) as Element[];
  expect(tree.map(({ tagName }) => tagName)).toEqual(['p', 'section', 'section', 'section']);
  expect(tree.slice(1).map(({ children }) => children[0])).toEqual(heads);
  expect(tree[1]?.children[2]).toBe(code);
  expect(tree.map(({ children }) => children.length)).toEqual([1, 3, 2, 1]);
});

it('leaves imports and exports at the root', () => {
  const esm = { type: 'mdxjsEsm', value: 'export const a = 1' } as unknown as Root['children'][number];
  const tree = grouped(element('h2', 'A'), esm, element('p', 'a'));
  expect(tree[0]).toBe(esm);
  expect((tree[1] as Element).children).toHaveLength(2);
});

it('ends a section before a fold around entries, and groups the entries in it', () => {
  const fold = (...children: Element[]) =>
    ({ type: 'mdxJsxFlowElement', name: 'More', attributes: [], children }) as unknown as Element;
  const text = fold(element('p', 'no entry'));
  const entries = fold(element('h3', 'Second'), element('p', 'b'), element('h3', 'Third'));
  const tree = grouped(
    element('h2', 'Reads'),
    element('h3', 'First'),
    text,
    entries,
    element('h2', 'Next'),
  ) as Element[];
  expect(tree.map(({ tagName }) => tagName)).toEqual(['section', 'section', undefined, 'section']);
  expect(tree[1]?.children[1]).toBe(text);
  expect(entries.children.map((child) => (child as Element).tagName)).toEqual(['section', 'section']);
  expect((entries.children[0] as Element).children).toHaveLength(2);
});
