export interface LateLayoutOptions {
  /** Attribute of the root while boxes wait. */
  readonly waiting: string;
  /** Dispatched on the document once the application has started. */
  readonly startedEvent: string;
}

/**
 * Lets the browser lay out a long page where the reader is, and the rest once the application has started. Anything
 * that may scroll far at once needs true heights and lays out the rest first: a key, a link within the page, an address
 * with an anchor, a restored scroll position. Without scripts nothing waits.
 *
 * Runs as an inline script: its source is printed into the page, so it uses nothing from outside.
 */
export function layOutLate({ waiting, startedEvent }: LateLayoutOptions): void {
  const root = document.documentElement;
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The entry's name, because location.hash omits a text fragment.
  if (arrival?.type !== 'navigate' || arrival.name.includes('#')) return;
  root.setAttribute(waiting, '');
  /** Returns the text in the middle of the window, from below the navbar down. */
  const shown = (): Element | undefined => {
    for (let y = 100; y < innerHeight; y += 24) {
      const text = document.elementFromPoint(innerWidth / 2, y)?.closest('p,li,dt,dd,pre,tr,h1,h2,h3,h4,h5');
      if (text) return text;
    }
    return undefined;
  };
  const layOut = (): void => {
    if (!root.hasAttribute(waiting)) return;
    const text = scrollY > 0 ? shown() : undefined;
    const before = text?.getBoundingClientRect().top ?? 0;
    root.removeAttribute(waiting);
    // The browser's scroll anchoring gives up when the style of so many boxes changes.
    if (text) scrollBy({ top: text.getBoundingClientRect().top - before, behavior: 'instant' });
  };
  document.addEventListener(startedEvent, layOut, { once: true });
  addEventListener('keydown', layOut, { capture: true, once: true });
  const onClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('a[href*="#"]')) layOut();
  };
  addEventListener('click', onClick, true);
}
