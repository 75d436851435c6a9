import type { Address, Hex } from 'viem';
import type { Call } from '../composed';

/** A transaction: `value` in wei. */
export interface Transaction {
  readonly to: Address;
  readonly value: bigint;
  readonly data: Hex;
}

/** The calls in order, each after its approvals. */
export const transactionsOf = (calls: readonly Call[]): readonly Transaction[] =>
  calls.flatMap(({ to, value, data, allowances }) => [
    ...allowances.map((allowance) => ({ to: allowance.token, value: 0n, data: allowance.data })),
    { to, value, data },
  ]);
