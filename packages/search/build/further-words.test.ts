import { describe, expect, it } from 'vitest';
import type { SearchIndex } from '../format/record';
import { draft } from './draft';
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
const words = furtherWords(index).records.map((record) => record.words);

describe('the words of whole texts', () => {
  it('keep the distinctive words of guides, and identifiers in code with their case', () =>
    expect(words[0]).toBe('filler anvil common privateKeyToAccount'));
  it('leave out what the name has', () => {
    const [first] = furtherWords({ ...index, records: [{ ...section('Anvil', 'The anvil forks.'), page: 0 }] }).records;
    expect(first?.words).toBe('forks');
  });
  it('keep what the reference says beside its entries', () => expect(words[3]).toBe('guardian only'));
  it('leave no word of the site without a place', () => {
    const found = words.join(' ').toLowerCase();
    for (const word of ['filler', 'anvil', 'common', 'something', 'unseen', 'privatekeytoaccount', 'guardian'])
      expect(found).toContain(word);
  });
});
