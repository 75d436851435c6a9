import { isHex, sizeOf } from '../book/plain-hex';
import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import { humanValue } from '@sdk-docs/reference/model/human';
import { readUnit, type Unit } from '@sdk-docs/reference/model/unit';
import type { Warning } from '../warnings/warning';
import { readAmount } from './amount';
import { decimalsIn, tokenNamed } from './data';
import type { Form } from './form';
import { supplyWarnings } from '../warnings/supply';
import type { RulesBook } from '@sdk-docs/reference/model/tools-book';
import { PERMIT_SIGNATURE } from './paths';
import { placesOfUnit, type KnownDecimals } from './places-of-unit';
import { EMPTY } from './status';
import { itemAt, type Field } from './shape';
import type { Reading, Value } from './composed';

/** The typed values, by path. The length of a list is at `<path>.length`. */
export type Typed = Readonly<Record<string, string>>;

/** The fields to read, and the tokens that their amounts count. */
export type Fields = Pick<Form, 'around' | 'fields' | 'ties'>;

/** Maximum number of items: no call of the SDK has as many. */
export const LONGEST_LIST = 50;
/** Longer texts are rejected before any computation. */
const LONGEST_TEXT = 20_000;

/** Parsers that need hashes: addresses, and their names, have a checksum. */
export interface Readers {
  readonly address: (data: CallsData, chain: string, written: string) => Found;
  readonly role: (written: string) => Found;
}

/** Reads all fields of a form on a chain. Never throws: invalid fields have a message. */
export function readFormWith(
  readers: Readers,
  data: CallsData,
  form: Fields,
  chain: string,
  typed: Typed,
  rules: Pick<RulesBook, 'limits'> = { limits: [] },
): Reading {
  const values = new Map<string, Value>();
  const problems = new Map<string, string>();
  const notes = new Map<string, string>();
  const hints = new Map<string, string>();
  const warnings = new Map<string, Warning>();
  const text = (path: string): string => (Object.hasOwn(typed, path) ? (typed[path] ?? '').trim() : '');

  const read = (field: Field): Value => {
    const value = readField(field);
    if (value !== undefined) values.set(field.path, value);
    return value;
  };
  const readField = (field: Field): Value => {
    const { shape, path, optional } = field;
    if (shape.kind === 'group') return Object.fromEntries(shape.fields.map((part) => [part.name, read(part)]));
    if (shape.kind === 'list') {
      const count = shape.length ?? lengthOf(typed, path);
      return Array.from({ length: count }, (_, index) => read(itemAt(field, index)));
    }
    const known = shape.kind === 'integer' ? tokenDecimals(data, form, chain, text, path) : null;
    if (shape.kind === 'integer') hints.set(path, hintOf(field.unit, known));
    const written = text(path);
    if (written === '') {
      // The SDK would ask for a permit in place of the approval that this page makes, also where a token takes none.
      if (optional && field.name === 'isPreapproved' && text(PERMIT_SIGNATURE) === '') return true;
      if (shape.kind === 'string') return '';
      if (shape.kind === 'bytes' && shape.size === null && !optional) {
        problems.set(path, 'Write 0x for no bytes.');
        return undefined;
      }
      if (!optional) problems.set(path, EMPTY);
      return undefined;
    }
    const found = written.length > LONGEST_TEXT ? { problem: 'This is too long.' } : scalar(field, written, known);
    if (typeof found.value === 'bigint') {
      const { name, unit } = field;
      const value = String(found.value);
      const counts = countedBy(unit, known);
      const [above] = supplyWarnings({ rules }, { name, value, counts });
      if (above !== undefined) warnings.set(path, above);
    }
    if (found.note !== undefined) notes.set(path, found.note);
    if (found.problem !== undefined) problems.set(path, found.problem);
    return found.value;
  };

  const scalar = (field: Field, written: string, known: KnownDecimals): Found => {
    const { shape } = field;
    switch (shape.kind) {
      case 'integer':
        return readInteger(written, shape, field.unit, known);
      case 'address':
        return readers.address(data, chain, written);
      case 'token':
        return readToken(data, chain, shape.enums, written);
      case 'bool':
        return written === 'true' || written === 'false'
          ? { value: written === 'true' }
          : { problem: 'Choose true or false.' };
      case 'bytes':
        return readBytes(written, shape.size);
      case 'role':
        return readers.role(written);
      default:
        return { value: written };
    }
  };

  if (Object.hasOwn(data.chains, chain)) for (const field of [...form.around, ...form.fields]) read(field);
  else problems.set('', "This isn't a chain of the SDK.");
  return { values, problems, notes, hints, warnings };
}

export interface Found {
  readonly value?: Value;
  readonly problem?: string;
  readonly note?: string;
}

