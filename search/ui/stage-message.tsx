import type { ReactNode } from 'react';
import type { Stage } from '../worker/protocol';
import { messages } from './messages';
import styles from './popup.module.css';

interface Props {
  readonly stage: Stage;
  /** The reader waits for an answer that what is loaded cannot give. */
  readonly waiting: boolean;
  readonly onRetry: () => void;
}

/** Says that the index is being loaded, or that it could not be. */
export function StageMessage({ stage, waiting, onRetry }: Props): ReactNode {
  const failed = stage === 'failed' || stage === 'partial';
  return (
    <>
      <p role="status" aria-busy={waiting} className={styles.message} hidden={!waiting}>
        {waiting && (
          <>
            <span className={styles.spinner} aria-hidden="true" /> {messages.loading()}
          </>
        )}
      </p>
      {process.env.NODE_ENV === 'development' && stage === 'full' && (
        // A build replaces the condition with `false`: none of this reaches a reader.
        <p className={styles.message}>Development: this index is of the sources, without the texts of the reference.</p>
      )}
      {failed && (
        <p role="alert" className={styles.message}>
          {stage === 'failed' ? messages.failure() : messages.partial()}{' '}
          <button type="button" className={styles.plain} onClick={onRetry}>
            {messages.retry()}
          </button>
        </p>
      )}
    </>
  );
}
