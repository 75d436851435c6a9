import { encodeAbiParameters, type AbiParameter } from 'viem';
import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { decodeInputs, type DecodedData } from './decode';

/** Decodes, and compares the data with what the values encode to: a signer must know about every byte. */
export function decodeExactly(inputs: readonly BookParameter[], digits: string): DecodedData | { problem: string } {
  const decoded = decodeInputs(inputs, digits);
  if ('problem' in decoded) return decoded;
  return { ...decoded, notes: notesOn(encoded(inputs, decoded.values), digits.toLowerCase()) };
}

/** Encodes the values again; empty when one is too large for its type, which viem decodes and then refuses to encode. */
function encoded(inputs: readonly BookParameter[], values: readonly unknown[]): string {
  try {
    return encodeAbiParameters(inputs as readonly AbiParameter[], values).slice(2);
  } catch {
    return '';
  }
}

function notesOn(again: string, digits: string): string[] {
  if (again === digits) return [];
  if (again !== '' && digits.startsWith(again)) return [trailing((digits.length - again.length) / 2)];
  return [
    'The data is not what these values encode to: a word has set bits that its type does not use, or the parts stand in another order. viem decodes it silently; a contract may refuse it or read it differently.',
  ];
}

const trailing = (bytes: number): string =>
  `${bytes} more ${bytes === 1 ? 'byte follows' : 'bytes follow'} the arguments: nothing reads them.`;
