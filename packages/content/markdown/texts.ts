import type { Node } from './scroll-regions';

/** Puts other nodes in the place of each text below a node, except in elements of these names. */
export function rewriteTexts(
  parent: Node,
  leftAlone: RegExp,
  rewrite: (text: string, kind: 'code' | 'prose') => Node[],
): void {
  if (!Array.isArray(parent.children) || leftAlone.test(parent.tagName ?? '')) return;
  const rewritten = ({ type, value }: Node, kind: 'code' | 'prose'): Node[] | null =>
    type === 'text' && value !== undefined ? rewrite(value, kind) : null;
  parent.children = parent.children.flatMap((child) => {
    if (child.tagName === 'code')
      return codeOf(
        child,
        (child.children ?? []).flatMap((inner) => rewritten(inner, 'code') ?? inner),
      );
    rewriteTexts(child, leftAlone, rewrite);
    return rewritten(child, 'prose') ?? child;
  });
}

/**
 * Returns a code with other content. The theme takes an element `code` with more than text in it for a block; MDX does
 * not pass it explicit JSX.
 */
const codeOf = (code: Node, children: Node[]): Node =>
  children.every(({ type }) => type === 'text')
    ? code
    : ({ type: 'mdxJsxTextElement', name: 'code', attributes: [], data: { _mdxExplicitJsx: true }, children } as Node);
