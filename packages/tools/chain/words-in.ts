import type { Hex } from 'viem';
import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { getAddress } from '../book/hex';
import { NOTHING } from './call';
import type { Problem } from './problems';

/** Digits of a word. */
const WORD = 64;

/**
 * The values of an answer of booleans, addresses and unsigned numbers, as text: `true`, a checksummed address, decimal.
 * A problem for an answer of another length and for any other word.
 */
export function wordsIn(
  raw: Hex,
  outputs: readonly Pick<BookParameter, 'type'>[],
): { readonly values: readonly string[] } | Problem {
  if (raw === '0x') return { problem: NOTHING };
  const values = outputs.map(({ type }, at) => valueOf(type, raw.slice(2).slice(WORD * at, WORD * (at + 1))));
  return raw.length === 2 + WORD * outputs.length && values.every((value) => value !== null)
    ? { values }
    : { problem: `The answer is not what the ABI says: ${raw.slice(0, 140)}` };
}

function valueOf(type: string, word: string): string | null {
  if (word.length !== WORD) return null;
  if (type === 'address') return /^0{24}/.test(word) ? getAddress(`0x${word.slice(24)}`) : null;
  const value = BigInt(`0x${word}`);
  if (type === 'bool') return value > 1n ? null : String(value === 1n);
  const bits = /^uint(\d+)$/.exec(type)?.[1];
  return bits !== undefined && value < 2n ** BigInt(bits) ? String(value) : null;
}
