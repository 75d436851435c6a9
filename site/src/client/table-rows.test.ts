import { expect, it } from 'vitest';
import { csvField } from './table-rows';

it.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "yes"', '"say ""yes"""'],
  ['=1+1', "'=1+1"],
  ['@sum, x', '"\'@sum, x"'],
])('%s is written as %s', (text, field) => {
  expect(csvField(text)).toBe(field);
});
