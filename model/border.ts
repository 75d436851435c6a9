import type { Contract, ContractFunction } from './contract';
import type { ObservedRevert } from './observed-reverts';
import { amountWords, momentOf, spanWords } from './amount-words';

/** A value at which a call passes, and the next one, at which it reverts. */
export interface Border {
  /** Path of the argument, `value`, `block time` or `sender`. */
  readonly name: string;
  /** Both in words: the number, and what it means in its unit. */
  readonly passes: string;
  readonly reverts: string;
}

/** Parts of a signature, which differ whenever something else does. */
const SIGNATURE = /^(?:.+\.)?(?:v|r|s)$/;
/** A moment that a trial does not choose relative to what happened before. */
const FAR = 10 * 365 * 86_400;

/**
 * Returns what differs between a call that reverts and the one inside of the border.
 *
 * @param contract whose function was called; null where the surface has none
 */
export function bordersOf(row: ObservedRevert, contract: Contract | null): Border[] {
  const { passes } = row;
  if (passes === null) return [];
  const signature = row.call.slice(row.call.indexOf('.') + 1);
  const member = contract?.functions.find((item) => item.signature === signature) ?? null;
  const found = [
    ...(passes.args ?? []).flatMap((value, index) =>
      differences(value, row.args[index], member?.inputs[index]?.name || `argument ${index + 1}`),
    ),
    ...(passes.value === undefined ? [] : differences(passes.value, row.value, 'value')),
    ...(passes.from === undefined ? [] : differences(passes.from, row.from, 'sender')),
  ];
  const told = found.filter(({ name }) => !SIGNATURE.test(name));
  return [
    ...told.map(({ name, passes: inside, reverts }) => {
      const unit = unitOf(name, contract, member);
      return { name, passes: amountWords(inside, unit), reverts: amountWords(reverts, unit) };
    }),
    ...timeBorder(row),
  ];
}

/** Writes a border as one clause. */
export const borderWords = ({ name, passes, reverts }: Border): string =>
  `${name} ${passes} passes, ${reverts} reverts`;

function timeBorder({ time, after, passes }: ObservedRevert): Border[] {
  const [inside, outside] = [passes?.time ?? null, time];
  if (inside === null || outside === null) return [];
  const since = passes?.after ?? null;
  if (since === null || after === null || Number(since) < 0 || Math.abs(Number(since)) > FAR)
    return [{ name: 'block time', passes: moment(inside), reverts: moment(outside) }];
  return [{ name: 'time since the last step', passes: spanWords(since), reverts: spanWords(after) }];
}

const moment = (seconds: string): string => `${seconds} (${momentOf(seconds)})`;

function unitOf(name: string, contract: Contract | null, member: ContractFunction | null): string | null {
  if (name === 'value') return 'wei';
  const [input = '', field] = name.replace(/\[\d+\]/g, '').split('.');
  const found = member?.inputs.find((item) => item.name === input);
  if (field === undefined) return found?.unit ?? null;
  const struct = contract?.structs.find((item) => item.name === found?.type.replace(/\[\d*\]$/, ''));
  return struct?.fields.find((item) => item.name === field)?.unit ?? null;
}

/** Returns the innermost values that differ, with their paths. */
function differences(inside: unknown, outside: unknown, name: string): Border[] {
  if (JSON.stringify(inside) === JSON.stringify(outside)) return [];
  const lists = Array.isArray(inside) && Array.isArray(outside);
  if (lists && inside.length === outside.length)
    return inside.flatMap((value, index) => differences(value, outside[index], `${name}[${index}]`));
  if (lists) return [{ name, passes: entries(inside.length), reverts: entries(outside.length) }];
  if (isObject(inside) && isObject(outside))
    return Object.keys(inside).flatMap((key) => differences(inside[key], outside[key], `${name}.${key}`));
  return [{ name, passes: short(inside), reverts: short(outside) }];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entries = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** A number with more digits than this is told as the power of two that it is, if it is one or the number below one. */
const MANY_DIGITS = 30;

function powerOfTwo(text: string): string | null {
  if (!/^\d+$/.test(text) || text.length <= MANY_DIGITS) return null;
  const isPower = (value: bigint): boolean => (value & (value - 1n)) === 0n;
  const value = BigInt(text);
  const bits = value.toString(2).length;
  if (isPower(value)) return `2^${bits - 1}`;
  return isPower(value + 1n) ? `2^${bits} - 1` : null;
}

/** A name or a number is told whole, of bytes their number. */
const short = (value: unknown): string => {
  const text = powerOfTwo(String(value)) ?? String(value);
  if (text === 'reader') return 'the account';
  return /^0x/.test(text) && text.length !== 42 ? `${(text.length - 2) / 2} bytes` : text === '' ? 'nothing' : text;
};
