import type { Address } from 'viem';
import { ZERO_ADDRESS } from '../book/hex';
import { safeHashes, type SafeTransaction } from '../compose/outputs/safe-hash';
import { address, given, safeOf, whole, type Fields } from './json-fields';
import type { PastedCall } from './pasted-call';

/** Fields of a Safe transaction beside its call. */
export const GAS = ['safeTxGas', 'baseGas', 'gasPrice'];
export const ADDRESSES = ['gasToken', 'refundReceiver'];

/** A field of a Safe transaction: zero when it is missing, null when it cannot be read. */
export const number = (fields: Fields, name: string): bigint | null => (given(fields[name]) ? whole(fields[name]) : 0n);
export const payee = (fields: Fields, name: string): Address | null =>
  given(fields[name]) ? address(fields[name]) : ZERO_ADDRESS;

/**
 * The hashes of the call as it is shown, a line each; none when the Safe, the nonce, or a value that can be read is
 * missing.
 */
export function hashesOfSafe(fields: Fields, { to, value, data, operation }: PastedCall, chainId: number): string[] {
  if (!given(fields.nonce)) return [];
  const transaction = {
    safe: safeOf(fields),
    to,
    value: value ?? number(fields, 'value'),
    ...Object.fromEntries(['nonce', ...GAS].map((name) => [name, number(fields, name)])),
    ...Object.fromEntries(ADDRESSES.map((name) => [name, payee(fields, name)])),
  };
  if (Object.values(transaction).includes(null)) return [];
  const { safeTxHash, domain, message } = safeHashes({
    ...transaction,
    chainId,
    data,
    operation: operation === 'delegatecall' ? 1 : 0,
  } as unknown as SafeTransaction);
  return [
    `safeTxHash, to compare with the signer's device: ${safeTxHash}`,
    `Domain hash, which a Ledger may show instead: ${domain}`,
    `Message hash, next to it: ${message}`,
  ];
}
