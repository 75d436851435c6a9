import { address, chain } from './json-fields';
import type { PastedCall } from './pasted-call';

/** A typed transaction is a list after a type byte; others are a list. Both are longer than a list of 55 bytes. */
const RAW = /^0x(0[1-4])?f([89a-f])([0-9a-f]{110,})$/;

/**
 * Whether hex is a raw transaction: a list that ends where the hex does. Of a typed one, which may be damaged, the
 * first bytes are enough. Calldata is whole words after its selector. `hex` is lower case with 0x.
 */
export function isRaw(hex: string): boolean {
  const [, type, digit = '', list = ''] = RAW.exec(hex) ?? [];
  const digits = 2 * (Number.parseInt(digit, 16) - 7);
  const more = list.length - digits - 2 * Number.parseInt(list.slice(0, digits), 16);
  return more === 0 || (type !== undefined && hex.length % 64 !== 10);
}

const REVERT = /^0x(?:08c379a0|4e487b71)/;
/** Hex of whole words is a hash, a key, or the data of a log, but never calldata. An address isn't either. */
const isData = (hex: string): boolean =>
  (hex.length % 64 !== 2 || isRaw(hex)) && hex.length !== 42 && !REVERT.test(hex);

const ADDRESS = '0x[0-9a-f]{40}';
/** Whole wei other than 0 are not read: the unit of a bare number is not known. */
const SUM = String.raw`\d{1,30}(?:\.\d{1,18})? ?ETH|0x0*|0+n?(?!\.\d)`;

/**
 * Hex alone, over several lines, or after a label, as viem and cast print it: "to: 0x..", `'data': '0x..'`,
 * `input    0x..`. Other hex counts only in a text that is not an object or a list.
 */
export function fromText(text: string): PastedCall | null {
  const joined = text.replace(/[\s"'`,;[\]]+/g, '');
  // Without data it is still a call: a plain transfer of ETH.
  // An odd digit stays, so that the reader learns that the end of the data is missing.
  const alone = /^0x$/i.test(joined) ? '' : /^(?:0x)?([0-9a-f]{8,})$/i.exec(joined)?.[1];
  /** The different values of a label; null for one that is something else. */
  const labelled = (
    name: string,
    content: string,
    read = (found?: string) => found?.toLowerCase() ?? null,
  ): readonly (string | null)[] => {
    const label = new RegExp(
      `\\b(?:${name})(?:[\\\\"')]{0,3}\\s{0,4}[:=]\\s{0,12}| {3,20})[\\\\"'\`]{0,3}((?:${content})(?!\\w))?`,
      'gi',
    );
    return [...new Set([...text.matchAll(label)].map(([, found]) => read(found)))];
  };
  const named = labelled('(?:call_?)?data|input', '0x(?:[0-9a-f]{2}){4,}').filter((hex) => hex === null || isData(hex));
  const pieces =
    alone === undefined
      ? named.some(Boolean)
        ? named
        : [...new Set(text.toLowerCase().match(/0x(?:[0-9a-f]{2}){4,}(?![0-9a-f])/g))].filter(
            /^\W*[[{]/.test(text) ? isRaw : isData,
          )
      : [`0x${alone}`.toLowerCase()];
  const data = pieces.find(Boolean);
  if (data == null || REVERT.test(data)) return null;
  const [to, from] = [labelled('to', ADDRESS, address), labelled('from', ADDRESS, address)];
  const sums = labelled(String.raw`value[ (]{0,2}\w{0,9}`, SUM);
  const [, whole, fraction = ''] = /^(\d+)\.?(\d*) ?e/.exec(sums[0] ?? '') ?? [];
  const operation = labelled('operation', '0|call');
  const chainId = labelled('(?:chain|network)(?:[ _]?id)?', '(?:eip155:|[\\w ]{1,30}\\(id: )?\\d{1,12}');
  const unread = Object.entries({ 'Another call': pieces, to, from, value: sums, operation, chainId }).flatMap(
    ([name, found]) => (found.some((each, index) => each === null || index > 0) ? [name] : []),
  );
  return {
    kind: 'call',
    data,
    to: to[0] ?? null,
    from: from[0] ?? null,
    value: whole === undefined ? null : BigInt(whole + fraction.padEnd(18, '0')),
    chainId: chain(/\d*$/.exec(chainId[0] ?? '')?.[0]),
    operation: 'call',
    note: null,
    unread,
  };
}
