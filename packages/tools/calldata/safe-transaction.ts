import type { Address, Hex } from 'viem';
import { getAddress, ZERO_ADDRESS } from '../book/hex';
import { safeHashes } from '../compose/outputs/safe-hash';

const ADDRESS = /^0x[0-9a-f]{40}$/i;

/**
 * The safeTxHash of a Safe transaction as its service or a device shows it; null where the Safe or the nonce
 * is missing.
 */
export function hashOfSafe(fields: Readonly<Record<string, unknown>>, chainId: number): Hex | null {
  const safe = fields.safe ?? fields.safeAddress;
  if (typeof safe !== 'string' || !ADDRESS.test(safe) || fields.nonce === undefined) return null;
  const address = (value: unknown): Address =>
    typeof value === 'string' && ADDRESS.test(value) ? getAddress(value.toLowerCase()) : ZERO_ADDRESS;
  const number = (value: unknown): bigint =>
    /^(?:\d{1,78}|0x[0-9a-f]{1,64})$/i.test(textOf(value)) ? BigInt(textOf(value)) : 0n;
  const data = typeof fields.data === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(fields.data) ? fields.data : '0x';
  return safeHashes({
    chainId,
    safe: address(safe),
    to: address(fields.to),
    value: number(fields.value),
    data: data as Hex,
    operation: textOf(fields.operation) === '1' ? 1 : 0,
    safeTxGas: number(fields.safeTxGas),
    baseGas: number(fields.baseGas),
    gasPrice: number(fields.gasPrice),
    gasToken: address(fields.gasToken),
    refundReceiver: address(fields.refundReceiver),
    nonce: number(fields.nonce),
  }).safeTxHash;
}

/** A text or a number of a file; JSON may have an object there, which has no text. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
