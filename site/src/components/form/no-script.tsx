import type { ReactNode } from 'react';
import styles from '@sdk-docs/tools/pages/form.module.css';

/** Alternative for readers without scripts, who can't use the form above it. */
export default function NoScript({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.still}>{children}</div>;
}
