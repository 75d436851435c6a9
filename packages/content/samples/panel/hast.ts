import type { Element, ElementContent, Properties } from 'hast';

export type Child = ElementContent | string | readonly Child[];

/** A piece of text with links and code in it. */
export type Item = readonly (ElementContent | string)[];

/** Makes an element of a page. Links are routes without the base path, which the page's link component adds. */
export function h(tagName: string, properties: Properties, ...children: readonly Child[]): Element {
  return { type: 'element', tagName, properties: { ...properties }, children: nodes(children) };
}

/**
 * Makes a plain HTML element. Without this, pages map `details` to the theme's component, which needs a script to open.
 */
export function native(name: string, className: string, ...children: readonly Child[]): ElementContent {
  const attributes = className === '' ? [] : [{ type: 'mdxJsxAttribute', name: 'className', value: className }];
  const node = {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children: nodes(children),
    data: { _mdxExplicitJsx: true },
  };
  return node as unknown as ElementContent;
}

/** Words, and a list below them where there is one. */
export const withList = (words: Item, list: readonly Item[]): Item =>
  list.length === 0
    ? words
    : [
        ...words,
        h(
          'ul',
          {},
          list.map((entry) => h('li', {}, entry)),
        ),
      ];

export const code = (text: string): ElementContent => h('code', {}, text);
export const link = (href: string, ...children: readonly Child[]): ElementContent => h('a', { href }, ...children);

interface TreeNode {
  readonly type: string;
  readonly value?: unknown;
  readonly children?: readonly TreeNode[];
}

/** Returns the text in a node of a page. */
export const textOf = ({ type, value, children = [] }: TreeNode): string =>
  type === 'text' ? String(value) : children.map(textOf).join('');

function nodes(children: readonly Child[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (typeof child === 'string') return child === '' ? [] : [{ type: 'text', value: child }];
    return 'type' in child ? [child] : nodes(child);
  });
}
