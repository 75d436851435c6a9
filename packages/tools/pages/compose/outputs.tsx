import { useState, type ReactNode } from 'react';
import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import { coinOf } from '../../calldata/setting';
import { sdkCall, type Composition } from '../../compose/outputs/sdk-call';
import { walletBatch } from '../../compose/outputs/wallet-batch';
import type { ToolState } from '../../state/hash';
import { CodeOutput } from '../code-output';
import { usePart } from '../use-part';

interface Props {
  readonly data: CallsData;
  readonly parts: readonly Composition[];
  /** Level of the heading above. */
  readonly level: 2 | 4;
  readonly state: ToolState;
  readonly set: (change: ToolState) => void;
  readonly lost: () => void;
}

const loadMore = () => import(/* webpackChunkName: "t-outputs" */ './more-outputs');
const JSON_FILE = { type: 'application/json' };

/** The outputs of the calls: the steps in words, the code with the SDK, and further outputs that load when opened. */
export function Outputs({ data, parts, level, state, set, lost }: Props): ReactNode {
  const calls = parts.map(({ call }) => call);
  const Heading = level === 2 ? 'h3' : 'h5';
  const sdk = sdkCall(data, parts);
  const name = calls.length === 1 ? (calls[0]?.item?.name ?? 'call') : 'batch';
  const notes = [...new Set(calls.flatMap((call) => call.notes))];
  // A link contains the typed nonce.
  const [compared] = useState((state.nonce ?? '') !== '');
  const [opened, setOpened] = useState(false);
  const more = usePart(opened || compared || sdk === null, loadMore, lost);
  const onOpen = (): void => setOpened(true);
  // The time is part of the file, not of its effect.
  const safe = more === null ? null : JSON.stringify(more.safeFile(calls, Date.now()), null, 2);
  return (
    <>
      <Heading>What is sent</Heading>
      <ol>
        {calls.flatMap(({ allowances, contract, item, place, to, value, chain }, index) => [
          ...allowances.map(({ token, name: symbol, spender, spenderName, amount }) => (
            <li key={`${index} ${token} ${spender}`}>
              {symbol ?? 'the token'} <code>{token}</code>: <code>approve</code> {spenderName} <code>{spender}</code>{' '}
              for {String(amount)} base units
            </li>
          )),
          <li key={index}>
            {place ?? contract} <code>{to}</code> on {chain}: <code>{item?.signature ?? 'calldata'}</code>
            {value > 0n && ` with ${value} wei of ${coinOf(chain)}`}
          </li>,
        ])}
      </ol>
      {notes.length > 0 && (
        <ul className="tool-muted" aria-label="About the approvals">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {sdk === null ? (
        <p className="tool-note">No handler of the SDK sends this: use viem.</p>
      ) : (
        <CodeOutput title="SDK" code={sdk} open />
      )}
      <CodeOutput title="viem" code={more?.viemCall(calls) ?? null} open={sdk === null} onOpen={onOpen} />
      <CodeOutput title="cast" code={more?.castLines(calls) ?? null} onOpen={onOpen} />
      <CodeOutput title="Calldata" code={calls.map((call) => call.data).join('\n')}>
        {calls.map(({ to, value }, index) => (
          <p key={index} className="tool-note">
            to <code>{to}</code> with {String(value)} wei
          </p>
        ))}
      </CodeOutput>
      <CodeOutput
        title="Safe Transaction Builder"
        code={safe}
        onOpen={onOpen}
        file={{ name: `${name}-safe.json`, ...JSON_FILE }}
      />
      <details open={compared} onToggle={onOpen}>
        <summary>safeTxHash, to compare with the signer&apos;s device</summary>
        {more !== null && <more.SafeHash calls={calls} state={state} set={set} />}
      </details>
      <CodeOutput
        title="wallet_sendCalls (EIP-5792)"
        code={JSON.stringify(walletBatch(calls), null, 2)}
        file={{ name: `${name}-batch.json`, ...JSON_FILE }}
      />
    </>
  );
}
