import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { SEARCH_SUGGESTIONS } from '../limits';
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

/**
 * How long a better order is waited for, in milliseconds. Names alone are a poor answer to several words, and would keep
 * the first places once the reader has seen them.
 */
const PATIENCE_MS = 1200;

/** Whether an answer from a part of the index waits: one word names something, and a list that is typed into shows it. */
const isWorthWaiting = ({ query, limit }: Question): boolean =>
  limit > SEARCH_SUGGESTIONS || /\S\s+\S/.test(query.trim());

const ANSWERING: ReadonlySet<Stage> = new Set(['symbols', 'full', 'complete', 'partial']);

/** Returns the answer to a query. It asks again whenever more of the index has loaded, and drops outdated questions. */
export function useSearch(base: string, { query, limit, ctx }: Question): SearchState {
  const stage = useSyncExternalStore(searchClient.subscribe, searchClient.stage, () => 'loading' as const);
  const [given, setGiven] = useState<Shown | null>(null);

  const retried = useRef(false);
  const asked = useRef({ query: '', at: 0 });

  // A key press after a failure retries.
  useEffect(() => searchClient.load(base), [base, query]);

  useEffect(() => {
    if (query.trim() === '') return setGiven(null);
    if (!ANSWERING.has(stage)) return;
    if (asked.current.query !== query) asked.current = { query, at: performance.now() };
    const question = { query, limit, ctx };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const drop = searchClient.ask(
      question,
      (answer, more) => {
        const show = (): void =>
          setGiven((before) =>
            keepPlaces(before, { query, answer, more, at: performance.now(), fresh: new Set() }, limit),
          );
        const left = asked.current.at + PATIENCE_MS - performance.now();
        if (more && left > 0 && isWorthWaiting(question)) timer = setTimeout(show, left);
        else show();
      },
      (hits) => setGiven((before) => withLines(before, hits)),
    );
    return () => {
      clearTimeout(timer);
      drop();
    };
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
