import type { Hex } from 'viem';
import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { arrayOf, integerOf, isDynamic, WORD } from './abi-types';
import { selectorOf } from './functions';
import { isAddress, isHex, sizeOf, textToHex } from './hex';
import type { Signed } from './signature';

/** The calldata of a function. @throws Error that names the value that does not fit its type */
export const calldataOf = (item: Signed, args: readonly unknown[]): Hex =>
  `${selectorOf(item)}${encodeInputs(item.inputs, args)}`;

/**
 * The ABI encoding of the arguments, in hex digits. Values are what `decodeInputs` returns: bigint or number for an
 * integer, hex for bytes, objects or lists for structs. Throws for a value that does not fit: nothing is truncated or
 * padded.
 */
export function encodeInputs(inputs: readonly BookParameter[], values: readonly unknown[]): string {
  if (inputs.length !== values.length) throw new Error(`${inputs.length} values are needed, not ${values.length}`);
  const parts = inputs.map((item, index) => ({ dynamic: isDynamic(item), digits: encoded(item, values[index]) }));
  let offset = parts.reduce((sum, { dynamic, digits }) => sum + (dynamic ? WORD : digits.length), 0);
  const heads = parts.map(({ dynamic, digits }) => {
    if (!dynamic) return digits;
    const head = number(offset / 2);
    offset += digits.length;
    return head;
  });
  return [...heads, ...parts.flatMap(({ dynamic, digits }) => (dynamic ? [digits] : []))].join('');
}

const number = (value: number | bigint): string => value.toString(16).padStart(WORD, '0');

function encoded(item: BookParameter, value: unknown): string {
  const { type } = item;
  const array = arrayOf(item);
  if (array !== null) {
    if (!Array.isArray(value)) throw misfit(type, value);
    if (array.length !== null && array.length !== value.length)
      throw new Error(`${type} takes ${array.length} items, not ${value.length}`);
    const items = encodeInputs(
      Array.from(value, () => array.item),
      value,
    );
    return array.length === null ? number(value.length) + items : items;
  }
  if (type === 'tuple') {
    const fields = item.components ?? [];
    if (Array.isArray(value)) return encodeInputs(fields, value);
    if (typeof value !== 'object' || value === null) throw misfit(type, value);
    const of = value as Readonly<Record<string, unknown>>;
    return encodeInputs(
      fields,
      fields.map(({ name }) => of[name]),
    );
  }
  const integer = integerOf(type);
  if (integer !== null) return encodedInteger(type, integer, value);
  if (type === 'bool' && typeof value === 'boolean') return number(value ? 1 : 0);
  if (typeof value !== 'string') throw misfit(type, value);
  if (type === 'string') return block(textToHex(value));
  if (type === 'address' && isAddress(value)) return value.slice(2).toLowerCase().padStart(WORD, '0');
  if (!type.startsWith('bytes') || !isHex(value) || value.length % 2 !== 0) throw misfit(type, value);
  if (type === 'bytes') return block(value);
  const size = Number(type.slice('bytes'.length));
  if (!(size <= 32) || sizeOf(value) !== size) throw new Error(`${type} takes ${size} bytes, not ${sizeOf(value)}`);
  return value.slice(2).toLowerCase().padEnd(WORD, '0');
}

function encodedInteger(
  type: string,
  { signed, bits }: { readonly signed: boolean; readonly bits: number },
  value: unknown,
): string {
  if (typeof value !== 'bigint' && !(typeof value === 'number' && Number.isSafeInteger(value)))
    throw misfit(type, value);
  const most = 2n ** BigInt(signed ? bits - 1 : bits) - 1n;
  const exact = BigInt(value);
  if (exact > most || exact < (signed ? -most - 1n : 0n)) throw new Error(`${value} does not fit into ${type}`);
  return number(BigInt.asUintN(256, exact));
}

/** Length and bytes, padded to whole words. */
const block = (hex: Hex): string => {
  const digits = hex.slice(2).toLowerCase();
  return number(digits.length / 2) + digits.padEnd(Math.ceil(digits.length / WORD) * WORD, '0');
};

const misfit = (type: string, value: unknown): Error => new Error(`${String(value).slice(0, 80)} is no ${type}`);
