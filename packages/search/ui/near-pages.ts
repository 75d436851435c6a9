/** The reader's last pages in this tab: places of a name on these pages rank first. */
const KEY = 'search-near';
const LIMIT = 5;

/** Returns routes below the base path, newest first. */
export function nearPages(): string[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly unknown[];
    return stored.filter((route) => typeof route === 'string');
  } catch {
    // Storage may be blocked or contain foreign data.
    return [];
  }
}

/** Records that a page was opened. */
export function notePage(route: string): void {
  try {
    const routes = [...new Set([route, ...nearPages()])].slice(0, LIMIT);
    sessionStorage.setItem(KEY, JSON.stringify(routes));
  } catch {
    // Without storage no page is near.
  }
}
