import { warning } from '../warnings/warning';
import { address, chain } from './json-fields';
import type { PastedCall } from './pasted-call';

/** A typed transaction is a list after a type byte; others are a list. Both are longer than a list of 55 bytes. */
const RAW = /^0x(?:0[1-4])?f([89a-f])((?:[0-9a-f]{2})+)$/;

/** Whether hex is a raw transaction: a list that ends where the hex does. `hex` is lower case with 0x. */
export function isRaw(hex: string): boolean {
  const [, digit = '', list = ''] = RAW.exec(hex) ?? [];
  const digits = 2 * (Number.parseInt(digit, 16) - 7);
  return Number.parseInt(list.slice(0, digits), 16) * 2 === list.length - digits;
}

const ADDRESS = '0x[0-9a-f]{40}';
/** Whole wei other than 0 are not read: the unit of a bare number is not known. */
const SUM = String.raw`\d{1,30}(?:\.\d{1,18})? ?ETH|0x0*|0+n?(?!\.\d)`;

/** Hex alone, over several lines, or after a label as viem prints it: "to: 0x..", `'data': '0x..'`. */
export function fromText(text: string): PastedCall | null {
  const joined = text.replace(/\s+/g, '');
  // Without data it is still a call: a plain transfer of ETH.
  // An odd digit stays, so that the reader learns that the end of the data is missing.
  const alone = /^0x$/i.test(joined) ? '' : /^(?:0x)?([0-9a-f]{8,})$/i.exec(joined)?.[1];
  /** The different values of a label; null for one that is something else. */
  const labelled = (
    name: string,
    content: string,
    read = (found?: string) => found?.toLowerCase() ?? null,
  ): readonly (string | null)[] => {
    const label = new RegExp(`\\b${name}["')]?\\s{0,4}[:=]\\s{0,12}["'\`]?((?:${content})(?!\\w))?`, 'gi');
    return [...new Set([...text.matchAll(label)].map(([, found]) => read(found)))];
  };
  const named = labelled('data', '0x(?:[0-9a-f]{2}){4,}');
  const pieces =
    alone === undefined
      ? named.some(Boolean)
        ? named
        : [...new Set(without20(text).match(/0x(?:[0-9a-f]{2}){4,}(?![0-9a-f])/gi))]
      : [`0x${alone}`];
  const data = pieces.find(Boolean);
  if (data == null) return null;
  const [to, from] = [labelled('to', ADDRESS, address), labelled('from', ADDRESS, address)];
  const sums = labelled(String.raw`value[ (]{0,2}\w{0,9}`, SUM);
  const [, whole, fraction = ''] = /^(\d+)\.?(\d*) ?e/.exec(sums[0] ?? '') ?? [];
  const operation = labelled('operation', '0|call');
  const chainId = labelled('chain ?id', '(?:eip155:)?\\d{1,12}');
  const unread = Object.entries({ to, from, value: sums, operation, chainId }).flatMap(([name, found]) =>
    found.some((each, index) => each === null || index > 0) ? [name] : [],
  );
  return {
    kind: 'call',
    data: data.toLowerCase(),
    to: to[0] ?? null,
    from: from[0] ?? null,
    value: whole === undefined ? null : BigInt(whole + fraction.padEnd(18, '0')),
    chainId: chain(chainId[0]),
    operation: 'call',
    note: null,
    warnings: [
      ...(pieces.length > 1
        ? [
            warning(
              'extra-data',
              'The text has several calls: paste one, or a batch as JSON.',
              'Only the first is read.',
            ),
          ]
        : []),
      ...unread.map((name) =>
        warning('odd-data', `${name} of the input cannot be read.`, 'Compare each digit, or paste the call as JSON.', {
          [name]: '',
        }),
      ),
    ],
  };
}

/** An address alone is not calldata. */
const without20 = (text: string): string => text.replace(/0x[0-9a-f]{40}(?![0-9a-f])/gi, '');
