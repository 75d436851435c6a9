import { decodeFunctionData, getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { calls as data } from '../fixtures/calls';
import { random, valueFor } from '../fixtures/typed';
import { typeInto } from './type-into';
import { composeCall } from './call';
import { formOf, subjectOf } from './form';
import { TARGET } from './paths';
import { readForm } from './read';
import type { Value } from './composed';

const ids = Object.entries(data.contracts).flatMap(([contract, { functions }]) =>
  functions.map(({ signature }) => `${contract}.${signature}`),
);
const TO = '0x00000000000000000000000000000000000000A1';

/** Addresses in lower case and numbers as bigints, for comparison. */
const same = (value: unknown): unknown => {
  if (typeof value === 'object' && value !== null)
    return Array.isArray(value)
      ? value.map(same)
      : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, same(part)]));
  return typeof value === 'number' ? BigInt(value) : typeof value === 'string' ? value.toLowerCase() : value;
};

describe('every contract function that writes', () => {
  it('is in the data', () => {
    expect(ids.length).toBeGreaterThan(170);
  });

  it.each(ids)('%s: what is typed comes back from the calldata', (id) => {
    const subject = subjectOf(data, id);
    if (subject?.kind !== 'function') throw new Error(id);
    const form = formOf(data, subject);
    const next = random(id.length);
    for (let round = 0; round < 12; round++) {
      const typed: Record<string, string> = { [TARGET]: TO };
      const values = form.fields.map((field) => valueFor(data, 'Mainnet', field, next));
      form.fields.forEach((field, index) => typeInto(data, form, 'Mainnet', typed, field, values[index] as Value));
      const reading = readForm(data, form, 'Mainnet', typed);
      expect([...reading.problems]).toEqual([]);
      const call = composeCall(data, form, 'Mainnet', reading);
      if ('problem' in call) throw new Error(call.problem);
      expect(call.to).toBe(getAddress(TO));
      const { args = [] } = decodeFunctionData({ abi: [subject.item], data: call.data });
      expect(same(args)).toEqual(same(values));
    }
  });
});
