import { hexToBytes } from '@noble/hashes/utils.js';
import { Signature } from '@noble/secp256k1';
import type { Address, Hex } from 'viem';
import { getAddress, keccak256 } from '../book/hex';
import type { Parts } from './signature';

/** Recovers the signer of a hash; null when that fails. `parity`: 0 or 1. */
export function recovered(hash: Hex, r: bigint, s: bigint, parity: number): Address | null {
  try {
    const key = new Signature(r, s, parity).recoverPublicKey(hexToBytes(hash.slice(2))).toHex(false);
    // Without the prefix byte of uncompressed keys.
    return getAddress(`0x${keccak256(`0x${key.slice(2)}`).slice(-40)}`);
  } catch {
    return null;
  }
}

/** Recovers the signer of a digest; null when that fails. */
export const signerOf = (digest: Hex, { r, s, v }: Parts): Address | null =>
  recovered(digest, BigInt(r), BigInt(s), v - 27);
