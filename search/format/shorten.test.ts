import { expect, it } from 'vitest';
import { shorten } from './shorten';

it('cuts what is longer than a line, and says so', () => {
  expect(shorten('a'.repeat(80))).toBe('a'.repeat(80));
  expect(shorten(`${'a'.repeat(79)} b`)).toBe(`${'a'.repeat(79)} …`);
  expect(shorten('a'.repeat(100_000))).toHaveLength(82);
});
