import type { ReactNode } from 'react';
import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { Call } from '../../compose/composed';
import type { Form } from '../../compose/form';
import { castLines } from '../../compose/outputs/cast-line';
import { safeFile } from '../../compose/outputs/safe-file';
import { sdkCall } from '../../compose/outputs/sdk-call';
import { viemCall } from '../../compose/outputs/viem-call';
import { walletBatch } from '../../compose/outputs/wallet-batch';
import type { Reading } from '../../compose/composed';
import { CodeOutput } from '../code-output';

interface Props {
  readonly data: CallsData;
  readonly form: Form;
  readonly reading: Reading;
  readonly call: Call;
  /** Level of the heading above. */
  readonly level: 2 | 4;
}

const JSON_FILE = { type: 'application/json' };

/** What a call becomes: the steps in words, then each output. */
export function Outputs({ data, form, reading, call, level }: Props): ReactNode {
  const { allowances, notes, contract, item, place, to, value, chain } = call;
  const Heading = level === 2 ? 'h3' : 'h5';
  const sdk = sdkCall(data, form, reading, call);
  // The moment is part of the file, not of what it does.
  const safe = JSON.stringify(safeFile(call, Date.now()), null, 2);
  return (
    <>
      <Heading>What is sent</Heading>
      <ol>
        {allowances.map(({ token, name, spender, spenderName, amount }) => (
          <li key={`${token} ${spender}`}>
            {name ?? 'the token'} <code>{token}</code>: <code>approve</code> {spenderName} <code>{spender}</code> for{' '}
            {String(amount)} base units
          </li>
        ))}
        <li>
          {place ?? contract} <code>{to}</code> on {chain}: <code>{item.signature}</code>
          {value > 0n && ` with ${value} wei of ETH`}
        </li>
      </ol>
      {notes.length > 0 && (
        <ul className="tool-muted" aria-label="About the approvals">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {sdk === null ? (
        <p className="tool-note">The handler of the SDK goes to its own address: use viem for this one.</p>
      ) : (
        <CodeOutput title="SDK" code={sdk} open />
      )}
      <CodeOutput title="viem" code={viemCall(call)} open={sdk === null} />
      <CodeOutput title="cast" code={castLines(call)} />
      <CodeOutput title="Calldata" code={call.data} />
      <CodeOutput
        title="Safe Transaction Builder"
        code={safe}
        file={{ name: `${item.name}-safe.json`, ...JSON_FILE }}
      />
      <CodeOutput
        title="wallet_sendCalls (EIP-5792)"
        code={JSON.stringify(walletBatch(call), null, 2)}
        file={{ name: `${item.name}-batch.json`, ...JSON_FILE }}
      />
    </>
  );
}
