/** An address below the base path, and the status that is its right answer. */
export interface Target {
  readonly path: string;
  readonly status: number;
}

/** Of ten requests, how many ask for the search index and how many for what is not there; the others ask for pages. */
const INDEX = 1;
const MISSING = 1;

/**
 * What `count` requests ask for, in turns: pages, the files of the search index, and addresses without a page, as a host sees
 * them mixed. `pages` and `index` are paths below the base. Throws where one of them is empty.
 */
export function targets(count: number, pages: readonly string[], index: readonly string[]): Target[] {
  if (pages.length === 0 || index.length === 0)
    throw new Error('a site needs pages and a search index to be asked for');
  return Array.from({ length: count }, (_, place) => {
    const turn = place % 10;
    const round = Math.floor(place / 10);
    if (turn < INDEX) return { path: index[round % index.length] ?? '', status: 200 };
    if (turn < INDEX + MISSING) return { path: `no/such/page-${place}`, status: 404 };
    return { path: pages[place % pages.length] ?? '', status: 200 };
  });
}
