import { encodeFunctionData, type Address, type Hex } from 'viem';
import { goBack, NodeError } from './anvil/node';
import type { Ground } from './ground/ground';
import { creationCode } from './place';
import { errorName } from './run/events';
import type { Step } from './steps';

/** The smallest thing that makes a contract refuse: what must be so, and the call. */
export interface Provocation {
  /** Name of a placed contract (`ground.placed`), or of an artefact for `constructor`. */
  readonly contract: string;
  /** Its name; `constructor` deploys the artefact. */
  readonly function: string;
  /** Arguments, or how to make them from the ground. */
  readonly args?: readonly unknown[] | ((ground: Ground) => readonly unknown[] | Promise<readonly unknown[]>);
  /** Name of the sender; `reader` when left out. */
  readonly from?: string;
  /** wei */
  readonly value?: bigint;
  /** What must have happened before. */
  readonly before?: readonly Step[];
  /** ABI of functions that the placed contract's own ABI lacks. */
  readonly abi?: Parameters<typeof encodeFunctionData>[0]['abi'];
  /** Time of the block in Unix seconds; that of the chain when left out. */
  readonly time?: (ground: Ground) => Promise<bigint>;
}

/** What the contract answered. */
export interface Refusal {
  /** Bytes of the revert; null when the call succeeded. */
  readonly data: Hex | null;
  /** Name of the error with its arguments, the text of a `require`, or `no data`. */
  readonly error: string | null;
  /** Precondition in words. */
  readonly before: readonly string[];
}

/** Makes a provocation and leaves the ground as it was. @throws Error when a step before it fails */
export async function provoke(ground: Ground, provocation: Provocation): Promise<Refusal> {
  const { args = [], from = 'reader', value = 0n, before = [] } = provocation;
  const { request } = ground.node;
  const state = await request<Hex>('evm_snapshot');
  const forget = ground.remember();
  try {
    for (const step of before) await step.act(ground, { runExample: noExamples });
    const values = typeof args === 'function' ? await args(ground) : args;
    const time = await provocation.time?.(ground);
    const target = targetOf(ground, provocation, values);
    const refused = await refusalOf(ground, { from: ground.account(from), ...target }, value, time);
    const words = before.map(({ what }) => what);
    return { data: refused, error: refused === null ? null : errorName(ground, refused), before: words };
  } finally {
    await goBack(ground.node, state);
    forget();
  }
}

function targetOf(
  ground: Ground,
  { contract, function: functionName, abi }: Provocation,
  args: readonly unknown[],
): { to?: Address; data: Hex } {
  if (functionName === 'constructor') {
    const { abi: own, bytecode } = ground.artifacts(contract);
    return { data: creationCode(own, bytecode, args) };
  }
  const placed = ground.contract(contract);
  return { to: placed.address, data: encodeFunctionData({ abi: abi ?? placed.abi, functionName, args }) };
}

async function refusalOf(
  ground: Ground,
  call: { from: Address; to?: Address; data: Hex },
  value: bigint,
  time: bigint | undefined,
): Promise<Hex | null> {
  const { request } = ground.node;
  if (value > 0n) await request('anvil_setBalance', [call.from, `0x${(value + 10n ** 21n).toString(16)}`]);
  const clock = time === undefined ? [] : [{}, { time: `0x${time.toString(16)}` }];
  try {
    const sent = { ...call, value: `0x${value.toString(16)}`, gas: '0x1c9c380' };
    await request('eth_call', [sent, 'latest', ...clock]);
    return null;
  } catch (error) {
    if (!(error instanceof NodeError)) throw error;
    return error.data ?? '0x';
  }
}

const noExamples = (): Promise<void> => Promise.reject(new Error('a provocation runs no example'));
