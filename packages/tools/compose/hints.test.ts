import { describe, expect, it } from 'vitest';
import { calls as data } from '../fixtures/calls';
import { rules } from '../fixtures/books';
import { valueFor } from '../fixtures/typed';
import { typeInto } from './type-into';
import { formOf, subjectOf, type Form } from './form';
import { readForm } from './read';
import { itemAt, type Field } from './shape';

const ids = [
  ...data.methods.map(({ name }) => name),
  ...Object.entries(data.contracts).flatMap(([contract, { functions }]) =>
    functions.map(({ signature }) => `${contract}.${signature}`),
  ),
];

/** The number fields of a form, including those in structs and lists. */
const numbers = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) =>
    field.shape.kind === 'group'
      ? numbers(field.shape.fields)
      : field.shape.kind === 'list'
        ? numbers([itemAt(field, 0)])
        : field.shape.kind === 'integer'
          ? [field]
          : [],
  );

/** A form on Mainnet with all fields except numbers filled in, so that tokens are chosen. */
function filled(form: Form): Record<string, string> {
  const typed: Record<string, string> = {};
  const all = [...form.around, ...form.fields];
  const choose = (field: Field): void => {
    if (field.shape.kind === 'group') field.shape.fields.forEach(choose);
    else if (field.shape.kind === 'list') choose(itemAt(field, 0));
    else if (field.shape.kind !== 'integer')
      typeInto(
        data,
        form,
        'Mainnet',
        typed,
        field,
        valueFor(data, 'Mainnet', field, () => 0.3),
      );
  };
  all.forEach(choose);
  return typed;
}

describe('the hint of a number field', () => {
  it.each(ids)('%s: what it says to type has the value that it says', (id) => {
    const subject = subjectOf(data, id);
    if (subject === null) throw new Error(id);
    const form = formOf(data, subject);
    const empty = filled(form);
    for (const field of numbers([...form.around, ...form.fields])) {
      const hint = readForm(data, form, 'Mainnet', empty, rules).hints.get(field.path) ?? '';
      expect(hint, field.path).not.toBe('');
      const example = /for example ([\d.]+?)(?=[ .]|$)/.exec(hint)?.[1];
      if (example === undefined) {
        expect(hint, field.path).toMatch(/^(?:Base units of .*500000000000000000 is 0\.5|A whole number)/);
        continue;
      }
      const { values, problems } = readForm(data, form, 'Mainnet', { ...empty, [field.path]: example }, rules);
      if (field.shape.kind === 'integer' && field.shape.bits < 24) continue;
      expect(problems.get(field.path), `${field.path}: ${hint}`).toBeUndefined();
      const power = /multiplies by 10\^(\d+)/.exec(hint)?.[1];
      const expected = power === undefined ? Number(example) : Number(example) * 10 ** Number(power);
      expect(Number(values.get(field.path)), `${field.path}: ${hint}`).toBe(expected);
    }
  });

  it('never calls a field of whole ETH one of wei', () => {
    const subject = subjectOf(data, 'PufferVaultHandler.depositETH');
    if (subject === null) throw new Error('the method is gone');
    const form = formOf(data, subject);
    const reading = readForm(data, form, 'Mainnet', { '.value': '2500000000000000000' }, rules);
    expect(reading.hints.get('.value')).toBe('ETH, for example 0.5. Not base units: this page multiplies by 10^18.');
    expect(reading.warnings.get('.value')).toMatchObject({ kind: 'amount-above-supply' });
    expect(readForm(data, form, 'Mainnet', { '.value': '0.5' }, rules).warnings.size).toBe(0);
  });
});
