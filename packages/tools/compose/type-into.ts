import { decimal } from '@sdk-docs/reference/model/human';
import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { Value } from './composed';
import type { Form } from './form';
import { placesOfUnit } from './places-of-unit';
import { tokenDecimals } from './read-fields';
import { itemAt, type Field } from './shape';

/** Enters a value into a field, as a person would: amounts with their decimals. Changes `typed`. */
export function typeInto(
  data: CallsData,
  form: Pick<Form, 'ties'>,
  chain: string,
  typed: Record<string, string>,
  field: Field,
  value: Value,
): void {
  const { shape, path } = field;
  if (value === undefined) return;
  if (shape.kind === 'group') {
    const fields = value as { readonly [name: string]: Value };
    for (const part of shape.fields) typeInto(data, form, chain, typed, part, fields[part.name]);
    return;
  }
  if (shape.kind === 'list') {
    const items = value as readonly Value[];
    typed[`${path}.length`] = String(items.length);
    items.forEach((item, index) => typeInto(data, form, chain, typed, itemAt(field, index), item));
    return;
  }
  if (shape.kind !== 'integer') {
    typed[path] = String(value);
    return;
  }
  const known = tokenDecimals(data, form, chain, (other) => typed[other] ?? '', path);
  typed[path] = decimal(BigInt(String(value)), placesOfUnit(field.unit, known));
}
