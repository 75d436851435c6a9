import { useEffect, useState, type ReactNode } from 'react';
import type { CallNode } from '../../calldata/explain';
import { CallBox } from './call-box';

interface Props {
  readonly nodes: readonly CallNode[];
  /** Missing for calls inside of another one: there the address decides. */
  readonly onContract?: (contract: string) => void;
}

/** Calls that are shown at once: hundreds would hold up the page. */
const AT_ONCE = 20;

/** Calls in order, the next ones on demand. */
export function CallList({ nodes, onContract }: Props): ReactNode {
  const [shown, setShown] = useState(AT_ONCE);
  useEffect(() => setShown(AT_ONCE), [nodes]);
  return (
    <>
      {nodes.slice(0, shown).map((node, index) => (
        <CallBox key={index} node={node} {...(onContract === undefined ? {} : { onContract })}>
          {node.inner.length > 0 && <CallList nodes={node.inner} />}
        </CallBox>
      ))}
      {nodes.length > shown && (
        <section className="tool-answer">
          <button type="button" onClick={() => setShown(shown + AT_ONCE)}>
            Show {Math.min(AT_ONCE, nodes.length - shown)} more of {nodes.length} calls
          </button>
        </section>
      )}
    </>
  );
}
