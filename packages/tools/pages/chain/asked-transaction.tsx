import type { ReactNode } from 'react';
import { exact } from '@sdk-docs/reference/model/human';
import { hasRun, readTransaction, toDiagnose, toExplain, type Transaction } from '../../chain/transaction';
import { PageLink } from '../page-link';
import { transactionRoute } from '../tool-links';
import { revertRoute } from '../tool-routes';
import { Asker } from './asker';

export interface AskedTransaction {
  readonly hash: string;
  /** The chain in its link; null when unknown. */
  readonly chainId: number | null;
  readonly network: (id: number) => string;
  /** The open tool: it shows the part that it reads itself. */
  readonly tool: 'calldata' | 'errors';
  /** Receives the tool's input; null when there is none. */
  readonly onFound: (text: string | null) => void;
}

/** Asks a wallet for a transaction, and reports whether it succeeded, where, and why it failed. */
export function AskTransaction({ tool, onFound, ...wanted }: AskedTransaction): ReactNode {
  return (
    <Asker
      sees="the hash, for a failed transaction its call,"
      ask={async (door, signal) => {
        const found = await readTransaction(door, wanted, signal);
        if (!('problem' in found)) onFound(tool === 'calldata' ? toExplain(found) : toDiagnose(found));
        return found;
      }}
    >
      {(found, wallet) => (
        <>
          <Outcome found={found} />
          <p className="tool-muted">
            Sent by {found.from} on {wanted.network(found.chainId)}
            {found.mined !== null && `, block ${exact(found.mined.block, 0)} of ${found.mined.time}`}, through {wallet}.
          </p>
          <Other found={found} hash={wanted.hash} tool={tool} />
        </>
      )}
    </Asker>
  );
}

function Outcome({ found: { mined, gas } }: { readonly found: Transaction }): ReactNode {
  if (mined === null) return <p>No block has this transaction yet, so nothing has happened.</p>;
  const used = `It used ${exact(mined.gasUsed, 0)} of ${exact(gas, 0)} gas.`;
  if (mined.again === null) return <p>The transaction succeeded. {used}</p>;
  const { block, failure } = mined.again;
  const where = `after block ${exact(block, 0)}`;
  return (
    <>
      <p>
        <strong>The transaction failed.</strong> {used}
        {mined.gasUsed === gas && ' That is all it had: it may have run out of gas.'}
      </p>
      <p>
        {failure === null
          ? `The same call does not fail ${where}, nor before it. It may depend on other transactions of the same block.`
          : `The same call again, from the same sender, on the state ${where}: ${failure.problem}`}
        {failure !== null && !hasRun(failure) && ' Many nodes keep the state of the last blocks only.'}
      </p>
    </>
  );
}

/** Link to the other tool, for the part that this one does not read. */
function Other({
  found,
  hash,
  tool,
}: {
  readonly found: Transaction;
  readonly hash: string;
  readonly tool: AskedTransaction['tool'];
}): ReactNode {
  const text = toDiagnose(found);
  // Without a named error, the doctor itself says what to do next.
  if (text === null) return null;
  return (
    <p>
      {tool === 'errors' ? (
        <PageLink to={transactionRoute(hash)}>Open it in the calldata explainer</PageLink>
      ) : (
        <PageLink to={revertRoute(found.mined?.again?.failure?.data ?? text)}>What this revert means</PageLink>
      )}
    </p>
  );
}
