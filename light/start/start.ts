/** What a browser says of the connection; Safari and Firefox say nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export interface StartOptions {
  readonly waitingType: string;
  readonly startedEvent: string;
  /** Milliseconds after the page has loaded, without any sign of the reader, until the application starts by itself. */
  readonly idleDelay: number;
  /** Milliseconds that a followed link waits for the application before the browser follows it. */
  readonly patience: number;
}

/**
 * Loads the application when it is wanted: at the first sign of the reader, or by itself a while after the page has loaded,
 * unless the connection is slow or metered. Clicks and shortcuts that come before it hears them are kept and given to it.
 *
 * Runs as an inline script: it is printed by its source and may use nothing from outside.
 */
export function start({ waitingType, startedEvent, idleDelay, patience }: StartOptions): void {
  const page = document;
  const scripts = [...page.querySelectorAll<HTMLScriptElement>(`script[type="${waitingType}"][src]`)].map(
    ({ src }) => src,
  );
  const { connection } = navigator as { connection?: Connection };
  const speed = connection?.effectiveType ?? '4g';
  const frugal = connection?.saveData === true || speed.includes('2g');
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'storage'];
  const kept: (() => void)[] = [];
  let loading = false;
  let pointed: EventTarget | null = null;
  let followed: HTMLAnchorElement | null = null;

  const append = <Tag extends 'script' | 'link'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>): void => {
    page.head.append(Object.assign(page.createElement(tag), properties));
  };
  const leave = (link: HTMLAnchorElement | null): void => {
    if (link !== null && link === followed) location.assign(link.href);
  };
  const load = (): void => {
    if (loading) return;
    loading = true;
    // Fetched together, run in order: the first holds the module loader.
    for (const src of scripts) append('script', { src, async: false, onerror: giveUp });
  };

  const onSign = ({ type, target }: Event): void => {
    if (type.startsWith('pointer')) pointed = target;
    // Going to the anchor in the address scrolls too.
    if (type !== 'scroll' || page.readyState === 'complete') load();
  };
  const onClick = (event: MouseEvent): void => {
    const control = (event.target as Element).closest<HTMLElement>('a[href], button, [role=tab]');
    if (control === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    if (control instanceof HTMLAnchorElement && control.getAttribute('href') !== '#') {
      const inPage = control.hash !== '' && control.pathname === location.pathname;
      // On a slow connection the HTML of the next page is there before the application.
      if (inPage || speed.includes('2g') || control.target !== '' || control.origin !== location.origin) return;
      followed = control;
      setTimeout(leave, patience, control);
    }
    event.preventDefault();
    kept.push(() => control.click());
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey } = event;
    const slash = key === '/' && !(event.target as Element).matches('input, textarea, select');
    if (!slash && !((ctrlKey || metaKey) && key.toLowerCase() === 'k')) return;
    event.preventDefault();
    kept.push(() => page.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true })));
  };
  const stopKeeping = (): void => {
    page.removeEventListener('click', onClick, true);
    page.removeEventListener('keydown', onKey, true);
    for (const type of signs) removeEventListener(type, onSign, true);
  };
  /** Without the application the browser does what it can. */
  const giveUp = (): void => {
    stopKeeping();
    leave(followed);
  };

  for (const type of signs) addEventListener(type, onSign, { capture: true, passive: true });
  page.addEventListener('click', onClick, true);
  page.addEventListener('keydown', onKey, true);
  page.addEventListener(startedEvent, () => {
    stopKeeping();
    followed = null;
    // What the reader points at and what has the focus was entered before anyone heard of it.
    if (pointed instanceof Element) pointed.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    page.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const replay of kept) replay();
  });
  page.addEventListener('DOMContentLoaded', () => {
    // Printed as disabled for readers without scripts; from here on their clicks are kept.
    for (const button of page.querySelectorAll<HTMLButtonElement>('button:disabled')) button.disabled = false;
    // A query (search, marked words) asks something of the application, and a reload is how it answers content that is
    // missing: it then has to say so.
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (location.search !== '' || arrival?.type === 'reload') load();
  });
  addEventListener('load', () => {
    if (frugal || speed !== '4g') return;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => {
      if (!loading) for (const href of scripts) append('link', { rel: 'prefetch', as: 'script', href });
    });
    setTimeout(() => whenIdle(load), idleDelay);
  });
  // The framework takes its own absence for a wrong base URL. It comes late here, but styles that are missing tell as well.
  const { sheet } = page.querySelector<HTMLLinkElement>('link[rel=stylesheet]') ?? {};
  // Counted, not computed: a style that is asked for here has the page styled before it is read.
  if (sheet?.cssRules.length) Object.assign(window, { docusaurus: {} });
}
