import { expect, it } from 'vitest';
import { amountsOf, wrongComments } from './comment-values';

const problems = (code: string): string[] => wrongComments('x.mdx', 10, code, amountsOf(['WETH', 'pufETH', 'PUFFER']));

it.each([
  ["const amount = parseEther('0.5'); // 5 WETH", 10, '5 WETH, the code 0.5'],
  ["// 2 pufETH\nconst amount = parseUnits('1', 18);", 10, '2 pufETH, the code 1'],
  ["f();\nconst amount = parseEther('1'); // 10 PUFFER, 18 decimals", 11, '10 PUFFER, the code 1'],
  ['const end = now + 3n * 24n * 60n * 60n; // seven days', 10, 'seven days, the code 259200 seconds'],
  ['const end = now + 20n * 60n; // 2 hours from now', 10, '2 hours, the code 1200 seconds'],
  ['const least = (quoted * 9_950n) / 10_000n; // accept 5 % less', 10, '5 %, the code 99.5 %'],
  ['const amount = 32_000_000_000n; // gwei: 2 ETH', 10, '2 ETH, the code 32'],
])('finds the wrong comment of %s', (code, line, message) => {
  expect(problems(code)).toEqual([`x.mdx:${line} the comment says ${message}: correct the one that is wrong`]);
});

it.each([
  "const amount = parseEther('100'); // PUFFER, 18 decimals; at least 10 PUFFER",
  'const end = now + 3n * 24n * 60n * 60n; // Unix seconds: three days',
  'const least = (quoted * 9_950n) / 10_000n; // 0.5 % less at most',
  'const limit = (cost * 10_050n) / 10_000n; // 0.5 % more',
  'const amount = 32_000_000_000n; // gwei: 32 ETH',
  "// 5 WETH\n\nconst amount = parseEther('1');",
  "const url = 'https://example.org'; // 5 days",
])('accepts %s', (code) => {
  expect(problems(code)).toEqual([]);
});
