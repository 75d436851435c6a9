import type { ReactNode } from 'react';
import { badgeWords } from '@sdk-docs/reference/model/badge-words';
import styles from './badge.module.css';

interface Props {
  readonly kind: string;
  /** Version that added the member. */
  readonly since?: string;
}

/** Names the effect of a member on the reader's wallet, in one word. */
export function Badge({ kind, since }: Props): ReactNode {
  const [tone, text] = badgeWords(kind);
  const badge = <span className={`${styles.badge} ${styles[tone]}`}>{text}</span>;
  if (since === undefined) return badge;
  return (
    <span>
      {badge} <span className={styles.badge}>{`since ${since}`}</span>
    </span>
  );
}
