import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { decodeInputs, type DecodedData } from './decode';
import { getAddress } from './hex';

/** Decodes, with checksummed addresses. */
export const decodeExactly = (
  inputs: readonly BookParameter[],
  digits: string,
): DecodedData | { readonly problem: string } => decodeInputs(inputs, digits, getAddress);
