import { join } from 'node:path';
import { expect, it } from 'vitest';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { callsOf } from '../read/batch';
import { checkRecording } from './check-recording';
import { calledMethods } from './claims';
import { readExamples } from '../read/example';
import { sealOf } from '@sdk-docs/reference/generator/read/seal';
import { readRecording, type RecordedRequest, type Recording } from '../read/recording';

interface Call {
  readonly to: string;
  readonly data: string;
}

const root = join(__dirname, '../../../..');
const reference = referenceOf(root);
const name = 'batch-deposit';

/** Returns the problems of the batch example with edited calls. */
function problems(edit: (calls: readonly Call[]) => readonly Call[]): string[] {
  const example = readExamples(root).get(name);
  const recording = readRecording(root, name);
  if (example === undefined || recording === null) throw new Error(`${name} is missing`);
  const changed = (request: RecordedRequest): RecordedRequest => {
    if (request.method !== 'wallet_sendCalls') return request;
    const [batch] = request.params as [{ readonly calls: readonly Call[] }];
    return { ...request, params: [{ ...batch, calls: edit(batch.calls) }] };
  };
  const edited: Recording = { ...recording, requests: recording.requests.map(changed) };
  const module = 'contracts/handlers';
  const names = new Set([
    `${module}/puffer-vault-handler.PufferVaultHandler.getContract`,
    `${module}/erc20-permit-handler.ERC20PermitHandler.getContract`,
  ]);
  const sealed = { ...edited, seal: sealOf(edited) };
  return checkRecording(reference, example, sealed, calledMethods(reference, names), edited.recorder);
}

it('splits a batch into its calls, in order', () => {
  const batch = {
    line: 1,
    via: 'wallet',
    method: 'wallet_sendCalls',
    params: [{ from: '0x1', calls: [{ to: '0x2' }, {}] }],
  } as const;
  expect(callsOf(batch).map(({ method, params }) => [method, params[0]])).toEqual([
    ['eth_sendTransaction', { from: '0x1', to: '0x2' }],
    ['eth_sendTransaction', { from: '0x1' }],
  ]);
});

it('accepts the recorded batch', () => {
  expect(problems((calls) => calls)).toEqual([]);
});

it.each([
  ['the approval is left out', (calls: readonly Call[]) => calls.slice(1), /without approve of WETH to PufferVaultV5/],
  [
    'the approval comes last',
    (calls: readonly Call[]) => [...calls].reverse(),
    /without approve of WETH to PufferVaultV5/,
  ],
  [
    'a call goes to a stranger',
    (calls: readonly Call[]) => calls.map((call) => ({ ...call, to: `0x${'12'.repeat(20)}` })),
    /which is not in the SDK/,
  ],
])('rejects a batch in which %s', (_, edit, problem) => {
  expect(problems(edit).join('\n')).toMatch(problem);
});
