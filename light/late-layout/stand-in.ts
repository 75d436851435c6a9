import type { RootContent } from 'hast';

/** Lines from which a box waits, and from which it takes the next class; late-layout.css gives the classes their heights. */
const CLASSES = [
  [8, 'late-8'],
  [16, 'late-16'],
  [32, 'late-32'],
  [64, 'late-64'],
  [128, 'late-128'],
] as const;
/** A box of more lines is on the screen most of the time; its rows wait each by itself. */
const MOST = 320;
/** Characters of a line of prose on a telephone. */
const LINE = 40;
/** Of a line in a cell of a table there. */
const CELL_LINE = 13;
/** The space around a block, in lines. */
const GAP = 1;

/**
 * Class whose height stands in for the height of these nodes until they are laid out, null for what is too short or too long to wait.
 * It is rather too high than too low: what is not laid out must not reach into what follows.
 */
export function standIn(nodes: readonly RootContent[]): string | null {
  const lines = nodes.reduce((sum, node) => sum + linesOf(node, LINE), 0);
  if (lines > MOST) return null;
  return CLASSES.findLast(([from]) => lines >= from)?.[1] ?? null;
}

/** How many lines a node takes on a telephone, roughly. */
function linesOf(node: RootContent, line: number): number {
  if (node.type === 'text') return node.value.length / line;
  if (!('children' in node)) return 0;
  let width = line;
  if (node.type === 'element') {
    // Highlighted code, from markdown/code-blocks.ts.
    if (typeof node.properties['html'] === 'string') return node.properties['html'].split('\n').length;
    if (node.tagName === 'details') return 1;
    if (node.tagName === 'td') width = CELL_LINE;
  }
  const inside = (node.children as RootContent[]).reduce((sum, child) => sum + linesOf(child, width), 0);
  return isBlock(node) ? Math.ceil(inside) + GAP : inside;
}

const isBlock = (node: RootContent): boolean =>
  (node.type as string) === 'mdxJsxFlowElement' ||
  (node.type === 'element' && /^(?:p|ul|ol|li|pre|div|table|tr)$/.test(node.tagName));
