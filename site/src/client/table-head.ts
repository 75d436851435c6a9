/**
 * Keeps the head of a table in view while the reader scrolls. A table that scrolls sideways in its frame needs this: the
 * head would stick to the frame, which does not scroll down.
 */
export function keepHead(table: Element): void {
  const head = table.querySelector('thead');
  const frame = head?.closest('table')?.parentElement;
  const navbar = document.querySelector('.navbar');
  if (!head || !frame || getComputedStyle(frame).overflowX === 'visible') return;
  const place = (): void => {
    const { top, height } = frame.getBoundingClientRect();
    // The navbar hides while the reader scrolls down.
    const free = Math.max(0, navbar?.getBoundingClientRect().bottom ?? 0);
    const down = Math.min(free - top, height - 2 * head.offsetHeight);
    head.style.translate = down > 0 ? `0 ${down}px` : '';
  };
  document.addEventListener('scroll', place, { passive: true });
  document.addEventListener('transitionend', place);
  addEventListener('beforeprint', () => (head.style.translate = ''));
}
