import { WORD } from './abi-types';

/** Readers of ABI data in hex digits: numbers, bytes and texts. */

/** An offset or a length in a word. Inexact above 2^53, which is beyond any data; NaN without digits. */
export const numberIn = (word: string): number => Number(`0x${word}`);

/**
 * Bytes after their length, which is at `at`; `next`: where their last word ends; `isPadded`: zeros fill it. Null when
 * the digits end before the bytes do.
 */
export function bytesAt(digits: string, at: number) {
  const start = at + WORD;
  const end = start + 2 * numberIn(digits.slice(at, start));
  if (!(end <= digits.length)) return null;
  const next = start + WORD * Math.ceil((end - start) / WORD);
  // Missing digits at the end do not count as zeros.
  return { bytes: digits.slice(start, end), next, isPadded: digits.slice(end, next) === '0'.repeat(next - end) };
}

/** The text of UTF-8 in hex digits, and whether it encodes to exactly these. */
export function textIn(digits: string): { readonly text: string; readonly isExact: boolean } {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], numberIn);
  const text = new TextDecoder().decode(bytes);
  return { text, isExact: String(new TextEncoder().encode(text)) === String(bytes) };
}
