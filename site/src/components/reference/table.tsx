import type { ReactNode } from 'react';
import { TableBar } from './table-bar';
import styles from './filter-table.module.css';

interface Props {
  /** What the filter looks for; without it the table has no controls. */
  readonly label?: string;
  readonly columns: readonly string[];
  /** Whether the children are groups instead of rows. */
  readonly grouped?: boolean;
  /** Whether it scrolls in its frame. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A table with a filter. It is plain HTML: without scripts all rows are readable. On a phone each row is a card.
 * site/src/client/table-tools.ts filters, sorts and copies.
 */
export function Table({ label, columns, grouped, wide, children }: Props): ReactNode {
  const table = (
    <table>
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
  );
  return (
    <div className={styles.table} data-table>
      {label !== undefined && <TableBar label={label} csv />}
      {wide === true ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        <div className={styles.wide} role="region" aria-label={label} tabIndex={0}>
          {table}
        </div>
      ) : (
        <div className={styles.frame}>{table}</div>
      )}
    </div>
  );
}
