import { makeError } from 'ethers';
import * as viem from 'viem';
import { describe, expect, it } from 'vitest';
import { fromLibrary, libraryMessage } from './from-library';
import { readMessage } from './message';

const url = 'https://node.example';
const body = { method: 'eth_sendTransaction' };
const node = (message: string, code: number): viem.RpcRequestError =>
  new viem.RpcRequestError({ body, error: { code, message }, url });
const account = { address: viem.zeroAddress, type: 'json-rpc' as const };
const call = { abi: viem.erc20Abi, functionName: 'approve', args: [viem.zeroAddress, 1n] };
/** The texts in which an error is pasted: alone, and as the cause of a send. */
const pasted = (cause: viem.BaseError): readonly string[] => [
  cause.message,
  String(cause),
  String(new viem.TransactionExecutionError(cause, { account })),
  String(new viem.ContractFunctionExecutionError(cause, call)),
];
const causeOf = (message: string): string => libraryMessage(message)?.row.cause ?? '';
const fixOf = (message: string): string => libraryMessage(message)?.row.fix ?? '';

describe('a failed trial run', () => {
  it.each([
    'This transaction is likely to fail',
    'We were unable to estimate gas. There might be an error in the contract and this transaction may fail.',
    'MetaMask - RPC Error: execution reverted',
    'Warning! Error encountered during contract execution [execution reverted]',
    'cannot estimate gas; transaction may fail (reason="execution reverted", method="estimateGas")',
    "Fail with error 'execution reverted'",
    'execution reverted',
    'Error: execution reverted.',
    'Gas estimation failed',
    'Transaction simulation failed: execution reverted',
    'This transaction is expected to fail',
  ])('is not sent: %s', (message) => {
    expect(libraryMessage(message)?.name).toBe('ExecutionWithoutReason');
    expect(fixOf(message)).toMatch(/^Do not send it, or send it again, without the reason\. Simulate the call/);
    const books = { functions: {}, places: { chains: {}, places: [] } } as never;
    const context = { called: '', function: '', target: null };
    expect(fromLibrary(books, readMessage(message), context, false)).not.toBeNull();
    expect(fromLibrary(books, readMessage(message), context, true)).toBeNull();
  });
});

describe('a send that may have worked', () => {
  it.each([
    new viem.UnknownRpcError(node('boom', -32_099)),
    new viem.InternalRpcError(node('boom', -32_603)),
    new viem.InvalidInputRpcError(node('boom', -32_000)),
    new viem.InvalidParamsRpcError(node('boom', -32_602)),
  ])('is no revert where the wallet failed: $name', (cause) => {
    for (const message of pasted(cause)) {
      expect(causeOf(message)).toMatch(/^The wallet or node failed.*may have been sent/);
      expect(fixOf(message)).toMatch(/^A send: look for it in the wallet before you send again/);
      expect(libraryMessage(message)?.name).toBe(cause.name);
    }
  });

  it('may be there where the code -32603 looks like a revert', () => {
    const reverted = new viem.ContractFunctionRevertedError({ ...call, message: 'boom' });
    const message = String(new viem.ContractFunctionExecutionError(reverted, call));
    expect(causeOf(message)).toMatch(/Otherwise a transaction may have been sent/);
    expect(fixOf(message)).toMatch(/^Look for it before you send again/);
  });

  it('may be there where ethers has no name for the failure', () =>
    expect(causeOf(makeError('could not coalesce error', 'UNKNOWN_ERROR', {} as never).message)).toMatch(
      /may have been sent/,
    ));

  it('may be there where the node answered too late', () => {
    for (const message of pasted(new viem.HttpRequestError({ body, status: 504, url }))) {
      expect(causeOf(message)).toMatch(/may have been sent/);
      expect(fixOf(message)).toMatch(/^Look for it before you send again/);
    }
  });

  it('is not replaced by another call', () =>
    expect(fixOf('replacement transaction underpriced')).toBe(
      'If it is the same call: wait, or raise both fees by 10 % or more. If it is another one, do not replace it: use the next nonce.',
    ));

  it('may be the one that has the nonce', () =>
    expect(fixOf(new viem.NonceTooLowError({ nonce: 5 }).message)).toMatch(
      /If it made your call and succeeded, send nothing/,
    ));
});

describe('a batch', () => {
  it.each([
    [new viem.BundleFailedError({ statusCode: 600 } as never), /send only what is missing/],
    [new viem.DuplicateIdError(new Error('no')), /do not send it again/],
    [new viem.UnknownBundleIdError(new Error('no')), /look at its history before you send again/],
    [new viem.BundleTooLargeError(new Error('no')), /one after the other/],
    [new viem.AtomicityNotSupportedError(new Error('no')), /one after the other/],
    [new viem.UnsupportedNonOptionalCapabilityError(new Error('no')), /one after the other/],
  ])('is not sent twice: $name', (error, fix) => {
    for (const message of pasted(error)) expect(fixOf(message)).toMatch(fix);
  });
});
