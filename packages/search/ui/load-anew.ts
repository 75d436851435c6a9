import { SEARCH_PATH } from '../limits';

/**
 * Opens the results of a query with a full load. A repeated failure may mean that the host has a newer release of the
 * site. `base` is the site's base path.
 */
export function loadAnew(base: string, query: string): void {
  const results = base + SEARCH_PATH;
  if (query.trim() === '' || window.location.pathname.startsWith(results)) window.location.reload();
  else window.location.assign(`${results}?q=${encodeURIComponent(query.trim())}`);
}
