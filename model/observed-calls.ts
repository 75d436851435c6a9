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

/** Returns what the trial set for the contracts that were called, and for those whose token arrives: `X: fee 1`. */
export function setForTrial(
  { parameters }: Observation,
  transactions: readonly ObservedTransaction[],
): readonly string[] {
  const part = new Set([
    ...transactions.filter((one) => one.function !== 'approve').map(({ contract }) => contract),
    ...transactions
      .flatMap(({ balances }) => balances)
      .filter(({ account, change }) => account === 'reader' && !change.startsWith('-'))
      .map(({ token }) => token),
  ]);
  return [...part].flatMap((contract) => {
    const own = parameters.filter((parameter) => parameter.contract === contract && parameter.name !== 'code');
    return own.length === 0 ? [] : [`${contract}: ${own.map(({ name, value }) => `${name} ${value}`).join(', ')}`];
  });
}
