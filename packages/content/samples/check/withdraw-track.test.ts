import {
  createPublicClient,
  custom,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionResult,
  getContract,
  parseAbi,
  type Hex,
} from 'viem';
import { mainnet } from 'viem/chains';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { follow, requestOf, stateOf } from '../../../../examples/withdraw-track';

const address = '0xDdA0483184E75a5579ef9635ED14BacCf9d50283';
const stranger = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const abi = parseAbi([
  'struct Withdrawal { uint128 pufETHAmount; uint128 pufETHToETHExchangeRate; address recipient; }',
  'function getWithdrawal(uint256 index) view returns (Withdrawal)',
  'function completeQueuedWithdrawal(uint256 index)',
  'event WithdrawalRequested(uint256 indexed withdrawalIdx, uint256 indexed batchIdx, uint256 pufETHAmount, address indexed recipient)',
]);
const hash: Hex = `0x${'ab'.repeat(32)}`;
const request = { index: 21n, blockNumber: 90n };

const NOT_FINALIZED = '0x1bee0d5a';
const UNAUTHORIZED: Hex = `0x068ca9d8${'00'.repeat(32)}`;
const COMPLETED = '0xaaf01a1e';

/** What the node answers at one poll. */
interface Look {
  readonly block?: number;
  readonly amount?: bigint;
  /** Revert of the simulated collection; none when it passes. */
  readonly revert?: Hex;
  /** The node is down. */
  readonly down?: boolean;
}

/** Clients of a node that answers one entry per poll; the last entry repeats. */
function clients(looks: readonly Look[], receipt: unknown = null) {
  let turn = -1;
  const blocks = new Set<string>();
  const answer = ({ method, params }: { method: string; params?: unknown }): unknown => {
    if (method === 'eth_getTransactionReceipt') return receipt;
    if (method === 'eth_blockNumber') turn = Math.min(turn + 1, looks.length - 1);
    const { block = 100, amount = 1n, revert, down = false } = looks[turn] ?? {};
    if (down) throw Object.assign(new Error('down'), { code: -32603 });
    if (method === 'eth_blockNumber') return `0x${block.toString(16)}`;
    const [{ data }, at] = params as [{ data: Hex }, string];
    blocks.add(at);
    if (data.startsWith('0x6a4800a4')) {
      if (revert !== undefined) throw Object.assign(new Error('execution reverted'), { code: 3, data: revert });
      return '0x';
    }
    const result = { pufETHAmount: amount, pufETHToETHExchangeRate: 1n, recipient: stranger } as const;
    return encodeFunctionResult({ abi, functionName: 'getWithdrawal', result });
  };
  const transport = custom({ request: async (asked) => answer(asked) }, { retryCount: 0 });
  const publicClient = createPublicClient({ chain: mainnet, transport });
  const manager = getContract({ address, abi, client: publicClient });
  const pufferClient = { pufferWithdrawalManager: { getContract: () => manager } } as unknown as Parameters<
    typeof stateOf
  >[0];
  return { pufferClient, publicClient, blocks };
}

const state = (look: Look) => {
  const { pufferClient, publicClient } = clients([look]);
  return stateOf(pufferClient, publicClient, request);
};

it.each([
  ['unseen', { block: 89, amount: 0n }],
  ['waiting', { revert: NOT_FINALIZED }],
  ['ready', {}],
  ['paused', { revert: UNAUTHORIZED }],
  ['paused', { amount: 0n, revert: UNAUTHORIZED }],
  ['paid', { amount: 0n, revert: COMPLETED }],
  ['unknown', { amount: 0n, revert: NOT_FINALIZED }],
] as const)('tells that a request is %s', async (expected, look) => {
  expect(await state(look)).toBe(expected);
});

it('throws what is no state, and reads all of one block', async () => {
  await expect(state({ revert: '0x12345678' })).rejects.toThrow();
  await expect(state({ down: true })).rejects.toThrow();
  const { pufferClient, publicClient, blocks } = clients([{ block: 0x77 }]);
  await stateOf(pufferClient, publicClient, request);
  expect([...blocks]).toEqual(['0x77']);
});

const receipt = (change: object = {}, emitter: string = address) => ({
  transactionHash: hash,
  blockHash: hash,
  blockNumber: '0x5a',
  transactionIndex: '0x0',
  status: '0x1',
  from: stranger,
  to: address,
  contractAddress: null,
  cumulativeGasUsed: '0x1',
  gasUsed: '0x1',
  effectiveGasPrice: '0x1',
  logsBloom: '0x',
  type: '0x2',
  logs: [
    {
      address: emitter,
      topics: encodeEventTopics({
        abi,
        eventName: 'WithdrawalRequested',
        args: { withdrawalIdx: 21n, batchIdx: 2n, recipient: stranger },
      }),
      data: encodeAbiParameters([{ type: 'uint256' }], [1n]),
      blockHash: hash,
      blockNumber: '0x5a',
      transactionHash: hash,
      transactionIndex: '0x0',
      logIndex: '0x0',
      removed: false,
    },
  ],
  ...change,
});

it.each([
  ['pending', null, { state: 'pending' }],
  ['reverted', receipt({ status: '0x0' }), { state: 'reverted' }],
  ['requested', receipt(), { state: 'requested', ...request }],
])('tells that a transaction is %s', async (_, found, expected) => {
  const { pufferClient, publicClient } = clients([{}], found);
  expect(await requestOf(pufferClient, publicClient, hash, stranger)).toEqual(expected);
});

it('throws for a transaction that is no request, also when another contract emits the event', async () => {
  for (const found of [receipt({ logs: [] }), receipt({}, stranger)]) {
    const { pufferClient, publicClient } = clients([{}], found);
    await expect(requestOf(pufferClient, publicClient, hash, stranger)).rejects.toThrow('has no request for');
  }
});

it('does not take the request of another account in the same bundle for its own', async () => {
  const { pufferClient, publicClient } = clients([{}], receipt());
  await expect(requestOf(pufferClient, publicClient, hash, address)).rejects.toThrow('has no request for');
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reports each change once, survives a node that is down, and ends with the payment', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { pufferClient, publicClient } = clients([
    { block: 89 },
    { revert: NOT_FINALIZED },
    { revert: NOT_FINALIZED },
    { down: true },
    { down: true },
    {},
    { revert: UNAUTHORIZED },
    { amount: 0n, revert: COMPLETED },
  ]);
  const seen: [string, number][] = [];
  const start = Date.now();
  const followed = follow(pufferClient, publicClient, request, async (found) => {
    seen.push([found, (Date.now() - start) / 60_000]);
  });
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  await followed;
  expect(silent).toHaveBeenCalledTimes(2);
  // Minutes: after the first failure it waits two, after the second four.
  expect(seen).toEqual([
    ['unseen', 0],
    ['waiting', 1],
    ['ready', 9],
    ['paused', 10],
    ['paid', 11],
  ]);
  silent.mockRestore();
});

it('reports again what could not be stored, and stops when it is told to', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { pufferClient, publicClient } = clients([{ revert: NOT_FINALIZED }]);
  const stop = new AbortController();
  let reports = 0;
  const followed = follow(
    pufferClient,
    publicClient,
    request,
    () => (++reports === 1 ? Promise.reject(new Error('the store is down')) : Promise.resolve()),
    stop.signal,
  );
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(reports).toBe(2);
  stop.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(followed).resolves.toBeUndefined();
  silent.mockRestore();
});
