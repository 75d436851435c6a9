/** Returns the query of the results page (`q`, may be empty); null on every other page. `results` is its path. */
export function queryInAddress(
  { pathname, search }: { pathname: string; search: string },
  results: string,
): string | null {
  const bare = (path: string): string => path.replace(/\/$/, '');
  return bare(pathname) === bare(results) ? (new URLSearchParams(search).get('q') ?? '') : null;
}
