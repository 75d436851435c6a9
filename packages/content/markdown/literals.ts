import { literalParts } from '@sdk-docs/reference/model/literal-parts';
import { codeOf } from './code-element';
import type { Node } from './scroll-regions';

/** What has words of its own: blocks of code (packages/content/samples/highlight), links, headings and pictures. */
const OTHERS = /^(?:pre|a|h\d|svg|abbr)$/;

/**
 * Rehype plugin: a long number in a line of text says its digits in groups, under the pointer (`title`) and on focus
 * (site/src/css/samples.css).
 */
export function literals() {
  return (root: Node): void => {
    /** Units of the page that have had their words: once is enough. */
    const said = new Set<string>();
    const visit = (parent: Node): void => {
      if (!Array.isArray(parent.children) || OTHERS.test(parent.tagName ?? '')) return;
      parent.children = parent.children.flatMap((child) => {
        if (child.type === 'text' && child.value !== undefined) return parts(child.value, 'prose', said);
        if (child.tagName === 'code') return [code(child)];
        visit(child);
        return [child];
      });
    };
    visit(root);
  };
}

const code = (node: Node): Node =>
  codeOf(
    node,
    (node.children ?? []).flatMap((child) =>
      child.type === 'text' && child.value !== undefined ? parts(child.value, 'code') : [child],
    ),
  );

const parts = (text: string, kind: 'code' | 'prose', said = new Set<string>()): Node[] =>
  literalParts(text, kind).map(({ text: value, words }) => {
    const node: Node = { type: 'text', value };
    const again = /^[a-z]/.test(value) && said.has(value);
    said.add(value);
    return words === null || again
      ? node
      : { type: 'element', tagName: 'abbr', properties: { title: words, tabIndex: 0 }, children: [node] };
  });
