import type { RootContent } from 'hast';

/** Number of lines -> class of a waiting box. late-layout.css sets the height of each class. */
const CLASSES = [
  [8, 'late-8'],
  [16, 'late-16'],
  [32, 'late-32'],
  [64, 'late-64'],
  [128, 'late-128'],
] as const;
/** A longer box is on screen most of the time. */
const MOST = 320;
/** Characters in a line of prose on a phone. */
const LINE = 40;
/** Characters in a line of a table cell on a phone. */
const CELL_LINE = 13;
/** Space around a block, in lines. */
const GAP = 1;

/**
 * Returns the class with the estimated height of these nodes; null for content that is too short or too long to wait.
 * Estimates are rather too high than too low, because content without layout must not overlap the content below it.
 */
export function heightClass(nodes: readonly RootContent[]): string | null {
  const lines = nodes.reduce((sum, node) => sum + linesOf(node, LINE), 0);
  if (lines > MOST) return null;
  return CLASSES.findLast(([from]) => lines >= from)?.[1] ?? null;
}

/** Estimates the number of lines of a node on a phone. */
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
