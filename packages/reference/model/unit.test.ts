import { expect, it } from 'vitest';
import { readUnit } from './unit';

it.each([
  'ETH per 1 pufETH, scaled by 1e18',
  'wei of ETH per 1 pufETH, scaled by 1e18',
  'base units of ETH per 1 pufETH, so scaled by 10^18',
])('names what a rate has after it is divided, not its base units: %s', (words) =>
  expect(readUnit(words)).toEqual({ kind: 'rate', words: 'ETH per 1 pufETH', decimals: 18 }),
);
