import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A query and where it should lead. */
export interface BenchQuery {
  readonly query: string;
  readonly group: string;
  /** Accepted places, `/route#anchor`, or `/route#*` for any place of a page; empty where nothing must be found. */
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

/** Written by somebody who has not seen the ranking, and never used to tune it. */
export const readBlind = (): QueryFile => read('blind-queries.json');

/** What the thresholds are held against: own queries, and at least half as many blind ones. */
export const readMeasured = (): readonly QueryFile[] => [read('queries.json'), readBlind()];

/** What the ranking is worked on with; printed with its misses, held against nothing. */
export const readDevelopment = (): QueryFile => read('development-queries.json');
