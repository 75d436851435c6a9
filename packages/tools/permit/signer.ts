import { Signature } from '@noble/secp256k1';
import { getAddress, hexToBytes, keccak256, type Address, type Hex } from 'viem';
import type { Parts } from './signature';

/** The account behind a signature of a hash; null where no address comes out. `parity`: 0 or 1. */
export function recovered(hash: Hex, r: bigint, s: bigint, parity: number): Address | null {
  try {
    const key = new Signature(r, s, parity).recoverPublicKey(hexToBytes(hash)).toBytes(false);
    return getAddress(`0x${keccak256(key.slice(1)).slice(-40)}`);
  } catch {
    return null;
  }
}

/** Who has signed a digest; null where no address comes out. */
export const signerOf = (digest: Hex, { r, s, v }: Parts): Address | null =>
  recovered(digest, BigInt(r), BigInt(s), v - 27);
