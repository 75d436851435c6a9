/** Days, hours and minutes as seconds, the largest first. */
const SPANS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const;

/** Digits of an amount that is told in base units alone: whole tokens would be a row of zeros. */
const FEW = 6;

/**
 * Writes a number as it is, and after it what it means in the given unit: `10000000000000000 (0.01 pufETH)`. The number
 * alone where its unit has no other form.
 *
 * @param unit in the words of the surface: `base units of pufETH (18 decimals)`, `basis points`, `seconds`
 */
export function amountWords(value: string, unit: string | null): string {
  if (!/^\d+$/.test(value) || unit === null) return value;
  const token =
    /^base units of ([\w-]+) \((\d+) decimals\b/.exec(unit) ?? /^([\w-]+) base units,? \(?(\d+) decimals\b/.exec(unit);
  if (token !== null && value.length <= FEW && Number(token[2]) > FEW)
    return `${value} base ${value === '1' ? 'unit' : 'units'} of ${token[1] ?? ''}`;
  if (token !== null) return `${value} (${wholeTokens(value, Number(token[2]))} ${token[1] ?? ''})`;
  if (/^wei(?: of ETH)?\b(?! per)/.test(unit) && value.length <= FEW) return `${value} wei`;
  if (/^wei(?: of ETH)?\b(?! per)/.test(unit)) return `${value} wei (${wholeTokens(value, 18)} ETH)`;
  if (/^basis points\b/.test(unit)) return `${value} basis points (${wholeTokens(value, 2)} %)`;
  if (/^seconds\b/.test(unit)) return spanWords(value);
  if (/^unix seconds\b/i.test(unit)) return `${value} (${momentOf(value)})`;
  return value;
}

/** Writes a span of seconds, in a longer unit too where it is a whole number of them: `43200 s (12 hours)`. */
export function spanWords(value: string): string {
  const seconds = Number(value);
  const span = SPANS.find(([, length]) => seconds > 0 && seconds % length === 0);
  return span === undefined
    ? `${value} s`
    : `${value} s (${seconds / span[1]} ${seconds === span[1] ? span[0].slice(0, -1) : span[0]})`;
}

/** Writes Unix seconds as a date in UTC. */
export const momentOf = (seconds: string): string =>
  new Date(Number(seconds) * 1_000).toISOString().replace('T', ' ').replace('.000Z', ' UTC');

/** Writes base units as whole tokens, exactly. The value may have a sign. */
export function wholeTokens(value: string, decimals: number): string {
  const sign = value.startsWith('-') ? '-' : '';
  const digits = value.replace('-', '').padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const whole = decimals === 0 ? digits : digits.slice(0, -decimals);
  return `${sign}${whole}${decimals === 0 || fraction === '' ? '' : `.${fraction}`}`;
}

/** `1 error`, `2 errors` */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
