export interface LateLayoutOptions {
  /** Attribute of the root while boxes wait. */
  readonly waiting: string;
  /** Class of a waiting box. */
  readonly late: string;
  /** Dispatched on the document once the application has started. */
  readonly startedEvent: string;
}

/**
 * Lets the browser lay out a long page where the reader is, and the rest in slices when it has loaded and is idle: a
 * picture of the whole page is complete without the reader. Once the reader has scrolled, true heights would move the
 * text, so the rest waits for the application. Anything that may scroll far at once needs true heights and lays out the
 * rest first: a key, a link within the page, an address with an anchor, a restored scroll position. Without scripts
 * nothing waits.
 *
 * Runs as an inline script: its source is printed into the page, so it uses nothing from outside.
 */
export function layOutLate({ waiting, late, startedEvent }: LateLayoutOptions): void {
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
  const boxes = document.getElementsByClassName(late);
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const layOutSome = (): void => {
    if (scrollY > 0) return;
    // So many characters take a phone less than a frame of 50 ms.
    for (let text = 0; boxes[0] && text < 4000; boxes[0].classList.remove(late)) text += boxes[0].textContent.length;
    if (boxes[0]) whenIdle(layOutSome);
    else layOut();
  };
  addEventListener('load', () => whenIdle(layOutSome));
  addEventListener(startedEvent, layOut, true);
  addEventListener('keydown', layOut, true);
  addEventListener('click', ({ target }) => (target as Element).closest('a[href*="#"]') && layOut(), true);
}
