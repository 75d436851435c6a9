import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Copies the code next to it. site/src/client/copy-buttons.ts handles the click and reports the outcome in
 * `data-state`.
 */
export function CopyButton(): ReactNode {
  const label = 'Copy code to clipboard';
  return (
    <button type="button" className={styles.copy} data-copy="code" data-state="idle" aria-label={label} title={label}>
      <IconCopy className={`${styles.icon} ${styles.idle}`} />
      <IconSuccess className={`${styles.icon} ${styles.copied}`} />
    </button>
  );
}
