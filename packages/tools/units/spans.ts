import { duration } from '@sdk-docs/reference/model/human';
import { toInteger, type Decimal } from './number';
import { row, type Row } from './rows';

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

const PART = /(\d+)\s*([a-z]+)(?:,|\s+and\b)?/gi;

/** Seconds of a unit of time, in lower case, also in the plural; null for another word. */
export function secondsOf(word: string): bigint | null {
  const key = [word, word.replace(/s$/, '')].find((each) => Object.hasOwn(SECONDS, each));
  return key === undefined ? null : (SECONDS[key] ?? null);
}

/** A length of time, in whole seconds. */
export function span(
  number: Decimal,
  size: bigint,
  unit: string,
): { readonly reading: string; readonly rows: readonly Row[] } {
  const { whole, lost } = toInteger({ digits: number.digits * size, scale: number.scale }, 0);
  const rounded = lost ? 'Cut to whole seconds, which contracts count in.' : null;
  return { reading: unit, rows: [row('Seconds', String(whole), rounded), row('Duration', duration(whole))] };
}

/** A length of time in several units: "1 day 3 hours", as `duration` writes it. Null for any other text. */
export function sumOfSpans(text: string): ReturnType<typeof span> | null {
  const parts = [...text.matchAll(PART)];
  let sum = 0n;
  for (const [, number = '', unit = ''] of parts) {
    const size = secondsOf(unit.toLowerCase());
    if (size === null) return null;
    sum += BigInt(number) * size;
  }
  if (parts.length < 2 || text.replaceAll(PART, '').trim() !== '') return null;
  return span({ digits: sum, scale: 0 }, 1n, 'a length of time');
}

/** The length of time in "in 2 hours", "2 hours from now" and "now + 2h"; null for any other text. */
export function spanAhead(text: string): string | null {
  const [, after, before] = /^(?:(?:in\s+|now\s*\+\s*)(\d.*)|(\d.*?)\s+from\s+now)$/i.exec(text) ?? [];
  return after ?? before ?? null;
}

/**
 * Unix seconds of a date as ISO 8601; without a zone it is UTC. 'none' for a day or time that does not exist, null for
 * anything else.
 */
export function momentIn(text: string): bigint | 'none' | null {
  const [, day, clock = '00:00', zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s?(Z|UTC|[+-]\d{2}:\d{2})?)?$/i.exec(text) ?? [];
  if (day === undefined) return null;
  // A parser takes 30 February as 2 March.
  const exists = new Date(Date.parse(day)).getUTCDate() === Number(day.slice(8));
  const at = Date.parse(`${day}T${clock}${zone.toUpperCase() === 'UTC' ? 'Z' : zone}`);
  return Number.isNaN(at) || !exists ? 'none' : BigInt(Math.floor(at / 1000));
}
