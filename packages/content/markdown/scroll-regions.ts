import type { Element } from 'hast';
import { h, textOf } from '../samples/panel/hast';

/** The parts of the HTML tree that this plugin uses. */
export interface Node {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  /** Of a component. */
  readonly name?: string | null;
  readonly attributes?: unknown[];
  readonly properties?: Readonly<Record<string, unknown>>;
  children?: Node[];
}

const elements = (node: Node | undefined, tag: string): Node[] =>
  (node?.children ?? []).filter(({ tagName }) => tagName === tag);

/** Labels each cell with its column's heading: on a phone a row is a card, whose lines begin with these labels. */
function label(table: Node): void {
  const [head, body] = ['thead', 'tbody'].map((tag) => elements(table, tag)[0]);
  const columns = elements(elements(head, 'tr')[0], 'th').map((cell) => textOf(cell).trim());
  for (const row of elements(body, 'tr'))
    elements(row, 'td').forEach((cell, index) => {
      const dataLabel = columns[index] ?? '';
      // The first cell is the title of the card.
      if (index > 0 && dataLabel !== '' && textOf(cell).trim() !== '')
        Object.assign(cell, { properties: { ...cell.properties, dataLabel } });
    });
}

function wrap(table: Node, heading: string, labels: Map<string, number>): Node {
  const label = heading ? `Table: ${heading}` : 'Table';
  const count = (labels.get(label) ?? 0) + 1;
  labels.set(label, count);
  const ariaLabel = count > 1 ? `${label} (${count})` : label;
  return h('div', { className: ['scroll-region'], tabIndex: 0, role: 'region', ariaLabel }, table as Element);
}

/**
 * Rehype plugin: names each table after its section, and wraps a Markdown table in a scrollable region whose cells are
 * labelled with their columns.
 */
export function scrollRegions() {
  return (root: Node): void => {
    const labels = new Map<string, number>();
    let heading = '';
    const visit = (parent: Node): void => {
      if (!parent.children) return;
      parent.children = parent.children.map((child) => {
        if (/^h[1-6]$/.test(child.tagName ?? '')) heading = textOf(child).trim();
        if (child.tagName === 'table') {
          label(child);
          return wrap(child, heading, labels);
        }
        if (child.name === 'Table' && heading !== '')
          child.attributes?.push({ type: 'mdxJsxAttribute', name: 'caption', value: heading });
        visit(child);
        return child;
      });
    };
    visit(root);
  };
}
