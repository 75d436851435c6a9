import { textOf } from '../samples/panel/hast';

/** The parts of the HTML tree that this plugin uses. */
export interface Node {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  children?: Node[];
}

function wrap(table: Node, heading: string, labels: Map<string, number>): Node {
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

/** Rehype plugin: puts each Markdown table into a scrollable region with keyboard focus, named after its section. */
export function scrollRegions() {
  return (root: Node): void => {
    const labels = new Map<string, number>();
    let heading = '';
    const visit = (parent: Node): void => {
      if (!parent.children) return;
      parent.children = parent.children.map((child) => {
        if (/^h[1-6]$/.test(child.tagName ?? '')) heading = textOf(child).trim();
        if (child.tagName === 'table') return wrap(child, heading, labels);
        visit(child);
        return child;
      });
    };
    visit(root);
  };
}
