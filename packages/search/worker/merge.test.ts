import { describe, expect, it } from 'vitest';
import { smallIndex } from '../fixtures/small-index';
import { BLANK_RECORD } from '../format/record';
import { readCatalog, type Entry } from './catalog';
import { mergeStages } from './merge';
import { parseQuery } from './query';
import type { TextMatch } from './signals';
import { findSymbols } from './symbol-stage';

const section = (name: string) => ({ ...BLANK_RECORD, kind: 'section', name, page: 5, anchor: name }) as const;
const entries = readCatalog({
  ...smallIndex,
  records: [...smallIndex.records, section('Revoke an allowance'), section('How to revoke an allowance')],
});
const [first, second] = entries.slice(-2) as [Entry, Entry];
/** Both have the same signals; only their scores in texts differ. */
const found = (entry: Entry, score: number): TextMatch => ({
  entry,
  score,
  signals: { text: 0.5, words: [0, 0, 0], letters: [0, 0, 0], likelihood: 0 },
});
const merge = (text: string, scored: readonly TextMatch[]) => {
  const query = parseQuery(text);
  const texts = { scored, missing: [], telling: query.content, grasp: 1 };
  return mergeStages(findSymbols(entries, query), texts, query);
};

describe('the order of headings with all words', () => {
  it.each([
    [first, second],
    [second, first],
  ])('follows their score in texts', (better, worse) => {
    const { scored } = merge('revoke allowance', [found(worse, 0.2), found(better, 0.9)]);
    const order = scored.map(({ entry }) => entry).filter((entry) => [first, second].includes(entry));
    expect(order).toEqual([better, worse]);
  });
});

describe('the guide of a single word', () => {
  const records = [
    ...smallIndex.records,
    { ...BLANK_RECORD, kind: 'page', name: 'Permits', page: 5 } as const,
    section('Several in a row: nonces'),
    { ...BLANK_RECORD, kind: 'page', name: 'Nonces', page: 5, anchor: '' } as const,
  ];
  const [page, headed, named] = readCatalog({ ...smallIndex, records }).slice(-3) as [Entry, Entry, Entry];
  const guideOf = (...list: readonly Entry[]) =>
    merge(
      'nonce',
      list.map((entry, place) => found(entry, 1 - place / 10)),
    ).guide;

  it('is the page that its title names', () => expect(guideOf(page, headed, named)).toBe(named));
  it('is a heading that has the word, before a page that lacks it', () => expect(guideOf(page, headed)).toBe(headed));
  it('is the page where no heading has the word', () => expect(guideOf(page, first)).toBe(page));
});

describe('a page with a single word as keyword alone', () => {
  const pages = smallIndex.pages.map((page, place) => (place === 5 ? { ...page, keywords: 'faucet, permits' } : page));
  const page = { ...BLANK_RECORD, kind: 'page', name: 'Permits', page: 5 } as const;
  const [guide, part, elsewhere] = readCatalog({
    pages,
    records: [page, section('How to begin'), { ...section('Test networks'), page: 4 }],
  }) as [Entry, Entry, Entry];
  const order = (text: string, ...list: readonly Entry[]) =>
    merge(
      text,
      list.map((entry, place) => found(entry, 1 - place / 10)),
    )
      .scored.map(({ entry }) => entry)
      .filter((entry) => list.includes(entry));

  it('stands behind its section', () =>
    expect(order('faucet', guide, part, elsewhere)).toEqual([part, guide, elsewhere]));
  it('stands before another page', () => expect(order('faucet', guide, elsewhere)).toEqual([guide, elsewhere]));
  it('stands first where its title has the word', () => expect(order('permits', guide, part)).toEqual([guide, part]));
});

describe('a name as typed', () => {
  it.each([
    ['depositETH', true],
    ['deposit', true],
    ['Deposited', true],
    ['VaultV1.deposit', true],
    // A plain word is not an event, and neither is the word of a question.
    ['deposited', false],
    ['who has deposited', false],
    ['deposi', false],
  ])('%s: %s', (text, isTyped) => expect(merge(text, []).typed.size > 0).toBe(isTyped));
});
