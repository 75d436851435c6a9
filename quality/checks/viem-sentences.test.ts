import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as viem from 'viem';
import { mainnet } from 'viem/chains';
import { expect, it } from 'vitest';

const page = readFileSync(join(__dirname, '../../site/docs/guides/errors-and-retries.mdx'), 'utf8');

/**
 * Returns the sentence and name of each heading and of each row of the first table below the heading with this anchor.
 */
function rows(anchor: string): string[][] {
  const section = page.split(`{#${anchor}}`)[1]?.split(/\n(?:#{2,3} |These come)/)[0] ?? '';
  const found = section.matchAll(/^(?:\| (.+?) \| |#### (.+?) \{#[\w-]+\}\n\n)`(\w+)`: /gm);
  return [...found].map(([, row, heading, name = '']) => [row ?? heading ?? '', name]);
}

const hash = viem.zeroHash;
const url = 'http://127.0.0.1';
const cause = new Error('cause');
const reverted = { abi: viem.parseAbi(['error Known()']), functionName: 'claim' };

/** viem does not export this class, the error of a wallet client without an account. */
const withoutAccount: unknown = await viem
  .createWalletClient({ chain: mainnet, transport: viem.custom({ request: () => Promise.resolve(null) }) })
  .sendTransaction({ to: viem.zeroAddress } as never)
  .catch((error: unknown) => error);
if (!(withoutAccount instanceof Error)) throw new Error('a wallet client without account has sent something');

/** What viem throws in a browser without a wallet, where `window.ethereum` is undefined. */
const withoutWallet: unknown = await Promise.resolve()
  .then(() => viem.createWalletClient({ chain: mainnet, transport: viem.custom(undefined as never) }).getAddresses())
  .catch((error: unknown) => error);
if (!(withoutWallet instanceof Error)) throw new Error('a wallet client without a wallet has answered');

/** One error of each kind that the page names, created as viem does. */
const made: readonly Error[] = [
  withoutAccount,
  withoutWallet,
  new viem.ChainMismatchError({ chain: mainnet, currentChainId: 5 }),
  new viem.UserRejectedRequestError(cause),
  new viem.UnauthorizedProviderError(cause),
  new viem.MethodNotFoundRpcError(cause, { method: 'eth_sendTransaction' }),
  new viem.MethodNotFoundRpcError(cause, { method: 'eth_signTypedData_v4' }),
  new viem.ResourceUnavailableRpcError(cause),
  new viem.SwitchChainError(cause),
  new viem.InsufficientFundsError(),
  new viem.NonceTooLowError(),
  new viem.ContractFunctionZeroDataError({ functionName: 'claim' }),
  new viem.AbiDecodingZeroDataError(),
  new viem.ContractFunctionRevertedError({ ...reverted, data: '0x1bee0d5a' }),
  new viem.ContractFunctionRevertedError({ ...reverted, message: 'a text' }),
  new viem.ContractFunctionRevertedError(reverted),
  new viem.ExecutionRevertedError(),
  new viem.AbiDecodingZeroDataError(),
  new viem.AbiErrorSignatureNotFoundError('0x1bee0d5a', { docsPath: '' }),
  new viem.AbiFunctionNotFoundError('claimAll'),
  new viem.AbiEncodingLengthMismatchError({ expectedLength: 1, givenLength: 0 }),
  new viem.InvalidAddressError({ address: '0x123' }),
  new viem.IntegerOutOfRangeError({ min: '0', max: '9', signed: false, size: 32, value: '-1' }),
  new viem.UrlRequiredError(),
  new viem.HttpRequestError({ url }),
  new viem.TimeoutError({ url, body: {} }),
  new viem.LimitExceededRpcError(cause),
  new viem.WaitForTransactionReceiptTimeoutError({ hash }),
  new viem.AtomicityNotSupportedError(cause),
];

/** Whether a line of this error's message starts with the sentence; `…` matches anything. */
function writes(name: string, sentence: string): boolean {
  const parts = sentence.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const line = new RegExp(`^${parts.join('.*')}`, 'm');
  return made.some((error) => error.name === name && line.test(error.message));
}

it('reads the table', () => {
  expect(rows('sentences').length).toBeGreaterThan(20);
});

it.each(rows('sentences'))('viem writes: %s (%s)', (sentence = '', name = '') => {
  expect(writes(name, sentence)).toBe(true);
});

it('rejects a sentence of another error, and one that viem does not write', () => {
  expect(writes('NonceTooLowError', 'User rejected the request.')).toBe(false);
  expect(writes('AccountNotFoundError', 'Could not find an Account to carry out this Action.')).toBe(false);
});
