/** Pasted bytes: calldata or revert data. */

const SELECTOR_DIGITS = 8;
const WORD_DIGITS = 64;
const ERROR_STRING = '0x08c379a0';
const PANIC = '0x4e487b71';

export interface Calldata {
  /** The first four bytes, with 0x. */
  readonly selector: string;
  /** The 32-byte words after the selector, without 0x. */
  readonly words: readonly string[];
  /** Text of an `Error(string)`; null for other data. */
  readonly text: string | null;
  /** `Panic(0x11)`; null for other data. */
  readonly panic: string | null;
}

/** Parses data that is longer than an address or a topic, or a selector followed by words. Null for anything else. */
export function readCalldata(hex: string): Calldata | null {
  const digits = hex.slice(2);
  if (digits.length <= SELECTOR_DIGITS || digits.length === 40 || digits.length === WORD_DIGITS) return null;
  const words = digits.slice(SELECTOR_DIGITS).match(new RegExp(`.{${WORD_DIGITS}}`, 'g')) ?? [];
  const selector = `0x${digits.slice(0, SELECTOR_DIGITS).toLowerCase()}`;
  return {
    selector,
    words,
    text: selector === ERROR_STRING ? decodeText(words) : null,
    panic: selector === PANIC ? panicName(words[0] ?? '') : null,
  };
}

/** Returns the addresses among the words: 12 zero bytes followed by 20 others. */
export const addressesIn = ({ words }: Calldata): string[] =>
  words.filter((word) => /^0{24}(?!0{8})/.test(word)).map((word) => `0x${word.slice(24)}`);

function panicName(word: string): string | null {
  if (word === '') return null;
  const code = word.replace(/^0+(?=..)/, '');
  return `Panic(0x${code.padStart(2, '0')})`;
}

/** ABI encoding of one string: offset, length, bytes. */
function decodeText([, length = '', ...bytes]: readonly string[]): string {
  const size = Number.parseInt(length.slice(-6), 16) || 0;
  const digits =
    bytes
      .join('')
      .slice(0, 2 * size)
      .match(/../g) ?? [];
  return new TextDecoder().decode(new Uint8Array(digits.map((pair) => Number.parseInt(pair, 16))));
}
