import { useEffect, useState, type ReactNode } from 'react';
import type { SearchHit } from '../worker/protocol';
import type { Decoded } from './decode';
import styles from './popup.module.css';

/** Pasted data: a selector and the words after it. */
const DATA = /^0x[0-9a-f]{8}(?:[0-9a-f]{64})+$/i;
const DECODED: ReadonlySet<string> = new Set(['abi-function', 'error']);

interface Props {
  readonly query: string;
  readonly hits: readonly SearchHit[];
}

/** Shows the arguments of pasted calldata or revert data. The decoder loads for the first of them. */
export function DecodedData({ query, hits }: Props): ReactNode {
  const data = query.trim();
  const hit = DATA.test(data) ? hits.find(({ kind, detail }) => DECODED.has(kind) && detail !== '') : undefined;
  const [name, detail] = [hit?.name ?? '', hit?.detail ?? ''];
  const [decoded, setDecoded] = useState<Decoded | null>(null);
  useEffect(() => {
    setDecoded(null);
    if (name === '') return;
    let current = true;
    import('./decode').then(
      ({ decode }) => {
        if (current) setDecoded(decode(data as `0x${string}`, { name, detail }));
      },
      // Without the decoder the list still names the function.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [data, name, detail]);
  if (decoded === null || decoded.arguments.length === 0) return null;
  return (
    <dl className={styles.decoded} aria-label={`Arguments of ${decoded.name}`}>
      {decoded.arguments.map(({ name: argument, type, value }, place) => (
        <div key={place}>
          <dt>
            <code>{argument === '' ? `argument ${place + 1}` : argument}</code> {type}
          </dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
