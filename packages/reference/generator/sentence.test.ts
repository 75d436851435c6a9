import { expect, it } from 'vitest';
import { named, sentence } from './write/sentence';

it.each([
  ['at least `amount`', 'At least `amount`.'],
  ['works with an approval, no signature is needed', 'Works with an approval, no signature is needed.'],
  ['isPreapproved must be true', 'isPreapproved must be true.'],
  ['previewMint(shares) at least', 'previewMint(shares) at least.'],
  ['`amount` of it', '`amount` of it.'],
  ['It ends.', 'It ends.'],
  ['', ''],
])('sentence: %s', (note, expected) => expect(sentence(note)).toBe(expected));

it('prints a name in bold and a description unchanged', () => {
  expect(named('CARROT')).toBe('**CARROT**');
  expect(named('"the asset of the vault (pufETH: inferred)"')).toBe('the asset of the vault (pufETH: inferred)');
});
