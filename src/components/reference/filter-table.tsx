import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './filter-table.module.css';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Rows with a filter above them. The rows are plain HTML: without JavaScript all of them are readable and the filter,
 * which could not work, is not there.
 */
export function FilterTable({ label, children }: Props): ReactNode {
  const id = useId();
  const list = useRef<HTMLDListElement>(null);
  const [ready, setReady] = useState(false);
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<readonly [number, number] | null>(null);

  useEffect(() => setReady(true), []);

  useEffect(() => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const row of rows) {
      const text = row.textContent?.toLowerCase() ?? '';
      row.hidden = !words.every((word) => text.includes(word));
      if (!row.hidden) count++;
    }
    setShown(words.length === 0 ? null : [count, rows.length]);
  }, [query]);

  return (
    <div className={styles.table}>
      {ready && (
        <p className={styles.bar}>
          <label htmlFor={id}>{label}</label>
          <input id={id} type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
          <span role="status">{shown !== null && (shown[0] === 0 ? 'No match' : `${shown[0]} of ${shown[1]}`)}</span>
        </p>
      )}
      <dl ref={list} className={styles.list}>
        {children}
      </dl>
    </div>
  );
}
