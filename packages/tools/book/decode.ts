import { decodeAbiParameters, type AbiParameter, type Hex } from 'viem';
import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { problemOf } from './measure';

/** Longest data that is decoded, in hex digits: 64 KB, half of what a node accepts as a transaction. */
const LONGEST_DATA = 131_072;

export interface DecodedData {
  readonly values: readonly unknown[];
  /** What a decoder accepts silently and a reader should know. */
  readonly notes: readonly string[];
  /** Bytes behind the arguments that nothing reads. */
  readonly extra: number;
}

/** Values of the inputs, or the reason why the data does not hold them. `digits`: hex without 0x and selector. */
export function decodeInputs(inputs: readonly BookParameter[], digits: string): DecodedData | { problem: string } {
  if (digits.length > LONGEST_DATA) return { problem: `it is longer than ${LONGEST_DATA / 2048} KB` };
  if (inputs.length === 0) return { values: [], notes: [], extra: 0 };
  const problem = problemOf(inputs, digits);
  if (problem !== null) return { problem };
  try {
    return {
      values: decodeAbiParameters(inputs as readonly AbiParameter[], `0x${digits}` as Hex),
      notes: [],
      extra: 0,
    };
  } catch {
    return { problem: 'its words are not values of these types' };
  }
}
