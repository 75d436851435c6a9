import { duration, exact, time } from '@sdk-docs/reference/model/human';
import { readNumber, toInteger, type Decimal } from './number';

interface Row {
  readonly label: string;
  readonly value: string;
  /** What was rounded, and how; null for an exact value. */
  readonly rounded: string | null;
}

export interface Converted {
  /** How the input was read. */
  readonly reading: string;
  readonly rows: readonly Row[];
}

export interface Options {
  /** Decimals of the token; 18 for ETH. */
  readonly decimals: number;
  /** Assets per share, scaled by 10^18, as text; empty: no shares are converted. */
  readonly rate: string;
}

/** Longest input, in characters. */
const LONGEST = 200;
const ONE = 10n ** 18n;
const LARGEST = 2n ** 256n - 1n;

const AMOUNTS: Readonly<Record<string, number>> = { wei: 0, gwei: 9, ether: 18, eth: 18 };
const SECONDS: Readonly<Record<string, bigint>> = {
  s: 1n,
  second: 1n,
  minute: 60n,
  min: 60n,
  hour: 3600n,
  h: 3600n,
  day: 86_400n,
  d: 86_400n,
  week: 604_800n,
};

/**
 * Every meaning of a number with the unit that was written, or with all units when none was. Never rounds silently.
 * `decimalsOf` gives the decimals of a token by name.
 */
export function convert(
  input: string,
  options: Options,
  decimalsOf: (token: string) => number | null,
): Converted | { readonly problem: string } {
  const text = input
    .slice(0, LONGEST + 1)
    .trim()
    .replace(/(?<=\d)n$/, '');
  // Before anything is computed: a long number takes long.
  if (text.length > LONGEST) return { problem: `A number with its unit has at most ${LONGEST} characters here.` };
  const moment = momentIn(text);
  if (moment !== null)
    return { reading: 'a date', rows: [row('Unix seconds', String(moment)), row('UTC', time(moment))] };
  const [, written = '', unit = ''] = /^(.*?[\d.])\s*(%|[a-z][a-z ]*)?$/i.exec(splitHex(text)) ?? [];
  const number = readNumber(written);
  if ('problem' in number) return number;
  const word = unit.trim();
  const lower = word.toLowerCase();
  const singular = lower.replace(/s$/, '');
  if (lower === '') return unitless(number, options);
  if (lower in AMOUNTS) return amount(number, AMOUNTS[lower] ?? 0, 18, word, options);
  if (lower === '%' || lower === 'percent') return parts(number, 2, '%');
  if (lower === 'bps' || lower === 'bp' || lower === 'basis points') return parts(number, 0, 'basis points');
  if (lower === 'ms' || singular === 'millisecond') return span({ ...number, scale: number.scale + 3 }, 1n, word);
  const seconds = SECONDS[lower] ?? SECONDS[singular];
  if (seconds !== undefined) return span(number, seconds, word);
  const decimals = decimalsOf(word);
  if (decimals !== null) return amount(number, decimals, decimals, word, options);
  return {
    problem: `The unit "${word.slice(0, 40)}" is unknown here, or nobody knows the decimals of this token. Write the number alone and choose the decimals.`,
  };
}

/** The "n" of a bigint and the digits of hex are no unit. */
const splitHex = (text: string): string => text.replace(/^(0x[0-9a-f]+)/i, (hex) => `${BigInt(hex)}`);

const row = (label: string, value: string, rounded: string | null = null): Row => ({ label, value, rounded });

/** An amount of whole units with `places` decimals, as base units of a token with `decimals`. */
function amount(number: Decimal, places: number, decimals: number, unit: string, options: Options): Converted {
  const { whole, lost, up } = toInteger(number, places);
  const rounded = lost ? `Cut: more than ${places} decimals. viem's parseUnits gives ${up}, without saying so.` : null;
  return {
    reading: `${unit}, ${decimals} decimals`,
    rows: [
      row('Base units', String(whole), rounded),
      ...amountRows(whole, decimals),
      ...shareRows(whole, decimals, options),
    ],
  };
}

function amountRows(base: bigint, decimals: number): Row[] {
  const whole = row(`Whole units, ${decimals} decimals`, exact(base, decimals));
  const range = base > LARGEST ? [row('Range', 'larger than a uint256: no contract takes it')] : [];
  return decimals === 18 ? [whole, row('gwei', exact(base, 9)), ...range] : [whole, ...range];
}

