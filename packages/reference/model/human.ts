import type { Unit } from './unit';

const LARGEST = 2n ** 256n - 1n;
/** The last second that a Date can represent. */
const LAST_SECOND = 8_640_000_000_000n;
/** Spans of time with their seconds, the largest first. */
export const SPANS = [
  ['day', 86_400n],
  ['hour', 3_600n],
  ['minute', 60n],
  ['second', 1n],
] as const;

/** The value in a form for people: `1.5 pufETH`, `2.5 %`, `3 days 4 hours`. Null where the unit has no such form. */
export function humanValue(value: bigint, unit: Unit): string | null {
  switch (unit.kind) {
    case 'amount':
      if (value === LARGEST) return `an unlimited amount (2^256 - 1) of ${unit.symbol}`;
      if (unit.decimals === null) return null;
      return `${exact(value, unit.decimals)} ${/^the /.test(unit.symbol) ? 'of ' : ''}${unit.symbol}`;
    case 'rate':
      return `${exact(value, unit.decimals)} ${unit.words}`;
    case 'percent':
      return `${exact(value, 2)} %`;
    case 'duration':
      return duration(value);
    case 'periods':
      return `${value * BigInt(unit.days)} days`;
    case 'time':
      return value === 0n ? '0, which is no time' : time(value);
    case 'none':
      return value === LARGEST ? '2^256 - 1, the largest value' : null;
  }
}

/** Every digit, with commas: `1,234.000001`. */
export const exact = (value: bigint, decimals: number): string =>
  decimal(value, decimals).replace(/\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));

/** The same without commas, as a field takes it. viem's `formatUnits` would add its parser to every tool. */
export function decimal(value: bigint, decimals: number): string {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const rest = digits.slice(point).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, point)}${rest === '' ? '' : `.${rest}`}`;
}

/** `3 days 4 hours`; seconds only for a negative duration. */
export function duration(seconds: bigint): string {
  if (seconds <= 0n) return `${seconds} seconds`;
  const parts: string[] = [];
  let left = seconds;
  for (const [name, size] of SPANS) {
    const count = left / size;
    left %= size;
    if (count > 0n) parts.push(`${exact(count, 0)} ${name}${count === 1n ? '' : 's'}`);
  }
  return parts.join(' ');
}

/** `2025-01-01 00:00:00 UTC`, or a note that the time is too far away for a calendar. */
export function time(seconds: bigint): string {
  if (seconds === LARGEST) return 'never (2^256 - 1)';
  if (seconds > LAST_SECOND || seconds < -LAST_SECOND) return 'beyond every calendar';
  const date = new Date(Number(seconds) * 1000).toISOString().replace('T', ' ').replace('.000Z', ' UTC');
  return seconds > 100_000_000_000n ? `${date}: is this in milliseconds?` : date;
}
