import { getAddress } from '../book/hex';
import { exact, time } from '@sdk-docs/reference/model/human';
import type { PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { namesAt } from '../book/places';

/** One word of undescribed data, with its possible meanings. */
export interface Word {
  /** Offset in the data after the selector, in bytes. */
  readonly at: number;
  /** 64 hex digits, fewer at the end. */
  readonly hex: string;
  /** Guesses, the likeliest first; may be empty. */
  readonly guesses: readonly string[];
}

const MOST = 64;

/** The data after an unknown selector in words of 32 bytes. */
export const wordsOf = (places: PlacesBook, data: string): readonly Word[] =>
  (data.slice(10).match(/.{1,64}/g) ?? []).slice(0, MOST).map((hex, index) => ({
    at: index * 32,
    hex,
    guesses: hex.length === 64 ? guesses(places, hex) : ['too short for a word'],
  }));

function guesses(places: PlacesBook, hex: string): string[] {
  const value = BigInt(`0x${hex}`);
  if (value === 0n) return ['0, false or the zero address'];
  const significant = hex.replace(/^0+/, '').length;
  if (significant > 32 && significant <= 40) {
    const address = getAddress(`0x${hex.slice(24)}`);
    const names = namesAt(places, address);
    return [`the address ${address}${names.length === 0 ? '' : `, ${names.join('; ')}`}`];
  }
  if (significant > 40) return [];
  const found = [`the number ${value}`];
  if (value > 10n ** 12n) found.push(`${exact(value, 18)} with 18 decimals`);
  else if (value > 10n ** 9n) found.push(time(value));
  else if (value % 32n === 0n) found.push('an offset or a length');
  else if (value === 1n) found.push('true');
  return found;
}
