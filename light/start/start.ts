/** What a browser says of the connection; Safari and Firefox say nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export interface StartOptions {
  readonly waitingType: string;
  readonly startedEvent: string;
  /** Attribute of the root of a page whose application does not come. */
  readonly without: string;
  /** Milliseconds after the page has loaded, without any sign of the reader, until the application starts by itself. */
  readonly idleDelay: number;
  /** Milliseconds from asking for the application until followed links no longer wait for it. */
  readonly patience: number;
  /** What the page says of an application that is late or does not come, and the name of the button that reloads. */
  readonly texts: { readonly late: string; readonly failed: string; readonly retry: string };
}

/**
 * Loads the application when it is wanted: at the first sign of the reader, or by itself a while after the page has loaded,
 * unless the connection is slow or metered. Clicks that come before it hears them are kept and given to it. When it is late the
 * browser follows links; when it does not come (a file is missing, cut off or blocked, or it fails while it starts) the page
 * says so and is what it is without scripts.
 *
 * Runs as an inline script: it is printed by its source and may use nothing from outside.
 */
export function start({ waitingType, startedEvent, without, idleDelay, patience, texts }: StartOptions): void {
  const page = document;
  const root = page.documentElement;
  const entry = { docusaurus: {} };
  // A page that was saved to disk: the application would take its address for one without a page.
  if (!location.protocol.startsWith('http')) {
    root.setAttribute(without, '');
    Object.assign(window, entry);
    return;
  }
  const scripts = [...page.querySelectorAll<HTMLScriptElement>(`script[type="${waitingType}"][src]`)].map(
    ({ src }) => src,
  );
  const { connection } = navigator as { connection?: Connection };
  const speed = connection?.effectiveType ?? '4g';
  const frugal = connection?.saveData === true || speed.includes('2g');
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'storage'];
  const kept: (() => void)[] = [];
  const waiting = new AbortController();
  const { signal } = waiting;
  /** When links stop to wait; null before the application is asked for. */
  let deadline: number | null = null;
  let pointed: EventTarget | null = null;
  let followed: HTMLAnchorElement | null = null;
  let notice: HTMLElement | null = null;

  const make = <Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    properties: Partial<HTMLElementTagNameMap[Tag]>,
  ): HTMLElementTagNameMap[Tag] => Object.assign(page.createElement(tag), properties);

  const say = (text: string): void => {
    notice?.remove();
    notice = make('div', { className: 'load-failure' });
    const button = { type: 'button', className: 'button button--primary', textContent: texts.retry } as const;
    notice.append(make('p', { textContent: text }), make('button', { ...button, onclick: () => location.reload() }));
    page.body?.prepend(notice);
    // The role comes last: a live region announces what changes in it after it exists.
    setTimeout(() => notice?.setAttribute('role', 'alert'));
  };
  /** Without the application the browser does what it can. */
  const giveUp = (): void => {
    if (signal.aborted) return;
    waiting.abort();
    root.setAttribute(without, '');
    if (followed !== null) location.assign(followed.href);
    else say(texts.failed);
  };
  const isLate = (): void => {
    if (signal.aborted) return;
    if (followed !== null) location.assign(followed.href);
    // A query (search, marked words) asks something of the application too.
    else if (kept.length > 0 || location.search !== '') say(texts.late);
  };
  const load = (): void => {
    if (deadline !== null) return;
    deadline = performance.now() + patience;
    setTimeout(isLate, patience);
    addEventListener('unhandledrejection', giveUp, { signal });
    addEventListener('error', ({ filename }) => scripts.includes(filename) && giveUp(), { signal });
    // Fetched together, run in order: the first holds the module loader.
    for (const src of scripts) {
      const script = make('script', { src, async: false, onerror: giveUp });
      script.onload = () => {
        // A saved page must not bring the application along.
        script.remove();
        // A file that was cut off loads and does nothing; the last one puts the application's own entry there.
        const { docusaurus } = window as { docusaurus?: { readonly preload?: unknown } };
        if (src === scripts.at(-1) && docusaurus?.preload === undefined) giveUp();
      };
      page.head.append(script);
    }
  };

  const onSign = ({ type, target }: Event): void => {
    if (type.startsWith('pointer')) pointed = target;
    // Going to the anchor in the address scrolls too.
    if (type !== 'scroll' || page.readyState === 'complete') load();
  };
  const onClick = (event: MouseEvent): void => {
    const control = (event.target as Element).closest<HTMLElement>('a[href], button, [role=tab]');
    if (control === null || notice?.contains(control) === true) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    load();
    const late = deadline !== null && performance.now() > deadline;
    if (control instanceof HTMLAnchorElement && control.getAttribute('href') !== '#') {
      const inPage = control.hash !== '' && control.pathname === location.pathname;
      // On a slow connection the HTML of the next page is there before the application.
      if (late || inPage || speed.includes('2g') || control.target !== '' || control.origin !== location.origin) return;
      followed = control;
    } else if (late) say(texts.late);
    event.preventDefault();
    kept.push(() => control.click());
  };

  for (const type of signs) addEventListener(type, onSign, { capture: true, passive: true, signal });
  page.addEventListener('click', onClick, { capture: true, signal });
  page.addEventListener(
    startedEvent,
    () => {
      waiting.abort();
      // What was taken for a failure was none.
      root.removeAttribute(without);
      notice?.remove();
      // What the reader points at and what has the focus was entered before anyone heard of it.
      if (pointed instanceof Element) pointed.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      page.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      for (const replay of kept) replay();
    },
    { once: true },
  );
  page.addEventListener('DOMContentLoaded', () => {
    // Printed as disabled for readers without scripts; from here on their clicks are kept.
    for (const button of page.querySelectorAll<HTMLButtonElement>('button:disabled')) button.disabled = false;
    // A query asks something of the application, and a reload is how it answers content that is missing: it then has to say so.
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (location.search !== '' || arrival?.type === 'reload') load();
  });
  addEventListener('load', () => {
    if (frugal || speed !== '4g') return;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => {
      if (deadline !== null) return;
      for (const href of scripts) page.head.append(make('link', { rel: 'prefetch', as: 'script', href }));
    });
    setTimeout(() => whenIdle(load), idleDelay);
  });
  // The framework takes its own absence for a wrong base URL. It comes late here, but styles that are missing tell as well.
  const { sheet } = page.querySelector<HTMLLinkElement>('link[rel=stylesheet]') ?? {};
  // Counted, not computed: a style that is asked for here has the page styled before it is read.
  if (sheet?.cssRules.length) Object.assign(window, entry);
}
