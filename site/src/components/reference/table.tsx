import clsx from 'clsx';
import type { ReactNode } from 'react';
import { TableBar } from './table-bar';
import styles from './filter-table.module.css';
import records from './records.module.css';

interface Props {
  /** What the filter searches; without it the table has no controls. */
  readonly label?: string;
  /** Name of the table: the heading above it (packages/content/markdown/scroll-regions.ts). */
  readonly caption?: string;
  readonly columns: readonly string[];
  /** Whether the children are groups instead of rows. */
  readonly grouped?: boolean;
  /** In records: number of short facts next to the name. */
  readonly facts?: number;
  /** In records: the facts are below the name. */
  readonly stacked?: boolean;
  readonly children: ReactNode;
}

/**
 * A table with a filter. It is plain HTML: without scripts all rows are readable. With `facts` each row is a record, with
 * prose below its facts; on a phone each row is a card. site/src/client/table-tools.ts filters, sorts and copies.
 */
export function Table({ label, caption, columns, grouped, facts, stacked, children }: Props): ReactNode {
  return (
    <div className={styles.table} data-table>
      {label !== undefined && <TableBar label={label} csv />}
      <table
        aria-label={caption}
        className={
          facts === undefined ? undefined : clsx(records.records, records[`facts${facts}`], stacked && records.stacked)
        }
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {grouped === true ? children : <tbody>{children}</tbody>}
      </table>
    </div>
  );
}
