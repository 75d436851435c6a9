import { groupBy } from '@sdk-docs/tools/book/group-by';
import { SEARCH_SUGGESTIONS } from '../limits';
import type { Engine } from '../worker/engine';
import { groupByPage } from '../worker/group-by-page';
import type { SearchHit } from '../worker/protocol';
import type { BenchQuery } from './queries';

export interface Outcome extends BenchQuery {
  /** Rank of the first accepted hit, from 1; 0 when none is among the first 8. */
  readonly rank: number;
  /** The same in the list as shown, where sections follow the first hit of their page. */
  readonly row: number;
  readonly found: readonly string[];
  /** Processor time, which a busy machine affects less. */
  readonly milliseconds: number;
}

/** An outcome with the processor time of the nearest yardstick run, in milliseconds. */
export type Timed<Item> = Item & { readonly pace: number };

export interface Score {
  readonly group: string;
  readonly queries: number;
  /** Shares from 0 to 1. For queries that must find nothing, no result counts as first. */
  readonly success1: number;
  readonly success3: number;
  readonly mrr8: number;
  readonly noResult: number;
}

/** Returns a place without the trailing slash of its page, and without an empty anchor. */
export const bare = (place: string): string => place.replace(/\/(?=#|$)/, '').replace(/#$/, '') || '/';

/** `/route#*` accepts every place of a page. */
const leadsTo = (place: string, accepted: string): boolean =>
  accepted.endsWith('#*') ? bare(place.replace(/#.*/, '')) === bare(accepted.slice(0, -2)) : place === bare(accepted);

/** Returns what `work` returns, and its processor time in milliseconds. */
function time<Result>(work: () => Result): { readonly result: Result; readonly milliseconds: number } {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return { result, milliseconds: (user + system) / 1000 };
}

export function runQuery<Item extends BenchQuery>(engine: Engine, item: Item): Item & Outcome {
  const { result, milliseconds } = time(() => engine.search(item.query, { limit: SEARCH_SUGGESTIONS }));
  const { hits } = result;
  const found = hits.map(placeOf);
  const rankIn = (places: readonly string[]): number =>
    item.expect.length === 0
      ? Number(places.length === 0)
      : 1 + places.findIndex((place) => item.expect.some((accepted) => leadsTo(place, accepted)));
  return { ...item, rank: rankIn(found), row: rankIn(groupByPage(hits).map(placeOf)), found, milliseconds };
}

const placeOf = ({ route, anchor }: SearchHit): string => bare(`${route}#${anchor}`);

const WORDS = Array.from({ length: 4000 }, (_, index) => `word${(index * 7919) % 4001}`);

/**
 * A fixed piece of work of the kind that a query does: counts parts of words in a map and sorts them. A busy or slow
 * machine takes longer for it and for a query alike, so their ratio tells the one from a slower search.
 */
function yardstick(): void {
  const counts = new Map<string, number>();
  for (const word of WORDS)
    for (const part of [word, word.slice(0, 5), word.slice(1)]) counts.set(part, (counts.get(part) ?? 0) + 1);
  [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}

/** Number of queries between two yardsticks. */
const STRETCH = 16;

/** Runs queries in turn, so that none is timed warm from itself, and the yardstick between them. */
function runOnce<Item extends BenchQuery>(engine: Engine, items: readonly Item[]): Timed<Item & Outcome>[] {
  let pace = 0;
  return items.map((item, place) => {
    if (place % STRETCH === 0) pace = time(yardstick).milliseconds;
    return { ...runQuery(engine, item), pace };
  });
}

const inYardsticks = ({ milliseconds, pace }: Timed<Outcome>): number => milliseconds / pace;

/**
 * Number of runs of a slow query, of which the shortest time counts: others include compilation, collection and other
 * programs.
 */
const RUNS = 3;

/** Share of the queries that are slow. The slowest percent is among them, and a shorter time of another query is not needed. */
const SLOW = 0.2;

/** Runs queries in turn, and the slow ones again. */
export function runQueries<Item extends BenchQuery>(engine: Engine, items: readonly Item[]): Timed<Item & Outcome>[] {
  const first = runOnce(engine, items);
  const limit = percentile(first.map(inYardsticks), 1 - SLOW);
  const slow = first.filter((outcome) => inYardsticks(outcome) >= limit);
  const runs = [slow, ...Array.from({ length: RUNS - 1 }, () => runOnce(engine, slow))];
  const shortest = (place: number, field: 'milliseconds' | 'pace'): number =>
    Math.min(...runs.map((run) => run[place]?.[field] ?? Infinity));
  const times = new Map(
    slow.map((outcome, place) => [
      outcome,
      { milliseconds: shortest(place, 'milliseconds'), pace: shortest(place, 'pace') },
    ]),
  );
  return first.map((outcome) => ({ ...outcome, ...times.get(outcome) }));
}

/** Returns the median time of the yardstick, in milliseconds. */
export const paceOf = (timed: readonly Timed<object>[]): number =>
  percentile(
    timed.map(({ pace }) => pace),
    0.5,
  );

export function scoreOf(group: string, outcomes: readonly Outcome[]): Score {
  const share = (test: (outcome: Outcome) => boolean): number =>
    outcomes.filter(test).length / Math.max(1, outcomes.length);
  return {
    group,
    queries: outcomes.length,
    success1: share(({ rank }) => rank === 1),
    success3: share(({ rank }) => rank >= 1 && rank <= 3),
    mrr8: outcomes.reduce((sum, { rank }) => sum + (rank === 0 ? 0 : 1 / rank), 0) / Math.max(1, outcomes.length),
    noResult: share(({ found }) => found.length === 0),
  };
}

/** Returns the scores of each group, then of all; `by` names the group of an outcome. */
export function scores<Item extends Outcome>(outcomes: readonly Item[], by = ({ group }: Item) => group): Score[] {
  const groups = [...groupBy(outcomes, by)].map(([group, own]) => scoreOf(group, own));
  return [...groups, scoreOf('all', outcomes)];
}

/** Returns the value below which a share of the values lies. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
