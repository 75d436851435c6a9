import { getAddress, isAddress } from './hex';

/** Describes a wrong checksum of an address; empty for a right one, and for an address in one case. */
export function checksumOf(text: string): readonly string[] {
  const plain = `0x${text.slice(2)}`;
  if (isAddress(plain)) return [];
  return [
    `Its EIP-55 checksum is wrong: a digit may be mistyped. With these digits it is ${getAddress(plain.toLowerCase())}.`,
  ];
}
