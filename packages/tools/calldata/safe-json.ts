import type { Address } from 'viem';
import { ZERO_ADDRESS } from '../book/hex';
import { safeHashes, type SafeTransaction } from '../compose/outputs/safe-hash';
import { warning, type Warning } from '../warnings/warning';
import { address, given, isHex, safeOf, whole, type Fields } from './json-fields';
import type { PastedCall } from './pasted-call';

/** Fields of a Safe transaction beside its call. */
export const GAS = ['safeTxGas', 'baseGas', 'gasPrice'];
export const ADDRESSES = ['gasToken', 'refundReceiver'];

/** A field of a Safe transaction: zero when it is missing, null when it cannot be read. */
export const number = (fields: Fields, name: string): bigint | null => (given(fields[name]) ? whole(fields[name]) : 0n);
export const payee = (fields: Fields, name: string): Address | null =>
  given(fields[name]) ? address(fields[name]) : ZERO_ADDRESS;

/** Other transactions have a gasPrice, too, which their sender pays. */
export const isSafe = (fields: Fields): boolean =>
  given(safeOf(fields)) || ['safeTxGas', 'baseGas', ...ADDRESSES].some((name) => given(fields[name]));

/**
 * The hashes of the call as it is shown, a line each, or what they need; none for other calls. `unread`: fields that
 * cannot be read.
 */
export function hashesOfSafe(
  fields: Fields,
  { to, value, data, operation }: PastedCall,
  unread: readonly string[],
  chainId: number | null,
): (Warning | string)[] {
  if (!isSafe(fields)) return [];
  const transaction = {
    safe: address(safeOf(fields)),
    chainId,
    to,
    value: value ?? number(fields, 'value'),
    data: isHex(data) ? data : null,
    operation: operation === 'delegatecall' ? 1 : 0,
    ...Object.fromEntries(['nonce', ...GAS].map((name) => [name, number(fields, name)])),
    ...Object.fromEntries(ADDRESSES.map((name) => [name, payee(fields, name)])),
  };
  // Typed data is signed as it is: with all of these.
  const missing = Object.entries(transaction).flatMap(([name, read]) =>
    read === null || ((fields.isSigned === true || name === 'nonce') && !given(fields[name])) ? [name] : [],
  );
  const needed = new Set([...unread, ...missing]);
  if (needed.size > 0) return [`No safeTxHash: the input has no ${[...needed].join(', ')} that can be read.`];
  const { safeTxHash, domain, message } = safeHashes(transaction as unknown as SafeTransaction);
  const own = fields.safeTxHash;
  return [
    ...(isHex(own) && own.toLowerCase() !== safeTxHash
      ? [
          warning(
            'odd-data',
            'The safeTxHash in the input is not that of these values on this chain.',
            'A Safe older than 1.3.0 has other hashes.',
          ),
        ]
      : []),
    `safeTxHash, to compare with the signer's device: ${safeTxHash}`,
    `Domain hash, which a Ledger may show instead: ${domain}`,
    `Message hash, next to it: ${message}`,
  ];
}
