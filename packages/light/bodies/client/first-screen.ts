/** Blocks that are laid out together until the window is full. */
const STEP = 4;

/**
 * Lays out and paints those blocks of a new body first that fill the window, and the others after that. It leaves no
 * trace: an animation changes no attribute and no style sheet.
 */
export function firstScreenFirst(body: Element): void {
  const blocks = [...body.children];
  const held = blocks.map((block) => block.animate({ contentVisibility: ['hidden', 'hidden'] }, 10_000));
  const show = (count: number): void => held.splice(0, count).forEach((hold) => hold.cancel());
  // In the frame, when the new head is there: it changes what the first layout would find.
  requestAnimationFrame(() => {
    do show(STEP);
    while ((blocks[blocks.length - held.length]?.getBoundingClientRect().top ?? Infinity) < window.innerHeight);
    // The timer of the next frame fires when this one has been painted.
    requestAnimationFrame(() => setTimeout(show, 0, Infinity));
  });
}
