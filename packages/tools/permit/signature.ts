import type { Hex } from 'viem';
import { isHex, numberToHex, sizeOf, sliceOf } from '../book/hex';

/** The group order of secp256k1. OpenZeppelin's ECDSA and EIP-2 reject an s above half of it. */
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const COMPACT = 64;
const FULL = 65;

/** The parts of a signature, as permit() takes them. */
export interface Parts {
  /** 27 or 28. */
  readonly v: number;
  readonly r: Hex;
  readonly s: Hex;
  /** v, r and s in one, 65 bytes. */
  readonly whole: Hex;
  /** How the input differs from the format of permit(). */
  readonly notes: readonly string[];
}

/** Splits a signature of 65 bytes, or a compact one of 64 (EIP-2098), or reports why it can't. */
export function splitSignature(text: string): Parts | { readonly problem: string } {
  const typed = text.trim();
  if (typed.length > 1000) return { problem: 'This is too long for a signature.' };
  if (!isHex(typed) || typed.length % 2 !== 0) return { problem: 'Write hex: 0x and an even number of digits.' };
  const bytes = sizeOf(typed);
  if (bytes !== FULL && bytes !== COMPACT)
    return {
      problem: `A signature has ${FULL} bytes, a compact one ${COMPACT}; this has ${bytes}.${bytes > FULL ? ' A contract wallet signs longer ones; a permit with v, r and s takes none of them.' : ''}`,
    };
  const hex = typed.toLowerCase() as Hex;
  const r = sliceOf(hex, 0, 32);
  const second = BigInt(sliceOf(hex, 32, 64));
  const parity = bytes === COMPACT ? Number(second >> 255n) : Number(sliceOf(hex, 64, 65));
  const s = bytes === COMPACT ? second & ((1n << 255n) - 1n) : second;
  const v = parity < 2 ? parity + 27 : parity;
  if (v !== 27 && v !== 28)
    return { problem: `The last byte is ${parity}; it must be 27 or 28 (0 or 1 from some wallets).` };
  if (s === 0n || s >= ORDER || BigInt(r) === 0n || BigInt(r) >= ORDER)
    return { problem: 'r or s is out of range: no key makes this signature.' };
  const parts = { v, r, s: numberToHex(s, 32) };
  return {
    ...parts,
    whole: `${parts.r}${parts.s.slice(2)}${v.toString(16)}`,
    notes: [
      ...(bytes === COMPACT ? ['This is a compact signature. permit() takes v, r and s as they stand here.'] : []),
      ...(parity < 2 && bytes === FULL ? [`The last byte is ${parity}. permit() takes ${v}.`] : []),
    ],
  };
}
