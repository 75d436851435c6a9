import { useId, type ReactNode } from 'react';
import { contractRoute, moduleRoute, revertsRoute } from '@sdk-docs/reference/model/routes';
import type { ErrorsBook } from '@sdk-docs/reference/model/tools-book';
import form from '../form.module.css';
import { Hex } from '@sdk-docs/content/components/hex';
import type { Cause } from '../../errors/causes';
import type { Finding } from '../../errors/diagnose';
import { anchorsOf, titleOf } from '../../errors/report';
import { visible } from '../../book/visible';
import { ArgumentTree } from '../argument-tree';
import { breakable } from '../breakable';
import { PageLink } from '../page-link';
import { approvalRoute } from '../tool-links';

interface Props {
  readonly finding: Finding;
  readonly book: ErrorsBook;
  /** The called contract; empty when unknown. */
  readonly called: string;
  readonly onContract: (contract: string) => void;
}

/** Causes that are shown at once. */
const MOST = 4;

const ORIGINS = {
  data: 'decoded from the data',
  name: 'named in the text',
  inside: 'inside of other data',
} as const;

/** One error: cause, fix, values, origin, and the inner errors. */
export function AnswerBox(props: Props): ReactNode {
  const { finding } = props;
  const { answer, own, elsewhere, remark, inner } = finding;
  return (
    <section className="tool-answer">
      <h2>
        <code>{breakable(visible(titleOf(answer)))}</code>
      </h2>
      <p className="tool-muted">
        {'selector' in answer && <Hex value={answer.selector} label="selector" />} {ORIGINS[answer.origin]}
      </p>
      <ContractChoice {...props} />
      {remark !== '' && <p>{remark}</p>}
      <Approval {...props} />
      <Causes causes={own.slice(0, MOST)} />
      {own.length > MOST && (
        <details>
          <summary>In {own.length - MOST} more cases</summary>
          <Causes causes={own.slice(MOST)} />
        </details>
      )}
      {answer.kind !== 'text' && answer.kind !== 'panic' && <ArgumentTree args={answer.args ?? []} label="Arguments" />}
      {answer.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {answer.kind === 'wrapper' && <p>{answer.says}</p>}
      {answer.kind === 'unknown' && remark === '' && (
        <p>
          Unknown: no documented error has the selector {answer.selector}; {answer.bytes} bytes follow it. A contract
          outside of these docs can have raised it.
        </p>
      )}
      {'known' in answer && !answer.known && own.length === 0 && (
        <p>Unknown: no contract that these docs describe is known to revert with this. Another contract may.</p>
      )}
      {elsewhere.length > 0 && (
        <>
          <p className="tool-muted">In other contracts it means:</p>
          <Causes causes={elsewhere} muted />
        </>
      )}
      <Sources {...props} />
      {inner.map((each, index) => (
        <AnswerBox {...props} key={index} finding={each} />
      ))}
    </section>
  );
}

const Causes = ({
  causes,
  muted = false,
}: {
  readonly causes: readonly Cause[];
  readonly muted?: boolean;
}): ReactNode =>
  causes.map(({ where, functions, cause, fix }) => (
    <p key={where + cause} className={muted ? 'tool-muted' : undefined}>
      <strong>{where}</strong>
      {functions.length > 0 && ` (${functions.join(', ')})`}: {cause} {fix !== '' && <em>{fix}</em>}
    </p>
  ));

/** Asks for the contract where the meaning depends on it. */
function ContractChoice({ finding: { answer }, called, onContract }: Props): ReactNode {
  const id = useId();
  if (answer.kind !== 'error' || answer.error.contracts.length < 2) return null;
  const { contracts } = answer.error;
  return (
    <p className={form.form}>
      <label htmlFor={id}>Which contract was called? </label>
      <select id={id} value={called} onChange={({ target }) => onContract(target.value)}>
        <option value="">I do not know</option>
        {[...new Set([...contracts, ...(called === '' ? [] : [called])])].map((contract) => (
          <option key={contract}>{contract}</option>
        ))}
      </select>
    </p>
  );
}

/** The missing approval, as a link to a filled form. */
function Approval({ finding: { approval } }: Props): ReactNode {
  if (approval === null) return null;
  const { token, chain, spender, amount } = approval;
  return (
    <p>
      <PageLink to={approvalRoute(chain, token, amount, spender)} className="tool-choice">
        Compose the approval of {amount} {token}
      </PageLink>
    </p>
  );
}

/** Origin, certainty, and link to its entry. */
function Sources({ finding: { answer, methods }, book: { handlers } }: Props): ReactNode {
  if (answer.kind !== 'error') {
    const [anchor] = anchorsOf([{ ...answer, inner: [] }]);
    return anchor === undefined ? null : (
      <p>
        <PageLink to={`${revertsRoute}#${anchor}`}>In the reference</PageLink>
      </p>
    );
  }
  const { contracts, certainty, anchor, name } = answer.error;
  return (
    <>
      <p>
        How it is known: {certainty}. <PageLink to={`${revertsRoute}#${anchor}`}>{name} in the reference</PageLink>
      </p>
      <details>
        <summary>Where it comes from</summary>
        <p>
          Raised by{' '}
          {contracts.map((contract, index) => (
            <span key={contract}>
              {index > 0 && ', '}
              {/^\w+$/.test(contract) ? <PageLink to={contractRoute(contract)}>{contract}</PageLink> : contract}
            </span>
          ))}
          .
        </p>
        {methods.length > 0 && (
          <p>
            SDK methods that can revert with it:{' '}
            {methods.map((method, index) => {
              const [handler = '', member = ''] = method.split('.');
              return (
                <span key={method}>
                  {index > 0 && ', '}
                  <PageLink to={`${moduleRoute(handlers[handler] ?? '')}#${member}`}>{method}</PageLink>
                </span>
              );
            })}
          </p>
        )}
      </details>
    </>
  );
}
