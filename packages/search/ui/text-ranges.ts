/** Maximum number of terms to highlight on a page. */
export const TERM_LIMIT = 8;
/** Maximum number of highlighted places. */
const PLACE_LIMIT = 500;
/** Block elements: words do not continue from one into the next. */
const BLOCKS = 'p, li, dt, dd, h1, h2, h3, h4, h5, h6, td, th, pre, figcaption, summary';
/** Text that does not belong to the page. */
const SKIPPED = 'nav, script, style, .table-of-contents, [data-search-bar], .hash-link';

/**
 * Returns the ranges of all places below `root` that contain a term. Line-break hints may split a name into several
 * nodes.
 */
export function findRanges(root: Element, terms: readonly string[]): Range[] {
  const wanted = [...new Set(terms.map((term) => term.trim().toLowerCase()).filter((term) => term !== ''))].slice(
    0,
    TERM_LIMIT,
  );
  const ranges: Range[] = [];
  for (const nodes of textRuns(root)) {
    const text = nodes
      .map(({ data }) => data)
      .join('')
      .toLowerCase();
    for (const term of wanted) {
      for (
        let at = text.indexOf(term);
        at >= 0 && ranges.length < PLACE_LIMIT;
        at = text.indexOf(term, at + term.length)
      ) {
        ranges.push(rangeOf(nodes, at, at + term.length));
      }
    }
  }
  return ranges;
}

/** Returns text nodes, grouped by block. */
function textRuns(root: Element): Text[][] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const runs: Text[][] = [];
  let block: Element | null = null;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (parent === null || parent.closest(SKIPPED)) continue;
    const own = parent.closest(BLOCKS);
    if (own === null || own !== block) runs.push([]);
    block = own;
    runs.at(-1)?.push(node);
  }
  return runs;
}

function rangeOf(nodes: readonly Text[], start: number, end: number): Range {
  const range = document.createRange();
  let passed = 0;
  for (const node of nodes) {
    const next = passed + node.data.length;
    if (start >= passed && start < next) range.setStart(node, start - passed);
    if (end > passed && end <= next) range.setEnd(node, end - passed);
    passed = next;
  }
  return range;
}
