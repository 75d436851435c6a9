import { expect, it } from 'vitest';
import { shorten } from './shorten';

it('cuts a long text and adds an ellipsis', () => {
  expect(shorten('a'.repeat(80))).toBe('a'.repeat(80));
  expect(shorten(`${'a'.repeat(79)} b`)).toBe(`${'a'.repeat(79)} …`);
  expect(shorten('a'.repeat(100_000))).toHaveLength(82);
});
