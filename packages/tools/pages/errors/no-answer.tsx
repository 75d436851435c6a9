import type { ReactNode } from 'react';
import { revertsRoute } from '@sdk-docs/reference/model/routes';
import type { ErrorsBook, WordsBook } from '@sdk-docs/reference/model/tools-book';
import type { Message } from '../../errors/message';
import { refusalOf } from '../../errors/refusals';
import { RevertWords } from './answer-box';
import { PageLink } from '../page-link';

interface Props {
  readonly book: ErrorsBook;
  readonly words: WordsBook;
  readonly message: Message;
}

/** No contract's error is in the input: a wallet's or node's refusal, a revert without data, or nothing known. */
export function NoAnswer({ book, words: { reverts }, message }: Props): ReactNode {
  const refusal = refusalOf(message.text);
  if (refusal !== null)
    return (
      <section className="tool-answer">
        <h2>{refusal.name}</h2>
        <p>
          {refusal.cause} <em>{refusal.fix}</em>
        </p>
        <p className="tool-muted">General knowledge about wallets and nodes; no contract of these docs is involved.</p>
      </section>
    );
  if (message.empty)
    return (
      <section className="tool-answer">
        <h2>A revert without data</h2>
        {reverts
          .filter(({ kind }) => kind === 'no-data')
          .map((revert) => (
            <RevertWords key={revert.cause} revert={revert} book={book} />
          ))}
      </section>
    );
  return (
    <section className="tool-answer">
      <h2>Unknown</h2>
      <p>
        The input names no error, selector or revert text that these docs know. Libraries hide the data of a revert:
        look for
        <code>data</code>, <code>Details</code> or <code>cause</code> in the whole error object and paste that. All
        known reverts are in <PageLink to={revertsRoute}>the reference</PageLink>.
      </p>
    </section>
  );
}
