import type { ReactNode } from 'react';
import styles from './filter-table.module.css';

/** The start of an address. Copies and screen readers get all of it, and it expands on hover or focus. */
export function Short({ value }: { readonly value: string }): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its focus shows the whole address
    <code className={styles.short} tabIndex={0}>
      {value}
    </code>
  );
}
