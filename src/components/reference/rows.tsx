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
    <section className={styles.rows} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <dl>{children}</dl>
    </section>
  );
}
