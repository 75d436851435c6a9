import type { ReactNode } from 'react';
import { BreakableName } from '@site/src/components/navigation/breakable-name';
import styles from './entry.module.css';

interface Props {
  /** Summary of the fold: "Reverts: A, B and 2 more". */
  readonly label: string;
  /**
   * Whether it contains the main content of its section: it opens when the address names the section
   * (site/src/client/folds.ts).
   */
  readonly whole?: boolean;
  /** What it folds in a table of records: the end of a text, which says "less" while it is open, or a whole fact. */
  readonly part?: 'end' | 'fact';
  readonly children: ReactNode;
}

/** The folded end of a long list or entry. Wide windows show it where there is space next to the text. */
export function More({ label, whole, part, children }: Props): ReactNode {
  return (
    <details className={styles.more} data-part={part} data-whole={whole}>
      <summary>
        <BreakableName name={label} />
      </summary>
      {children}
    </details>
  );
}
