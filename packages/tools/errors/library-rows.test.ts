import { FetchResponse, makeError, type ErrorCode } from 'ethers';
import * as viem from 'viem';
import { describe, expect, it } from 'vitest';
import { libraryMessage } from './from-library';

const url = 'https://node.example';
const body = { method: 'eth_sendTransaction' };
const node = (message: string, code = -32_000): viem.RpcRequestError =>
  new viem.RpcRequestError({ body, error: { code, message }, url });
const request = {
  account: viem.zeroAddress,
  to: viem.zeroAddress,
  maxFeePerGas: 2_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
};
/** The error of a sent transaction, and of its estimate, over a cause. */
const over = (cause: viem.BaseError, extra: { readonly nonce?: number } = {}): readonly string[] => {
  const args = { ...request, ...extra, account: { address: viem.zeroAddress, type: 'json-rpc' as const } };
  return [
    new viem.TransactionExecutionError(cause, args).message,
    new viem.EstimateGasExecutionError(cause, args).message,
  ];
};
const ethers = (message: string, code: ErrorCode, info: Readonly<Record<string, unknown>> = {}): string =>
  makeError(message, code, { ...info } as never).message;
const causeOf = (message: string): string => libraryMessage(message)?.row.cause ?? '';
const fixOf = (message: string): string => libraryMessage(message)?.row.fix ?? '';

describe('a message that lists fees', () => {
  it.each([
    ['a timeout', new viem.TimeoutError({ body, url }), /A transaction may have been sent/],
    ['a status 429', new viem.HttpRequestError({ body, status: 429, url }), /HTTP status 429/],
    ['a status 503', new viem.HttpRequestError({ body, status: 503, url }), /could not be reached/],
  ])('is no fee error over %s', (_name, cause, expected) => {
    for (const message of over(cause)) {
      expect(message).toContain('maxPriorityFeePerGas:');
      expect(causeOf(message)).toMatch(expected);
    }
  });

  it('is no fee error over a revert', () => {
    for (const message of over(new viem.ExecutionRevertedError())) expect(libraryMessage(message)).toBeNull();
  });

  it('is no limit of the node where 429 is the nonce', () => {
    for (const message of over(new viem.TimeoutError({ body, url }), { nonce: 429 }))
      expect(causeOf(message)).toMatch(/A transaction may have been sent/);
  });
});

describe('a message about fees', () => {
  const tip = [
    new viem.TipAboveFeeCapError({ maxFeePerGas: 1n, maxPriorityFeePerGas: 2n }).message,
    new viem.FeeCapTooHighError({ maxFeePerGas: 1n }).message,
    new viem.MaxFeePerGasTooLowError({ maxPriorityFeePerGas: 1n }).message,
    new viem.FeeConflictError().message,
    new viem.BaseFeeScalarError().message,
    new viem.Eip1559FeesNotSupportedError().message,
    new viem.TransactionTypeNotSupportedError({}).message,
    'max priority fee per gas higher than max fee per gas: address 0x, maxPriorityFeePerGas: 2, maxFeePerGas: 1',
    'tip higher than fee cap',
    'max fee per gas higher than 2^256-1',
    'fee cap higher than 2^256-1',
    'transaction type not valid',
    ethers('priorityFee cannot be more than maxFee', 'BAD_DATA'),
    ethers('transaction type cannot have maxFeePerGas or maxPriorityFeePerGas', 'BAD_DATA'),
    ethers('eip-1559 transaction do not support gasPrice', 'INVALID_ARGUMENT'),
    ethers('pre-eip-1559 transaction do not support maxFeePerGas/maxPriorityFeePerGas', 'INVALID_ARGUMENT'),
    ethers('network does not support EIP-1559', 'UNSUPPORTED_OPERATION'),
  ];

  it.each(tip)('is explained: %s', (message) => expect(causeOf(message)).toMatch(/fees do not fit together/));

  it.each([
    new viem.FeeCapTooLowError({ maxFeePerGas: 1n }).message,
    'max fee per gas less than block base fee',
    'fee cap less than block base fee',
    'transaction is outdated',
  ])('names the base fee: %s', (message) => expect(causeOf(message)).toMatch(/below the base fee/));
});

it('has no chain, which is not the wrong chain', () => {
  for (const { name, message } of [new viem.ChainNotFoundError(), new viem.ClientChainNotConfiguredError()])
    for (const text of [name, message]) expect(causeOf(text)).toBe('The wallet client has no chain.');
});

