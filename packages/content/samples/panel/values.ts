import { formatUnits, getAddress } from 'viem';
import type { AddressBook } from '../read/address-book';
import { code, h, link, type Item } from './hast';
import type { Recording } from '../read/recording';

/** The context for describing a recorded value. */
export interface Words {
  readonly book: AddressBook;
  readonly recording: Recording;
  /** Whether a permit was signed before this request. */
  readonly signed: boolean;
}

const day = 86_400n;

/** Returns the name, type, unit (null without one) and value of one argument as the content of a list item. */
export function valueWords(words: Words, name: string, unit: string | null, value: unknown): Item {
  if (['v', 'r', 's'].includes(name)) {
    if (words.signed) return ['from the signature of the permit'];
    if (BigInt(String(value)) === 0n) return [code(short(String(value))), ', no signature'];
    return [code(short(String(value))), ', part of a signature that the code makes itself'];
  }
  if (typeof value === 'string')
    return /^0x[0-9a-fA-F]{40}$/.test(value) ? addressWords(words, value) : [code(short(value))];
  if (typeof value === 'bigint' || typeof value === 'number') return integerWords(words, unit, BigInt(value));
  if (Array.isArray(value)) {
    const items = value.map((item) => valueWords(words, '', unit, item));
    return items.length === 0 ? ['empty list'] : items.flatMap((item, index) => (index === 0 ? item : [', ', ...item]));
  }
  return [code(String(value))];
}

/**
 * Returns the name of an address, if it has one, and its checksummed form (EIP-55), as wallets and explorers print it.
 */
export function addressWords({ book, recording }: Words, address: string): Item {
  if (address.toLowerCase() === recording.account.toLowerCase()) return ['your account'];
  const known = book.find(address);
  if (known === null) return [code(getAddress(address))];
  const name = h('strong', {}, known.labels.join(', '));
  return known.route === null ? [name] : [link(known.route, name), ' ', code(getAddress(known.address))];
}

/**
 * Prints Unix seconds near the recording's clock relative to it, and amounts with the decimals that their unit states.
 */
function integerWords({ recording }: Words, unit: string | null, value: bigint): Item {
  const distance = value - BigInt(recording.time);
  if (distance > 0n && distance < 400n * day)
    return [code(String(value)), `, Unix seconds: ${duration(distance)} after the request`];
  const decimals = unit === null ? null : /\bwei\b/.test(unit) ? 18 : (/\((\d+) decimals\)/.exec(unit)?.[1] ?? null);
  const whole = decimals === null || value === 0n ? '' : `, that is ${formatUnits(value, Number(decimals))}`;
  if (unit === null) return [code(String(value))];
  return [code(String(value)), measures.test(unit) ? ` ${unit}${whole}` : ` (${unit})`];
}

/** Matches units that directly follow a number; other units go in parentheses: `3 (count of 30-day periods)`. */
const measures = /^(\w+ )?base units\b|^(wei|gwei|seconds|unix seconds|basis points|permits)\b/i;

const duration = (seconds: bigint): string =>
  seconds % day === 0n ? `${seconds / day} ${seconds === day ? 'day' : 'days'}` : `${Number(seconds) / 3600} hours`;

const short = (hex: string): string => (hex.length > 74 ? `${hex.slice(0, 34)}… (${hex.length / 2 - 1} bytes)` : hex);
