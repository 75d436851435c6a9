import { useEffect, useState, type ReactNode } from 'react';
import type { SearchHit } from '../worker/protocol';
import type { Decoded } from './decode';

/** Data within what was pasted: a selector and at least one word after it. */
const DATA = /\b0x[0-9a-f]{72,}\b/i;

interface Props {
  readonly query: string;
  readonly hits: readonly SearchHit[];
}

/** Shows the arguments of pasted calldata or revert data with their units. The decoder loads for the first of them. */
export function DecodedData({ query, hits }: Props): ReactNode {
  const data = DATA.exec(query)?.[0] ?? '';
  const kind = hits.map((hit) => hit.kind).find((found) => found === 'abi-function' || found === 'error');
  const [decoded, setDecoded] = useState<Decoded | null>(null);
  useEffect(() => {
    setDecoded(null);
    if (data === '' || kind === undefined) return;
    let current = true;
    import(/* webpackChunkName: "s-decoded" */ './load-decoded')
      .then(({ loadDecoded }) => loadDecoded(data as `0x${string}`, kind))
      .then(
        (found) => {
          if (current) setDecoded(found);
        },
        // Without the decoder the list still names the function.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [data, kind]);
  if (decoded === null) return null;
  return (
    <>
      {decoded.arguments.length > 0 && (
        <dl className="search-decoded" aria-label={`Arguments of ${decoded.name}`}>
          {decoded.arguments.map(({ name, type, value, meaning }) => (
            <div key={name}>
              <dt>
                <code>{name}</code> {type}
              </dt>
              <dd>
                <code>{value}</code> {meaning}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {decoded.problem !== '' && <p className="search-message">{decoded.problem}</p>}
    </>
  );
}
