import { contractAddresses } from './contract-addresses';
import type { ContractFunction } from './contract';
import type { Observation, ObservedTransaction } from './observation';
import type { Reference } from './reference';

/** A transaction of an example that called a contract function. */
export interface ObservedCall {
  readonly observation: Observation;
  readonly transaction: ObservedTransaction;
}

/** Returns the first transaction of the examples that called this function and moved something; null without one. */
export function observedCall(
  reference: Reference,
  contract: string,
  { selector }: ContractFunction,
): ObservedCall | null {
  const addresses = new Set(
    contractAddresses(reference, contract).map(({ chain, address }) => `${chain} ${address.toLowerCase()}`),
  );
  for (const observation of reference.surface.observed.done)
    for (const transaction of observation.transactions) {
      const { status, to, balances } = transaction;
      if (status !== 'success' || transaction.selector !== selector || balances.length === 0) continue;
      if (addresses.has(`${observation.chain} ${to.toLowerCase()}`)) return { observation, transaction };
    }
  return null;
}

/**
 * Returns the set values that the figures of these transactions depend on: `X: fee 1`. A value counts when a run with
 * another one changed a figure, or when it can't be changed and its contract was called.
 *
 * @param after - whether the steps after the example are shown too
 */
export function setForTrial(
  { parameters, transactions }: Observation,
  shown: readonly ObservedTransaction[],
  after = false,
): readonly string[] {
  const called = new Set(shown.map(({ contract }) => contract));
  const own = parameters.filter(({ contract, moves }) =>
    moves === null
      ? called.has(contract)
      : (after && moves.after) || moves.transactions.some((index) => shown.some((one) => one === transactions[index])),
  );
  return [...new Set(own.map(({ contract }) => contract))].map(
    (contract) =>
      `${contract}: ${own
        .filter((one) => one.contract === contract)
        .map(({ name, value }) => `${name} ${value}`)
        .join(', ')}`,
  );
}

/** Returns how the code of the contracts that these transactions called or paid may differ from the deployed code. */
export function codeNotes({ contracts }: Observation, shown: readonly ObservedTransaction[]): readonly string[] {
  const named = new Set(shown.flatMap(({ contract, balances }) => [contract, ...balances.map(({ token }) => token)]));
  return contracts.flatMap(({ name, note }) =>
    note !== null && named.has(name) ? [`${name} ran public code (${note})`] : [],
  );
}
