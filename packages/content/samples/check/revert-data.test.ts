import { ethers } from 'ethers';
import {
  createPublicClient,
  createWalletClient,
  custom,
  http,
  multicall3Abi,
  encodeFunctionResult,
  parseAbi,
  publicActions,
  type Hex,
} from 'viem';
import { mainnet } from 'viem/chains';
import { describe, expect, it } from 'vitest';
import { hasCause, revertData } from '../../../../examples/revert-data';

const REVERT: Hex = `0x068ca9d8${'0'.repeat(24)}${'11'.repeat(20)}`;
const target = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const abi = parseAbi(['function redeem(uint256 shares, address receiver, address owner) returns (uint256)']);
const call = { address: target, abi, functionName: 'redeem', args: [1n, account, account], account } as const;

/** What nodes and wallets answer: code, message, and where the data is. */
const codes: readonly (readonly [number, string])[] = [
  [3, 'execution reverted'],
  [-32000, 'execution reverted'],
  [-32000, 'execution reverted: custom error'],
  [-32000, 'VM Exception while processing transaction'],
  [-32603, 'Internal JSON-RPC error.'],
  [-32015, 'VM execution error.'],
  [-32016, 'The execution failed due to an exception.'],
];
const places: Readonly<Record<string, unknown>> = {
  'a string': REVERT,
  'an object': { data: REVERT, message: 'reverted' },
  'an object of a wallet': { originalError: { code: 3, data: REVERT, message: 'execution reverted' } },
  'behind a word': `Reverted ${REVERT}`,
};

type Failure = { readonly code: number; readonly message: string; readonly data?: unknown };

const provider = (failure: Failure, fails: readonly string[]) => ({
  request: async ({ method }: { method: string }): Promise<unknown> => {
    if (fails.includes(method)) throw Object.assign(new Error(failure.message), failure);
    return method === 'eth_chainId' ? '0x1' : method === 'eth_getTransactionCount' ? '0x0' : '0x3b9aca00';
  },
});

function clientFor(failure: Failure, ...fails: string[]) {
  const transport = custom(provider(failure, fails), { retryCount: 0 });
  return createWalletClient({ chain: mainnet, transport }).extend(publicActions);
}

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

describe.each(codes)('a node that answers %s, %s', (code, message) => {
  it.each(Object.keys(places))('with the data in %s', async (place) => {
    const failure = { code, message, data: places[place] };
    const reading = clientFor(failure, 'eth_call');
    const sending = clientFor(failure, 'eth_sendTransaction', 'eth_estimateGas', 'wallet_sendTransaction');
    const errors = await Promise.all([
      failureOf(reading.simulateContract(call)),
      failureOf(reading.readContract(call as never)),
      failureOf(reading.call({ to: target, data: '0x2d2da806', account })),
      failureOf(sending.estimateContractGas(call)),
      failureOf(sending.writeContract({ ...call, gas: 1n })),
      failureOf(sending.sendTransaction({ to: target, data: '0x2d2da806', account, gas: 1n })),
    ]);
    for (const error of errors) expect(revertData(error), String(error)).toBe(REVERT);
  });
});

it('finds it behind HTTP', async () => {
  const fetchFn = async (_: unknown, init?: RequestInit): Promise<Response> => {
    const { id } = JSON.parse(String(init?.body)) as { id: number };
    return Response.json({ jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted', data: REVERT } });
  };
  const client = createPublicClient({ chain: mainnet, transport: http('http://node.invalid', { fetchFn }) });
  expect(revertData(await failureOf(client.simulateContract(call)))).toBe(REVERT);
});

it('finds it in an answer of Multicall3', async () => {
  const answer = encodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    result: [{ success: false, returnData: REVERT }],
  });
  const transport = custom({ request: async () => answer });
  const client = createPublicClient({ chain: mainnet, transport });
  const [{ error } = {}] = await client.multicall({ contracts: [call as never] });
  expect(revertData(error)).toBe(REVERT);
});

describe.each(codes)('ethers over a node that answers %s, %s', (code, message) => {
  it.each(Object.keys(places).slice(0, 3))('with the data in %s', async (place) => {
    const failure = { code, message, data: places[place] };
    const own = new ethers.BrowserProvider(provider(failure, ['eth_call']) as never, 1);
    const error = await failureOf(own.call({ to: target, data: '0x2d2da806', from: account }));
    expect(revertData(error), String(error)).toBe(REVERT);
    // and when viem speaks through ethers
    const through = custom(
      { request: ({ method, params }) => own.send(method, params as unknown[]) },
      { retryCount: 0 },
    );
    const client = createPublicClient({ chain: mainnet, transport: through });
    expect(revertData(await failureOf(client.simulateContract(call)))).toBe(REVERT);
  });
});

it.each([
  ['no error', undefined],
  ['a text', 'reverted with 0x068ca9d8'],
  ['a refusal', Object.assign(new Error('User rejected'), { code: 4001, data: { location: 'confirmation' } })],
  ['calldata', { transaction: { data: REVERT }, request: { data: REVERT } }],
])('finds nothing in %s', (_, error) => expect(revertData(error)).toBeNull());

it('tells a revert without data from a failure', () => {
  expect(revertData({ cause: { data: '0x' } })).toBe('0x');
  expect(revertData({ data: '0x', cause: { data: REVERT } })).toBe(REVERT);
});

it('ends with errors that name each other as causes', () => {
  const error: { cause?: unknown } = {};
  error.cause = { cause: error };
  expect(revertData(error)).toBeNull();
});

it('compares names through the causes', async () => {
  const error = await failureOf(
    clientFor({ code: 4001, message: 'no' }, 'eth_sendTransaction').writeContract({ ...call, gas: 1n }),
  );
  expect(hasCause(error, 'UserRejectedRequestError')).toBe(true);
  expect(hasCause(error, 'ChainMismatchError')).toBe(false);
});
