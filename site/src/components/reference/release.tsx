import type { ReactNode } from 'react';
import styles from './release.module.css';

interface Props {
  readonly package: string;
  readonly version: string;
  readonly commit: string;
  /** Day of the commit, YYYY-MM-DD. */
  readonly date: string;
  readonly repository: string;
}

/** The release of the SDK that a page describes, to compare with the reader's own. */
export function Release({ package: name, version, commit, date, repository }: Props): ReactNode {
  return (
    <p className={styles.release}>
      Describes <code>{name}</code> {version}, commit{' '}
      <a href={`${repository}/tree/${commit}`}>
        <code>{commit.slice(0, 7)}</code>
      </a>{' '}
      of {date}.
    </p>
  );
}
