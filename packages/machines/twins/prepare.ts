import type { Element, ElementContent } from 'hast';
import { childrenOf, hasClass, isElement } from './hast';

/** Name of the element that becomes `{#id}` in a twin. */
export const ANCHOR = 'page-anchor';

/** Controls and decoration. A drawing is described in words next to it. */
const LEFT_OUT = new Set([
  'button',
  'form',
  'label',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'wbr',
]);

const isLeftOut = (node: Element): boolean => {
  const { tagName, properties } = node;
  return (
    LEFT_OUT.has(tagName) ||
    (tagName === 'input' && properties.type !== 'checkbox') ||
    properties.ariaHidden === 'true' ||
    properties.role === 'tooltip' ||
    // A link that opens a form below it.
    properties.dataCompose !== undefined ||
    hasClass(node, 'hash-link')
  );
};

/** Elements that anchors identify: the anchor is printed at their end. */
const NAMES = new Set(['h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'th', 'td', 'summary', 'p', 'li']);

/** Copies an element without its controls. Each id becomes an element, which prints as `{#id}`. */
export function prepare(node: Element): Element {
  const children = joined(
    childrenOf(node).flatMap((child): ElementContent[] => {
      if (child.type === 'comment') return [];
      if (!isElement(child)) return [child];
      return isLeftOut(child) ? [] : [prepare(child)];
    }),
  );
  const { id } = node.properties;
  const copy = { ...node, children };
  if (typeof id !== 'string' || node.tagName === 'h1') return copy;
  (nameIn(copy) ?? copy).children.push({ type: 'element', tagName: ANCHOR, properties: { name: id }, children: [] });
  return copy;
}

const nameIn = (node: Element): Element | undefined => {
  if (NAMES.has(node.tagName)) return node;
  for (const child of node.children) {
    const found = isElement(child) ? nameIn(child) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Joins texts that a comment or a break opportunity has split: `puf<wbr>ETH`. */
const joined = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.reduce<ElementContent[]>((all, node) => {
    const last = all.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      all[all.length - 1] = { type: 'text', value: last.value + node.value };
    else all.push(node);
    return all;
  }, []);
