import { expect, it } from 'vitest';
import { figuresIn, gasFigures, oneExample, unusedExamples } from './check-samples';

it('reports examples that no page shows', () => {
  const examples = new Map([
    ['shown', { file: 'examples/shown.ts' }],
    ['forgotten', { file: 'examples/forgotten.ts' }],
  ]);
  expect(unusedExamples(examples, new Set(['shown']))).toEqual(['examples/forgotten.ts is on no page']);
});

it('checks one example, and names those that are near to a wrong name', () => {
  const all = new Map(['batch-steth', 'stake-steth', 'stake-steth-approved', 'balances'].map((name) => [name, name]));
  expect([...oneExample(all, 'stake-steth')]).toEqual([['stake-steth', 'stake-steth']]);
  expect(() => oneExample(all, 'stake-stheth')).toThrow('no example "stake-stheth"; close matches: stake-steth');
  expect(() => oneExample(all, 'zebra')).toThrow('no example "zebra"; see the files of examples/');
});

it.each(['A deposit takes 109,000 gas.', 'Set gas: 250000 there.'])('refuses a figure of gas by hand: %s', (text) => {
  expect(figuresIn('docs/x.mdx', `Text.\n${text}`)).toEqual([expect.stringContaining('docs/x.mdx:2')]);
});

it('takes other numbers, and the pages as they are', () => {
  expect(figuresIn('docs/x.mdx', 'gas: (gas * 120n) / 100n; 1,230 requests')).toEqual([]);
  expect(gasFigures(process.cwd())).toEqual([]);
});
