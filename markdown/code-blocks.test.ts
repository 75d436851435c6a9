import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { codeBlocks } from './code-blocks';

/** The tree of a page with one fence. */
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

const transform = codeBlocks({ root: process.cwd() });
const file = { path: `${process.cwd()}/docs/a.mdx` };

describe('codeBlocks', () => {
  it('gives a block its HTML and its title', () => {
    const { tree, code } = pageWith('title="a.sh" {1}', 'echo 1');
    transform(tree, file);
    expect(code.properties.title).toBe('a.sh');
    expect(code.properties.html).toContain('theme-code-block-highlighted-line');
    expect(code.children).toEqual([]);
  });

  it.each([
    ['titel="a.sh"', 'docs/a.mdx: the fence says titel="a.sh", which nothing understands'],
    ['example="swap"', 'docs/a.mdx: example="swap": the fence must be empty'],
  ])('stops the build at %s', (meta, message) => {
    expect(() => transform(pageWith(meta, 'echo 1').tree, file)).toThrow(message);
  });
});
