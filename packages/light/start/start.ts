/** The browser's connection information; Safari and Firefox have none. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export interface StartOptions {
  readonly waitingType: string;
  readonly startedEvent: string;
  /** Attribute of the root of a page whose application fails to start. */
  readonly without: string;
  /** Milliseconds from the page's load, without any interaction, until the application starts by itself. */
  readonly idleDelay: number;
  /** Milliseconds from the start of loading during which followed links wait for the application. */
  readonly patience: number;
  /** Texts for an application that is late or fails to start, and for the reload button. */
  readonly texts: { readonly late: string; readonly failed: string; readonly retry: string };
}

/**
 * Loads the application on demand: at the reader's first interaction, or by itself some time after the page has loaded,
 * unless the connection is slow or metered. Earlier clicks are stored and replayed. When the application is late, the
 * browser follows links. When it fails to start (a file is missing, truncated or blocked, or it throws), the page says
 * so and works as it does without scripts.
 *
 * Runs as an inline script: its source is printed into the page, so it uses nothing from outside.
 */
export function start({ waitingType, startedEvent, without, idleDelay, patience, texts }: StartOptions): void {
  const page = document;
  const root = page.documentElement;
  const entry = { docusaurus: {} };
  // A page saved to disk: the application would find no route for its address.
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
  // Links in pictures have no click() to call later: the browser follows them.
  const controls = 'a[href]:not(svg *), button, [role=tab]';
  const interactions = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'storage'];
  const kept: (() => void)[] = [];
  const waiting = new AbortController();
  const { signal } = waiting;
  /** When links stop waiting; null until the application loads. */
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
    // The role comes last: a live region only announces changes after it exists.
    setTimeout(() => notice?.setAttribute('role', 'alert'));
  };
  /** Follows the stored link, or tells the reader that the application has failed. */
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
    // A query (search, highlighted words) also needs the application.
    else if (kept.length > 0 || location.search !== '') say(texts.late);
  };
  const load = (): void => {
    if (deadline !== null) return;
    deadline = performance.now() + patience;
    setTimeout(isLate, patience);
    addEventListener('unhandledrejection', giveUp, { signal });
    addEventListener('error', ({ filename }) => scripts.includes(filename) && giveUp(), { signal });
    // An application that starts before its page is complete would render the rest a second time.
    if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', addScripts);
    else addScripts();
  };
  /** Fetches the scripts in parallel and runs them in order: the first contains the module loader. */
  const addScripts = (): void => {
    for (const src of scripts) {
      const script = make('script', { src, async: false, onerror: giveUp });
      script.onload = () => {
        // A saved page must not contain the application.
        script.remove();
        // A truncated file loads and does nothing. The last file sets the application's own entry.
        const { docusaurus } = window as { docusaurus?: { readonly preload?: unknown } };
        if (src === scripts.at(-1) && docusaurus?.preload === undefined) giveUp();
      };
      page.head.append(script);
    }
  };

  const onInteraction = ({ type, target }: Event): void => {
    if (type.startsWith('pointer')) pointed = target;
    // The browser also scrolls to the anchor of the address.
    if (type !== 'scroll' || page.readyState === 'complete') load();
  };
  const onClick = (event: MouseEvent): void => {
    const control = (event.target as Element).closest<HTMLElement>(controls);
    if (control === null || notice?.contains(control) === true) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    load();
    const late = deadline !== null && performance.now() > deadline;
    if (control instanceof HTMLAnchorElement && control.getAttribute('href') !== '#') {
      const inPage = control.hash !== '' && control.pathname === location.pathname;
      // On a slow connection the HTML of the next page arrives before the application.
      if (late || inPage || speed.includes('2g') || control.target !== '' || control.origin !== location.origin) return;
      followed = control;
    } else if (late) say(texts.late);
    event.preventDefault();
    // Only the replay counts: part of the application may listen already.
    event.stopPropagation();
    const alike = (): HTMLElement[] =>
      [...page.querySelectorAll<HTMLElement>(controls)].filter((one) => one.textContent === control.textContent);
    const at = alike().indexOf(control);
    // The framework replaces some elements once its application runs, tabs for example.
    kept.push(() => (control.isConnected ? control : alike()[at])?.click());
  };

  for (const type of interactions) addEventListener(type, onInteraction, { capture: true, passive: true, signal });
  page.addEventListener('click', onClick, { capture: true, signal });
  page.addEventListener(
    startedEvent,
    () => {
      waiting.abort();
      // The application was late, not broken.
      root.removeAttribute(without);
      notice?.remove();
      // The pointer and the focus entered these elements before the application could handle the event.
      for (const type of ['pointerover', 'mouseover'])
        if (pointed instanceof Element) pointed.dispatchEvent(new MouseEvent(type, { bubbles: true }));
      page.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      for (const replay of kept) replay();
    },
    { once: true },
  );
  page.addEventListener('DOMContentLoaded', () => {
    // Printed as disabled for readers without scripts; from here on clicks are stored.
    for (const button of page.querySelectorAll<HTMLButtonElement>('button:disabled')) button.disabled = false;
    // A query and the state of a tool need the application. A reload is its answer to missing content, and then it has to
    // report the failure.
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (/[?#].*=/.test(location.href) || arrival?.type === 'reload') load();
  });
  addEventListener('load', () => {
    if (frugal || speed !== '4g') return;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => {
      if (deadline !== null) return;
      for (const href of scripts) page.head.append(make('link', { rel: 'prefetch', as: 'script', href }));
    });
    setTimeout(() => whenIdle(load), idleDelay);
    // On a busy machine the browser may find no idle moment at all.
    setTimeout(load, 2 * idleDelay);
  });
  // The framework reports a wrong base URL when its application is absent. Here it is only late; a missing style sheet
  // shows that instead.
  const { sheet } = page.querySelector<HTMLLinkElement>('link[rel=stylesheet]') ?? {};
  // The rules are counted: a computed style would force an early layout.
  if (sheet?.cssRules.length) Object.assign(window, entry);
}
