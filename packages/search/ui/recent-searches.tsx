import type { ReactNode } from 'react';
import { messages } from './messages';

interface Props {
  readonly listId: string;
  readonly hintId: string;
  readonly items: readonly string[];
  readonly active: number;
  readonly optionId: (index: number) => string;
  readonly onChoose: (query: string) => void;
  readonly onClear: () => void;
}

/** Shows possible inputs, and the recent searches of this device, while the box is empty. */
export function RecentSearches({ listId, hintId, items, active, optionId, onChoose, onClear }: Props): ReactNode {
  const hint = (
    <p id={hintId} className="search-message">
      {messages.hint()}
    </p>
  );
  if (items.length === 0) return hint;
  return (
    <>
      {hint}
      <div role="listbox" id={listId} aria-label={messages.recent()}>
        {items.map((item, index) => (
          // The box keeps the focus and handles the keys of its list.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={item}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className="search-recent"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item)}
          >
            {item}
          </div>
        ))}
      </div>
      <p className="search-footer">
        <button type="button" className="search-plain" onClick={onClear}>
          {messages.clearRecent()}
        </button>
      </p>
    </>
  );
}
