import { concat, encodeFunctionData, hashTypedData, numberToHex, pad, parseAbi, toHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { callsOf, deposit, SAFE } from '../fixtures/batches';
import { functions, places, rules, spenders } from '../fixtures/books';
import { calls as data } from '../fixtures/calls';
import { ACCOUNT, filled } from '../fixtures/snippets';
import { Explainer } from '../calldata/explain';
import { safeHashes } from './outputs/safe-hash';
import { transactionsOf } from './outputs/transactions';
import { isBatch, safeAnswer } from './safe-batch';

const all = filled(data);
const NOW = 1_790_000_000n;

describe('the safeTxHash', () => {
  const types = {
    SafeTx: [
      ...['address to', 'uint256 value', 'bytes data', 'uint8 operation', 'uint256 safeTxGas', 'uint256 baseGas'],
      ...['uint256 gasPrice', 'address gasToken', 'address refundReceiver', 'uint256 nonce'],
    ].map((field) => ({ type: field.split(' ')[0] ?? '', name: field.split(' ')[1] ?? '' })),
  };
  const zero = '0x0000000000000000000000000000000000000000';
  const gas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: zero, refundReceiver: zero } as const;
  const typedHash = (chainId: number, message: object) =>
    hashTypedData({
      domain: { chainId, verifyingContract: SAFE },
      types,
      primaryType: 'SafeTx',
      message: { ...message },
    });

  it('is that of EIP-712 by another implementation, for every call', () => {
    for (const { call } of all) {
      const message = { to: call.to, value: call.value, data: call.data, operation: 0 as const, ...gas, nonce: 7n };
      expect(safeHashes({ chainId: call.chainId, safe: SAFE, ...message }).safeTxHash).toBe(
        typedHash(call.chainId, message),
      );
    }
  });

  it('has every amount of gas and every address in its own place', () => {
    const [to, gasToken, refundReceiver] = [SAFE, ACCOUNT, '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D'] as const;
    const amounts = { value: 1n, safeTxGas: 2n, baseGas: 3n, gasPrice: 4n, nonce: 5n };
    const message = { to, data: '0x' as const, operation: 0 as const, gasToken, refundReceiver, ...amounts };
    expect(safeHashes({ chainId: 1, safe: SAFE, ...message }).safeTxHash).toBe(typedHash(1, message));
  });

  it('is that of one delegatecall for a batch, with the packed calls', () => {
    const calls = callsOf([deposit('1')]);
    expect(isBatch(calls)).toBe(true);
    const to = '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D';
    const packed = concat(
      transactionsOf(calls).flatMap((each) => [
        '0x00' as const,
        each.to,
        pad(toHex(each.value)),
        numberToHex((each.data.length - 2) / 2, { size: 32 }),
        each.data,
      ]),
    );
    const abi = parseAbi(['function multiSend(bytes transactions)']);
    const multi = encodeFunctionData({ abi, args: [packed] });
    const answer = safeAnswer(calls, { safe: SAFE, nonce: '7', multiSend: to });
    expect(answer.hashes?.safeTxHash).toBe(
      typedHash(1, { to, value: 0n, data: multi, operation: 1, ...gas, nonce: 7n }),
    );
    expect(answer.assumes.join()).toContain(`operation 1 (delegatecall) to ${to}`);
    const [node] = [
      new Explainer(functions, { places, spenders, rules }).explain(
        {
          kind: 'call',
          data: multi,
          to: to.toLowerCase(),
          from: null,
          value: 0n,
          chainId: 1,
          operation: 'delegatecall',
          note: null,
        },
        NOW,
        { chain: 'Mainnet', contract: '' },
      ),
    ];
    expect(node.inner.map(({ data: inner }) => inner)).toEqual(transactionsOf(calls).map((each) => each.data));
  });

  it('asks for the MultiSend of a batch, and warns of one that is not known', () => {
    const calls = callsOf([deposit('1')]);
    expect(safeAnswer(calls, { safe: SAFE, nonce: '7', multiSend: '' }).hashes).toBeNull();
    const unknown = safeAnswer(calls, { safe: SAFE, nonce: '7', multiSend: ACCOUNT });
    expect(unknown.warnings.map(({ kind }) => kind)).toEqual(['delegatecall']);
    const wrong = safeAnswer(calls, { safe: SAFE.replace('dEaD', 'DEAd'), nonce: '-1', multiSend: '0x1' });
    expect([Object.keys(wrong.problems), wrong.hashes]).toEqual([['safe', 'nonce', 'multiSend'], null]);
    const [single] = [
      callsOf([{ id: 'PufferVaultHandler.depositETH', typed: { walletAddress: ACCOUNT, '.value': '2' } }]),
    ];
    expect(safeAnswer(single, { safe: SAFE, nonce: '0', multiSend: '' }).hashes).not.toBeNull();
  });
});
