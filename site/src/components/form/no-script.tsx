import type { ReactNode } from 'react';
import styles from '@sdk-docs/tools/pages/form.module.css';

/** What a reader without scripts does instead of using the form above it. */
export default function NoScript({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.still}>{children}</div>;
}
