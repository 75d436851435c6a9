import type { ReactNode } from 'react';
import { exact } from '@sdk-docs/reference/model/human';
import { chainOfId } from '../../book/places';
import { isMissing, rehearse, type Rehearsal } from '../../chain/rehearse';
import { hasRun } from '../../chain/transaction';
import type { ComposerBooks } from '../../compose/books';
import { callName, type Call } from '../../compose/composed';
import { PageLink } from '../page-link';
import { revertRoute } from '../tool-links';
import { Asker } from './asker';

export interface AskedBatch {
  /** At least one; all of one chain and one sender, who was typed. */
  readonly parts: readonly { readonly call: Call }[];
  readonly books: ComposerBooks;
}

/** Asks for the balances and allowances that the calls need, and runs those that can run alone. */
export function AskBatch({ parts, books }: AskedBatch): ReactNode {
  const calls = parts.map(({ call }) => call);
  const { places } = books.explainer.books;
  const { from = null, chainId = 0 } = calls[0] ?? {};
  if (from === null) return null;
  const network = (id: number): string => chainOfId(places, id) ?? `chain ${id}`;
  return (
    <Asker
      sees="the calls, their sender"
      ask={(door, signal) => rehearse(door, { calls, from, chainId, network }, signal)}
    >
      {(found, wallet) => (
        <>
          <Allowances found={found} />
          <Steps found={found} calls={calls} />
          <p className="tool-muted">
            {network(chainId)}, block {exact(found.block, 0)} of {found.time}, through {wallet}. Other transactions may
            change this before yours.
          </p>
        </>
      )}
    </Asker>
  );
}

type Held = Rehearsal['allowances'][number];

const amount = (value: Held['balance'], unit: string): string =>
  typeof value === 'bigint' ? `${exact(value, 0)} ${unit}` : value.problem;

function Allowances({ found: { allowances } }: { readonly found: Rehearsal }): ReactNode {
  if (allowances.length === 0) return null;
  return (
    <ul className="tool-tree" aria-label="Balances and allowances of the sender">
      {allowances.map((held, index) => {
        const { wanted, balance, allowance } = held;
        const unit = `base units of ${wanted.name ?? wanted.token}`;
        return (
          <li key={`${index} ${wanted.token} ${wanted.spender}`}>
            {wanted.name ?? wanted.token} for {wanted.spenderName}. Balance: {amount(balance, unit)}. Allowance:{' '}
            {amount(allowance, unit)}.
            {typeof balance === 'bigint' && balance < wanted.amount && (
              <span className="tool-problem">
                {' '}
                The balance is {exact(wanted.amount - balance, 0)} {unit} less than the call takes.
              </span>
            )}
            {typeof allowance === 'bigint' &&
              (isMissing(held) ? (
                <span className="tool-problem">
                  {' '}
                  The approval is missing: {wanted.name ?? wanted.token} at {wanted.token}, spender {wanted.spender},{' '}
                  {exact(wanted.amount, 0)} {unit}.
                </span>
              ) : (
                ' The allowance is enough for this call.'
              ))}
          </li>
        );
      })}
    </ul>
  );
}

function Steps({ found, calls }: { readonly found: Rehearsal; readonly calls: readonly Call[] }): ReactNode {
  return (
    <ol className="tool-tree" aria-label="Simulation in order">
      {found.steps.map(({ approves, call, outcome }, index) => {
        const called = calls[call - 1];
        const name =
          approves === null
            ? `Call ${call}${called === undefined ? '' : `, ${callName(called)}`}`
            : `Approval of ${approves.name ?? approves.token} before call ${call}`;
        return (
          <li key={`${index} ${name}`}>
            {name}: <Outcome outcome={outcome} />
          </li>
        );
      })}
    </ol>
  );
}

function Outcome({ outcome }: Pick<Rehearsal['steps'][number], 'outcome'>): ReactNode {
  if (!outcome.ran) return <>not simulated. {outcome.why}</>;
  const { failure } = outcome;
  if (failure === null) return 'does not revert on the state of this block.';
  if (!hasRun(failure)) return <span className="tool-problem">not simulated. {failure.problem}</span>;
  return (
    <>
      <span className="tool-problem">{failure.problem}</span>{' '}
      {failure.data !== undefined && <PageLink to={revertRoute(failure.data)}>What this revert means</PageLink>}
    </>
  );
}
