import type { Node } from './scroll-regions';

/**
 * Returns a code with other content. The theme takes an element `code` with more than text in it for a block; MDX does
 * not pass it explicit JSX.
 */
export const codeOf = (code: Node, children: Node[]): Node =>
  children.every(({ type }) => type === 'text')
    ? code
    : ({ type: 'mdxJsxTextElement', name: 'code', attributes: [], data: { _mdxExplicitJsx: true }, children } as Node);
