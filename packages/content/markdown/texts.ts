import type { Node } from './scroll-regions';

/** Replaces each text below a node by other nodes, except in elements of these names. */
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
 * Returns a `code` element with other content, as explicit JSX, which MDX does not map to the theme's component: the
 * theme renders a `code` element with element children as a block.
 */
const codeOf = (code: Node, children: Node[]): Node =>
  children.every(({ type }) => type === 'text')
    ? code
    : ({ type: 'mdxJsxTextElement', name: 'code', attributes: [], data: { _mdxExplicitJsx: true }, children } as Node);
