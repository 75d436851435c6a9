import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SearchAnswer, Stage } from '../worker/protocol';
import { loadAnew } from './load-anew';
import { searchClient, type Question } from './search-client';

export interface SearchState {
  readonly stage: Stage;
  /** Answer to the query as it stands or to the one before; null while there is none. */
  readonly answer: SearchAnswer | null;
  /** The answer belongs to this query, and nothing that is still loading could add to an empty one. */
  readonly settled: boolean;
  readonly retry: () => void;
}

const ANSWERING: ReadonlySet<Stage> = new Set(['symbols', 'full', 'partial']);

/** The answer to a query. It is asked again whenever more of the index has arrived; a question that is no longer asked is dropped. */
export function useSearch(base: string, { query, limit, ctx }: Question): SearchState {
  const stage = useSyncExternalStore(searchClient.subscribe, searchClient.stage, () => 'loading' as const);
  const [given, setGiven] = useState<{ query: string; stage: Stage; answer: SearchAnswer } | null>(null);

  const retried = useRef(false);

  // Typing on after a failure is a wish to try again.
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
