import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SearchAnswer, Stage } from '../worker/protocol';
import { loadAnew } from './load-anew';
import { searchClient, type Question } from './search-client';

export interface SearchState {
  readonly stage: Stage;
  /** The answer to this query or to the previous one; null without any. */
  readonly answer: SearchAnswer | null;
  /** Whether the answer belongs to this query, and the parts still loading cannot add to an empty one. */
  readonly settled: boolean;
  readonly retry: () => void;
}

const ANSWERING: ReadonlySet<Stage> = new Set(['symbols', 'full', 'partial']);

/** Returns the answer to a query. It asks again whenever more of the index has loaded, and drops outdated questions. */
export function useSearch(base: string, { query, limit, ctx }: Question): SearchState {
  const stage = useSyncExternalStore(searchClient.subscribe, searchClient.stage, () => 'loading' as const);
  const [given, setGiven] = useState<{ query: string; stage: Stage; answer: SearchAnswer } | null>(null);

  const retried = useRef(false);

  // A key press after a failure retries.
  useEffect(() => searchClient.load(base), [base, query]);

  useEffect(() => {
    if (query.trim() === '') return setGiven(null);
    if (!ANSWERING.has(stage)) return;
    return searchClient.ask({ query, limit, ctx }, (answer) => setGiven({ query, stage, answer }));
  }, [query, limit, ctx, stage]);

  const settled =
    given?.query === query && (given.stage !== 'symbols' || given.answer.hits.length > 0 || given.answer.note !== '');
  return {
    stage,
    answer: query.trim() === '' ? null : (given?.answer ?? null),
    settled,
    retry: () => {
      if (retried.current) return loadAnew(base, query);
      retried.current = true;
      searchClient.retry(base);
    },
  };
}
