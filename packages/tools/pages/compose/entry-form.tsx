import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { readBatch } from '../../compose/batch';
import type { ComposerBooks } from '../../compose/books';
import type { ToolState } from '../../state/hash';
import { styleAnswers } from '../answer-style';
import { styleForms } from '../form-style';
import { Composer } from './composer';

interface Props {
  readonly books: ComposerBooks;
  readonly state: ToolState;
  /** Page of the composer. */
  readonly home: string;
  /** Stores the typed values. */
  readonly write: (state: ToolState) => void;
  readonly close: () => void;
  /** Whether the form takes the focus. */
  readonly focus: boolean;
}

/** Shows the form of an entry in an element of the page, and returns a function that removes it. */
export function showForm(host: HTMLElement, props: Props): () => void {
  styleAnswers();
  styleForms();
  // On a wide window an entry has two columns.
  host.style.gridColumn = '1 / -1';
  const root = createRoot(host);
  root.render(<EntryForm {...props} />);
  return () => root.unmount();
}

function EntryForm({ books, state: initial, home, write, close, focus }: Props): ReactNode {
  const [state, setState] = useState(initial);
  const [status, say] = useState('');
  const lost = useCallback(() => say('A part could not be loaded. Close this form and open it again.'), []);
  const frame = useRef<HTMLDivElement>(null);
  const batch = useMemo(
    () => readBatch(books.data, { in: state.in ?? '', v: state.v ?? '' }),
    [books, state.in, state.v],
  );
  useEffect(() => {
    if (focus) frame.current?.querySelector<HTMLElement>('h4')?.focus();
  }, [focus]);
  const set = (change: ToolState): void => {
    const next = { ...state, ...change };
    setState(next);
    write(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it from each of its fields
    <div ref={frame} className="tool-field" onKeyDown={({ key }) => key === 'Escape' && close()}>
      {batch.items.length > 0 && (
        <Composer
          books={books}
          batch={batch}
          state={state}
          set={set}
          go={set}
          say={say}
          lost={lost}
          home={home}
          level={4}
        />
      )}
      <p role="status">{status}</p>
      <p className="tool-answer">
        <button type="button" onClick={close}>
          Close this form
        </button>{' '}
        Nothing is sent.
      </p>
    </div>
  );
}
