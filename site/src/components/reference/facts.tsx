import type { ReactNode } from 'react';
import styles from './rows.module.css';

/** A list of facts without a label: its terms are self-explanatory. */
export function Facts({ children }: { readonly children: ReactNode }): ReactNode {
  return <dl className={styles.facts}>{children}</dl>;
}
