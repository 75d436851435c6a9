import type { ReactNode } from 'react';
import styles from './entry.module.css';

/** The call of an entry. On a wide window it is next to the description and stays in view while that is read. */
export function Pane({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.pane}>{children}</div>;
}
