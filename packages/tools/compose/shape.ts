import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { arrayOf, integerOf } from '../book/abi-types';

/** The type of a field's value. Integers of up to 48 bits are numbers in viem and the SDK, larger ones bigints. */
type Shape =
  | { readonly kind: 'integer'; readonly bits: number; readonly signed: boolean }
  | { readonly kind: 'address' | 'bool' | 'string' | 'role' }
  | { readonly kind: 'bytes'; readonly size: number | null }
  | { readonly kind: 'token'; readonly enums: readonly string[] }
  | { readonly kind: 'group'; readonly fields: readonly Field[] }
  | { readonly kind: 'list'; readonly item: Field; readonly length: number | null };

/** One field. Its path is its key in the state: `params.amount`, `requests.0.pubkey`. */
export interface Field {
  readonly path: string;
  readonly name: string;
  readonly shape: Shape;
  /** In the reference's words; empty for a value that is not a number. */
  readonly unit: string;
  /** It is optional. */
  readonly optional: boolean;
  /** Type as shown: `uint256`, `Token`. */
  readonly type: string;
}

/** A required field without a unit. */
export const scalar = (path: string, name: string, type: string, shape: Shape): Field => ({
  path,
  name,
  type,
  shape,
  unit: '',
  optional: false,
});

/** A field for an address. */
export const addressField = (path: string, name: string): Field => scalar(path, name, 'address', { kind: 'address' });

/** A field for a number. */
export const numberField = (path: string, name: string, unit: string): Field => ({
  ...scalar(path, name, 'uint256', { kind: 'integer', bits: 256, signed: false }),
  unit,
});

/** Path of an argument without a name: its index. */
const nameOf = ({ name }: BookParameter, index: number): string => (name === '' ? String(index) : name);

/** The fields of a function's inputs, or of a tuple's components. */
export const fieldsOf = (inputs: readonly BookParameter[], prefix = ''): readonly Field[] =>
  inputs.map((input, index) => fieldOf(input, `${prefix}${nameOf(input, index)}`, input.says ?? nameOf(input, index)));

export function fieldOf(input: BookParameter, path: string, name: string): Field {
  const { type, unit = '' } = input;
  return { path, name, unit, type, optional: false, shape: shapeOf(input, path) };
}

function shapeOf(input: BookParameter, path: string): Shape {
  const { type, components = [] } = input;
  const array = arrayOf(input);
  // Paths of items contain `*`, which is replaced by the index when they are read.
  if (array !== null) return { kind: 'list', item: fieldOf(array.item, `${path}.*`, ''), length: array.length };
  if (type === 'tuple') return { kind: 'group', fields: fieldsOf(components, `${path}.`) };
  const integer = integerOf(type);
  if (integer !== null) return { kind: 'integer', ...integer };
  const bytes = /^bytes(\d*)$/.exec(type);
  if (bytes !== null) return { kind: 'bytes', size: bytes[1] === '' ? null : Number(bytes[1]) };
  if (type === 'address' || type === 'bool' || type === 'string') return { kind: type };
  throw new Error(`no field for the type ${type}`);
}

/** The item of a list at an index, which replaces `*` in its paths. */
export function itemAt(list: Field, index: number): Field {
  if (list.shape.kind !== 'list') throw new Error(`${list.path} is no list`);
  const star = `${list.path}.*`;
  const put = (field: Field): Field => ({
    ...field,
    path: `${list.path}.${index}${field.path.slice(star.length)}`,
    shape:
      field.shape.kind === 'group'
        ? { ...field.shape, fields: field.shape.fields.map(put) }
        : field.shape.kind === 'list'
          ? { ...field.shape, item: put(field.shape.item) }
          : field.shape,
  });
  return { ...put(list.shape.item), name: String(index) };
}
