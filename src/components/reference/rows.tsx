import type { ReactNode } from 'react';
import styles from './rows.module.css';

interface Props {
  /** Label above the rows: "Parameters". */
  readonly label: string;
  readonly children: ReactNode;
}

/** A labelled definition list. Long names wrap, where a table would push the text out of sight. */
export function Rows({ label, children }: Props): ReactNode {
  return (
    // A group and not a named section: a page has dozens of them, and landmark names must be unique.
    <div className={styles.rows} role="group" aria-label={label}>
      <p className={styles.label}>{label}</p>
      <dl>{children}</dl>
    </div>
  );
}
