/** Returns the query of the results page (`q`, may be empty); null on every other page. `results` is its path, without a slash at the end. */
export function queryInAddress(
  { pathname, search }: { pathname: string; search: string },
  results: string,
): string | null {
  return pathname.replace(/\/$/, '') === results ? (new URLSearchParams(search).get('q') ?? '') : null;
}
