import type ts from 'typescript';
import { mutabilityOf } from '../../model/badge';
import type { Contract } from '../../model/contract';
import type { DocTag } from '../../model/doc';
import type { CallReference, MethodForm } from '../../model/sdk';
import { isDeferred } from './sdk-integers';

/**
 * Returns the form of a method. It depends on its return type, on the mutability of the contract functions that it
 * calls, and on `@signs` and `@rpc` (a request to the node or the wallet without a contract), never on its name.
 */
export function formOf(
  returns: ts.TypeNode | undefined,
  calls: readonly CallReference[],
  tags: readonly DocTag[],
  contracts: readonly Contract[],
): MethodForm {
  const type = returns?.getText() ?? 'void';
  const changes = calls.some((call) => ['nonpayable', 'payable'].includes(mutabilityOf(call, contracts) ?? ''));
  if (returns && isDeferred(returns)) return 'deferred-write';
  if (changes && type === 'Promise<Hash>') return 'write';
  if (tags.some(({ name }) => name === 'signs')) return 'sign';
  if (calls.length > 0 && !changes) return 'read';
  return type.startsWith('Promise<') && tags.some(({ name }) => name === 'rpc') ? 'read' : 'local';
}
