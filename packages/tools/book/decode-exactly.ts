import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { decodeInputs, type DecodedData } from './decode';
import { encodeInputs } from './encode';

/** Decodes, and compares the data with what the values encode to: a signer must know about every byte. */
export function decodeExactly(inputs: readonly BookParameter[], digits: string): DecodedData | { problem: string } {
  const decoded = decodeInputs(inputs, digits);
  if ('problem' in decoded) return decoded;
  const again = encoded(inputs, decoded.values);
  const given = digits.toLowerCase();
  if (again === given) return decoded;
  if (again === '' && inputs.length > 0) return { ...decoded, notes: [ODD] };
  if (!given.startsWith(again)) return { ...decoded, notes: [ODD] };
  const extra = (given.length - again.length) / 2;
  return { ...decoded, extra, notes: [trailing(extra)] };
}

/** Encodes the values again; empty when one is too large for its type, which decoders read and encoders refuse. */
function encoded(inputs: readonly BookParameter[], values: readonly unknown[]): string {
  try {
    return encodeInputs(inputs, values);
  } catch {
    return '';
  }
}

/** What is said about data that is not what its values encode to. */
const ODD =
  'The data is not what these values encode to: a word has set bits that its type does not use, or the parts are in another order. A contract may refuse it or read it differently.';

const trailing = (bytes: number): string =>
  `${bytes} more ${bytes === 1 ? 'byte follows' : 'bytes follow'} the arguments: nothing reads them.`;
