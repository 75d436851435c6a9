import { describe, expect, it } from 'vitest';
import type { SearchHit } from './protocol';
import { bestSentence, lineFor } from './excerpt';

const text =
  'The queue pays later and without a fee. A redemption pays at once and costs the exit fee, in basis points of the WETH. Nothing can be cancelled.';

it('is the sentence with most of the words, in all their forms', () => {
  expect(bestSentence(text, 'redeemed fees costs')).toMatch(/^A redemption pays at once/);
  expect(bestSentence(text, 'cancel')).toBe('Nothing can be cancelled.');
});
it('is the first sentence without any, with the next when it is short', () =>
  expect(bestSentence(text, 'nowhere')).toMatch(/^The queue pays later and without a fee\. A redemption/));
it('ends between words, with an ellipsis', () => {
  const line = bestSentence('word '.repeat(100), 'other');
  expect(line).toMatch(/word …$/);
  expect(line.length).toBeLessThan(175);
});
it('knows what means the same', () =>
  expect(bestSentence(`The first is about other things and goes on for a while here. ${text}`, 'commission')).toMatch(
    /without a fee/,
  ));
it('ends with a full stop or an ellipsis', () => {
  expect(bestSentence('Call it with the amount (in wei)', 'amount')).toBe('Call it with the amount (in wei).');
  expect(bestSentence('These are the steps:', 'steps')).toBe('These are the steps: …');
});
it('is one row of a table', () =>
  expect(
    bestSentence(
      'at once: an exit fee; rate at execution. two steps, through the queue: no exit fee at all; the lower of two rates.',
      'queue',
    ),
  ).toBe('two steps, through the queue: no exit fee at all; the lower of two rates.'));
it('is empty for an empty text', () => expect(bestSentence('', 'approve')).toBe(''));

describe('the line of a hit', () => {
  const hit = (kind: SearchHit['kind'], hex = '') => ({ kind, hex, terms: ['cancelled'] }) as unknown as SearchHit;
  it('is the best sentence of a section', () =>
    expect(lineFor(hit('section'), text, 'cancelled')).toBe('Nothing can be cancelled.'));
  it('is the beginning of what a call needs: unit and spender, cause and fix', () =>
    expect(lineFor(hit('method'), text, 'cancelled')).toBe(text));
  it('is longer for a pasted value', () => {
    const long = 'word '.repeat(100);
    expect(lineFor(hit('error', '0x12345678'), long, '').length).toBeGreaterThan(
      lineFor(hit('error'), long, '').length,
    );
  });
});
