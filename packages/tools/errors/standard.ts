import { WORD } from '../book/abi-types';
import { bytesAt, numberIn, textIn } from '../book/parts';

/** Reverts without a declared error: a text, or the code of a panic. Only this module reads them. */

/** Selectors of `Error(string)` and `Panic(uint256)`. */
export const SELECTORS = { text: '0x08c379a0', panic: '0x4e487b71' } as const;

export interface StandardRevert {
  readonly kind: keyof typeof SELECTORS;
  /** The text, or the code as `0x11`; null when the data is too short. */
  readonly value: string | null;
  /** Number of bytes after the value; null without a value, or when the value encodes to other data. */
  readonly extra: number | null;
}

/** Reads a text or a panic and accounts for every byte. Null for the data of anything else. */
export function readStandard(data: string): StandardRevert | null {
  const selector = data.slice(0, 10).toLowerCase();
  const digits = data.slice(10);
  // Only the code is shown as digits: to change the case of all data would cost time for each selector inside it.
  const word = digits.slice(0, WORD).toLowerCase();
  if (selector === SELECTORS.panic) {
    if (word.length < WORD) return { kind: 'panic', value: null, extra: null };
    return { kind: 'panic', value: `0x${word.replace(/^0+(?=..)/, '')}`, extra: (digits.length - WORD) / 2 };
  }
  if (selector !== SELECTORS.text) return null;
  const offset = 2 * numberIn(word);
  const part = bytesAt(digits, offset);
  const { text, isExact } = textIn(part?.bytes ?? '');
  const isAsEncoded = isExact && part?.isPadded && offset === WORD;
  return { kind: 'text', value: part && text, extra: isAsEncoded ? (digits.length - part.next) / 2 : null };
}

/** Whether a text contains another as whole words: "UNAUTHORIZED" is not part of AccessManagedUnauthorized. */
export function holds(text: string, wanted: string): boolean {
  const at = text.indexOf(wanted);
  return at >= 0 && !/\w/.test(text[at - 1] ?? ' ') && !/\w/.test(text[at + wanted.length] ?? ' ');
}
