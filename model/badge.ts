import type { Contract, Mutability } from './contract';
import type { CallReference, SdkMethod } from './sdk';

/** What a method costs its caller at a glance: a request, a transaction, a transaction with ether, a signature, nothing. */
export type Badge = 'read' | 'write' | 'payable' | 'signs' | 'local';

/** Mutability of the contract function that a call names; null when there is no such function. */
export function mutabilityOf(call: CallReference, contracts: readonly Contract[]): Mutability | null {
  const contract = contracts.find(({ name }) => name === call.contract);
  return contract?.functions.find(({ signature }) => signature === call.signature)?.mutability ?? null;
}

/**
 * Badge of a method. It follows from its form and from the contract functions it calls, never from its name: "payable"
 * as soon as one of them accepts ether.
 */
export function badgeOf(method: SdkMethod, contracts: readonly Contract[]): Badge {
  if (method.form === 'read' || method.form === 'local') return method.form;
  if (method.form === 'sign') return 'signs';
  return method.calls.some((call) => mutabilityOf(call, contracts) === 'payable') ? 'payable' : 'write';
}
