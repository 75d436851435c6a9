import type { Scored } from './symbol-stage';

/** Number of entries that count for their page. */
const WITNESSES = 3;
/** Bonus of an entry on the page that matches most of the query; entries of other pages get a share of it. */
const GAIN = 0.6;

/** Raises entries of pages that match much of the query elsewhere: a section belongs to the subject of its page. */
export function weighByPage<Found extends Scored>(found: readonly Found[]): Found[] {
  const scores = new Map<number, number[]>();
  for (const { entry, score } of found) {
    const list = scores.get(entry.record.page) ?? [];
    list.push(score);
    scores.set(entry.record.page, list);
  }
  const evidence = new Map([...scores].map(([page, list]) => [page, sumOfBest(list)] as const));
  const most = Math.max(...evidence.values());
  return found.map((item) => ({
    ...item,
    score: item.score * (1 + (GAIN * (evidence.get(item.entry.record.page) ?? 0)) / most),
  }));
}

const sumOfBest = (scores: readonly number[]): number =>
  [...scores]
    .sort((a, b) => b - a)
    .slice(0, WITNESSES)
    .reduce((sum, score) => sum + score, 0);
