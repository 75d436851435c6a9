import { numberToHex } from '../../book/hex';
import type { Call } from '../composed';
import { transactionsOf } from './transactions';

/**
 * The parameters of `wallet_sendCalls` (EIP-5792): the calls in order, each after its approvals; all on one chain and from
 * one sender.
 */
export function walletBatch(calls: readonly Call[]) {
  const [first] = calls;
  return {
    version: '2.0.0' as const,
    // Without a sender the wallet chooses.
    ...(first === undefined || first.from === null ? {} : { from: first.from }),
    chainId: numberToHex(first?.chainId ?? 0),
    // Atomic: no approval remains when the call fails.
    atomicRequired: true as const,
    calls: transactionsOf(calls).map(({ to, value, data }) => ({ to, value: numberToHex(value), data })),
  };
}
