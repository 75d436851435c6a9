import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A query and its expected results. */
export interface BenchQuery {
  readonly query: string;
  readonly group: string;
  /**
   * Accepted places, `/route#anchor`, or `/route#*` for any place of a page; empty when the query must find nothing.
   */
  readonly expect: readonly string[];
}

interface QueryFile {
  readonly file: string;
  readonly queries: readonly BenchQuery[];
}

const read = (file: string): QueryFile => ({
  file,
  queries: JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as BenchQuery[],
});

/** Reads queries by an author who has not seen the ranking. Never tune on them. */
export const readBlind = (): QueryFile => read('blind-queries.json');

/** Reads the queries of the thresholds: our own, and at least half as many blind ones. */
export const readMeasured = (): readonly QueryFile[] => [read('queries.json'), readBlind()];

/** Reads the queries for work on the ranking. The bench prints them with their misses; no threshold applies. */
export const readDevelopment = (): QueryFile => read('development-queries.json');
