import { useId, type ReactNode } from 'react';
import { contractRoute, moduleRoute, revertsRoute } from '@site/model/routes';
import type { BookError, BookRevert, ErrorsBook } from '@site/model/tools-book';
import type { CausesFile } from '@site/model/tools-files';
import form from '@site/src/components/form/form.module.css';
import { Hex } from '@site/src/components/reference/hex';
import type { Answer } from '@site/tools/errors/doctor';
import { meaningsOf } from '@site/tools/book/errors';
import { meaningsFor, titleOf, valueOf } from '@site/tools/errors/report';
import { visible } from '@site/tools/book/visible';
import { ArgumentTree } from '../argument-tree';
import type { RevertsBook } from '@site/tools/browser/books/reverts';
import { PageLink } from '../page-link';

interface Props {
  readonly answer: Answer;
  readonly book: ErrorsBook;
  /** What errors mean, and what texts and panics do; null until it is there. */
  readonly causes: CausesFile | null;
  readonly reverts: RevertsBook | null;
  /** The called contract; empty where nobody said. */
  readonly called: string;
  readonly onContract: (contract: string) => void;
}

const ORIGINS = {
  data: 'decoded from the data',
  name: 'named in the text',
  inside: 'inside of other data',
} as const;

/** One error: what it says, why, what to do, where it comes from, and the errors inside of it. */
export function AnswerBox(props: Props): ReactNode {
  const { answer, book, reverts } = props;
  return (
    <section className="tool-answer">
      <h2>
        <code>{visible(titleOf(answer))}</code>
      </h2>
      <p className="tool-muted">
        {'selector' in answer && <Hex value={answer.selector} label="selector" />} {ORIGINS[answer.origin]}
      </p>
      {answer.args !== null && answer.kind !== 'text' && answer.kind !== 'panic' && (
        <ArgumentTree args={answer.args} label="Arguments" />
      )}
      {answer.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {answer.kind === 'error' && <ErrorText {...props} error={answer.error} />}
      {answer.kind === 'wrapper' && <p>{answer.says}</p>}
      {(answer.kind === 'text' || answer.kind === 'panic') &&
        answer.known &&
        reverts?.reverts
          .filter(({ kind, value }) => kind === answer.kind && value === valueOf(answer))
          .map((revert) => <RevertWords key={revert.value} revert={revert} book={book} />)}
      {answer.kind === 'text' && !answer.known && reverts !== null && (
        <p>
          {reverts.refusals.safeCode(answer.text) ??
            'Unknown: no contract that these docs describe is known to revert with this text. Another contract in the call may.'}
        </p>
      )}
      {answer.kind === 'panic' && !answer.known && <p>Unknown: no compiler check is known with this code.</p>}
      {answer.kind === 'unknown' && (
        <p>
          Unknown: no documented error has the selector {answer.selector}; {answer.bytes} bytes follow it. A contract
          outside of these docs can have raised it. If it is calldata,{' '}
          <PageLink to={`/tools/calldata`}>explain the call</PageLink> instead.
        </p>
      )}
      {answer.inner.map((inner, index) => (
        <AnswerBox {...props} key={index} answer={inner} />
      ))}
    </section>
  );
}

function ErrorText({ error, book, causes, called, onContract }: Props & { readonly error: BookError }): ReactNode {
  const id = useId();
  const meanings = causes === null ? [] : meaningsOf(causes, error);
  const several = meanings.length > 1;
  const chosen = error.contracts.includes(called) ? called : '';
  return (
    <>
      {several && (
        <p className={form.form}>
          <label htmlFor={id}>It means different things. Which contract was called? </label>
          <select id={id} value={chosen} onChange={({ target }) => onContract(target.value)}>
            <option value="">I do not know</option>
            {error.contracts.map((contract) => (
              <option key={contract}>{contract}</option>
            ))}
          </select>
        </p>
      )}
      {meaningsFor(meanings, chosen).map(({ where, cause, fix }) => (
        <p key={where}>
          {several && <strong>{where}: </strong>}
          {cause} {fix !== '' && <em>{fix}</em>}
        </p>
      ))}
      <Sources contracts={error.contracts} methods={error.methods} book={book} />
      <p>
        Certainty: {error.certainty}.{' '}
        <PageLink to={`${revertsRoute}#${error.anchor}`}>{error.name} in the reference</PageLink>
      </p>
    </>
  );
}

export function RevertWords({ revert, book }: { readonly revert: BookRevert; readonly book: ErrorsBook }): ReactNode {
  return (
    <>
      <p>
        {revert.cause} <em>{revert.fix}</em> {revert.note}
      </p>
      <Sources contracts={revert.contracts} methods={revert.methods} book={book} />
      <p>
        Certainty: {revert.certainty}.{' '}
        <PageLink to={revert.anchor === '' ? revertsRoute : `${revertsRoute}#${revert.anchor}`}>
          In the reference
        </PageLink>
      </p>
    </>
  );
}

interface SourcesProps {
  readonly contracts: readonly string[];
  readonly methods: readonly string[];
  readonly book: ErrorsBook;
}

function Sources({ contracts, methods, book: { handlers } }: SourcesProps): ReactNode {
  return (
    <>
      <p>
        Raised by{' '}
        {contracts.map((contract, index) => (
          <span key={contract}>
            {index > 0 && ', '}
            {/^[\w]+$/.test(contract) ? <PageLink to={contractRoute(contract)}>{contract}</PageLink> : contract}
          </span>
        ))}
        .
      </p>
      {methods.length > 0 && (
        <p>
          SDK methods that can end in it:{' '}
          {methods.map((method, index) => {
            const [handler = '', name = ''] = method.split('.');
            const path = handlers[handler];
            return (
              <span key={method}>
                {index > 0 && ', '}
                {path === undefined ? method : <PageLink to={`${moduleRoute(path)}#${name}`}>{method}</PageLink>}
              </span>
            );
          })}
          .
        </p>
      )}
    </>
  );
}
