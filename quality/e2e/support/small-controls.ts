/** WCAG 2.5.5: minimum size of a touch target in CSS pixels. */
export const FINGER_PX = 44;

/**
 * Returns the controls of the page that are smaller than `least` px in a direction, each with its size. Links in
 * running text are excepted as in WCAG 2.5.8 ("Inline: the target is in a sentence or its size is otherwise constrained
 * by the line-height of non-target text"): an inline link whose block also has other text. Runs in the page.
 */
export function smallControls(least: number): string[] {
  const CONTROLS = 'a[href], button, summary, input, select, textarea, [role="button"], [role="tab"], [role="option"]';
  const BLOCKS = 'p, li, dd, dt, td, th, h1, h2, h3, h4, h5, pre, figcaption, label, div';
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
    const style = getComputedStyle(control);
    const block = control.closest(BLOCKS);
    const isInline = style.display === 'inline' && block?.textContent?.trim() !== control.textContent?.trim();
    if (control.localName === 'a' && isInline && control.closest('nav') === null) continue;
    // Elements off screen are for the keyboard only, and an invisible file input or check box has a label.
    const label = control instanceof HTMLInputElement ? control.closest('label') : null;
    const after = getComputedStyle(control, '::after');
    const covers = after.position === 'absolute' && after.inset === '0px' ? control.offsetParent : null;
    const { width, height, right, bottom } = (covers ?? label ?? control).getBoundingClientRect();
    if (right <= 0 || bottom + scrollY <= 0 || width <= 1 || height <= 1) continue;
    if (Math.round(width) >= least && Math.round(height) >= least) continue;
    const name = (control.ariaLabel ?? control.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    found.push(`${control.localName} "${name}" ${Math.round(width)} x ${Math.round(height)}`);
  }
  return found;
}
