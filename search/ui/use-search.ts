import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SearchAnswer, Stage } from '../worker/protocol';
import { keepPlaces, withLines, type Shown } from './keep-places';
import { loadAnew } from './load-anew';
import { searchClient, type Question } from './search-client';

export interface SearchState {
  readonly stage: Stage;
  /** The answer to this query or to the previous one; null without any. */
  readonly answer: SearchAnswer | null;
  /** Addresses of hits that came after the reader has seen the others, which keep their places. */
  readonly fresh: ReadonlySet<string>;
  /** Whether the answer belongs to this query, and the parts still loading cannot add to an empty one. */
  readonly settled: boolean;
  /** Whether parts of the index are still loading that could change the answer. */
  readonly more: boolean;
  readonly retry: () => void;
}

const ANSWERING: ReadonlySet<Stage> = new Set(['symbols', 'full', 'complete', 'partial']);

/** Returns the answer to a query. It asks again whenever more of the index has loaded, and drops outdated questions. */
export function useSearch(base: string, { query, limit, ctx }: Question): SearchState {
  const stage = useSyncExternalStore(searchClient.subscribe, searchClient.stage, () => 'loading' as const);
  const [given, setGiven] = useState<Shown | null>(null);

  const retried = useRef(false);

  // A key press after a failure retries.
  useEffect(() => searchClient.load(base), [base, query]);

  useEffect(() => {
    if (query.trim() === '') return setGiven(null);
    if (!ANSWERING.has(stage)) return;
    return searchClient.ask(
      { query, limit, ctx },
      (answer, more) =>
        setGiven((before) =>
          keepPlaces(before, { query, answer, more, at: performance.now(), fresh: new Set() }, limit),
        ),
      (hits) => setGiven((before) => withLines(before, hits)),
    );
  }, [query, limit, ctx, stage]);

  const own = given?.query === query;
  return {
    stage,
    answer: query.trim() === '' ? null : (given?.answer ?? null),
    fresh: given?.fresh ?? new Set(),
    settled: own && (!given.more || given.answer.hits.length > 0),
    more: own && given.more,
    retry: () => {
      if (retried.current) return loadAnew(base, query);
      retried.current = true;
      searchClient.retry(base);
    },
  };
}
