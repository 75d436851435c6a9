import type { ReactNode } from 'react';
import styles from './hex.module.css';

interface Props {
  readonly value: string;
  /** Kind of value: "selector", "topic". */
  readonly label?: string;
}

/** A hex value that can be copied with one click (site/src/client/copy-buttons.ts). */
export function Hex({ value, label }: Props): ReactNode {
  return (
    <span className={styles.hex} data-copied>
      {label !== undefined && <span className={styles.label}>{label} </span>}
      <code>{value}</code>
      {/* Another value has another button: the old one may still show the outcome of copying. */}
      <button
        key={value}
        type="button"
        className={styles.copy}
        data-copy="text"
        aria-label={`Copy ${label ?? 'value'} ${value}`}
      >
        copy
      </button>
    </span>
  );
}

/**
 * Button that calls the function of the preceding link, or of the surrounding entry, through the reader's wallet
 * (site/src/client/entries.ts). `of`: calldata, where the page states the arguments.
 */
export const Read = ({ of }: { readonly of?: string }): ReactNode => (
  <button type="button" className={styles.copy} data-read data-of={of}>
    read now
  </button>
);

interface AskProps {
  /** What is asked. */
  readonly what: 'code' | 'access';
  /** What it is asked about, as JSON: AskedProxy or AskedPowers of packages/reference/model/tools-book.ts. */
  readonly of: string;
  /** Accessible name, for readers who don't see what is around the button. */
  readonly label: string;
}

/** Button that asks the reader's wallet about the text next to it (site/src/client/entries.ts). */
export const Ask = ({ what, of, label }: AskProps): ReactNode => (
  <button type="button" className={styles.copy} data-read={what} data-of={of} aria-label={`Read now: ${label}`}>
    read now
  </button>
);
