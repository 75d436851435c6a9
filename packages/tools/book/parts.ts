import { WORD } from './abi-types';

/** The parts of data that an offset leads to, as hex digits. */

/** An offset or a length in a word of the ABI; above the size of any data it is only about right. Without digits no number. */
export const numberIn = (word: string): number => Number(`0x${word}`);

/** Bytes behind their length, where their last word ends, and whether zeros fill it. Null where the digits end before. */
export function bytesAt(digits: string, at: number) {
  const start = at + WORD;
  const end = start + 2 * numberIn(digits.slice(at, start));
  if (!(end <= digits.length)) return null;
  const next = start + WORD * Math.ceil((end - start) / WORD);
  // Digits that are missing at the end are no zeros.
  return { bytes: digits.slice(start, end), next, isPadded: digits.slice(end, next) === '0'.repeat(next - end) };
}

/** The text of UTF-8 in hex digits, and whether it encodes to just these. */
export function textIn(digits: string): { readonly text: string; readonly isExact: boolean } {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], numberIn);
  const text = new TextDecoder().decode(bytes);
  return { text, isExact: String(new TextEncoder().encode(text)) === String(bytes) };
}
