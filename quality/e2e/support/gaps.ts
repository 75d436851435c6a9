/** The largest space between two blocks in the design, in px: from a form with a status line to a heading. */
export const MOST_SPACE_PX = 120;

/**
 * Returns the blank bands of the content, from its first text to its last, that are higher than `most` px, each with
 * the text above it. Runs in the page.
 */
export function emptyBands(most: number): string[] {
  const main = document.querySelector('main') ?? document.body;
  const painted: { top: number; bottom: number; text: string }[] = [];
  const add = ({ top, bottom, height }: DOMRect, text: string): void => {
    if (height > 0) painted.push({ top, bottom, text });
  };
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.nodeValue?.trim() === '' || text.parentElement?.checkVisibility({ visibilityProperty: true }) !== true)
      continue;
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) add(line, text.nodeValue ?? '');
  }
  for (const shape of main.querySelectorAll('svg, img, input, select, textarea, button, pre, hr')) {
    if (shape.checkVisibility({ visibilityProperty: true })) add(shape.getBoundingClientRect(), shape.localName);
  }
  painted.sort((a, b) => a.top - b.top);
  const found: string[] = [];
  let last = painted[0];
  for (const next of painted) {
    if (last === undefined) break;
    if (next.top - last.bottom > most)
      found.push(`${Math.round(next.top - last.bottom)} px below "${last.text.trim().slice(0, 40)}"`);
    if (next.bottom > last.bottom) last = next;
  }
  return found;
}

/**
 * Returns the grids whose background shows where a cell is missing: their cells cover less than nine tenths of them,
 * which is more than the lines between cells leave open. Runs in the page.
 */
export function greyHoles(): string[] {
  const found: string[] = [];
  for (const grid of document.querySelectorAll('main :is(ul, ol, div, section)')) {
    const { display, backgroundColor, backgroundImage } = getComputedStyle(grid);
    if (!/grid|flex/.test(display) || grid.children.length < 2) continue;
    if (/rgba\(.*, 0\)|transparent/.test(backgroundColor) && backgroundImage === 'none') continue;
    const { width, height } = grid.getBoundingClientRect();
    const cells = [...grid.children].map((cell) => cell.getBoundingClientRect());
    const covered = cells.reduce((sum, cell) => sum + cell.width * cell.height, 0);
    if (covered < 0.9 * width * height)
      found.push(`${grid.localName} of ${cells.length} cells: ${grid.textContent?.slice(0, 40) ?? ''}`);
  }
  return found;
}
