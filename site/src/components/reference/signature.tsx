import type { ReactNode } from 'react';
import { LinkedType } from './linked-type';
import entry from './entry.module.css';
import styles from './signature.module.css';

interface Props {
  readonly code: string;
  /** Identifier -> route. */
  readonly links?: Readonly<Record<string, string>>;
  /** In an entry of one row: after the name, without a frame. */
  readonly brief?: boolean;
}

/** A declaration with links on its types. Lines that are too long wrap. */
export function Signature({ code, links, brief }: Props): ReactNode {
  if (brief === true) {
    // The name is in the heading before it.
    return (
      <code className={entry.brief}>
        <LinkedType text={code.slice(code.indexOf('('))} links={links} breaks />
      </code>
    );
  }
  return (
    <pre className={styles.signature}>
      {code.split(/(?<=\n)/).map((line, index) => (
        // As in code (site/src/css/code.css): a wrapped line is indented further.
        <span key={index} className={/^\s/.test(line) ? 'line line-2' : 'line'}>
          <LinkedType text={line} links={links} breaks />
        </span>
      ))}
    </pre>
  );
}
