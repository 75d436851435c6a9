import { hexToBytes } from '@noble/hashes/utils.js';
import { Signature } from '@noble/secp256k1';
import type { Address, Hex } from 'viem';
import { getAddress, keccak256 } from '../book/hex';
import type { Parts } from './signature';

/** The account behind a signature of a hash; null where no address comes out. `parity`: 0 or 1. */
export function recovered(hash: Hex, r: bigint, s: bigint, parity: number): Address | null {
  try {
    const key = new Signature(r, s, parity).recoverPublicKey(hexToBytes(hash.slice(2))).toHex(false);
    // Without the byte that says "uncompressed".
    return getAddress(`0x${keccak256(`0x${key.slice(2)}`).slice(-40)}`);
  } catch {
    return null;
  }
}

/** Who has signed a digest; null where no address comes out. */
export const signerOf = (digest: Hex, { r, s, v }: Parts): Address | null =>
  recovered(digest, BigInt(r), BigInt(s), v - 27);
