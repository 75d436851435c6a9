import type { ReactNode } from 'react';
import styles from './filter-table.module.css';

interface Props {
  readonly label: string;
  /** Whether the whole table can be copied. */
  readonly csv?: boolean;
}

/** The controls above a table, which site/src/client/table-tools.ts runs. Pages without scripts do not show them. */
export function TableBar({ label, csv }: Props): ReactNode {
  return (
    <p className={styles.bar}>
      <label>
        {label} <input type="search" />
      </label>
      <span role="status" />
      {csv === true && (
        <button type="button" className={`action ${styles.csv}`}>
          Copy as CSV
        </button>
      )}
    </p>
  );
}
