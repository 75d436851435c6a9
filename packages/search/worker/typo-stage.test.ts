import { describe, expect, it } from 'vitest';
import { parseQuery, type Word } from './query';
import { correct } from './typo-stage';

const counts = new Map(
  Object.entries({
    holesky: 3,
    address: 9,
    addressed: 1,
    claim: 5,
    clamp: 1,
    wrong: 2,
    balance: 8,
    withdrawal: 9,
    gate: 4,
  }),
);
const fixed = (typed: string, alone = false): string | null =>
  correct(parseQuery(typed).words[0] as Word, [...counts.keys()].reverse(), (word) => counts.get(word) ?? 0, alone);

describe('a misspelled word beside others', () => {
  it.each([
    ['adress', 'address'],
    // The commonest of the equally close ones.
    ['clam', 'claim'],
    ['wrog', 'wrong'],
    ['holskey', 'holesky'],
    ['wthdrawl', 'withdrawal'],
  ])('%s is %s', (typed, meant) => expect(fixed(typed)).toBe(meant));
  it.each(['binance', 'game', 'wgg'])('%s is another word', (typed) => expect(fixed(typed)).toBeNull());
});

describe('a misspelled word alone', () => {
  it.each([
    ['adress', 'address'],
    ['holskey', 'holesky'],
  ])('%s is %s', (typed, meant) => expect(fixed(typed, true)).toBe(meant));
  it.each(['clam', 'wthdrawl'])('%s is another word', (typed) => expect(fixed(typed, true)).toBeNull());
});
