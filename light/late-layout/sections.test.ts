import type { Element, ElementContent, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { sections } from './sections';
import { heightClass } from './height-class';

const element = (tagName: string, text: string, properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [{ type: 'text', value: text }],
});
const words = (lines: number): string => 'x'.repeat(40 * lines);
const within = (tagName: string, ...children: ElementContent[]): Element => ({ ...element(tagName, ''), children });

function boxed(...children: Root['children']): Root['children'] {
  const root: Root = { type: 'root', children };
  sections()(root);
  return root.children;
}

describe('sections', () => {
  it('groups each heading and its content into a section and leaves content above the first heading alone', () => {
    const lead = element('p', 'Lead');
    const code = element('pre', 'code');
    const heads = [element('h2', 'First'), element('h3', 'Deep'), element('h2', 'Empty')] as const;
    const tree = boxed(lead, heads[0], element('p', 'a'), code, heads[1], element('p', 'b'), heads[2]) as Element[];
    expect(tree.map(({ tagName }) => tagName)).toEqual(['p', 'section', 'section', 'section']);
    expect(tree.slice(1).map(({ children }) => children[0])).toEqual(heads);
    expect(tree[1]?.children[2]).toBe(code);
    expect(tree.map(({ children }) => children.length)).toEqual([1, 3, 2, 1]);
  });

  it('leaves imports and exports at the root', () => {
    const esm = { type: 'mdxjsEsm', value: 'export const a = 1' } as unknown as Root['children'][number];
    const tree = boxed(element('h2', 'A'), esm, element('p', 'a'));
    expect(tree[0]).toBe(esm);
    expect((tree[1] as Element).children).toHaveLength(2);
  });

  it('lets a long section wait, but not a short one', () => {
    const className = (text: string) =>
      (boxed(element('h3', 'A'), element('p', text))[0] as Element).properties.className;
    expect(className(words(2))).toEqual(['section', 'section-h3']);
    expect(className(words(20))).toEqual(['section', 'section-h3', 'late', 'late-16']);
  });
});

describe('heightClass', () => {
  it('grows with the text', () => {
    expect([1, 10, 20, 40, 100, 200, 400].map((lines) => heightClass([element('p', words(lines))]))).toEqual([
      null,
      'late-8',
      'late-16',
      'late-32',
      'late-64',
      'late-128',
      null,
    ]);
  });

  it('counts the lines of highlighted code in a property', () => {
    const code = { ...element('code', '', { html: 'line\n'.repeat(20) }), children: [] };
    expect(heightClass([within('pre', code)])).toBe('late-16');
  });

  it('counts cells as narrow and closed details as one line', () => {
    expect(heightClass([within('tr', element('td', words(5)))])).toBe('late-16');
    expect(heightClass([element('details', words(100))])).toBeNull();
  });

  it('counts the space around many short blocks', () => {
    expect(heightClass(Array.from({ length: 10 }, () => element('p', 'short')))).toBe('late-16');
  });
});
