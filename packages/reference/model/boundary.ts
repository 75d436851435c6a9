import type { Boundary } from './doc';
import type { Contract, ContractFunction } from './contract';
import type { Limit } from './limits';
import type { ObservedRevert } from './observed-reverts';
import { amountWords, counted, momentWords, spanWords } from './amount-words';

/** Parts of a signature, which differ whenever anything else does. */
const SIGNATURE = /^(?:.+\.)?(?:v|r|s)$/;
const VALUE = 'msg.value';
const TIME = 'block time';
/** A time further away than this was not chosen relative to a previous step. */
const FAR = 10 * 365 * 86_400;

/**
 * Returns the differences between a call that reverts and the one inside the boundary. A block before the last step is
 * left out: only a local chain can make one.
 *
 * @param contract whose function was called; null where the surface has none
 */
export function boundariesOf(row: ObservedRevert, contract: Contract | null): Boundary[] {
  const member = memberOf(row, contract);
  const told = differences(row, inputNames(row, member)).filter(({ name }) => name !== TIME);
  return [
    ...told.map(({ name, inside, outside }) => {
      const unit = unitOf(name, contract, member);
      return { name, passes: amountWords(short(inside), unit), reverts: amountWords(short(outside), unit) };
    }),
    ...timeBoundary(row),
  ];
}

const memberOf = ({ call }: ObservedRevert, contract: Contract | null): ContractFunction | null =>
  contract?.functions.find(({ signature }) => signature === call.slice(call.indexOf('.') + 1)) ?? null;

const inputNames = ({ inputs }: ObservedRevert, member: ContractFunction | null): readonly string[] =>
  member?.inputs.map(({ name }) => name) ?? inputs ?? [];

const nameAt = (names: readonly string[], index: number): string => names[index] || `argument ${index + 1}`;

/** Whether only one number or the time differs, by one base unit, second or entry, so that no nearer value passes. */
export function isOneStep(row: ObservedRevert): boolean {
  const [only, ...more] = differences(row, []);
  return only !== undefined && more.length === 0 && isNext(only.inside, only.outside);
}

const NUMBER = /^-?\d+(?= entr|$)/;
const isNext = (inside: unknown, outside: unknown): boolean => {
  const [first, second] = [inside, outside].map((value) => NUMBER.exec(String(value))?.[0]);
  return first !== undefined && second !== undefined && [1n, -1n].includes(BigInt(first) - BigInt(second));
};

/**
 * Whether only one argument differs, by one, and its passing value is a limit in the contract's code: a row of
 * limits.json. Any other boundary depends on what the test set: a fee, a cap, a balance, a role.
 */
