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

/** Contracts whose settings price a token, where they are not the token's own. */
const PRICED_BY: Readonly<Record<string, string>> = {
  VT: 'PufferOracleV2',
  wstETH: 'stETH',
  unifiETH: 'unifiETH NucleusAccountant',
};
const PRICE = /^rate$|price$|^value of a share$/;

/**
 * Returns what the trial set for the contracts that were called, and for those whose token arrives: `X: fee 1`. Where the
 * token that arrives has a price, it tells that price, and the one of the token that the reader pays.
 */
export function setForTrial(
  { parameters }: Observation,
  transactions: readonly ObservedTransaction[],
): readonly string[] {
  const moved = transactions
    .flatMap(({ balances }) => balances)
    .filter(({ account }) => account === 'reader')
    .map(({ token, change }) => ({ token, arrives: !change.startsWith('-') }));
  const whole = new Set([
    ...transactions.filter((one) => one.function !== 'approve').map(({ contract }) => contract),
    ...moved.filter(({ arrives }) => arrives).map(({ token }) => token),
  ]);
  const pricing = (token: string): string => PRICED_BY[token] ?? token;
  const hasPrice = (contract: string): boolean =>
    parameters.some((parameter) => parameter.contract === contract && PRICE.test(parameter.name));
  const priced = moved.some(({ token, arrives }) => arrives && hasPrice(pricing(token)))
    ? moved.map(({ token }) => pricing(token))
    : [];
  return [...new Set([...whole, ...priced])].flatMap((contract) => {
    const own = parameters.filter(
      ({ contract: of, name }) => of === contract && name !== 'code' && (whole.has(contract) || PRICE.test(name)),
    );
    return own.length === 0 ? [] : [`${contract}: ${own.map(({ name, value }) => `${name} ${value}`).join(', ')}`];
  });
}
