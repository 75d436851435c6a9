import type { ReactNode } from 'react';
import styles from './rows.module.css';

/** A list of facts without a label: its terms say what they are. */
export function Facts({ children }: { readonly children: ReactNode }): ReactNode {
  return <dl className={styles.facts}>{children}</dl>;
}
