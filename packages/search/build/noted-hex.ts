import type { Draft } from './draft';

/** A selector, an address or a word of 32 bytes in a text. */
const VALUE = /\b0x(?:[0-9a-fA-F]{64}|[0-9a-fA-F]{40}|[0-9a-fA-F]{8})\b/g;
const ZERO = /^0x0+$/;
/** Number of records that keep the same value. */
const PLACES = 3;

/** Adds the hex in whole texts (`words`) to the records, unless it belongs to a record. */
export function withNotedHex(drafts: readonly Draft[]): Draft[] {
  const own = new Set(drafts.flatMap(({ hex }) => hex.map((value) => value.toLowerCase())));
  const given = new Map<string, number>();
  return drafts.map((record) => {
    const values = new Set((record.words.match(VALUE) ?? []).map((value) => value.toLowerCase()));
    const noted = [...values].filter((value) => {
      const times = given.get(value) ?? 0;
      if (own.has(value) || ZERO.test(value) || times === PLACES) return false;
      given.set(value, times + 1);
      return true;
    });
    return { ...record, noted };
  });
}
