import { pathIn } from '@sdk-docs/reference/model/arguments';
import type { FunctionData, MethodData, ParameterData } from '@sdk-docs/reference/model/calls-data';
import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { fieldOf, type Field } from './shape';

/** `Token`, `UnifiToken`, both, or one member: `Token.ctTACpufETH`. */
export const enumsOf = (type: string): readonly string[] => (type === 'AnyToken' ? ['Token', 'UnifiToken'] : [type]);

/** The calls of a method with their functions. */
type Rows = readonly { readonly row: MethodData['sends'][number]; readonly item: FunctionData }[];

/** The field of a parameter; `lenient`: its permit is optional, because an allowance also counts. */
export function parameterField(rows: Rows, parameter: ParameterData, path: string, lenient: boolean): Field {
  const { name, type, unit = '', optional = false, fields } = parameter;
  const input = inputFor(rows, path);
  const base = { path, name, unit, optional, type };
  if (input !== null) {
    const field = fieldOf(input, path, name);
    const shaped = { ...field, unit: unit || field.unit, optional };
    return lenient && isPermit(input) ? leaveEmpty(shaped) : shaped;
  }
  if (fields !== undefined)
    return {
      ...base,
      shape: {
        kind: 'group',
        fields: fields.map((field) => parameterField(rows, field, `${path}.${field.name}`, lenient)),
      },
    };
  const used = rows.flatMap(({ row }) => row.arguments ?? []).find((text) => pathIn(text) === path);
  if (used?.startsWith('roleId(') === true) return { ...base, shape: { kind: 'role' } };
  if (/Token\b/.test(type)) return { ...base, shape: { kind: 'token', enums: enumsOf(type) } };
  if (type === 'boolean') return { ...base, shape: { kind: 'bool' } };
  if (type === 'bigint' || type === 'number')
    return { ...base, shape: { kind: 'integer', bits: type === 'number' ? 32 : 256, signed: false } };
  if (type === 'string') return { ...base, shape: { kind: 'string' } };
  return { ...base, shape: type === 'Address' ? { kind: 'address' } : { kind: 'bytes', size: null } };
}

/** The ABI input that a parameter is passed to unchanged. */
function inputFor(rows: Rows, path: string): BookParameter | null {
  for (const { row, item } of rows) {
    const index = (row.arguments ?? []).findIndex((text) => text.split(' or ')[0] === path);
    const input = item.inputs[index];
    if (input !== undefined) return input;
  }
  return null;
}

export const isPermit = ({ components = [] }: BookParameter): boolean =>
  ['deadline', 'amount', 'v', 'r', 's'].every((name) => components.some((component) => component.name === name));

/** Without a signature the fields of a permit are zero, and the allowance is used. */
export const leaveEmpty = (field: Field): Field =>
  field.shape.kind !== 'group'
    ? field
    : {
        ...field,
        shape: {
          kind: 'group',
          fields: field.shape.fields.map((part) => (part.name === 'amount' ? part : { ...part, optional: true })),
        },
      };
