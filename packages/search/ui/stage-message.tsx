import type { ReactNode } from 'react';
import type { Stage } from '../worker/protocol';
import { boxMessages } from './box-messages';
import { messages } from './messages';

interface Props {
  readonly stage: Stage;
  /** Whether the reader waits for an answer. */
  readonly waiting: boolean;
  readonly onRetry: () => void;
}

/** Shows that an answer is late because the index is loading, or that it failed to load. */
export function StageMessage({ stage, waiting, onRetry }: Props): ReactNode {
  const failed = stage === 'failed' || stage === 'partial';
  return (
    <>
      <p role="status" aria-busy={waiting} className="search-message" hidden={!waiting}>
        {waiting && (
          <>
            <span className="search-spinner" aria-hidden="true" /> {messages.loading()}
          </>
        )}
      </p>
      {process.env.NODE_ENV === 'development' && stage === 'complete' && (
        // A build replaces the condition with `false`, so readers never see this.
        <p className="search-message">Development: this index is of the sources, without the texts of the reference.</p>
      )}
      {failed && (
        <p role="alert" className="search-message">
          {stage === 'failed' ? messages.failure() : messages.partial()}{' '}
          <button type="button" className="search-plain" onClick={onRetry}>
            {boxMessages.retry()}
          </button>
        </p>
      )}
    </>
  );
}
