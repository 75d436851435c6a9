import { expect, it } from 'vitest';
import { amountWords, spanWords } from './amount-words';

it.each([
  ['1000000000000000000', 'base units of pufETH (18 decimals)', '1000000000000000000 (1 pufETH)'],
  ['1059299999999999999', 'WETH base units, 18 decimals', '1059299999999999999 (1.059299999999999999 WETH)'],
  ['1', 'base units of WETH (18 decimals)', '1 base unit of WETH'],
  ['1500000', 'base units of USDC (6 decimals)', '1500000 (1.5 USDC)'],
  ['2280000000000000000', 'wei', '2280000000000000000 wei (2.28 ETH)'],
  ['2', 'wei of ETH', '2 wei'],
  ['10', 'wei per whole VT', '10'],
  ['250', 'basis points (1 = 0.01 %)', '250 basis points (2.5 %)'],
  ['259200', 'seconds', '259200 s (3 days)'],
  ['1745193600', 'unix seconds', '1745193600 (2025-04-21 00:00:00 UTC)'],
  ['5', 'base units of the token', '5'],
  ['reader', 'wei', 'reader'],
])('writes %s in %s', (value, unit, words) => {
  expect(amountWords(value, unit)).toBe(words);
});

it('writes spans exactly', () => {
  expect(spanWords('43199')).toBe('43199 s');
});
