import { duration, time } from '@sdk-docs/reference/model/human';
import { writtenInteger } from '../book/written-integer';
import { calculate } from './expression';
import { hasPoint, readNumber, toInteger, type Decimal } from './number';
import { momentIn, secondsOf, span, spanAhead, sumOfSpans } from './spans';
import { plain, row, type Row } from './rows';
import { shareRows } from './shares';
import { NATIVE, type AmountUnit, type UnitOf } from './units-of';

export interface Converted {
  /** How the input was read. */
  readonly reading: string;
  readonly rows: readonly Row[];
  /** The counted token, and its amount in whole units; missing for ETH and for everything else. */
  readonly token?: { readonly name: string; readonly amount: string };
}

interface Read extends Converted {
  /** The number in base units, if it has one. */
  readonly base?: bigint;
  /** What an amount counts: ETH or a token; missing for a number without a unit. */
  readonly counts?: string;
  readonly basisPoints?: Decimal;
}

export interface Options {
  /** Decimals of the token; 18 for ETH. */
  readonly decimals: number;
  /** Assets per share, scaled by 10^18, as text; empty: no shares are converted. */
  readonly rate: string;
  /** Unix seconds. */
  readonly now: bigint;
}

/** Longest input, in characters. */
const LONGEST = 200;
const LARGEST = 2n ** 256n - 1n;

/**
 * Every meaning of a number with the written unit, or with all units when there is none. Never rounds silently. "1.5
 * ETH to wei" and "2 ETH to uint64" put the wanted unit first. An amount in a unit of something else is a problem,
 * because it needs a rate.
 */
export function convert(input: string, options: Options, unitOf: UnitOf): Converted | { readonly problem: string } {
  const [, written = '', wanted = ''] =
    /^(.*?)(?:\s+(?:to|in)\s+(\w+|%))?$/is.exec(input.slice(0, LONGEST + 1).trim()) ?? [];
  const unit = unitIn(wanted, unitOf);
  // A number alone counts what is wanted: ETH, also in wei and gwei, or the token.
  const decimals = (unit?.of === 'ETH' ? 18 : unit?.decimals) ?? options.decimals;
  const converted = read(written.replace(/(?<=\d)n(?=\s|$)/, ''), { ...options, decimals }, unitOf);
  if ('problem' in converted || wanted === '') return converted;
  const first = wantedRows(written, converted, wanted, unitOf);
  return 'problem' in first ? first : { ...converted, rows: [...first, ...converted.rows] };
}

function read(text: string, options: Options, unitOf: UnitOf): Read | { readonly problem: string } {
  // Before any computation: a long number is slow.
  if (text.length > LONGEST) return { problem: `A number with its unit has at most ${LONGEST} characters here.` };
  const moment = momentIn(text);
  if (moment === 'none') return { problem: 'There is no such date or time.' };
  if (moment !== null)
    return { reading: 'a date', rows: [row('Unix seconds', String(moment)), row('UTC', time(moment))] };
  const ahead = spanAhead(text);
  if (ahead !== null) return deadline(read(ahead, options, unitOf), options.now);
  const sum = sumOfSpans(text);
  if (sum !== null) return sum;
  const calculated = calculate(text, unitOf);
  if (calculated !== null) return calculated;
  const decimal = splitHex(text);
  const [, written = '', unit = ''] = /^(.*?[\d.])\s*(%|[a-z][a-z ]*)?$/i.exec(decimal) ?? [];
  const number = readNumber(/^0x/i.test(decimal) ? decimal : written);
  if ('problem' in number) return number;
  const word = unit.trim();
  const lower = word.toLowerCase();
  const singular = lower.replace(/s$/, '');
  if (['', 'base', 'base units'].includes(lower)) return unitless(number, options, hasPoint(written, number));
  if (lower === '%' || lower === 'percent') return parts(number, 2, '%');
  if (lower === 'bps' || lower === 'bp' || lower === 'basis points') return parts(number, 0, 'basis points');
  if (lower === 'ms' || singular === 'millisecond') return span({ ...number, scale: number.scale + 3 }, 1n, word);
  const seconds = secondsOf(lower);
  if (seconds !== null) return span(number, seconds, word);
  const found = unitOf(word);
  if (found === null) return unknownUnit(word);
  if (found.decimals === null) return unknownDecimals(found);
  return amount(number, found, word, options);
}

