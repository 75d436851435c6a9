import { useState, type ReactNode } from 'react';
import { exact } from '@sdk-docs/reference/model/human';
import { chainOfId } from '../../book/places';
import { MINIMUMS } from '../../browser/books/minimums';
import type { Door } from '../../chain/door';
import { readPreview, type Preview } from '../../chain/preview';
import type { Problem } from '../../chain/problems';
import { isMissing, rehearse, type Rehearsal } from '../../chain/rehearse';
import { hasRun } from '../../chain/transaction';
import type { ComposerBooks } from '../../compose/books';
import { callName, type Call } from '../../compose/composed';
import type { EditedMinimum } from '../../compose/edited-minimum';
import { minimumIn } from '../../compose/minimum';
import { PageLink } from '../page-link';
import { revertRoute } from '../tool-routes';
import { AskedMinimum } from './asked-minimum';
import { Asker } from './asker';

export interface AskedBatch {
  /** The calls, if all are ready and have the same chain and sender; otherwise none. */
  readonly calls: readonly Call[];
  readonly books: ComposerBooks;
  /** The edited call, if it takes a minimum. */
  readonly edited: EditedMinimum | null;
  /** Enters a value into the field of the minimum. */
  readonly fill: (text: string) => void;
}

interface Answer {
  readonly batch: Rehearsal | Problem | null;
  readonly preview: Preview | Problem | null;
  /** The subject of the question. */
  readonly about: Asked;
}

/** The calls, and the call without its minimum: an answer about other calls is not shown. */
interface Asked {
  readonly batch: string;
  readonly preview: string;
}

const sentOf = (calls: readonly Call[]): string =>
  JSON.stringify(
    calls.map(({ chainId, from, to, value, data, allowances }) => [
      chainId,
      from,
      to,
      String(value),
      data,
      allowances.map((each) => each.data),
    ]),
  );

/**
 * Reads the balances and allowances that the calls need, runs those that can run alone, and previews a call with a
 * minimum.
 */
export function AskBatch({ calls, books, edited, fill }: AskedBatch): ReactNode {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { places } = books.explainer.books;
  const { from = null } = calls[0] ?? {};
  const minimum =
    edited?.item === undefined ? null : minimumIn(books, MINIMUMS, edited.chain, edited.item, edited.path);
  const known = minimum !== null && 'row' in minimum ? minimum : null;
  const chainId = calls[0]?.chainId ?? known?.call.chainId ?? 0;
  const network = (id: number): string => chainOfId(places, id) ?? `chain ${id}`;
  const about: Asked = { batch: sentOf(calls), preview: known === null ? '' : sentOf([known.call]) };

  const ask = async (door: Door, signal: AbortSignal): Promise<Answer | Problem> => {
    setAnswer(null);
    const [batch, preview] = await Promise.all([
      from === null ? null : rehearse(door, { calls, from, chainId, network }, signal),
      known === null
        ? minimum
        : readPreview(door, { row: known.row, call: known.call, places, chainId, network }, signal),
    ]);
    // A wallet's problem is shown once.
    if (batch !== null && preview !== null && 'problem' in batch && 'problem' in preview)
      if (batch.problem === preview.problem) return { problem: batch.problem };
    const found = { batch, preview: preview !== null && 'row' in preview ? null : preview, about };
    if (!signal.aborted) setAnswer(found);
    return found;
  };
  const preview = answer?.about.preview === about.preview ? answer.preview : null;
  return (
    <>
      <Asker sees={from === null ? 'the call' : 'the calls, their sender'} ask={ask}>
        {(found, wallet) => (
          <>
            <Preamble found={found} about={about} network={network(chainId)} wallet={wallet} />
            {found.batch !== null &&
              (found.about.batch !== about.batch ? (
                <p>The calls have changed since this answer. Ask again.</p>
              ) : 'problem' in found.batch ? (
                <p className="tool-problem">{found.batch.problem}</p>
              ) : (
                <>
                  <Allowances found={found.batch} />
                  <Steps found={found.batch} calls={calls} />
                  <p className="tool-muted">
                    {network(chainId)}, block {exact(found.batch.block, 0)} of {found.batch.time}, through {wallet}.
                    Other transactions may change this before yours.
                  </p>
                </>
              ))}
          </>
        )}
      </Asker>
      {known !== null && preview !== null && !('problem' in preview) && (
        <AskedMinimum minimum={known} preview={preview} held={heldIn(edited)} fill={fill} />
      )}
    </>
  );
}

interface PreambleProps {
  readonly found: Answer;
  readonly about: Asked;
  readonly network: string;
  readonly wallet: string;
}

/** Announces that a preview was read. The value is shown below, where typing announces nothing. */
function Preamble({ found: { preview, about }, about: now, network, wallet }: PreambleProps): ReactNode {
  if (preview === null) return null;
  if (about.preview !== now.preview) return <p>The call has changed since its preview. Ask again.</p>;
  if ('problem' in preview) return <p className="tool-problem">No preview for the minimum. {preview.problem}</p>;
  return (
    <p className="tool-muted">
      The preview for the minimum is below: {network}, block {exact(preview.block, 0)} of {preview.time}, through{' '}
      {wallet}.
    </p>
  );
}

/** The minimum in its field, in base units; null while it has no number. */
function heldIn(edited: EditedMinimum | null): bigint | null {
  const value = edited?.part.reading?.values.get(edited.path);
  return typeof value === 'bigint' ? value : null;
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
