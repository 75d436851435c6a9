import { expect, it } from 'vitest';
import { figuresIn, gasFigures } from './gas-figures';

it.each(['A deposit takes 109,000 gas.', 'Set gas: 250000 there.'])('refuses a figure of gas by hand: %s', (text) => {
  expect(figuresIn('docs/x.mdx', `Text.\n${text}`)).toEqual([expect.stringContaining('docs/x.mdx:2')]);
});

it('takes other numbers, and the pages as they are', () => {
  expect(figuresIn('docs/x.mdx', 'gas: (gas * 120n) / 100n; 1,230 requests')).toEqual([]);
  expect(gasFigures(process.cwd())).toEqual([]);
});
