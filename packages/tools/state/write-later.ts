/** Milliseconds of rest after typing, before the address is written. */
const PAUSE_MS = 300;

/**
 * Writes the address after a pause in typing, and returns the timer. A link or the back button changes the address
 * before the page notices: then nothing is written, nor while the address is not that of `page`, a path.
 */
export function writeLater(page: string, write: () => void): number {
  const { href, pathname } = window.location;
  return window.setTimeout(() => {
    if (pathname === page && window.location.href === href) write();
  }, PAUSE_MS);
}
