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

/** A query in a reader's own words. */
export interface ReaderQuery extends BenchQuery {
  /** Who asks: `beginner`, `auditor`. */
  readonly role: string;
  /** Whether the site has the answer. */
  readonly answerable: boolean;
}

interface QueryFile<Item extends BenchQuery> {
  readonly file: string;
  readonly queries: readonly Item[];
}

/** A query of `readers/` as its author wrote it; the places were added later. */
interface WrittenQuery {
  readonly query: string;
  readonly role: string;
  readonly kind: string;
  readonly answerable: boolean;
  readonly places?: readonly string[];
}

const json = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

const read = (file: string): QueryFile<BenchQuery> => ({ file, queries: json(file) as BenchQuery[] });

/** Reads queries by an author who has not seen the ranking. Never tune on them. */
export const readBlind = (): QueryFile<BenchQuery> => read('blind-queries.json');

/** Reads the queries of the thresholds: our own, and at least half as many blind ones. */
export const readMeasured = (): readonly QueryFile<BenchQuery>[] => [read('queries.json'), readBlind()];

/** Reads the queries for work on the ranking. The bench prints them with their misses; no threshold applies. */
export const readDevelopment = (): QueryFile<BenchQuery> => read('development-queries.json');

/**
 * Reads the queries of readers: those to work with, or those that stay unread until a change is finished. Throws when
 * their places are not noted.
 */
export function readReaders(set: 'open' | 'held'): QueryFile<ReaderQuery> {
  const file = `readers/${set}.json`;
  const queries = (json(file) as WrittenQuery[]).map(({ query, role, kind, answerable, places }) => {
    if (places === undefined) throw new Error(`${file}: "${query.slice(0, 40)}" has no places`);
    return { query, role, group: kind, answerable, expect: places };
  });
  return { file, queries };
}
