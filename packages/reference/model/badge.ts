import type { Contract, Mutability } from './contract';
import type { CallReference, SdkMethod } from './sdk';

/** Effect of a method for its caller: a request, a transaction, a transaction with ETH, a signature, or nothing. */
export type Badge = 'read' | 'write' | 'payable' | 'signs' | 'local';

/** Returns the mutability of the contract function that a call names; null for an unknown function. */
export function mutabilityOf(call: CallReference, contracts: readonly Contract[]): Mutability | null {
  const contract = contracts.find(({ name }) => name === call.contract);
  return contract?.functions.find(({ signature }) => signature === call.signature)?.mutability ?? null;
}

/**
 * Returns the badge of a method. It depends on the method's form and on the contract functions that it calls, never on
 * its name. One payable function makes the method "payable".
 */
export function badgeOf(method: SdkMethod, contracts: readonly Contract[]): Badge {
  if (method.form === 'read' || method.form === 'local') return method.form;
  if (method.form === 'sign') return 'signs';
  return method.calls.some((call) => mutabilityOf(call, contracts) === 'payable') ? 'payable' : 'write';
}
