/** Pasted bytes: calldata or revert data. */

const SELECTOR_DIGITS = 8;

export interface Calldata {
  /** The first four bytes, with 0x. */
  readonly selector: string;
  /** The 32-byte words after the selector, without 0x. */
  readonly words: readonly string[];
}

/** Parses data that is longer than an address or a topic, or a selector followed by words. Null for anything else. */
export function readCalldata(hex: string): Calldata | null {
  const digits = hex.slice(2);
  if (digits.length <= SELECTOR_DIGITS || digits.length === 40 || digits.length === 64) return null;
  const words = digits.slice(SELECTOR_DIGITS).match(/.{64}/g) ?? [];
  return { selector: `0x${digits.slice(0, SELECTOR_DIGITS).toLowerCase()}`, words };
}

/** Matches the padding of an address in a 32-byte word: 12 zero bytes followed by 20 others. More zeros are a number's. */
export const PADDING = /^0{24}(?!0{8})(?=.{40}$)/;

/** Returns the addresses among the words. */
export const addressesIn = ({ words }: Calldata): string[] =>
  words.filter((word) => PADDING.test(word)).map((word) => `0x${word.slice(24)}`);
