import type { ObservedTransaction } from '@sdk-docs/reference/model/observation';
import { isTransaction } from '../read/decode';
import type { RecordedRequest } from '../read/recording';

/** Smaller integers are indexes, times and flags; larger ones are hashes and halves of signatures. */
const [LEAST, MOST] = [10n ** 12n, 2n ** 112n];

/**
 * Whether a recording sends an amount that the observation does not show: the recording answers reads with example
 * values, so amounts calculated from them differ from those on a local chain.
 */
export function hasOtherAmounts(
  requests: readonly RecordedRequest[],
  transactions: readonly ObservedTransaction[],
): boolean {
  if (transactions.length === 0 || transactions.some(({ status }) => status !== 'success')) return false;
  const moved = transactions.map(({ events, balances, allowances, value }) => [events, balances, allowances, value]);
  const observed = new Set(JSON.stringify(moved).match(/\d+/g));
  return requests.filter(isTransaction).some((request) => amountsOf(request).some((one) => !observed.has(String(one))));
}

/** The words of a transaction's calldata that can be amounts, and its value. */
function amountsOf({ params }: RecordedRequest): bigint[] {
  const [{ data = '0x', value = '0x0' } = {}] = params as readonly { data?: string; value?: string }[];
  const words = data.slice(10).match(/.{64}/g) ?? [];
  return [...words.map((word) => BigInt(`0x${word}`)), BigInt(value)].filter((one) => one >= LEAST && one < MOST);
}