/** The moment that is a length of time from now. */
function deadline(read: Read | { readonly problem: string }, now: bigint): Read | { readonly problem: string } {
  if ('problem' in read) return read;
  const [length] = read.rows;
  if (length?.label !== 'Seconds') return { problem: 'A deadline is written as "in 2 hours" or "now + 2h".' };
  const at = now + BigInt(length.value);
  return {
    reading: 'a deadline, counted from the clock of this device',
    rows: [row('Unix seconds', String(at), length.rounded), row('UTC', time(at)), ...read.rows],
  };
}

const unknownDecimals = ({ name }: AmountUnit) => ({
  problem: `The decimals of ${name} are in no public source. Read decimals() of the token, write the number alone, and choose them below.`,
});

/** Hex digits are not units. What is left of hex has another digit. */
const splitHex = (text: string): string => text.replace(/^0x[0-9a-f]+(?![0-9a-f.])/i, (hex) => `${BigInt(hex)}`);

/** An amount of a unit, in base units of its token. Units of ETH are all converted to wei. */
function amount(number: Decimal, { name, decimals, places }: AmountUnit, unit: string, options: Options): Read {
  const counted = name === 'wei' ? 18 : (decimals ?? 0);
  const { whole, lost } = toInteger(number, places);
  return {
    reading: `${unit}, ${counted} decimals`,
    base: whole,
    counts: name === 'wei' ? 'ETH' : name,
    ...(name === 'wei' || name === 'ETH' ? {} : { token: { name, amount: plain(whole, counted) } }),
    rows: [
      row('Base units', String(whole), lost ? cut(number, places) : null),
      ...amountRows(whole, counted),
      ...shareRows(whole, counted, options.rate),
    ],
  };
}

/** Note about a number with more places than its unit has. */
const cut = ({ digits, scale }: Decimal, places: number): string =>
  `Cut: it is ${plain(digits, Math.max(0, scale - places))} exactly, and nothing is smaller than one base unit.`;

/** The wanted unit of amounts, and what it counts: wei and gwei are parts of ETH. */
function unitIn(wanted: string, unitOf: UnitOf): (AmountUnit & { readonly of: string }) | null {
  const unit = unitOf(wanted);
  return unit === null ? null : { ...unit, of: NATIVE.has(wanted.toLowerCase()) ? 'ETH' : unit.name };
}

/** The value in the wanted unit. */
function wantedRows(
  written: string,
  { base, counts, basisPoints, rows }: Read,
  wanted: string,
  unitOf: UnitOf,
): Row[] | { readonly problem: string } {
  const lower = wanted.toLowerCase();
  const unit = unitIn(wanted, unitOf);
  if (base !== undefined) {
    const type = writtenInteger(lower);
    if (type !== null) {
      const most = 2n ** BigInt(type.bits - (type.signed ? 1 : 0)) - 1n;
      return [row(`In ${lower}`, `${base} ${base <= most ? 'fits' : 'does not fit'}: the largest is ${most}`)];
    }
    // People say wei for the base units of a token like ETH.
    if (lower === 'wei' && counts !== undefined && counts !== 'ETH' && unitOf(counts)?.decimals === 18)
      return [row(`Base units of ${counts}, not of ETH`, String(base), rows[0]?.rounded ?? null)];
    if (unit !== null && counts !== undefined && counts !== unit.of)
      return {
        problem: `${counts} and ${unit.of} are two tokens, and this page knows no rate. Write the price of one: "${counts === 'ETH' ? `${plain(base, 18)} ETH` : written} at 1.05 ${unit.of}".`,
      };
    if (unit?.decimals === null) return unknownDecimals(unit);
    const places = lower === 'base' ? 0 : unit?.places;
    if (places !== undefined) return [row(`In ${wanted}`, plain(base, places), rows[0]?.rounded ?? null)];
  }
  if (basisPoints !== undefined && lower === 'fraction')
    return [row('As a fraction', plain(basisPoints.digits, basisPoints.scale + 4))];
  // A number alone, a part and a time have a row for each of their units.
  if (counts === undefined && (UNITS_OF_ROWS.has(lower) || secondsOf(lower) !== null)) return [];
  return unit === null ? unknownUnit(wanted) : { problem: `Only an amount has a value in ${unit.of}.` };
}

