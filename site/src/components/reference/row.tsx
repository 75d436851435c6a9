import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Children, type ReactNode } from 'react';
import { BreakableName } from '@site/src/components/navigation/breakable-name';
import { LinkedType } from './linked-type';
import { Literals } from '@sdk-docs/content/components/literals';
import styles from './rows.module.css';

interface Props {
  /** A name in code; `term` is a name in words. */
  readonly name?: string;
  readonly term?: string;
  /** Target of the name. */
  readonly href?: string;
  readonly id?: string;
  readonly type?: string;
  readonly links?: Readonly<Record<string, string>>;
  readonly unit?: string;
  readonly optional?: boolean;
  readonly indexed?: boolean;
  /** Default value. */
  readonly initial?: string;
  /** Release that added or changed it: `since 1.24.0`. */
  readonly release?: string;
  readonly children?: ReactNode;
}

/** Returns the full stop that a phrase needs before another sentence. */
function stopBehind(text: ReactNode): string {
  const last = Children.toArray(text).at(-1);
  return last === undefined || (typeof last === 'string' && /[.!?]\s*$/.test(last)) ? '' : '.';
}

/** One entry of Rows: a name with its type, then unit, default and prose. */
export function Row({
  name,
  term,
  href,
  id,
  type,
  links,
  unit,
  optional,
  indexed,
  initial,
  release,
  children,
}: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  if (id !== undefined) collectAnchor(id);
  const label =
    name === undefined ? (
      term
    ) : (
      <code>
        <BreakableName name={name} />
      </code>
    );
  const row = (
    <>
      <dt>
        {href === undefined ? label : <Link to={href}>{label}</Link>}
        {type !== undefined && <LinkedType text={` ${type}`} links={links} breaks />}
        {optional === true && <span className={styles.mark}> optional</span>}
        {indexed === true && <span className={styles.mark}> indexed</span>}
        {release !== undefined && <span className={styles.mark}> {release}</span>}
      </dt>
      <dd>
        {children}
        {initial !== undefined && (
          <>
            {`${stopBehind(children)} Default `}
            <code>
              <Literals text={initial} />
            </code>
            .
          </>
        )}
        {unit !== undefined && <Literals text={`${initial === undefined ? stopBehind(children) : ''} Unit: ${unit}`} />}
      </dd>
    </>
  );
  // A row that is a link target needs a box of its own.
  if (id === undefined) return row;
  return (
    <div className={styles.row} id={id}>
      {row}
    </div>
  );
}
