import type { BookParameter } from '@sdk-docs/reference/model/tools-book';

const WORD = 64;
/** Words that may be read for each word of data. A sound encoding reads each once; shared parts read some again. */
const READS = 2;

const SHORT = 'it is too short: the end is missing';

/** The data asks for more reading than it is long, or for parts outside of it. */
class Refused extends Error {}

/**
 * Returns why data cannot be decoded, or null: it is too short, or its parts share bytes so often that decoding takes
 * much longer than the data is. It reads offsets and lengths alone, in time proportional to the data, so it comes
 * before a codec. `digits` is hex without 0x and without the selector.
 */
export function problemOf(inputs: readonly BookParameter[], digits: string): string | null {
  let left = READS * Math.ceil(digits.length / WORD);
  const spend = (words: number): void => {
    left -= words;
    if (left < 0) throw new Refused('its parts overlap: no compiler or library encodes like this');
  };
  const number = (at: number): number => {
    if (at < 0 || at + WORD > digits.length) throw new Refused(SHORT);
    const word = digits.slice(at, at + WORD);
    // Larger than any data: twelve hex digits are exact as a number.
    return /^0*$/.test(word.slice(0, WORD - 12)) ? Number.parseInt(word.slice(-12), 16) : Number.MAX_SAFE_INTEGER;
  };
  const block = (at: number, length: number): void => {
    if (at + length > digits.length) throw new Refused(SHORT);
    spend(Math.ceil(length / WORD));
  };
  const list = (items: readonly BookParameter[], start: number): void => {
    let head = start;
    for (const item of items) {
      if (isDynamic(item)) {
        spend(1);
        one(item, start + 2 * number(head));
        head += WORD;
      } else {
        one(item, head);
        head += WORD * wordsOf(item);
      }
    }
  };
  const one = (item: BookParameter, at: number): void => {
    const array = arrayOf(item);
    if (array !== null) {
      const count = array.length ?? number(at);
      // Each item takes a word at least, so that a list is never longer than the data.
      if (count > digits.length / WORD) throw new Refused(SHORT);
      spend(array.length === null ? 1 : 0);
      list(
        Array.from({ length: count }, () => array.item),
        array.length === null ? at + WORD : at,
      );
    } else if (item.type === 'tuple') list(item.components ?? [], at);
    else if (item.type === 'bytes' || item.type === 'string') {
      spend(1);
      block(at + WORD, 2 * number(at));
    } else block(at, WORD);
  };
  try {
    list(inputs, 0);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

interface ArrayType {
  readonly item: BookParameter;
  /** null for a dynamic array. */
  readonly length: number | null;
}

function arrayOf({ type, ...rest }: BookParameter): ArrayType | null {
  const [, inner = '', length] = /^(.*)\[(\d*)\]$/.exec(type) ?? [];
  if (length === undefined) return null;
  return { item: { ...rest, type: inner }, length: length === '' ? null : Number(length) };
}

function isDynamic(item: BookParameter): boolean {
  const array = arrayOf(item);
  if (array !== null) return array.length === null || isDynamic(array.item);
  if (item.type === 'tuple') return (item.components ?? []).some(isDynamic);
  return item.type === 'bytes' || item.type === 'string';
}

/** Words of a static type. */
function wordsOf(item: BookParameter): number {
  const array = arrayOf(item);
  if (array !== null) return (array.length ?? 0) * wordsOf(array.item);
  if (item.type === 'tuple') return (item.components ?? []).reduce((sum, field) => sum + wordsOf(field), 0);
  return 1;
}
