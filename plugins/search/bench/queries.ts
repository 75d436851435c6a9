import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A query and where it should lead. */
export interface BenchQuery {
  readonly query: string;
  readonly group: string;
  /** Accepted places, `/route#anchor`, or `/route#*` for any place of a page; empty where nothing must be found. */
  readonly expect: readonly string[];
}

const FILES = ['queries.json', 'blind-queries.json'];

/** All query files. The second comes from somebody who has not seen the ranking, and is never used to tune it. */
export function readQueries(): { readonly file: string; readonly queries: readonly BenchQuery[] }[] {
  return FILES.map((file) => join(import.meta.dirname, file))
    .filter((path) => existsSync(path))
    .map((path) => ({
      file: path.split('/').at(-1) ?? '',
      queries: JSON.parse(readFileSync(path, 'utf8')) as BenchQuery[],
    }));
}
