import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Address, Hex } from 'viem';

export * from './plain-hex';

/**
 * Hex, hashes and checksums of the tools. viem has them all, with 5 KB of error classes and messages; here callers have
 * checked their input, and errors are short.
 */

export const textToHex = (text: string): Hex => `0x${bytesToHex(utf8ToBytes(text))}`;

export const keccak256 = (data: Hex): Hex => `0x${bytesToHex(keccak_256(hexToBytes(data.slice(2))))}`;

/** The hash of a text: of a signature, a topic. */
export const hashText = (text: string): Hex => `0x${bytesToHex(keccak_256(utf8ToBytes(text)))}`;

const checksummed = new Map<string, Address>();

/** The checksummed address (EIP-55). Throws unless it has 20 bytes. */
export function getAddress(text: string): Address {
  if (!/^0x[\da-f]{40}$/i.test(text)) throw new Error(`${text.slice(0, 50)} isn't an address`);
  const digits = text.slice(2).toLowerCase();
  const known = checksummed.get(digits);
  if (known !== undefined) return known;
  const hash = hashText(digits).slice(2);
  const address: Address = `0x${[...digits].map((digit, at) => ((hash[at] ?? '0') > '7' ? digit.toUpperCase() : digit)).join('')}`;
  checksummed.set(digits, address);
  return address;
}

/** Whether a text is an address in one case, or with a right checksum. */
export const isAddress = (text: string): text is Address =>
  /^0x[\da-f]{40}$/i.test(text) && (/^0x(?:[\da-f]+|[\dA-F]+)$/.test(text) || getAddress(text) === text);
