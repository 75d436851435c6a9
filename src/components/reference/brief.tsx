import type { ReactNode } from 'react';
import styles from './entry.module.css';

/** The description of an entry that is one row: its name and signature stand at the left. */
export function Brief({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.brief}>{children}</div>;
}
