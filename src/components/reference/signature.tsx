import type { ReactNode } from 'react';
import { LinkedType } from './linked-type';
import styles from './signature.module.css';

interface Props {
  readonly code: string;
  /** Identifier -> route. */
  readonly links?: Readonly<Record<string, string>>;
}

/** A declaration with links on its types. It scrolls inside its box, which takes the focus for keyboard scrolling. */
export function Signature({ code, links }: Props): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
    <pre className={styles.signature} tabIndex={0} role="group" aria-label="Signature">
      <code>
        <LinkedType text={code} links={links} />
      </code>
    </pre>
  );
}
