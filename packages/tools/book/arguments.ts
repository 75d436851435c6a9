import type { BookParameter, PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { humanValue } from '@sdk-docs/reference/model/human';
import { arrayOf, fieldValues } from './abi-types';
import { textIn } from './parts';
import { namesAt } from './places';
import { readUnit, type DecimalsOf, type Unit } from '@sdk-docs/reference/model/unit';
import { visible } from './visible';

/** An argument as it is shown. */
export interface Argument {
  readonly name: string;
  readonly type: string;
  /** The value as text: decimal, address with checksum, hex. Empty for arrays and structs, which have items. */
  readonly value: string;
  /** Unit in the words of the reference. */
  readonly unit: string | null;
  /** What a number counts; null for everything else. */
  readonly counts: Unit | null;
  /** The value in human units; null where the unit has no such form. */
  readonly human: string | null;
  /** Names of the contracts at an address. */
  readonly names: readonly string[];
  readonly items: readonly Argument[];
  /** Items that are not shown. */
  readonly hidden: number;
}

/** What is needed to read a value. */
export interface Reading {
  readonly places: PlacesBook;
  /** Names of an address where `places` does not have them. */
  readonly namesOf?: (address: string) => readonly string[];
  /** Formats an address; default: as the values have it. */
  readonly address?: (text: string) => string;
  readonly decimalsOf: DecimalsOf;
  /** The token that words like "the token" mean in this call. */
  readonly unitOf?: (words: string) => Unit | null;
}

const MOST_ITEMS = 100;

export const argumentsOf = (
  inputs: readonly BookParameter[],
  values: readonly unknown[],
  reading: Reading,
): Argument[] => inputs.map((input, index) => argument(input, values[index], reading, index));

function argument(input: BookParameter, value: unknown, reading: Reading, place: number): Argument {
  const { type, unit, components } = input;
  const name = input.name || input.says || `#${place}`;
  const shape = {
    name,
    type,
    unit: unit ?? null,
    value: '',
    counts: null,
    human: null,
    names: [],
    items: [],
    hidden: 0,
  };
  const array = arrayOf(input);
  if (array !== null) {
    const items = value as readonly unknown[];
    return {
      ...shape,
      items: items
        .slice(0, MOST_ITEMS)
        .map((item, index) => argument({ ...array.item, name: String(index) }, item, reading, index)),
      hidden: Math.max(0, items.length - MOST_ITEMS),
    };
  }
  if (components !== undefined)
    return { ...shape, items: argumentsOf(components, fieldValues(components, value), reading) };
  if (typeof value === 'bigint' || typeof value === 'number') {
    const words = unit ?? '';
    const counted = reading.unitOf?.(words) ?? readUnit(words, reading.decimalsOf);
    const human = humanValue(BigInt(value), counted);
    // The token is known, and its decimals are not.
    const base = human === null && counted.kind === 'amount' ? `base units of ${counted.symbol}` : shape.unit;
    return { ...shape, unit: base, value: String(value), counts: counted, human };
  }
  const text = String(value);
  if (type === 'address')
    return {
      ...shape,
      value: reading.address?.(text) ?? text,
      names: reading.namesOf?.(text) ?? namesAt(reading.places, text),
    };
  return { ...shape, value: type === 'string' ? visible(text) : text, human: type === 'bytes32' ? textOf(text) : null };
}

/** The text in 32 bytes, as in the name of a module. Null for bytes that are no text. */
function textOf(word: string): string | null {
  const { text } = textIn(/^0x((?:[2-7][0-9a-f]){3,32}?)(?:00)*$/i.exec(word)?.[1] ?? '');
  return /^[\w .:-]+$/.test(text) ? `"${text}"` : null;
}
