/**
 * Returns layout faults of the page: a name broken at the wrong place, a page wider than its window, a cell that its
 * table never shows in full, and with `code` a cut line of code. Folds are measured open: a closed fold in a line of
 * text gives its content no width. Runs in the page.
 */
export function misfits(code: boolean): string[] {
  const root = document.documentElement;
  const found = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
  const main = document.querySelector('main') ?? document.body;
  const folds = [...main.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const fold of folds) fold.open = true;
  if (root.scrollWidth > root.clientWidth && found.length === 0)
    found.push(`the page is ${root.scrollWidth} px wide with open folds`);
  if (code) {
    for (const block of main.querySelectorAll('pre')) {
      if (block.scrollWidth > block.clientWidth + 1) found.push(`cut: ${block.textContent?.slice(0, 60) ?? ''}`);
    }
  }
  for (const cell of main.querySelectorAll<HTMLElement>('[role=region] td')) {
    const [frame, head] = [cell.closest('[role=region]'), cell.parentElement?.querySelector('th')];
    if (frame === null || frame.scrollWidth <= frame.clientWidth) continue;
    // The first column stays in view.
    const room = frame.clientWidth - (head?.offsetWidth ?? 0);
    if (cell.offsetWidth > room) found.push(`cell wider than ${room} px: ${cell.textContent?.slice(0, 60) ?? ''}`);
  }
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const value = text.nodeValue ?? '';
    const parent = text.parentElement;
    if (parent === null || parent.closest('pre, [hidden], .hash-link') !== null) continue;
    range.selectNodeContents(text);
    if (range.getClientRects().length < 2) continue;
    // Dots, hyphens and slashes are break opportunities, and hex values may break anywhere.
    for (const word of value.matchAll(/(?<![\w/-])(?!0x)[A-Za-z_]\w{3,}(?![\w/-])/g)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`breaks: ${word[0]}`);
    }
  }
  for (const fold of folds) fold.open = false;
  return found;
}
