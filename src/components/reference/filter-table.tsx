import type { ReactNode } from 'react';
import styles from './filter-table.module.css';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Rows with a filter above them. The rows are plain HTML: without JavaScript all of them are readable and the filter
 * stays hidden. src/client/filter-tables.ts shows it and filters.
 */
export function FilterTable({ label, children }: Props): ReactNode {
  return (
    <div className={styles.table} data-filter-table>
      <p className={styles.bar} hidden>
        <label>
          {label} <input type="search" />
        </label>
        <span role="status" />
      </p>
      <dl className={styles.list}>{children}</dl>
    </div>
  );
}
