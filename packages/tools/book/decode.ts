import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { arrayOf, integerOf, isDynamic, WORD, wordsOf } from './abi-types';
import { bytesAt, numberIn, textIn } from './parts';

/** Longest data that is decoded, in hex digits: 64 KB, half of what a node accepts as a transaction. */
const LONGEST_DATA = 131_072;
/** Limit of the words read per word of data. A sound encoding reads each once; shared parts are read again. */
const READS = 2;
/** viem and ethers return a number up to this size, and a bigint above. */
const NUMBER_BITS = 48;

export const SHORT = 'it is too short: the end is missing';
const OTHER = 'its words are not values of these types';

export interface DecodedData {
  readonly values: readonly unknown[];
  /** Irregularities that a decoder accepts silently. */
  readonly notes: readonly string[];
  /** Bytes after the arguments that nothing reads. */
  readonly extra: number;
}

/** The data needs too many reads, refers to parts outside it, or does not fit the types. */
class Refused extends Error {}

/**
 * Values of the inputs, or the reason why the data has none. `digits`: hex without 0x and selector. A signer must know
 * about every byte, so the notes report data that differs from the encoding of its values. `address`: formats a
 * lower-case address.
 */
export function decodeInputs(
  inputs: readonly BookParameter[],
  digits: string,
  address: (text: string) => string = (text) => text,
): DecodedData | { problem: string } {
  if (digits.length > LONGEST_DATA) return { problem: `it is longer than ${LONGEST_DATA / 2048} KB` };
  try {
    const { values, end, isExact } = readerOf(digits.toLowerCase(), address)(inputs, 0);
    const extra = isExact ? (digits.length - end) / 2 : null;
    return { values, notes: notesOn(extra), extra: extra ?? 0 };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.message };
    throw error;
  }
}

/** Notes about data. `extra`: bytes behind its values; null where the values do not encode to it. */
export const notesOn = (extra: number | null): readonly string[] =>
  extra === null ? [ODD] : extra === 0 ? [] : [trailing(extra)];

/** Notes about data that differs from the encoding of its values. */
const ODD = 'These values encode to other data, which a contract may refuse or read differently.';

const trailing = (bytes: number): string =>
  `${bytes} extra ${bytes === 1 ? 'byte follows' : 'bytes follow'} the arguments: they are ignored.`;

interface Read<Values> {
  readonly values: Values;
  /** Where the next part begins if parts are contiguous, as an encoder writes them. */
  readonly end: number;
  /** Whether an encoder writes exactly these digits for these values. */
  readonly isExact: boolean;
}

type ReadList = (items: readonly BookParameter[], start: number) => Read<unknown[]>;

/**
 * Reads values in time proportional to the data: parts that share bytes too often are rejected before they are copied.
 */
function readerOf(digits: string, address: (text: string) => string): ReadList {
  let left = READS * Math.ceil(digits.length / WORD);
  const spend = (words: number): void => {
    left -= words;
    if (left < 0) throw new Refused('its parts overlap, as no compiler encodes');
  };
  const block = (at: number, length: number): string => {
    if (at < 0 || at + length > digits.length) throw new Refused(SHORT);
    spend(Math.ceil(length / WORD));
    return digits.slice(at, at + length);
  };
  const number = (at: number): number => numberIn(block(at, WORD));
  const list: ReadList = (items, start) => {
    let head = start;
    let end = start + items.reduce((sum, item) => sum + WORD * (isDynamic(item) ? 1 : wordsOf(item)), 0);
    let isExact = true;
    const values = items.map((item) => {
      const at = head;
      if (!isDynamic(item)) {
        head += WORD * wordsOf(item);
        const read = one(item, at);
        isExact &&= read.isExact;
        return read.values;
      }
      head += WORD;
      const part = start + 2 * number(at);
      const read = one(item, part);
      isExact &&= read.isExact && part === end;
      end = read.end;
      return read.values;
    });
    return { values, end, isExact };
  };
  const one = (item: BookParameter, at: number): Read<unknown> => {
    const array = arrayOf(item);
    if (array !== null) {
      const count = array.length ?? number(at);
      // Each item takes at least one word, so a list is never longer than the data.
      if (count > digits.length / WORD) throw new Refused(SHORT);
      const items = Array.from({ length: count }, () => array.item);
      return list(items, array.length === null ? at + WORD : at);
    }
    if (item.type === 'tuple') {
      const read = list(item.components ?? [], at);
      return { ...read, values: structOf(item.components ?? [], read.values) };
    }
    if (item.type !== 'bytes' && item.type !== 'string') {
      const word = block(at, WORD);
      return { ...valueOf(item.type, word, address), end: at + WORD };
    }
    const part = bytesAt(digits, at);
    if (part === null) throw new Refused(SHORT);
    const { bytes, next: end, isPadded } = part;
    spend((end - at) / WORD);
    if (item.type === 'bytes') return { values: `0x${bytes}`, end, isExact: isPadded };
    const { text, isExact } = textIn(bytes);
    return { values: text, end, isExact: isPadded && isExact };
  };
  return list;
}

/** By name, or a list where a field has none. */
const structOf = (fields: readonly BookParameter[], values: readonly unknown[]): unknown =>
  fields.length === 0 || fields.some(({ name }) => name === '')
    ? values
    : Object.fromEntries(fields.map(({ name }, index) => [name, values[index]]));

/** The value of a static type, and whether all other bits of its word are as an encoder sets them. */
function valueOf(type: string, word: string, address: (text: string) => string): Omit<Read<unknown>, 'end'> {
  const integer = integerOf(type);
  if (integer !== null) {
    const { signed, bits } = integer;
    const value = signed ? BigInt.asIntN(256, BigInt(`0x${word}`)) : BigInt(`0x${word}`);
    return {
      values: bits <= NUMBER_BITS && Number.isSafeInteger(Number(value)) ? Number(value) : value,
      isExact: value === (signed ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value)),
    };
  }
  if (type === 'address') return { values: address(`0x${word.slice(24)}`), isExact: /^0{24}/.test(word) };
  if (type === 'bool' && /^0{63}[01]$/.test(word)) return { values: word.endsWith('1'), isExact: true };
  const size = 2 * Number(/^bytes(\d+)$/.exec(type)?.[1]);
  if (!(size <= WORD)) throw new Refused(OTHER);
  return { values: `0x${word.slice(0, size)}`, isExact: /^0*$/.test(word.slice(size)) };
}
