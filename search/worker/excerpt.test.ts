import { expect, it } from 'vitest';
import { bestSentence } from './excerpt';

const text =
  'The queue pays later and without a fee. A redemption pays at once and costs the exit fee, in basis points of the WETH. Nothing can be cancelled.';

it('is the sentence with most of the words, in all their forms', () => {
  expect(bestSentence(text, ['redeemed', 'fees', 'costs'])).toMatch(/^A redemption pays at once/);
  expect(bestSentence(text, ['cancel'])).toBe('Nothing can be cancelled.');
});
it('is the first sentence without any, with the next when it is short', () =>
  expect(bestSentence(text, ['nowhere'])).toMatch(/^The queue pays later and without a fee\. A redemption/));
it('ends between words, with an ellipsis', () => {
  const line = bestSentence('word '.repeat(100), []);
  expect(line).toMatch(/word …$/);
  expect(line.length).toBeLessThan(175);
});
it('is empty for an empty text', () => expect(bestSentence('', ['a'])).toBe(''));
