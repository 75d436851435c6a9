import { getAddress, ZERO_ADDRESS } from '../book/hex';
import { etherText } from '../calldata/setting';
import type { CallFacts } from './facts';
import { warning, type Warning } from './warning';

/** What a Safe pays for the gas of its transaction, beside the call. */
export interface Refund {
  readonly baseGas: bigint;
  readonly gasPrice: bigint;
  /** The zero address: the native coin. */
  readonly gasToken: string;
  /** The zero address: the account that sends the transaction. */
  readonly refundReceiver: string;
}

/**
 * A Safe pays (gas used + baseGas) * gasPrice, and the proposer of the transaction chooses baseGas and gasPrice. In
 * ETH, gasPrice is no more than that of the transaction. `chain`: its name or id; null where it is unknown.
 */
export function refundWarnings(
  { baseGas, gasPrice, gasToken, refundReceiver }: Refund,
  chain: string | number | null,
): Warning[] {
  if (gasPrice === 0n) return [];
  const amount = baseGas * gasPrice;
  const receiver =
    refundReceiver === ZERO_ADDRESS ? 'the account that sends the transaction' : getAddress(refundReceiver);
  return [
    warning(
      'gas-refund',
      `The Safe also pays a refund to ${receiver}, even when the call fails: (gas used + baseGas) × gasPrice. For baseGas alone: ${
        gasToken === ZERO_ADDRESS
          ? `${etherText(amount, chain)} at most`
          : `${amount} base units of the token ${getAddress(gasToken)}`
      }.`,
      'Sign only if you want to pay that: with gasPrice 0 it pays nothing.',
      { refundReceiver, gasToken, baseGas: String(baseGas), gasPrice: String(gasPrice), amount: String(amount) },
    ),
  ];
}

/** The refund that execTransaction pays beside its call. */
export function safeWarnings({
  found,
  args,
  setting: { chain },
}: Pick<CallFacts, 'found' | 'args' | 'setting'>): Warning[] {
  if (found?.contract !== 'Safe' || args.length === 0) return [];
  const value = (name: string): string => args.find((arg) => arg.name === name)?.value ?? '0';
  return refundWarnings(
    {
      baseGas: BigInt(value('baseGas')),
      gasPrice: BigInt(value('gasPrice')),
      gasToken: value('gasToken').toLowerCase(),
      refundReceiver: value('refundReceiver').toLowerCase(),
    },
    chain,
  );
}
