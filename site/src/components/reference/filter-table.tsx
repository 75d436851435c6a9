import type { ReactNode } from 'react';
import { TableBar } from './table-bar';
import styles from './filter-table.module.css';
import rows from './rows.module.css';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** A list of rows with a filter above them: names with prose, for tables that would have one column. */
export function FilterTable({ label, children }: Props): ReactNode {
  return (
    <div className={styles.table} data-table>
      <TableBar label={label} />
      <dl className={rows.rows}>{children}</dl>
    </div>
  );
}
