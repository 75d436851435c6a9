import { groupBy } from '@sdk-docs/tools/book/group-by';
import { SEARCH_SUGGESTIONS } from '../limits';
import { isProse } from '../format/kinds';
import type { SearchHit } from './protocol';

/**
 * Moves pages and sections up to the first hit of their page. The hits of the list below the box are grouped
 * separately, so that the results page starts with the same hits in the same order.
 */
export const groupByPage = (hits: readonly SearchHit[]): SearchHit[] => [
  ...grouped(hits.slice(0, SEARCH_SUGGESTIONS)),
  ...grouped(hits.slice(SEARCH_SUGGESTIONS)),
];

const grouped = (hits: readonly SearchHit[]): SearchHit[] =>
  [...groupBy(hits, (hit) => (isProse(hit.kind) ? hit.route : hit)).values()].flat();
