import type { ReactNode } from 'react';
import styles from './rows.module.css';

interface Props {
  /** What the rows are: "Parameters". Shown above them. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A labelled definition list. Long names wrap instead of pushing the text out of sight, as a table would. */
export function Rows({ label, children }: Props): ReactNode {
  return (
    // A group and not a section with a name: a page holds dozens of them, and landmarks must differ by name.
    <div className={styles.rows} role="group" aria-label={label}>
      <p className={styles.label}>{label}</p>
      <dl>{children}</dl>
    </div>
  );
}
