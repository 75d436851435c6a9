import type { Hex } from 'viem';
import { hexToBytes } from '@noble/hashes/utils.js';
import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { arrayOf, integerOf, isDynamic, WORD, wordsOf } from './abi-types';
import { getAddress } from './hex';

/** Longest data that is decoded, in hex digits: 64 KB, half of what a node accepts as a transaction. */
const LONGEST_DATA = 131_072;
/** Words that may be read for each word of data. A sound encoding reads each once; shared parts read some again. */
const READS = 2;
/** viem and ethers give a number up to here, and a bigint above. */
const NUMBER_BITS = 48;

const SHORT = 'it is too short: the end is missing';
const OTHER = 'its words are not values of these types';

export interface DecodedData {
  readonly values: readonly unknown[];
  /** What a decoder accepts silently and a reader should know. */
  readonly notes: readonly string[];
  /** Bytes behind the arguments that nothing reads. */
  readonly extra: number;
}

/** The data asks for more reading than it is long, for parts outside of it, or holds no values of the types. */
class Refused extends Error {}

/** Values of the inputs, or the reason why the data does not hold them. `digits`: hex without 0x and selector. */
export function decodeInputs(inputs: readonly BookParameter[], digits: string): DecodedData | { problem: string } {
  if (digits.length > LONGEST_DATA) return { problem: `it is longer than ${LONGEST_DATA / 2048} KB` };
  try {
    return { values: readerOf(digits.toLowerCase())(inputs, 0), notes: [], extra: 0 };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.message };
    throw error;
  }
}

type ReadList = (items: readonly BookParameter[], start: number) => unknown[];

/** Reads values in time proportional to the data: parts that share bytes too often are refused before they are copied. */
function readerOf(digits: string): ReadList {
  let left = READS * Math.ceil(digits.length / WORD);
  const spend = (words: number): void => {
    left -= words;
    if (left < 0) throw new Refused('its parts overlap: no compiler or library encodes like this');
  };
  const block = (at: number, length: number): string => {
    if (at < 0 || at + length > digits.length) throw new Refused(SHORT);
    spend(Math.ceil(length / WORD));
    return digits.slice(at, at + length);
  };
  /** An offset or a length. */
  const number = (at: number): number => {
    const word = block(at, WORD);
    // Larger than any data: twelve hex digits are exact as a number.
    return /^0*$/.test(word.slice(0, WORD - 12)) ? Number.parseInt(word.slice(-12), 16) : Number.MAX_SAFE_INTEGER;
  };
  const list: ReadList = (items, start) => {
    let head = start;
    return items.map((item) => {
      const at = head;
      head += isDynamic(item) ? WORD : WORD * wordsOf(item);
      return one(item, isDynamic(item) ? start + 2 * number(at) : at);
    });
  };
  const one = (item: BookParameter, at: number): unknown => {
    const array = arrayOf(item);
    if (array !== null) {
      const count = array.length ?? number(at);
      // Each item takes a word at least, so that a list is never longer than the data.
      if (count > digits.length / WORD) throw new Refused(SHORT);
      const items = Array.from({ length: count }, () => array.item);
      return list(items, array.length === null ? at + WORD : at);
    }
    if (item.type === 'tuple') return structOf(item.components ?? [], list(item.components ?? [], at));
    if (item.type !== 'bytes' && item.type !== 'string') return valueOf(item.type, block(at, WORD));
    const bytes = block(at + WORD, 2 * number(at));
    return item.type === 'bytes' ? `0x${bytes}` : new TextDecoder().decode(hexToBytes(bytes));
  };
  return list;
}

/** By name, or a list where a field has none. */
const structOf = (fields: readonly BookParameter[], values: readonly unknown[]): unknown =>
  fields.length === 0 || fields.some(({ name }) => name === '')
    ? values
    : Object.fromEntries(fields.map(({ name }, index) => [name, values[index]]));

/** The value of a static type. Bits that the type does not use stay in an integer: the caller compares every byte. */
function valueOf(type: string, word: string): unknown {
  const integer = integerOf(type);
  if (integer !== null) {
    const value = integer.signed ? BigInt.asIntN(256, BigInt(`0x${word}`)) : BigInt(`0x${word}`);
    return integer.bits <= NUMBER_BITS && Number.isSafeInteger(Number(value)) ? Number(value) : value;
  }
  if (type === 'address') return getAddress(`0x${word.slice(24)}`);
  if (type === 'bool' && /^0{63}[01]$/.test(word)) return word.endsWith('1');
  const size = /^bytes(\d+)$/.exec(type)?.[1];
  if (size === undefined) throw new Refused(OTHER);
  return `0x${word.slice(0, 2 * Number(size))}` satisfies Hex;
}
