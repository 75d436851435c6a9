import { warning } from '../warnings/warning';
import type { PastedCall } from './pasted-call';

/** A typed transaction is a list after a type byte; others are a list. Both are longer than a list of 55 bytes. */
const RAW = /^0x(?:0[1-4])?f([89a-f])((?:[0-9a-f]{2})+)$/;

/** Whether hex is a raw transaction: a list that ends where the hex does. `hex` is lower case with 0x. */
export function isRaw(hex: string): boolean {
  const [, digit = '', list = ''] = RAW.exec(hex) ?? [];
  const digits = 2 * (Number.parseInt(digit, 16) - 7);
  return Number.parseInt(list.slice(0, digits), 16) * 2 === list.length - digits;
}

/** Hex alone, over several lines, or after a label as viem prints it: "to: 0x..", "data: 0x..". */
export function fromText(text: string): PastedCall | null {
  const joined = text.replace(/\s+/g, '');
  // Without data it is still a call: a plain transfer of ETH.
  // An odd digit stays, so that the reader learns that the end of the data is missing.
  const alone = /^0x$/i.test(joined) ? '' : /^(?:0x)?([0-9a-f]{8,})$/i.exec(joined)?.[1];
  const labelled = (name: string, digits: string): string | null =>
    new RegExp(`\\b${name}"?\\s{0,4}[:=]\\s{0,12}"?(0x${digits})(?![0-9a-f])`, 'i').exec(text)?.[1]?.toLowerCase() ??
    null;
  const named = alone === undefined ? labelled('data', '(?:[0-9a-f]{2}){4,}') : `0x${alone}`;
  const pieces = named === null ? (without20(text).match(/0x(?:[0-9a-f]{2}){4,}(?![0-9a-f])/gi) ?? []) : [named];
  const [data] = pieces;
  if (data === undefined) return null;
  const ether = /\bvalue:\s{0,12}(\d{1,30}(?:\.\d{1,18})?) ETH\b/.exec(text)?.[1];
  const value = /\bvalue"?\s{0,4}[:=]\s{0,12}"?([\w.]{1,80})/.exec(text)?.[1] ?? '';
  const several = new Set(pieces).size > 1;
  const problem = several
    ? 'Only the first hex of the input is read.'
    : ether === undefined && !/^(?:0x)?0*n?$/.test(value)
      ? 'value cannot be read.'
      : '';
  const [whole = '0', fraction = ''] = (ether ?? '').split('.');
  return {
    kind: 'call',
    data: data.toLowerCase(),
    to: labelled('to', '[0-9a-f]{40}'),
    from: labelled('from', '[0-9a-f]{40}'),
    value: ether === undefined ? null : BigInt(whole) * 10n ** 18n + BigInt(fraction.padEnd(18, '0')),
    chainId: null,
    operation: 'call',
    note: null,
    warnings:
      problem === ''
        ? []
        : [warning(several ? 'extra-data' : 'odd-data', problem, 'Paste one call, or a batch as JSON.', { value })],
  };
}

/** An address alone is not calldata. */
const without20 = (text: string): string => text.replace(/0x[0-9a-f]{40}(?![0-9a-f])/gi, '');
