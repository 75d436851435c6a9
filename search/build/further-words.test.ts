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

describe('words that a cut text lacks', () => {
  it('are those that tell it from others, once, without what the heading says or a record is named', () =>
    expect(cut(0, 'filler filler')).toBe('anvil'));
  it('are none where the text is whole', () => expect(cut(0, long)).toBe(''));
  it('are none in the reference and of symbols', () => expect([cut(2, ''), cut(3, '')]).toEqual(['', '']));
});

it('texts are cut until they keep the budget, and keep their words', () => {
  const [first] = fitTexts(index, 300).records;
  expect(first?.text.length).toBeLessThan(320);
  expect(first?.words).toContain('anvil');
  expect(() => fitTexts(index, 10)).toThrow(/10 bytes/);
});