/** A number alone can be anything: every meaning has its row. */
function unitless(number: Decimal, options: Options): Converted {
  const { decimals } = options;
  if (number.scale > 0) {
    const { whole, lost, up } = toInteger(number, decimals);
    const rounded = lost
      ? `Cut: more than ${decimals} decimals. viem's parseUnits gives ${up}, without saying so.`
      : null;
    return {
      reading: `whole units, ${decimals} decimals, because it has a fraction`,
      rows: [
        row('Base units', String(whole), rounded),
        ...amountRows(whole, decimals),
        ...shareRows(whole, decimals, options),
        ...ratioRows(number),
      ],
    };
  }
  const value = number.digits;
  const others = [18, 9, 8, 6].filter((other) => other !== decimals);
  return {
    reading: 'an integer: base units, or one of the other things below',
    rows: [
      row('Integer', value.toString()),
      row('Hex', `0x${value.toString(16)}`),
      ...amountRows(value, decimals),
      ...others.map((other) =>
        row(other === 9 ? 'As gwei, in ETH' : `Whole units, ${other} decimals`, exact(value, other)),
      ),
      row('Base units, if it counts whole units', (value * 10n ** BigInt(decimals)).toString()),
      ...shareRows(value, decimals, options),
      row('As a rate scaled by 10^18', exact(value, 18)),
      row('As basis points', `${exact(value, 2)} %`),
      ...(value === LARGEST ? [row('As an allowance', 'unlimited: the largest uint256')] : []),
      row('As a duration in seconds', duration(value)),
      row('As Unix seconds', time(value)),
      ...(value >= 10n ** 11n && value < 10n ** 14n
        ? [row('As milliseconds', time(value / 1000n), value % 1000n === 0n ? null : 'Cut to seconds.')]
        : []),
    ],
  };
}

function parts(number: Decimal, places: number, unit: string): Converted {
  const bps = toInteger(number, places);
  const scaled = toInteger(number, places + 14);
  return {
    reading: unit,
    rows: [
      row('Basis points', String(bps.whole), bps.lost ? 'Cut: a basis point is 0.01 %.' : null),
      row('Percent', `${exact(scaled.whole, 16)} %`, scaled.lost ? 'Cut.' : null),
      row('Scaled by 10^18', String(scaled.whole), scaled.lost ? 'Cut.' : null),
    ],
  };
}

const ratioRows = (number: Decimal): Row[] => {
  const { whole, lost } = toInteger(number, 18);
  return [row('As a rate scaled by 10^18', String(whole), lost ? 'Cut: more than 18 decimals.' : null)];
};

function span(number: Decimal, size: bigint, unit: string): Converted {
  const { whole, lost } = toInteger({ digits: number.digits * size, scale: number.scale }, 0);
  const rounded = lost ? 'Cut to whole seconds, which contracts count in.' : null;
  return { reading: unit, rows: [row('Seconds', String(whole), rounded), row('Duration', duration(whole))] };
}

/** Shares and assets by the rate, both directions, both roundings. */
function shareRows(value: bigint, decimals: number, { rate }: Options): Row[] {
  if (rate.trim() === '') return [];
  const read = readNumber(rate);
  if ('problem' in read) return [row('Rate', `not read: ${read.problem}`)];
  // A rate with a point is written in whole units.
  const { whole: scaled, lost } = toInteger(read, /[.]/.test(rate) ? 18 : 0);
  if (scaled === 0n) return [row('Rate', 'not used: it is zero')];
  const line = (label: string, product: bigint, by: bigint): Row =>
    row(
      label,
      `${exact(product / by, decimals)} (${product / by})`,
      product % by === 0n ? null : `Rounded down; rounded up it is ${product / by + 1n}.`,
    );
  return [
    row('Rate, scaled by 10^18', `${scaled} (${exact(scaled, 18)})`, lost ? 'Cut: more than 18 decimals.' : null),
    line('As shares, in assets', value * scaled, ONE),
    line('As assets, in shares', value * ONE, scaled),
  ];
}

/** Unix seconds of a date as ISO 8601; without a zone it is UTC. Null for anything else. */
function momentIn(text: string): bigint | null {
  const [, day, clock = '00:00', zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s?(Z|UTC|[+-]\d{2}:\d{2})?)?$/i.exec(text) ?? [];
  if (day === undefined) return null;
  const at = Date.parse(`${day}T${clock}${zone.toUpperCase() === 'UTC' ? 'Z' : zone}`);
  return Number.isNaN(at) ? null : BigInt(Math.floor(at / 1000));
}
