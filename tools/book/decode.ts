import { decodeAbiParameters, encodeAbiParameters, type AbiParameter, type Hex } from 'viem';
import type { BookParameter } from '../../model/tools-book';
import { problemOf } from './measure';

/** Longest data that is decoded, in hex digits: 64 KB, half of what a node accepts as a transaction. */
export const LONGEST_DATA = 131_072;

export interface DecodedData {
  readonly values: readonly unknown[];
  /** What a decoder accepts silently and a reader should know. */
  readonly notes: readonly string[];
}

/** Values of the inputs, or the reason why the data does not hold them. `digits`: hex without 0x and selector. */
export function decodeInputs(inputs: readonly BookParameter[], digits: string): DecodedData | { problem: string } {
  if (digits.length > LONGEST_DATA) return { problem: `it is longer than ${LONGEST_DATA / 2048} KB` };
  if (inputs.length === 0) {
    return { values: [], notes: digits === '' ? [] : [trailing(digits.length / 2)] };
  }
  const problem = problemOf(inputs, digits);
  if (problem !== null) return { problem };
  const types = inputs as readonly AbiParameter[];
  try {
    const values = decodeAbiParameters(types, `0x${digits}` as Hex) as readonly unknown[];
    return { values, notes: notesOn(encodeAbiParameters(types, values).slice(2), digits) };
  } catch {
    return { problem: 'its words are not values of these types' };
  }
}

/** Compares the data with what the same values encode to. */
function notesOn(again: string, digits: string): string[] {
  const lower = digits.toLowerCase();
  if (again === lower) return [];
  if (lower.startsWith(again)) return [trailing((lower.length - again.length) / 2)];
  return [
    'The data is not what these values encode to: a word has set bits that its type does not use, or the parts stand in another order. viem decodes it silently; a contract may refuse it or read it differently.',
  ];
}

const trailing = (bytes: number): string =>
  `${bytes} more ${bytes === 1 ? 'byte follows' : 'bytes follow'} the arguments. The contract ignores them.`;
