import type { Element, ElementContent, Nodes, Root } from 'hast';

/** Helpers for HTML trees. */

export const isElement = (node: Nodes): node is Element => node.type === 'element';

export const childrenOf = (node: Nodes): readonly ElementContent[] =>
  'children' in node ? (node.children as ElementContent[]) : [];

export const hasClass = (node: Element, name: string): boolean =>
  Array.isArray(node.properties.className) && node.properties.className.includes(name);

/** The matching elements below a node, in document order, without those inside another match. */
export const findAll = (node: Nodes | Root, fits: (element: Element) => boolean): Element[] =>
  childrenOf(node).flatMap((child) => {
    if (!isElement(child)) return [];
    return fits(child) ? [child] : findAll(child, fits);
  });

export const find = (node: Nodes | Root, fits: (element: Element) => boolean): Element | undefined =>
  findAll(node, fits)[0];

/** The text of a node, with a line break for each `<br>`. */
export const textOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  if (isElement(node) && node.tagName === 'br') return '\n';
  return childrenOf(node).map(textOf).join('');
};

/** The text of a node on one line, without zero-width spaces. */
export const lineOf = (node: Nodes): string =>
  textOf(node)
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
