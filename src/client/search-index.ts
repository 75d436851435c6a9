import * as original from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker.js';
import type { SearchHit } from './search-hit';

export const SEARCH_INDEX_EVENT = 'search-index';

// The worker remembers a failed download for its address for good. "./" names the same file under another key.
let failures = 0;
const address = (base: string): string => base + './'.repeat(failures);

function report(failed: boolean): void {
  if (failed) failures += 1;
  window.dispatchEvent(new CustomEvent<boolean>(SEARCH_INDEX_EVENT, { detail: failed }));
}

/** Searches; rejects when the index cannot be loaded, and tries to load it again the next time. */
export async function search(base: string, input: string, limit: number): Promise<SearchHit[]> {
  try {
    const hits = (await original.searchByWorker(address(base), '', input, limit)) as SearchHit[];
    report(false);
    return hits;
  } catch (error) {
    report(true);
    throw error;
  }
}

/** For the search plugin's own box, which handles no errors: loads the index, says by event how it went. */
export async function fetchIndexesByWorker(base: string, context: string): Promise<void> {
  try {
    await original.fetchIndexesByWorker(address(base), context);
    report(false);
  } catch {
    report(true);
  }
}

/** For the same box: an answer that never comes keeps the list shut, where an empty one would claim "No results". */
export function searchByWorker(base: string, _context: string, input: string, limit: number): Promise<SearchHit[]> {
  return search(base, input, limit).catch(() => new Promise<SearchHit[]>(() => undefined));
}
