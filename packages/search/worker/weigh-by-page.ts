import type { Entry } from './catalog';
import { BestOfEach } from './vectors';

/** Bonus of an entry on the page that matches most of the query; entries of other pages get a share of it. */
const GAIN = 0.6;

/**
 * Raises the scores of entries whose pages match much of the query elsewhere: a section belongs to the subject of its
 * page. The best three entries of a page count. Returns the highest score.
 */
export function weighByPage(found: readonly number[], scores: Float64Array, entries: readonly Entry[]): number {
  const pageOf = (id: number): number => entries[id]?.record.page ?? 0;
  const best = new BestOfEach(found.reduce((last, id) => Math.max(last, pageOf(id)), 0) + 1);
  for (const id of found) best.add(pageOf(id), scores[id] ?? 0);
  const evidence = (id: number): number => best.sumOf(pageOf(id));
  let most = 0;
  for (const id of found) most = Math.max(most, evidence(id));
  let highest = 0;
  for (const id of found) {
    scores[id] = (scores[id] ?? 0) * (1 + (GAIN * evidence(id)) / most);
    highest = Math.max(highest, scores[id] ?? 0);
  }
  return highest;
}
