import { decimal } from '@sdk-docs/reference/model/human';

export type Amount = { readonly value: bigint } | { readonly problem: string };

/** Longer texts are rejected before any computation. */
const LONGEST = 120;

/**
 * Parses a typed number with `decimals` places, exactly: an extra place is an error, never rounded. Underscores may
 * group digits; for commas and letters the message says what to write.
 */
export function readAmount(text: string, decimals: number, bits: number, signed: boolean): Amount {
  const typed = text.trim().replace(/(?<=\d)_(?=\d)/g, '');
  if (typed.length > LONGEST) return { problem: 'This is too long for a number.' };
  if (typed.includes(',')) return { problem: 'Use a point for decimals and no commas: 1234.5' };
  if (/^-/.test(typed) && !signed) return { problem: 'This cannot be negative.' };
  if (/^\d+(?:\.\d+)?e\d+$/i.test(typed)) return { problem: 'Write all digits: 1e18 is not read here.' };
  const match = /^-?(?:\d+(?:\.(\d*))?|\.(\d+))$/.exec(typed);
  if (match === null) return { problem: 'This is not a number. Use digits and one point.' };
  const places = (match[1] ?? match[2] ?? '').replace(/0+$/, '').length;
  if (places > decimals)
    return {
      problem:
        decimals === 0 ? 'This takes whole numbers.' : `${places} decimal places: at most ${decimals} are possible.`,
    };
  const [whole = '', fraction = ''] = typed.split('.');
  const size = BigInt(whole.replace('-', '') + fraction.slice(0, decimals).padEnd(decimals, '0'));
  const value = whole.startsWith('-') ? -size : size;
  const highest = 2n ** BigInt(signed ? bits - 1 : bits) - 1n;
  if (value <= highest && value >= (signed ? -highest - 1n : 0n)) return { value };
  return {
    problem: `This does not fit into ${signed ? '' : 'u'}int${bits}: the largest is ${decimal(highest, decimals)}${decimals === 0 ? '' : `, ${highest} base units`}.`,
  };
}
