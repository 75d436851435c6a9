interface Route {
  readonly path?: string | readonly string[];
  readonly routes?: readonly Route[];
}

const MAX_SUGGESTIONS = 5;
const ENOUGH = 0.5;

/** Returns the paths of all pages in the route tree, without search and the catch-all. */
export function pagePaths(routes: readonly Route[], base: string): string[] {
  const isPage = (path: Route['path']): path is string =>
    typeof path === 'string' && path !== '*' && path !== `${base}search` && path !== base;
  return routes.flatMap(({ path, routes: nested }) => (nested ? pagePaths(nested, base) : isPage(path) ? [path] : []));
}

/** Returns the words of an address below the base: `/puffer-sdk/guides/depositETH.html` -> guides, deposit, eth. */
export function pathWords(path: string, base: string): string[] {
  const below = path.startsWith(base) ? path.slice(base.length) : path;
  return decode(below)
    .replace(/\.html?$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Returns pages with a path close to the given one, the closest first. */
export function nearRoutes(path: string, pages: readonly string[]): string[] {
  const all = new Set(pages);
  return pages
    .filter((page) => !all.has(page.replace(/-\d$/, '')) || !/-\d$/.test(page)) // its page represents a variant
    .map((page) => ({ page, score: similarity(tail(path), tail(page)) + similarity(flat(path), flat(page)) / 4 }))
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score || a.page.length - b.page.length)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page);
}

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const flat = (path: string): string => pathWords(path, '').join('');
const tail = (path: string): string => flat(path.replace(/\/+$/, '').split('/').at(-1) ?? '');

/** Returns the share of letter pairs that two words have in common (Dice), 0 to 1. */
function similarity(a: string, b: string): number {
  const pairs = (word: string): string[] => Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2));
  if (a.length < 2 || b.length < 2) return a === b ? 1 : 0;
  const rest = pairs(b);
  const shared = pairs(a).filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (a.length + b.length - 2);
}
