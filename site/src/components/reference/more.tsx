import type { ReactNode } from 'react';
import styles from './entry.module.css';

interface Props {
  /** What is folded: "4 more reverts". */
  readonly label: string;
  readonly children: ReactNode;
}

/** The end of a long list, folded. */
export function More({ label, children }: Props): ReactNode {
  return (
    <details className={styles.more}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