export function isInCode(row: ObservedRevert, contract: Contract | null, limits: readonly Limit[]): boolean {
  const [only, ...more] = differences(row, inputNames(row, memberOf(row, contract)));
  if (only === undefined || more.length > 0) return false;
  const of = row.call.replace(/\(.*/, '');
  const argument = only.name === VALUE ? VALUE : only.name.replace(/^.*\./, '');
  return limits.some(({ of: calls, argument: limited, kind, amount }) => {
    const step = NEXT[kind];
    return (
      step !== undefined &&
      calls.includes(of) &&
      limited === argument &&
      amount === only.inside &&
      only.outside === `${BigInt(amount) + step}`
    );
  });
}

/** From the last value inside a limit to the first one outside; other kinds have no such step. */
const NEXT: Readonly<Partial<Record<Limit['kind'], bigint>>> = { least: -1n, most: 1n };

/** Writes a boundary as one clause. */
export const boundaryWords = ({ name, passes, reverts }: Boundary): string =>
  `${name} ${passes} passes, ${reverts} reverts`;

/**
 * Returns the arguments shared by both calls that the boundary depends on: a zero address, or the sender that passes.
 *
 * @param contract whose function was called; null where the surface has none
 * @returns for example `treasury is the zero address in both calls`
 */
export function sharedArguments(row: ObservedRevert, contract: Contract | null): string[] {
  const { args, from, passes } = row;
  const names = inputNames(row, memberOf(row, contract));
  const telling = new Map<unknown, string>([['zero address', 'the zero address']]);
  if (passes?.from !== undefined && passes.from !== from) telling.set(passes.from, short(passes.from));
  return args.flatMap((value, index) => {
    const words = (passes?.args?.[index] ?? value) === value ? telling.get(value) : undefined;
    return words === undefined ? [] : [`${nameAt(names, index)} is ${words} in both calls`];
  });
}

function timeBoundary({ time, after, passes }: ObservedRevert): Boundary[] {
  const [inside, outside] = [passes?.time ?? null, time];
  if (inside === null || outside === null) return [];
  const since = passes?.after ?? null;
  if (since !== null && Number(since) >= 0 && Number(after ?? 0) < 0) return [];
  if (since === null || after === null || Number(since) < 0 || Math.abs(Number(since)) > FAR)
    return [{ name: TIME, passes: momentWords(inside), reverts: momentWords(outside) }];
  return [{ name: 'time since the last step', passes: spanWords(since), reverts: spanWords(after) }];
}

function unitOf(name: string, contract: Contract | null, member: ContractFunction | null): string | null {
  if (name === VALUE) return 'wei';
  const [input = '', field] = name.replace(/\[\d+\]/g, '').split('.');
  const found = member?.inputs.find((item) => item.name === input);
  if (field === undefined) return found?.unit ?? null;
  const struct = contract?.structs.find((item) => item.name === found?.type.replace(/\[\d*\]$/, ''));
  return struct?.fields.find((item) => item.name === field)?.unit ?? null;
}

/**
 * Returns the differences between both calls: arguments by the given names, value, sender and time, without signatures.
 */
function differences(row: ObservedRevert, names: readonly string[]): Pair[] {
  const { passes } = row;
  if (passes === null) return [];
  return [
    ...(passes.args ?? []).flatMap((value, index) => pairs(value, row.args[index], nameAt(names, index))),
    ...(passes.value === undefined ? [] : pairs(passes.value, row.value, VALUE)),
    ...(passes.from === undefined ? [] : pairs(passes.from, row.from, 'sender')),
    ...(passes.time === undefined ? [] : pairs(passes.time, row.time, TIME)),
  ].filter(({ name }) => !SIGNATURE.test(name));
}

interface Pair {
  readonly name: string;
  readonly inside: unknown;
  readonly outside: unknown;
}

/** Returns the innermost values that differ, with their paths. */
function pairs(inside: unknown, outside: unknown, name: string): Pair[] {
  if (JSON.stringify(inside) === JSON.stringify(outside)) return [];
  if (Array.isArray(inside) && Array.isArray(outside))
    return inside.length === outside.length
      ? inside.flatMap((value, index) => pairs(value, outside[index], `${name}[${index}]`))
      : [{ name, inside: entries(inside.length), outside: entries(outside.length) }];
  if (isObject(inside) && isObject(outside))
    return Object.keys(inside).flatMap((key) => pairs(inside[key], outside[key], `${name}.${key}`));
  return [{ name, inside, outside }];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entries = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** A number with more digits than this is written as a power of two, if it is one or one below it. */
const MANY_DIGITS = 30;

function powerOfTwo(text: string): string | null {
  if (!/^\d+$/.test(text) || text.length <= MANY_DIGITS) return null;
  const isPower = (value: bigint): boolean => (value & (value - 1n)) === 0n;
  const value = BigInt(text);
  const bits = value.toString(2).length;
  if (isPower(value)) return `2^${bits - 1}`;
  return isPower(value + 1n) ? `2^${bits} - 1` : null;
}

/** Names and numbers are written in full, bytes as their length. */
const short = (value: unknown): string => {
  const text = powerOfTwo(String(value)) ?? String(value);
  if (text === 'reader') return 'the account';
  return /^0x/.test(text) && text.length !== 42
    ? counted((text.length - 2) / 2, 'byte')
    : text === ''
      ? 'nothing'
      : text;
};
