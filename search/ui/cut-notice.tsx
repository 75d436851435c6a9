import type { ReactNode } from 'react';
import { QUERY_LIMIT } from '../worker/protocol';
import { messages } from './messages';
import styles from './popup.module.css';

/** Says of a query that is longer than what is read of it that it is. */
export function CutNotice({ query }: { readonly query: string }): ReactNode {
  return query.length > QUERY_LIMIT ? <p className={styles.message}>{messages.cut(QUERY_LIMIT)}</p> : null;
}
