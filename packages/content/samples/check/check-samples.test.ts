import { expect, it } from 'vitest';
import { unusedExamples } from './check-samples';

it('reports examples that no page shows', () => {
  const examples = new Map([
    ['shown', { file: 'examples/shown.ts' }],
    ['forgotten', { file: 'examples/forgotten.ts' }],
  ]);
  expect(unusedExamples(examples, [{ meta: 'example="shown" region="flow"' }])).toEqual([
    'examples/forgotten.ts is on no page',
  ]);
});
