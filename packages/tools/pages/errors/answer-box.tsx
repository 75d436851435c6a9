import { useId, type ReactNode } from 'react';
import { contractRoute, moduleRoute, revertsRoute } from '@sdk-docs/reference/model/routes';
import type { BookError, BookRevert, ErrorsBook, WordsBook } from '@sdk-docs/reference/model/tools-book';
import form from '../form.module.css';
import { Hex } from '@sdk-docs/content/components/hex';
import type { Answer } from '../../errors/doctor';
import { safeCode } from '../../errors/refusals';
import { meaningsFor, titleOf, valueOf } from '../../errors/report';
import { visible } from '../../book/visible';
import { ArgumentTree } from '../argument-tree';
import { PageLink } from '../page-link';

interface Props {
  readonly answer: Answer;
  readonly book: ErrorsBook;
  readonly words: WordsBook;
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
  const { answer, book, words } = props;
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
        words.reverts
          .filter(({ kind, value }) => kind === answer.kind && value === valueOf(answer))
          .map((revert) => <RevertWords key={revert.value} revert={revert} book={book} />)}
      {answer.kind === 'text' && !answer.known && (
        <p>
          {safeCode(answer.text) ??
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

function ErrorText({ error, book, words, called, onContract }: Props & { readonly error: BookError }): ReactNode {
  const id = useId();
  const meanings = words.meanings[error.index] ?? [];
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
      <Sources of={error} book={book} label={`${error.name} in the reference`} />
    </>
  );
}

export function RevertWords({ revert, book }: { readonly revert: BookRevert; readonly book: ErrorsBook }): ReactNode {
  return (
    <>
      <p>
        {revert.cause} <em>{revert.fix}</em> {revert.note}
      </p>
      <Sources of={revert} book={book} label="In the reference" />
    </>
  );
}

interface SourcesProps {
  readonly of: BookError | BookRevert;
  readonly book: ErrorsBook;
  /** Of the link to the reference. */
  readonly label: string;
}

/** Where it comes from, how that is known, and its entry. */
function Sources({
  of: { contracts, methods, certainty, anchor },
  book: { handlers },
  label,
}: SourcesProps): ReactNode {
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
      <p>
        Certainty: {certainty}.{' '}
        <PageLink to={anchor === '' ? revertsRoute : `${revertsRoute}#${anchor}`}>{label}</PageLink>
      </p>
    </>
  );
}
