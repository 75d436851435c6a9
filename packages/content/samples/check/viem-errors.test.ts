import { readFileSync } from 'node:fs';
import {
  createPublicClient,
  createWalletClient,
  custom,
  erc20Abi,
  http,
  publicActions,
  zeroHash,
  type Hex,
} from 'viem';
import { mainnet } from 'viem/chains';
import { expect, it } from 'vitest';
import { hasCause } from '../../../../examples/revert-data';

/** Provokes every row of "What viem throws" with viem itself: the outermost error and the cause to look for. */
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const call = { address: account, abi: erc20Abi, functionName: 'approve', args: [account, 1n], account } as const;
const plain = { to: account, data: '0x2d2da806', account } as const;
type Answers = Readonly<Record<string, unknown>>;

function clientOf(answers: Answers = {}, from?: Hex) {
  const usual: Answers = {
    eth_chainId: '0x1',
    eth_getTransactionCount: '0x0',
    eth_blockNumber: '0x1',
    // viem tries it after a refusal with -32000
    wallet_sendTransaction: failure(-32601, 'method not found'),
  };
  const request = async ({ method }: { method: string }): Promise<unknown> => {
    const answer = answers[method] ?? usual[method] ?? null;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const transport = custom({ request }, { retryCount: 0 });
  return createWalletClient({ chain: mainnet, transport, account: from }).extend(publicActions);
}

const failure = (code: number, message: string, data?: unknown): Error =>
  Object.assign(new Error(message), { code, data });
const sending = (error: Error) => clientOf({ eth_sendTransaction: error }).writeContract(call);
const reading = (answer: unknown) => clientOf({ eth_call: answer }).simulateContract(call);
const over = (status: number, timeout = 10_000) =>
  createWalletClient({
    chain: mainnet,
    transport: http('http://node.invalid', {
      retryCount: 0,
      timeout,
      fetchFn: (_, init) =>
        status > 0
          ? Promise.resolve(new Response('', { status }))
          : new Promise((_resolve, reject) =>
              init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
            ),
    }),
  }).extend(publicActions);
/** A client that joins its reads, over a node that answers each with `data`. */
const joined = (data: Hex) =>
  createPublicClient({
    chain: mainnet,
    transport: custom({ request: () => Promise.resolve(data) }),
    batch: { multicall: true },
  });
const typed = {
  account,
  domain: {},
  types: { Permit: [{ name: 'owner', type: 'address' }] },
  primaryType: 'Permit',
  message: { owner: account },
} as const;

const OUTER = 'ContractFunctionExecutionError';
const reverted = failure(-32000, 'execution reverted: custom error', '0x1bee0d5a');
const rows: readonly (readonly [outermost: string, cause: string, provoke: () => unknown])[] = [
  [OUTER, 'UserRejectedRequestError', () => sending(failure(5000, 'no'))],
  ['UserRejectedRequestError', '', () => clientOf({ eth_signTypedData_v4: failure(4001, 'no') }).signTypedData(typed)],
  [OUTER, 'ChainMismatchError', () => clientOf({ eth_chainId: '0x2' }).writeContract(call)],
  [OUTER, 'ContractFunctionRevertedError', () => reading(failure(-32603, 'busy'))],
  [OUTER, 'ExecutionRevertedError', () => reading(reverted)],
  [OUTER, 'UnknownRpcError', () => reading(failure(-32015, 'VM execution error.', 'Reverted 0x1bee0d5a'))],
  [OUTER, 'ContractFunctionZeroDataError', () => reading('0x')],
  [OUTER, 'AbiDecodingZeroDataError', () => joined('0x').readContract({ ...call, functionName: 'name', args: [] })],
  [OUTER, 'InsufficientFundsError', () => sending(failure(-32000, 'insufficient funds for gas * price + value'))],
  [OUTER, 'NonceTooLowError', () => sending(failure(-32000, 'already known'))],
  [OUTER, 'HttpRequestError', () => over(401).simulateContract(call)],
  [OUTER, 'TimeoutError', () => over(0, 10).simulateContract(call)],
  [OUTER, 'LimitExceededRpcError', () => reading(failure(-32005, 'slow down'))],
  [OUTER, 'InvalidAddressError', () => clientOf().simulateContract({ ...call, address: '0x1' })],
  ['CallExecutionError', 'ExecutionRevertedError', () => clientOf({ eth_call: reverted }).call(plain)],
  [
    'EstimateGasExecutionError',
    'ExecutionRevertedError',
    () => clientOf({ eth_estimateGas: failure(-32000, 'gas required exceeds allowance (0)') }).estimateGas(plain),
  ],
  [
    'TransactionExecutionError',
    'ExecutionRevertedError',
    () => clientOf({ eth_sendTransaction: reverted }).sendTransaction(plain),
  ],
  ['AccountNotFoundError', '', () => clientOf().writeContract({ ...call, account: undefined } as never)],
  ['InvalidAddressError', '', () => clientOf().writeContract({ ...call, args: [undefined, 1n] } as never)],
  ['IntegerOutOfRangeError', '', () => clientOf().writeContract({ ...call, args: [account, -1n] })],
  ['UrlRequiredError', '', () => createWalletClient({ transport: http() })],
  [
    'WaitForTransactionReceiptTimeoutError',
    '',
    () => clientOf().waitForTransactionReceipt({ hash: zeroHash, timeout: 10, pollingInterval: 1 }),
  ],
];

it.each(rows)('%s with the cause %s', async (outermost, cause, provoke) => {
  const error: unknown = await Promise.resolve()
    .then(provoke)
    .then(
      () => null,
      (thrown: unknown) => thrown,
    );
  expect(error).toMatchObject({ name: outermost });
  if (cause !== '') expect(hasCause(error, cause), String(error)).toBe(true);
});

it('has the rows of the page, and no others', () => {
  const page = readFileSync('site/docs/guides/errors-and-retries.mdx', 'utf8');
  const section = page.slice(page.indexOf('{#what-viem-throws}'), page.indexOf('{#sentences}'));
  const written = [...section.matchAll(/^\| `(\w+)` \| (?:`(\w+)`)? ?\|/gm)].map(([, outer, inner = '']) => [
    outer,
    inner,
  ]);
  expect(written).toEqual(rows.map(([outermost, cause]) => [outermost, cause]));
});