/** Units whose rows need no wanted unit. */
const UNITS_OF_ROWS: ReadonlySet<string> = new Set(['%', 'percent', 'bps', 'bp', 'hex', 'ms', 'utc']);

const unknownUnit = (word: string) => ({ problem: `The unit "${word.slice(0, 40)}" is unknown.` });

/** The smallest of the types used by contracts. */
const TYPES = [8, 16, 32, 48, 64, 88, 96, 128, 256] as const;

function amountRows(base: bigint, decimals: number): Row[] {
  const bits = TYPES.find((each) => base < 2n ** BigInt(each));
  const whole = row(`Whole units, ${decimals} decimals`, plain(base, decimals));
  const fits =
    bits === undefined ? 'larger than a uint256: no contract takes it' : `fits a uint${bits} and larger types`;
  return [whole, ...(decimals === 18 ? [row('gwei', plain(base, 9))] : []), row('Range', fits)];
}

/** A number without a unit is ambiguous: every meaning has a row. */
function unitless(number: Decimal, options: Options, inWholes: boolean): Read {
  const { decimals } = options;
  if (inWholes) {
    const { whole, lost } = toInteger(number, decimals);
    const rounded = lost ? cut(number, decimals) : null;
    return {
      base: whole,
      reading: `whole units, ${decimals} decimals, because it has a point or a fraction`,
      rows: [
        row('Base units', String(whole), rounded),
        ...amountRows(whole, decimals),
        ...shareRows(whole, decimals, options.rate),
        ratioRow(number),
      ],
    };
  }
  const value = number.digits;
  const others = [18, 9, 8, 6].filter((other) => other !== decimals);
  return {
    base: value,
    reading: 'an integer: base units, or one of the other things below',
    rows: [
      row('Integer', value.toString()),
      row('Hex', `0x${value.toString(16)}`),
      ...amountRows(value, decimals),
      ...others.map((other) =>
        row(other === 9 ? 'As gwei, in ETH' : `Whole units, ${other} decimals`, plain(value, other)),
      ),
      row('Base units, if it counts whole units', (value * 10n ** BigInt(decimals)).toString()),
      ...shareRows(value, decimals, options.rate),
      row('As a rate scaled by 10^18', plain(value, 18)),
      row('As basis points', `${plain(value, 2)} %`),
      ...(value === LARGEST ? [row('As an allowance', 'unlimited: the largest uint256')] : []),
      row('As a duration in seconds', duration(value)),
      row('As Unix seconds', time(value)),
      ...(value >= 10n ** 11n && value < 10n ** 14n
        ? [row('As milliseconds', time(value / 1000n), value % 1000n === 0n ? null : 'Cut to seconds.')]
        : []),
    ],
  };
}

function parts(number: Decimal, places: number, unit: string): Read {
  const points: Decimal = {
    digits: number.digits * 10n ** BigInt(Math.max(0, places - number.scale)),
    scale: Math.max(0, number.scale - places),
  };
  const scaled = toInteger(number, places + 14);
  return {
    reading: unit,
    basisPoints: points,
    rows: [
      row(
        'Basis points',
        plain(points.digits, points.scale),
        points.scale > 0 ? 'Contracts count whole basis points: this one cannot be passed.' : null,
      ),
      row('Percent', `${plain(scaled.whole, 16)} %`, scaled.lost ? 'Cut.' : null),
      row('Scaled by 10^18', String(scaled.whole), scaled.lost ? 'Cut.' : null),
    ],
  };
}

function ratioRow(number: Decimal): Row {
  const { whole, lost } = toInteger(number, 18);
  return row('As a rate scaled by 10^18', String(whole), lost ? 'Cut: more than 18 decimals.' : null);
}
