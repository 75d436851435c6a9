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
    expect(like.get(0)?.[0]).toBeCloseTo(1);
    expect(like.get(2)?.[0]).toBeLessThan(0.5);
    expect(like.has(3)).toBe(false);
  });
  it('give the best three phrases, best first', () => {
    const [first = 0, second = 0, third] = phrases.like(parseQuery('lock longer')).get(1) ?? [];
    expect(first).toBeCloseTo(1);
    expect(second).toBeGreaterThan(0);
    expect(second).toBeLessThan(first);
    expect(third).toBe(0);
  });
  it('find records', () => expect([...phrases.find('locked').keys()]).toEqual([1, 2]));
});

describe('letters of phrases', () => {
  it('find a misspelled word', () => {
    const query = parseQuery('clami rewrad');
    expect(phrases.like(query).size).toBe(0);
    const like = phrases.spelledLike(query);
    expect(like.get(0)?.[0]).toBeGreaterThan(like.get(1)?.[0] ?? 0);
  });
  it('find headings', () => expect(phrases.spelledLike(parseQuery('claims')).get(3)?.[0]).toBeGreaterThan(0.3));
});
