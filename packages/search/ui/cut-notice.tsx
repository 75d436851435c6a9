import type { ReactNode } from 'react';
import { QUERY_LIMIT, searchedPart } from '../worker/protocol';
import { messages } from './messages';

/** Tells the reader that a query is too long and is only searched in part. */
export function CutNotice({ query }: { readonly query: string }): ReactNode {
  return query.length > searchedPart(query).length ? (
    <p className="search-message">{messages.cut(QUERY_LIMIT)}</p>
  ) : null;
}
