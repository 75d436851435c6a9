/** Milliseconds of rest after typing, before the address is written. */
const PAUSE_MS = 300;

/** The path in the address bar without what the site removes from it: an address may end in `.html` at first. */
const path = (): string => window.location.pathname.replace(/(?:\/index)?\.html$|\/$/, '');

/**
 * The address of the page that is open when this is made. A link changes the address bar while that page is still
 * shown; from then on nothing is written.
 */
export class PageAddress {
  private readonly page = path();
  private timer = 0;

  /** Replaces the fragment, with "#" or empty; with `step` the back button restores what was there. */
  write(fragment: string, step = false): void {
    this.cancel();
    if (path() !== this.page) return;
    const address = window.location.pathname + window.location.search + fragment;
    if (step) window.history.pushState(null, '', address);
    else window.history.replaceState(window.history.state, '', address);
  }

  /** Calls `write` after a pause in typing, unless a link or the back button changes the address first. */
  later(write: () => void): void {
    this.cancel();
    const { href } = window.location;
    this.timer = window.setTimeout(() => href === window.location.href && write(), PAUSE_MS);
  }

  /** Drops what waits for a pause. */
  cancel(): void {
    clearTimeout(this.timer);
  }
}
