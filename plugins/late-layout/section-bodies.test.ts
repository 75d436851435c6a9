import type { Element, ElementContent, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { sectionBodies } from './section-bodies';
import { standIn } from './stand-in';

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
  sectionBodies()(root);
  return root.children;
}

describe('sectionBodies', () => {
  it('puts what stands between headings into one box each and leaves headings and what is above them', () => {
    const lead = element('p', 'Lead');
    const first = element('h2', 'First');
    const code = element('pre', 'code');
    const deep = element('h3', 'Deep');
    const tree = boxed(lead, first, element('p', 'a'), code, deep, element('p', 'b'), element('h2', 'Empty'));
    expect(tree.map((node) => (node as Element).tagName)).toEqual(['p', 'h2', 'div', 'h3', 'div', 'h2']);
    expect(tree[0]).toBe(lead);
    expect((tree[2] as Element).children[1]).toBe(code);
  });

  it('leaves imports and exports at the root', () => {
    const esm = { type: 'mdxjsEsm', value: 'export const a = 1' } as unknown as Root['children'][number];
    expect(boxed(element('h2', 'A'), esm, element('p', 'a')).map(({ type }) => type)).toEqual([
      'element',
      'mdxjsEsm',
      'element',
    ]);
  });

  it('makes no box of white space', () => {
    expect(boxed(element('h2', 'A'), { type: 'text', value: '\n' }, element('h3', 'B'))).toHaveLength(2);
  });

  it('lets a box wait that is long, not a short one', () => {
    const className = (text: string) =>
      (boxed(element('h2', 'A'), element('p', text))[1] as Element).properties.className;
    expect(className(words(2))).toEqual(['section-body']);
    expect(className(words(20))).toEqual(['section-body', 'late', 'late-16']);
  });
});

describe('standIn', () => {
  it('grows with the text', () => {
    expect([1, 10, 20, 40, 100, 200, 400].map((lines) => standIn([element('p', words(lines))]))).toEqual([
      null,
      'late-8',
      'late-16',
      'late-32',
      'late-64',
      'late-128',
      null,
    ]);
  });

  it('counts the lines of highlighted code, which stands in a property', () => {
    const code = { ...element('code', '', { html: 'line\n'.repeat(20) }), children: [] };
    expect(standIn([within('pre', code)])).toBe('late-16');
  });

  it('takes cells to be narrow and closed details to be one line', () => {
    expect(standIn([within('tr', element('td', words(5)))])).toBe('late-16');
    expect(standIn([element('details', words(100))])).toBeNull();
  });

  it('counts the space around many short blocks', () => {
    expect(standIn(Array.from({ length: 10 }, () => element('p', 'short')))).toBe('late-16');
  });
});
