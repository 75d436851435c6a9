import type { ReactNode } from 'react';
import { messages } from './messages';
import styles from './popup.module.css';

interface Props {
  readonly listId: string;
  readonly items: readonly string[];
  readonly active: number;
  readonly optionId: (index: number) => string;
  readonly onChoose: (query: string) => void;
  readonly onClear: () => void;
}

/** Shows the recent searches of this device while the box is empty. */
export function RecentSearches({ listId, items, active, optionId, onChoose, onClear }: Props): ReactNode {
  if (items.length === 0) return <p className={styles.message}>{messages.hint()}</p>;
  return (
    <>
      <div role="listbox" id={listId} aria-label={messages.recent()}>
        {items.map((item, index) => (
          // The box keeps the focus and handles the keys of its list.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={item}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={styles.recent}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item)}
          >
            {item}
          </div>
        ))}
      </div>
      <p className={styles.footer}>
        <button type="button" className={styles.plain} onClick={onClear}>
          {messages.clearRecent()}
        </button>
      </p>
    </>
  );
}
