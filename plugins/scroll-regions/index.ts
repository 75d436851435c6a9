import type { Element, ElementContent, Root, RootContent } from 'hast';

type Node = Root | RootContent | ElementContent;

const text = (node: Node): string =>
  node.type === 'text' ? node.value : 'children' in node ? (node.children as Node[]).map(text).join('') : '';

function wrap(table: Element, heading: string, labels: Map<string, number>): Element {
  const label = heading ? `Table: ${heading}` : 'Table';
  const count = (labels.get(label) ?? 0) + 1;
  labels.set(label, count);
  const ariaLabel = count > 1 ? `${label} (${count})` : label;
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['scroll-region'], tabIndex: 0, role: 'region', ariaLabel },
    children: [table],
  };
}

/** Rehype: puts each Markdown table into a region that scrolls, can be reached by keyboard and is named after its section. */
export function scrollRegions() {
  return (root: Root): void => {
    const labels = new Map<string, number>();
    let heading = '';
    const visit = (parent: Node): void => {
      if (!('children' in parent)) return;
      const children = parent.children as Node[];
      children.forEach((child, index) => {
        if (child.type !== 'element') return visit(child);
        if (/^h[1-6]$/.test(child.tagName)) heading = text(child).trim();
        if (child.tagName === 'table') children[index] = wrap(child, heading, labels);
        else visit(child);
      });
    };
    visit(root);
  };
}
