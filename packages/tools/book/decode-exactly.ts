import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { decodeInputs, SHORT, type DecodedData } from './decode';
import { getAddress } from './hex';

/** Decodes what a reader gave, with checksummed addresses; half a byte at the end is a problem. */
export const decodeExactly = (
  inputs: readonly BookParameter[],
  digits: string,
): DecodedData | { readonly problem: string } =>
  digits.length % 2 === 0 ? decodeInputs(inputs, digits, getAddress) : { problem: SHORT };