describe('a transaction that may be there', () => {
  it.each(['repriced', 'cancelled', 'replaced'])('was replaced by one in a block: %s', (reason) => {
    const replacement = { nonce: 1, maxPriorityFeePerGas: '1' };
    const message = ethers('transaction was replaced', 'TRANSACTION_REPLACED', { reason, replacement });
    expect(libraryMessage(message)?.name).toBe('TRANSACTION_REPLACED');
    expect(causeOf(message)).toMatch(/is in a block instead.*it was made/);
    expect(fixOf(message)).toMatch(/before you send anything/);
  });

  it('waits where a replacement pays too little', () => {
    const message = ethers('replacement fee too low', 'REPLACEMENT_UNDERPRICED');
    expect(fixOf(message)).toMatch(/raise both fees/);
  });

  it('is no refusal of the user: -32003', () => {
    const rejected = new viem.TransactionRejectedRpcError(node('pool is full', -32_003));
    for (const message of [rejected.message, `${rejected.name}: ${rejected.message}`, ...over(rejected)]) {
      expect(libraryMessage(message)?.name).toBe('TransactionRejectedRpcError');
      expect(causeOf(message)).toMatch(/^The node refused the transaction/);
      expect(fixOf(message)).toMatch(/look for the transaction/);
    }
    expect(causeOf(JSON.stringify('{"code": -32003, "message": "pool is full"}'))).toMatch(/^The node refused/);
  });

  it('is refused for a reason that has its own row', () => {
    const poor = new viem.TransactionRejectedRpcError(node('insufficient funds for gas', -32_003));
    expect(causeOf(poor.message)).toMatch(/cannot pay/);
  });

  it('is known to the node, whatever viem makes of it', () => {
    const cause = node('already known');
    for (const wrapped of [
      new viem.NonceTooLowError({ cause, nonce: 5 }),
      new viem.InvalidInputRpcError(cause),
      new viem.TransactionRejectedRpcError(cause),
    ]) {
      expect(causeOf(wrapped.message)).toBe('The node has this transaction already.');
      expect(fixOf(wrapped.message)).not.toMatch(/next nonce/);
    }
  });

  it('is no refusal of the user: a cancelled request', () => {
    const message = ethers('cancelled', 'CANCELLED');
    expect(causeOf(message)).toMatch(/^The program cancelled a request/);
    expect(fixOf(message)).toMatch(/before you send again/);
  });

  it('was refused by the user only where the user says no', () => {
    for (const refused of [
      new viem.UserRejectedRequestError(new Error('no')).message,
      new viem.AtomicReadyWalletRejectedUpgradeError(new Error('no')).message,
      ethers('user rejected action', 'ACTION_REJECTED'),
    ])
      expect(fixOf(refused)).toBe('Ask again.');
  });
});

describe('a limit of the gas or the nonce', () => {
  it.each([
    new viem.IntrinsicGasTooHighError({ gas: 90_000_000n }).message,
    new viem.IntrinsicGasTooHighError().message,
    'intrinsic gas too high',
    'gas limit reached',
    'exceeds block gas limit',
  ])('is what a block allows: %s', (message) => {
    expect(causeOf(message)).toBe('The gas limit is above what a block allows.');
    expect(fixOf(message)).toMatch(/^Leave the gas limit out/);
  });

  it('is too low, with the gas or without', () => {
    for (const gas of [undefined, 21_000n])
      expect(causeOf(new viem.IntrinsicGasTooLowError({ gas }).message)).toMatch(/^The gas limit is too low/);
  });

  it('is the largest nonce, and no missing transaction', () => {
    for (const message of [new viem.NonceMaxValueError({ nonce: 1 }).message, 'nonce has max value']) {
      expect(causeOf(message)).toBe('The nonce is above the largest that an account can have.');
      expect(fixOf(message)).toBe('Leave the nonce out.');
    }
    expect(causeOf(new viem.NonceTooHighError({ nonce: 9 }).message)).toMatch(/lower nonce is missing/);
  });
});

describe('a node that does not answer as wanted', () => {
  const reached = /^The node could not be reached/;

  it.each([
    'could not detect network (event="noNetwork", code=NETWORK_ERROR, version=providers/5.7.2)',
    ethers('failed to bootstrap network detection', 'NETWORK_ERROR', { event: 'initial-network-discovery' }),
    ethers('network is not available yet', 'NETWORK_ERROR'),
    'JsonRpcProvider failed to detect network and cannot start up',
  ])('could not be reached: %s', (message) => expect(causeOf(message)).toMatch(reached));

  it('is on another chain only where the network changed', () =>
    expect(causeOf(ethers('network changed: 1 => 5 ', 'NETWORK_ERROR', { event: 'changed' }))).toMatch(
      /another chain/,
    ));

  it.each([
    [404, 'Not Found', reached],
    [503, 'Service Unavailable', reached],
    [429, '', /HTTP status 429/],
  ])('answered with status %i %s', (status, words, expected) => {
    let message = '';
    try {
      new FetchResponse(status, words, {}, null).assertOk();
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }
    expect(message).toContain('code=SERVER_ERROR');
    expect(causeOf(message)).toMatch(expected);
  });

  it('answers with too much', () => {
    const large = new viem.ResponseBodyTooLargeError({ maxSize: 10, size: 20 });
    for (const message of [large.message, `${large.name}: ${large.message}`]) {
      expect(causeOf(message)).toBe("The node's answer is too long.");
      expect(fixOf(message)).toBe('Ask for fewer blocks.');
    }
  });

  it('is behind a wallet that does not have the chain', () => {
    for (const refused of [
      new viem.ChainDisconnectedError(new Error('no')),
      new viem.UnsupportedChainIdError(new Error('no')),
    ])
      for (const message of [refused.message, `${refused.name}: ${refused.message}`])
        expect(causeOf(message)).toMatch(/^The wallet does not know this chain, is not connected/);
    expect(causeOf(new viem.SwitchChainError(new Error('no')).message)).toMatch(/the chain to switch to/);
  });
});
