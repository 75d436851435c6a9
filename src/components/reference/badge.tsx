import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** Kind -> colour class and words. */
const kinds: Readonly<Record<string, readonly [tone: 'read' | 'write' | 'payable' | 'signs' | 'plain', text: string]>> =
  {
    read: ['read', 'read'],
    view: ['read', 'view'],
    pure: ['read', 'pure'],
    write: ['write', 'sends a transaction'],
    nonpayable: ['write', 'write'],
    payable: ['payable', 'payable'],
    signs: ['signs', 'signs only'],
  };

interface Props {
  readonly kind: string;
  /** Version that added the member. */
  readonly since?: string;
}

/** Names the effect of a member on the reader's wallet, in one word. */
export function Badge({ kind, since }: Props): ReactNode {
  const [tone, text] = kinds[kind] ?? ['plain', kind];
  return (
    <span className={styles.badges}>
      <span className={`${styles.badge} ${styles[tone]}`}>{text}</span>
      {since !== undefined && <span className={styles.badge}>since {since}</span>}
    </span>
  );
}
