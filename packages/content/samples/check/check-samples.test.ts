import { expect, it } from 'vitest';
import { oneExample, unusedExamples } from './check-samples';

it('reports examples that no page shows', () => {
  const examples = new Map([
    ['shown', { file: 'examples/shown.ts' }],
    ['forgotten', { file: 'examples/forgotten.ts' }],
  ]);
  expect(unusedExamples(examples, [{ meta: 'example="shown" region="flow"' }])).toEqual([
    'examples/forgotten.ts is on no page',
  ]);
});

it('checks one example, and names those that are near to a wrong name', () => {
  const all = new Map(['batch-steth', 'stake-steth', 'stake-steth-approved', 'balances'].map((name) => [name, name]));
  expect([...oneExample(all, 'stake-steth')]).toEqual([['stake-steth', 'stake-steth']]);
  expect(() => oneExample(all, 'stake-stheth')).toThrow('no example "stake-stheth"; close matches: stake-steth');
  expect(() => oneExample(all, 'zebra')).toThrow('no example "zebra"; see the files of examples/');
});
