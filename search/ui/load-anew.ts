import { SEARCH_PATH } from '../../config/limits';

/**
 * Ends in the results of a query by a full load: what cannot be had a second time may belong to an older release of the site than
 * the host has now. `base` is the site's base path.
 */
export function loadAnew(base: string, query: string): void {
  const results = base + SEARCH_PATH;
  if (query.trim() === '' || window.location.pathname.startsWith(results)) window.location.reload();
  else window.location.assign(`${results}?q=${encodeURIComponent(query.trim())}`);
}
