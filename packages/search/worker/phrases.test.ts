import { describe, expect, it } from 'vitest';
import { Phrases } from './phrases';
import { parseQuery } from './query';
import { phraseStems } from './terms';

const apart = (...phrases: string[]) => ({ set: false, phrases: phrases.map(phraseStems) });
const phrases = new Phrases(
  [
    apart('claim the reward', 'collect what I earned', 'where is my reward'),
    apart('lock a token', 'lock longer'),
    { set: true, phrases: [phraseStems('claim lock nonce')] },
    null,
  ],
  [phraseStems('Rewards'), phraseStems('Locks'), [], phraseStems('Claimer')],
);

describe('words of phrases', () => {
  it('are most like the phrase that equals the query', () => {
    const like = phrases.like(parseQuery('claim the reward'));
    expect(like.of(0)[0]).toBeCloseTo(1);
    expect(like.of(2)[0]).toBeLessThan(0.5);
    expect(like.of(3)).toEqual([0, 0, 0]);
  });
  it('give the best three phrases, best first', () => {
    const [first, second, third] = phrases.like(parseQuery('lock longer')).of(1);
    expect(first).toBeCloseTo(1);
    expect(second).toBeGreaterThan(0);
    expect(second).toBeLessThan(first);
    expect(third).toBe(0);
  });
  it('add to the scores of texts where phrases have the word', () => {
    const { scores, size } = phrases.add('locked', { scores: Float64Array.of(0, 1, 0, 1), size: 2 });
    expect(scores[0]).toBe(0);
    expect(scores[1]).toBeGreaterThan(scores[2] ?? 0);
    expect(scores[2]).toBeGreaterThan(0);
    expect(scores[3]).toBe(1);
    expect(size).toBe(3);
  });
});

describe('letters of phrases', () => {
  it('find a misspelled word', () => {
    const query = parseQuery('clami rewrad');
    expect(phrases.like(query).of(0)).toEqual([0, 0, 0]);
    const like = phrases.spelledLike(query);
    expect(like.of(0)[0]).toBeGreaterThan(like.of(1)[0]);
  });
  it('find headings', () => expect(phrases.spelledLike(parseQuery('claims')).of(3)[0]).toBeGreaterThan(0.3));
});
