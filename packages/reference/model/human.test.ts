import fc from 'fast-check';
import { formatUnits } from 'viem';
import { describe, expect, it } from 'vitest';
import { exact } from './human';

describe('numbers in words', () => {
  it("have the digits of viem's formatUnits, with commas", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n }), fc.nat(77), (value, decimals) => {
        expect(exact(value, decimals).replaceAll(',', '')).toBe(formatUnits(value, decimals));
      }),
    );
    expect(exact(1_234_000_001n, 6)).toBe('1,234.000001');
    expect(exact(-1_000n, 0)).toBe('-1,000');
    expect(exact(0n, 18)).toBe('0');
  });
});
