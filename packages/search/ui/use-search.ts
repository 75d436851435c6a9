import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { mayBePrivateKey } from '@sdk-docs/tools/state/private-key';
import { SEARCH_SUGGESTIONS } from '../limits';
import type { SearchAnswer, Stage } from '../worker/protocol';
import { holdTouched, withLines, type Shown } from './hold-touched';
import { loadAnew } from './load-anew';
import { searchClient, type Question } from './search-client';

export interface SearchState {
  readonly stage: Stage;
  /** The answer to this query or to the previous one; null without any. */
  readonly answer: SearchAnswer | null;
  /** Whether the answer belongs to this query. */
  readonly own: boolean;
  /** Whether an answer that the reader waits for is late. */
  readonly waiting: boolean;
  /** Records which hit pointer or keys have touched, by its address. */
  readonly touch: (address: string) => void;
  readonly retry: () => void;
}

/** Milliseconds to wait for a better order: names alone answer several words poorly. */
const PATIENCE_MS = 1200;
/** Milliseconds without a key after which typing counts as finished: only then no hits, or a late answer, show. */
const REST_MS = 400;

/** Whether to hold back an answer from a part of the index. The list below the box shows a single word's at once. */
const isWorthWaiting = ({ query, limit }: Question): boolean =>
  limit > SEARCH_SUGGESTIONS || /\S\s+\S/.test(query.trim());

const ANSWERING: ReadonlySet<Stage> = new Set(['symbols', 'complete', 'partial']);

/** Returns the answer to a query. It asks again whenever more of the index has loaded, and drops outdated questions. */
export function useSearch(base: string, { query, limit, ctx }: Question): SearchState {
  const stage = useSyncExternalStore(searchClient.subscribe, searchClient.stage, () => 'loading' as const);
  const [given, setGiven] = useState<Shown | null>(null);
  const [rested, setRested] = useState(false);

  const retried = useRef(false);
  const asked = useRef({ query: '', at: 0 });
  const touched = useRef<string | null>(null);

  // A key press after a failure retries.
  useEffect(() => searchClient.load(base), [base, query]);

  useEffect(() => {
    touched.current = null;
    setRested(false);
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, [query]);

  useEffect(() => {
    if (query.trim() === '') return setGiven(null);
    if (!ANSWERING.has(stage)) return;
    if (asked.current.query !== query) asked.current = { query, at: performance.now() };
    const question = { query, limit, ctx };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const drop = searchClient.ask(
      question,
      (answer, more) => {
        clearTimeout(timer);
        const show = (): void => setGiven((before) => holdTouched(before, { query, answer, more }, touched.current));
        const patience = answer.hits.length === 0 ? REST_MS : more && isWorthWaiting(question) ? PATIENCE_MS : 0;
        const left = asked.current.at + patience - performance.now();
        // Names alone never prove that there is no result.
        if (answer.hits.length === 0 && more) return;
        if (left > 0) timer = setTimeout(show, left);
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
    own,
    waiting: rested && query.trim() !== '' && !own && stage !== 'failed',
    touch: (address) => {
      touched.current = address;
    },
    retry: () => {
      if (retried.current) return loadAnew(base, mayBePrivateKey(query) ? '' : query);
      retried.current = true;
      searchClient.retry(base);
    },
  };
}
