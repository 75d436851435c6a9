import { useEffect, useState } from 'react';
import { search } from '../../client/search-index';
import type { SearchHit } from '../../client/search-hit';

interface SearchState {
  readonly hits?: readonly SearchHit[];
  readonly hasFailed?: boolean;
}

/** The hits of a query; an answer that a newer query has overtaken is dropped. */
export function useSearchResults(base: string, query: string, limit: number): SearchState {
  const [state, setState] = useState<SearchState>({});
  useEffect(() => {
    let isCurrent = true;
    const update = (next: SearchState): void => {
      if (isCurrent) setState(next);
    };
    if (query) search(base, query, limit).then((hits) => update({ hits }), () => update({ hasFailed: true }));
    else update({});
    return () => {
      isCurrent = false;
    };
  }, [base, query, limit]);
  return state;
}
