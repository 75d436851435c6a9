import type { Element, ElementContent, Root, RootContent } from 'hast';

const isHeading = (node: RootContent): node is Element => node.type === 'element' && /^h[2-6]$/.test(node.tagName);

/** Imports and exports of MDX, which are only valid at the root. */
const isModule = (node: RootContent): boolean => (node.type as string) === 'mdxjsEsm';

/**
 * Rehype plugin: groups each heading of a page and the content up to the next heading into a section, so that styles
 * can lay out an entry as a whole (site/src/css/blocks.css).
 */
export function sections() {
  return (root: Root): void => {
    const lead: RootContent[] = [];
    const parts: [Element, ...RootContent[]][] = [];
    for (const node of root.children) {
      const part = parts.at(-1);
      if (isHeading(node)) parts.push([node]);
      else if (part === undefined || isModule(node)) lead.push(node);
      else part.push(node);
    }
    root.children = [...lead, ...parts.map(section)];
  };
}

const section = (children: readonly RootContent[]): RootContent => ({
  type: 'element',
  tagName: 'section',
  properties: { className: ['section'] },
  children: children as ElementContent[],
});
