import type { Address } from 'viem';
import type { ContractPlace } from '@sdk-docs/reference/model/tools-book';

export interface Place {
  readonly name: string;
  readonly address: Address;
}

/** The addresses on a chain; the typed one instead, if there is one. */
export const placesOf = (
  all: readonly ContractPlace[],
  network: string | null,
  typed: Address | undefined,
): readonly Place[] =>
  typed === undefined
    ? all.filter(([chain]) => chain === network).map(([, name, address]) => ({ name, address }))
    : [{ name: '', address: typed }];

/** Reports that the SDK has no address of a contract on a network. */
export function nowhere(all: readonly ContractPlace[], contract: string, network: string | null, id: number): string {
  const chains = [...new Set(all.map(([chain]) => chain))];
  return chains.length === 0
    ? `The SDK has no address of ${contract}. Type it, then ask again.`
    : `The SDK has no ${contract} on ${network ?? `chain ${id}`}, the network of the wallet; it is on ${chains.join(', ')}. Change the network in the wallet, then ask again.`;
}
