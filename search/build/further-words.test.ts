import { describe, expect, it } from 'vitest';
import { draft } from './draft';
import { furtherWords } from './further-words';
import { fitTexts } from './fit-texts';
import type { SearchIndex } from '../format/record';

const page = (route: string) => ({ route, title: route, trail: '', property: '', keywords: '' });
const long = `${'filler '.repeat(60)}Anvil forks depositETH; the anvil is common.`;
const index: SearchIndex = {
  pages: [page('/guides/'), page('/api/list')],
  records: [
    { ...draft({ kind: 'section', name: 'Forks', route: '', anchor: 'a', text: long }), page: 0 },
    { ...draft({ kind: 'section', name: 'B', route: '', anchor: 'b', text: 'Something common.' }), page: 0 },
    { ...draft({ kind: 'section', name: 'C', route: '', anchor: 'c', text: 'Unseen words.' }), page: 1 },
    { ...draft({ kind: 'method', name: 'depositETH', route: '', text: 'Unseen too.' }), page: 1 },
  ],
};
const cut = (place: number, text: string): string => {
  const record = index.records[place];
  return record ? furtherWords(index)({ ...record, text }, place) : '';
};

describe('the lost words of a cut text', () => {
  it('are its distinctive words, once each, without words of the heading and names of records', () =>
    expect(cut(0, 'filler filler')).toBe('anvil'));
  it('are empty for a whole text', () => expect(cut(0, long)).toBe(''));
  it('are empty for the reference and for symbols', () => expect([cut(2, ''), cut(3, '')]).toEqual(['', '']));
});

it('texts are cut until they fit the budget, and their words stay', () => {
  const [first] = fitTexts(index, 300).records;
  expect(first?.text.length).toBeLessThan(320);
  expect(first?.words).toContain('anvil');
  expect(() => fitTexts(index, 10)).toThrow(/10 bytes/);
});
