import { describe, expect, it } from 'vitest';
import type { SearchIndex } from '../format/record';
import { draft } from './draft';
import { fitTexts } from './fit-texts';
import { furtherWords } from './further-words';

const page = (route: string) => ({ route, title: route, trail: '', property: '', keywords: '' });
const long = `${'filler '.repeat(60)}Anvil forks depositETH; the anvil is common.`;
const section = (name: string, text: string, words = text) =>
  draft({ kind: 'section', name, route: '', anchor: name, text, words });
const index: SearchIndex = {
  pages: [page('/guides/'), page('/api/list')],
  records: [
    { ...section('Forks', long, `${long} privateKeyToAccount('0xaa')`), page: 0 },
    { ...section('B', 'Something common.'), page: 0 },
    { ...section('C', 'Unseen words.'), page: 1 },
    {
      ...draft({ kind: 'method', name: 'depositETH', route: '', text: 'Unseen too.', words: 'Guardian only' }),
      page: 1,
    },
  ],
};
const cut = (texts: readonly string[]): string[] =>
  furtherWords(index)(index.records.map((record, place) => ({ ...record, text: texts[place] ?? record.text })));

describe('the words of whole texts', () => {
  it('keep the distinctive words of guides, and identifiers in code with their case', () =>
    expect(cut(['filler filler'])[0]).toBe('anvil privateKeyToAccount'));
  it('are only the words of code for a text that is not cut', () => expect(cut([])[0]).toBe('privateKeyToAccount'));
  it('keep what the reference says beside its entries', () => expect(cut([])[3]).toBe('guardian only'));
  it('leave no word of the site without a place', () => {
    const found = cut(['', '', '', '']).join(' ').toLowerCase();
    for (const word of ['filler', 'anvil', 'common', 'something', 'unseen', 'privatekeytoaccount', 'guardian'])
      expect(found).toContain(word);
  });
});

it('texts are cut until they fit the budget, and their words stay', () => {
  const [first] = fitTexts(index, 380).records;
  expect(first?.text.length).toBeLessThan(320);
  expect(first?.words).toContain('anvil');
  expect(() => fitTexts(index, 10)).toThrow(/10 bytes/);
});
