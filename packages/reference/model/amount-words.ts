import { decimal, SPANS, time } from './human';

/** Digits of an amount that is written in base units only: whole tokens would be a row of zeros. */
const FEW = 6;

/**
 * Writes a number, followed by its meaning in the given unit: `10000000000000000 (0.01 pufETH)`. Only the number where
 * the unit has no other form.
 *
 * @param unit in the words of the surface: `base units of pufETH (18 decimals)`, `basis points`, `seconds`
 */
export function amountWords(value: string, unit: string | null): string {
  if (!/^\d+$/.test(value) || unit === null) return value;
  const [, token = '', decimals] =
    /^base units of ([\w-]+) \((\d+) decimals\b/.exec(unit) ??
    /^([\w-]+) base units,? \(?(\d+) decimals\b/.exec(unit) ??
    [];
  if (decimals !== undefined && value.length <= FEW && Number(decimals) > FEW)
    return `${counted(Number(value), 'base unit')} of ${token}`;
  if (decimals !== undefined) return `${value} (${decimal(BigInt(value), Number(decimals))} ${token})`;
  if (/^wei(?: of ETH)?\b(?! per)/.test(unit))
    return value.length <= FEW ? `${value} wei` : `${value} wei (${decimal(BigInt(value), 18)} ETH)`;
  if (/^basis points\b/.test(unit)) return `${value} basis points (${decimal(BigInt(value), 2)} %)`;
  if (/^seconds\b/.test(unit)) return spanWords(value);
  return /^unix seconds\b/i.test(unit) ? momentWords(value) : value;
}

/** Writes a duration in seconds, and in a longer unit where it is a whole number of them: `43200 s (12 hours)`. */
export function spanWords(value: string): string {
  const seconds = BigInt(value);
  const span = SPANS.find(([, size]) => size > 1n && seconds > 0n && seconds % size === 0n);
  return span === undefined ? `${value} s` : `${value} s (${counted(Number(seconds / span[1]), span[0])})`;
}

/** Writes Unix seconds, and as a date in UTC. */
export const momentWords = (seconds: string): string => `${seconds} (${time(BigInt(seconds))})`;

/** `1 error`, `2 errors` */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
