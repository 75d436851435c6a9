import type { Address } from 'viem';
import { addressProblem } from './address-problem';
import { getAddress, isAddress } from './hex';

/** Describes a wrong checksum of an address; empty for a right one, and for an address in one case. */
export function checksumOf(text: string): readonly string[] {
  const plain = `0x${text.slice(2)}`;
  if (isAddress(plain)) return [];
  return [
    `Its EIP-55 checksum is wrong: a digit may be mistyped. With these digits it is ${getAddress(plain.toLowerCase())}.`,
  ];
}

/** The address in a text, in any case or with a right checksum, or why there is none; neither for an empty text. */
export function readAddress(text: string): { readonly address: Address | null; readonly problem?: string } {
  const typed = text.trim();
  if (typed === '') return { address: null };
  const problem = addressProblem(typed) ?? checksumOf(typed)[0];
  return problem === undefined ? { address: getAddress(typed.toLowerCase()) } : { address: null, problem };
}
