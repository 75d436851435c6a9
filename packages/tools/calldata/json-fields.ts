import type { Address } from 'viem';
import { isAddress } from '../book/hex';

/** The fields of a JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

export const isHex = (value: unknown): value is string =>
  typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value);

/** An address in lower case; null for everything else. With a wrong checksum a digit may be mistyped: it is none. */
export const address = (value: unknown): Address | null =>
  typeof value === 'string' && isAddress(value) ? (value.toLowerCase() as Address) : null;

/** A whole number up to 2^256 - 1; null for everything else, and for one that JSON may have rounded. */
export function whole(value: unknown): bigint | null {
  const text = Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || !/^(?:0x[0-9a-f]{1,64}|\d{1,78}n?)$/i.test(text)) return null;
  const read = BigInt(text.replace(/n$/i, ''));
  return read >> 256n ? null : read;
}

/** Whether a field has a value. */
export const given = (value: unknown): boolean => value != null && value !== '';

/** The id of a chain; null for everything else. */
export function chain(value: unknown): number | null {
  const id = whole(typeof value === 'string' ? value.replace(/^eip155:/, '') : value);
  return id !== null && id < 2n ** 50n ? Number(id) : null;
}

/** A text or a number of a file; an object has no text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** All data of a call: libraries use different names. */
export const dataIn = (fields: Fields): unknown[] => [fields.data, fields.input, fields.calldata, fields.callData];

/** The account that sends a Safe transaction; undefined for other JSON. */
export const safeOf = (fields: Fields): unknown => fields.safe ?? fields.safeAddress;