export function lengthOf(typed: Typed, path: string): number {
  const key = `${path}.length`;
  const count = Object.hasOwn(typed, key) ? Number(typed[key]) : 1;
  return Number.isInteger(count) && count >= 0 ? Math.min(count, LONGEST_LIST) : 1;
}

/** What a number counts, by the reference's words and the selected token. */
function countedBy(words: string, known: KnownDecimals): Unit {
  const unit = readUnit(words);
  return unit.kind === 'amount' && known !== null && unit.decimals === null
    ? { kind: 'amount', symbol: known.token, decimals: known.decimals }
    : unit;
}

/** The number of `1.5 pufETH`, in any case. */
const withoutUnit = (text: string, symbol: string): string =>
  text.toLowerCase().endsWith(symbol.toLowerCase()) ? text.slice(0, -symbol.length).trim() : text;

function readInteger(
  written: string,
  shape: { readonly bits: number; readonly signed: boolean },
  words: string,
  known: KnownDecimals,
): Found {
  const decimals = placesOfUnit(words, known);
  const unit = countedBy(words, known);
  const number = decimals > 0 && unit.kind === 'amount' ? withoutUnit(written, unit.symbol) : written;
  const amount = readAmount(number, decimals, shape.bits, shape.signed);
  if ('problem' in amount) return amount;
  const { value } = amount;
  if (decimals > 0) return { value, note: `${value} ${words.startsWith('gwei') ? 'gwei' : 'base units'}` };
  const human = humanValue(value, readUnit(words));
  return human === null ? { value } : { value, note: human };
}

/** Decimals of the token that an amount counts, where the form ties it to one and the surface has them. */
export function tokenDecimals(
  data: CallsData,
  { ties }: Pick<Form, 'ties'>,
  chain: string,
  text: (path: string) => string,
  path: string,
): KnownDecimals {
  const tie = ties.get(path);
  if (tie === undefined) return null;
  const token = Object.hasOwn(data.tokens, tie) ? tie : tokenNamed(data, chain, text(tie));
  const decimals = decimalsIn(data, token);
  return token === null || decimals === null ? null : { token, decimals };
}

/** A member of the token enums that has an address on the chain. */
function readToken(data: CallsData, chain: string, enums: readonly string[], written: string): Found {
  const name = written.replace(/^\w+\./, '');
  const token = Object.hasOwn(data.tokens, name) ? data.tokens[name] : undefined;
  if (token === undefined || !enums.some((type) => type === token.enum || type === `${token.enum}.${name}`))
    return { problem: `This isn't a member of ${enums.join(' or ')}.` };
  const address = token.at[chain];
  if (address == null) return { problem: `${name} is not deployed on ${chain}.` };
  return { value: name, note: address };
}

function readBytes(written: string, bytes: number | null): Found {
  if (!isHex(written)) return { problem: 'Write hex: 0x and digits from 0 to f.' };
  if (written.length % 2 !== 0) return { problem: 'A byte has two hex digits; one is missing.' };
  if (bytes !== null && sizeOf(written) !== bytes)
    return { problem: `This takes ${bytes} bytes (${bytes * 2} hex digits); this has ${sizeOf(written)}.` };
  return { value: written.toLowerCase(), ...(bytes === null ? { note: `${sizeOf(written)} bytes` } : {}) };
}

/**
 * Describes what to type into a number field, with an example: whole units where the decimals are known, otherwise base
 * units. `words` is the unit of the reference; empty for a number without unit.
 */
function hintOf(words: string, known: KnownDecimals): string {
  const unit = readUnit(words);
  const decimals = placesOfUnit(words, known);
  const price = /^base units of the \w+ token per whole (\w+) token/.exec(words)?.[1];
  if (price !== undefined && known !== null)
    return `${known.token} for one whole ${price} token, for example 1.05. Not base units: this page multiplies by 10^${decimals}.`;
  switch (unit.kind) {
    case 'amount': {
      if (decimals === 0)
        return `Base units of ${unit.symbol.replace(/;.*/, '')}: with 18 decimals 500000000000000000 is 0.5.`;
      const symbol = known?.token ?? unit.symbol;
      return `${symbol}, for example 0.5. Not base units: this page multiplies by 10^${decimals}.`;
    }
    case 'rate':
      return `${unit.words}, for example 1.05. Not scaled: this page multiplies by 10^${decimals}.`;
    case 'percent':
      return 'Basis points, for example 250 for 2.5 %.';
    case 'duration':
      return `Seconds, for example 86400 for one day${words === 'seconds' ? '' : ` (${words})`}.`;
    case 'time':
      return 'Unix seconds, for example 1893456000 for 2030-01-01. Not milliseconds.';
    case 'periods':
      return `A number of ${unit.days}-day periods, for example 12 for ${12 * unit.days} days.`;
    case 'none':
      return words === '' ? 'A whole number.' : `A whole number: ${words}.`;
  }
}
