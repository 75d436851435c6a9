import type { ReactNode } from 'react';
import type { Stage } from '../worker/protocol';
import { messages } from './messages';

interface Props {
  readonly stage: Stage;
  /** Whether the reader waits for an answer that needs the rest of the index. */
  readonly waiting: boolean;
  /** Whether more answers may follow those that are shown. */
  readonly more: boolean;
  readonly onRetry: () => void;
}

/** Shows that the index is loading, or that it failed to load. */
export function StageMessage({ stage, waiting, more, onRetry }: Props): ReactNode {
  const failed = stage === 'failed' || stage === 'partial';
  return (
    <>
      <p role="status" aria-busy={waiting || more} className="search-message" hidden={!waiting && !more}>
        {(waiting || more) && (
          <>
            <span className="search-spinner" aria-hidden="true" /> {waiting ? messages.loading() : messages.more()}
          </>
        )}
      </p>
      {process.env.NODE_ENV === 'development' && stage === 'full' && (
        // A build replaces the condition with `false`, so readers never see this.
        <p className="search-message">Development: this index is of the sources, without the texts of the reference.</p>
      )}
      {failed && (
        <p role="alert" className="search-message">
          {stage === 'failed' ? messages.failure() : messages.partial()}{' '}
          <button type="button" className="search-plain" onClick={onRetry}>
            {messages.retry()}
          </button>
        </p>
      )}
    </>
  );
}
