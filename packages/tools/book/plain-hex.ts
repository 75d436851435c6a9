import type { Address, Hex } from 'viem';

/** Hex without hashes, for small chunks. */

export const ZERO_WORD: Hex = `0x${'0'.repeat(64)}`;
export const ZERO_ADDRESS: Address = `0x${'0'.repeat(40)}`;

/** Whether a text is 0x and hex digits; their number may be odd. */
export const isHex = (text: string): text is Hex => /^0x[\da-f]*$/i.test(text);

/** Bytes of hex; half a byte counts as one. */
export const sizeOf = (hex: Hex): number => Math.ceil((hex.length - 2) / 2);

/** The bytes from `start` to `end`. */
export const sliceOf = (hex: Hex, start: number, end?: number): Hex =>
  `0x${hex.slice(2 + 2 * start, end === undefined ? undefined : 2 + 2 * end)}`;

export const concat = (parts: readonly Hex[]): Hex => `0x${parts.map((part) => part.slice(2)).join('')}`;

/** `bytes`: the length to pad to with zeros; without it as short as possible. */
export const numberToHex = (value: bigint | number, bytes = 0): Hex =>
  `0x${value.toString(16).padStart(2 * bytes, '0')}`;
