import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { codeBlocks } from './code-blocks';

/** Returns the tree of a page with one fence. */
function pageWith(
  metastring: string,
  text: string,
  language = 'bash',
): { readonly tree: Root; readonly code: Element } {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${language}`], metastring },
    children: [{ type: 'text', value: `${text}\n` }],
  };
  return {
    code,
    tree: { type: 'root', children: [{ type: 'element', tagName: 'pre', properties: {}, children: [code] }] },
  };
}

const transform = codeBlocks({ root: process.cwd(), reference: () => referenceOf(process.cwd()) });
const file = { path: `${process.cwd()}/docs/a.mdx` };

describe('codeBlocks', () => {
  it('adds HTML and title to a block', () => {
    const { tree, code } = pageWith('title="a.sh" {1}', 'echo 1');
    transform(tree, file);
    expect(code.properties.title).toBe('a.sh');
    expect(code.properties.html).toContain('theme-code-block-highlighted-line');
    expect(code.children).toEqual([]);
  });

  it.each([
    ['titel="a.sh"', 'docs/a.mdx: the fence has the unknown word titel="a.sh"'],
    ['example="swap"', 'docs/a.mdx: example="swap": the fence must be empty'],
  ])('stops the build at %s', (meta, message) => {
    expect(() => transform(pageWith(meta, 'echo 1').tree, file)).toThrow(message);
  });
});
