import { useState, type ReactNode } from 'react';
import styles from './hex.module.css';

interface Props {
  readonly value: string;
  /** What the value is: "selector", "topic". */
  readonly label?: string;
}

/** A hex value that can be copied with one click. */
export function Hex({ value, label }: Props): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = () => {
    // Browsers refuse the clipboard on plain HTTP and in some frames.
    const done = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard'));
    done.then(
      () => setState('copied'),
      () => setState('failed'),
    );
    setTimeout(() => setState('idle'), 1500);
  };
  return (
    <span className={styles.hex}>
      {label !== undefined && <span className={styles.label}>{label} </span>}
      <code>{value}</code>
      <button type="button" className={styles.copy} onClick={copy} aria-label={`Copy ${label ?? 'value'} ${value}`}>
        {{ idle: 'copy', copied: 'copied', failed: 'select it by hand' }[state]}
      </button>
    </span>
  );
}
