import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Address, Hex } from 'viem';

/**
 * Hex, hashes and checksums of the tools. viem has them all, with 5 KB of error classes and their messages; here a caller
 * has checked its input, and what is wrong is a short error.
 */

export const ZERO_WORD: Hex = `0x${'0'.repeat(64)}`;
export const ZERO_ADDRESS: Address = `0x${'0'.repeat(40)}`;

/** Whether a text is 0x and hex digits, an odd number of them too. */
export const isHex = (text: string): text is Hex => /^0x[\da-f]*$/i.test(text);

/** Bytes of hex; half a byte counts as one. */
export const sizeOf = (hex: Hex): number => Math.ceil((hex.length - 2) / 2);

/** The bytes from `start` to `end`. */
export const sliceOf = (hex: Hex, start: number, end?: number): Hex =>
  `0x${hex.slice(2 + 2 * start, end === undefined ? undefined : 2 + 2 * end)}`;

export const concat = (parts: readonly Hex[]): Hex => `0x${parts.map((part) => part.slice(2)).join('')}`;

/** `bytes`: the length to fill with zeros; without it as short as can be. */
export const numberToHex = (value: bigint | number, bytes = 0): Hex =>
  `0x${value.toString(16).padStart(2 * bytes, '0')}`;

export const textToHex = (text: string): Hex => `0x${bytesToHex(utf8ToBytes(text))}`;

export const keccak256 = (data: Hex): Hex => `0x${bytesToHex(keccak_256(hexToBytes(data.slice(2))))}`;

/** The hash of a text: of a signature, a topic. */
export const hashText = (text: string): Hex => `0x${bytesToHex(keccak_256(utf8ToBytes(text)))}`;

const checksummed = new Map<string, Address>();

/** The address with the upper and lower case of EIP-55. Throws for what has not 20 bytes. */
export function getAddress(text: string): Address {
  if (!/^0x[\da-f]{40}$/i.test(text)) throw new Error(`${text.slice(0, 50)} is no address`);
  const digits = text.slice(2).toLowerCase();
  const known = checksummed.get(digits);
  if (known !== undefined) return known;
  const hash = hashText(digits).slice(2);
  const address: Address = `0x${[...digits].map((digit, at) => ((hash[at] ?? '0') > '7' ? digit.toUpperCase() : digit)).join('')}`;
  checksummed.set(digits, address);
  return address;
}

/** Whether a text is an address in one case, or in that of EIP-55. */
export const isAddress = (text: string): text is Address =>
  /^0x[\da-f]{40}$/i.test(text) && (/^0x[\da-f]+$/.test(text) || getAddress(text) === text);
