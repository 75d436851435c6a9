import type { Address, Hex } from 'viem';
import { numberToHex } from '../../book/hex';
import type { Call } from '../composed';
import { transactionsOf } from './transactions';

/** The parameters of `wallet_sendCalls` (EIP-5792). */
export interface WalletBatch {
  readonly version: '2.0.0';
  /** Missing: the wallet chooses. */
  readonly from?: Address;
  readonly chainId: Hex;
  /** All or nothing: an approval does not stay behind when the call fails. */
  readonly atomicRequired: true;
  readonly calls: readonly { readonly to: Address; readonly value: Hex; readonly data: Hex }[];
}

/** The calls in order, each after its approvals; all on one chain and from one sender. */
export function walletBatch(calls: readonly Call[]): WalletBatch {
  const [first] = calls;
  return {
    version: '2.0.0',
    ...(first === undefined || first.from === null ? {} : { from: first.from }),
    chainId: numberToHex(first?.chainId ?? 0),
    atomicRequired: true,
    calls: transactionsOf(calls).map(({ to, value, data }) => ({ to, value: numberToHex(value), data })),
  };
}
