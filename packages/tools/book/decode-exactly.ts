import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { decodeInputs, type DecodedData } from './decode';
import { getAddress } from './hex';

/** Decodes, with addresses in the case of EIP-55. */
export const decodeExactly = (
  inputs: readonly BookParameter[],
  digits: string,
): DecodedData | { readonly problem: string } => decodeInputs(inputs, digits, getAddress);
