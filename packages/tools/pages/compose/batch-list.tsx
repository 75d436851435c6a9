import { useRef, type ReactNode } from 'react';
import type { Composition } from '../../compose/outputs/sdk-call';
import { approvalsOf } from '../../compose/status';
import { MOST_CALLS, problemOf, type Batch, type Part } from '../../compose/batch';

interface Props {
  readonly batch: Batch;
  readonly parts: readonly Part[];
  /** The calls as the batch sends them; empty while one is not ready. */
  readonly ready: readonly Composition[];
  /** Replaces the calls, or the edited one, as a step of its own. */
  readonly edit: (batch: Batch) => void;
}

/** The calls of a batch in order. Each can be edited, moved and removed; another one can follow. */
export function BatchList({ batch: { items, at }, parts, ready, edit }: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const swap = (index: number, other: number): void => {
    const low = Math.min(index, other);
    const next = items.toSpliced(low, 2, ...items.slice(low, low + 2).toReversed());
    edit({ items: next, at: at === index ? other : at === other ? index : at });
  };
  const add = (): void => {
    edit({ items, at: items.length });
    // The next call is chosen in this input; the button disappears.
    document.querySelector<HTMLElement>('main textarea')?.focus();
  };
  return (
    <div ref={frame} tabIndex={-1}>
      {(items.length > 1 || at === items.length) && (
        <ol className="tool-batch" aria-label="Calls of this batch">
          {items.map(({ id }, index) => (
            <li key={index} aria-current={index === at ? 'step' : undefined}>
              {index === at ? <strong>{id}</strong> : id}{' '}
              <span className="tool-muted">{wordsOf(parts[index], ready[index])}</span>
              <br />
              {index !== at && (
                <button type="button" onClick={() => edit({ items, at: index })} aria-label={`Edit call ${index + 1}`}>
                  Edit
                </button>
              )}
              <button
                type="button"
                disabled={index === 0}
                onClick={() => swap(index, index - 1)}
                aria-label={`Move call ${index + 1} up`}
              >
                Up
              </button>
              <button
                type="button"
                disabled={index === items.length - 1}
                onClick={() => swap(index, index + 1)}
                aria-label={`Move call ${index + 1} down`}
              >
                Down
              </button>
              <button
                type="button"
                onClick={() => {
                  edit({ items: items.toSpliced(index, 1), at: at > index ? at - 1 : Math.min(at, items.length - 2) });
                  // The button is gone, or is that of the next call.
                  frame.current?.focus();
                }}
                aria-label={`Remove call ${index + 1}`}
              >
                Remove
              </button>
            </li>
          ))}
        </ol>
      )}
      {at < items.length && (
        <p>
          <button type="button" disabled={items.length >= MOST_CALLS} onClick={add}>
            Add another call
          </button>
        </p>
      )}
    </div>
  );
}

function wordsOf(part: Part | undefined, sent: Composition | undefined): string {
  if (part === undefined) return '';
  const problem = problemOf(part);
  return problem === '' ? `ready${approvalsOf(', after ', sent?.call.allowances.length ?? 0)}` : problem;
}
