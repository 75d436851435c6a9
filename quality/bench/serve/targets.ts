/** An address below the base path and its expected status. */
export interface Target {
  readonly path: string;
  readonly status: number;
}

/** Of ten requests, this many are for the search index and for unknown addresses; the rest are for pages. */
const INDEX = 1;
const MISSING = 1;

/**
 * Returns the targets of `count` requests, mixed as a host sees them: pages, files of the search index, and unknown
 * addresses. `pages` and `index` are paths below the base. Throws when one of them is empty.
 */
export function targets(count: number, pages: readonly string[], index: readonly string[]): Target[] {
  if (pages.length === 0 || index.length === 0) throw new Error('a site needs pages and a search index for this test');
  return Array.from({ length: count }, (_, place) => {
    const turn = place % 10;
    const round = Math.floor(place / 10);
    if (turn < INDEX) return { path: index[round % index.length] ?? '', status: 200 };
    if (turn < INDEX + MISSING) return { path: `no/such/page-${place}`, status: 404 };
    return { path: pages[place % pages.length] ?? '', status: 200 };
  });
}
