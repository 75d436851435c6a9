export interface LateLayoutOptions {
  /** Attribute of the root while boxes wait. */
  readonly waiting: string;
  /** Dispatched on the document once the application has started. */
  readonly startedEvent: string;
}

/**
 * Lets the browser lay out a long page where the reader is, and the rest of it when the application has started. Whatever may
 * go far at once needs true heights and has the rest laid out first: a key, a link within the page, an address with an anchor,
 * a position that the browser restores. Without scripts nothing waits.
 *
 * Runs as an inline script: it is printed by its source and may use nothing from outside.
 */
export function layOutLate({ waiting, startedEvent }: LateLayoutOptions): void {
  const root = document.documentElement;
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The name of the entry, because location.hash does not show a text fragment.
  if (arrival?.type !== 'navigate' || arrival.name.includes('#')) return;
  root.setAttribute(waiting, '');
  const layOut = (): void => root.removeAttribute(waiting);
  document.addEventListener(startedEvent, layOut, { once: true });
  addEventListener('keydown', layOut, { capture: true, once: true });
  const onClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('a[href*="#"]')) layOut();
  };
  addEventListener('click', onClick, true);
}
