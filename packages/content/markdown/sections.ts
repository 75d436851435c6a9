import type { Element, ElementContent, Root, RootContent } from 'hast';
import { h } from '../samples/panel/hast';

type Fold = RootContent & { children: RootContent[] };

const isHeading = (node: RootContent): node is Element => node.type === 'element' && /^h[2-6]$/.test(node.tagName);

/** Imports and exports of MDX, which are only valid at the root. */
const isModule = (node: RootContent): boolean => (node.type as string) === 'mdxjsEsm';

/** A component around whole entries: `<More>` of a long page. */
const isFold = (node: RootContent): node is Fold =>
  (node.type as string) === 'mdxJsxFlowElement' && (node as Fold).children.some(isHeading);

/**
 * Rehype plugin: groups each heading of a page and the content up to the next heading into a section, so that styles
 * can lay out an entry as a whole (site/src/css/blocks.css). A fold around entries ends the section before it.
 */
export function sections() {
  return (root: Root): void => {
    root.children = [...root.children.filter(isModule), ...grouped(root.children.filter((node) => !isModule(node)))];
  };
}

function grouped(nodes: readonly RootContent[]): RootContent[] {
  const whole: RootContent[] = [];
  let part: Element | null = null;
  for (const node of nodes) {
    if (isHeading(node)) whole.push((part = h('section', { className: ['section'] }, node)));
    else if (isFold(node)) {
      node.children = grouped(node.children);
      part = null;
      whole.push(node);
    } else if (part === null) whole.push(node);
    else part.children.push(node as ElementContent);
  }
  return whole;
}
