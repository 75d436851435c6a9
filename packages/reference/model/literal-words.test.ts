import { describe, expect, it } from 'vitest';
import { literalParts } from './literal-parts';
import { literalWords } from './literal-words';

describe('a long literal', () => {
  it.each([
    ['1000000000000000000n', '1,000,000,000,000,000,000 (10^18)'],
    ['32_000_000_000n', '32,000,000,000 (32 × 10^9)'],
    ['10_000n', '10,000 (10^4)'],
    ['86400n', '86,400'],
    ['1020000000000000000', '1,020,000,000,000,000,000 (102 × 10^16)'],
    ['1e18', '1,000,000,000,000,000,000 (10^18)'],
    ['10n ** 6n', '1,000,000 (10^6)'],
    ['basis points', '100 are 1 %, 10,000 are 100 %'],
    ['gwei', '10^9 wei; 10^9 of them are 1 ETH'],
  ])('%s says %s', (literal, words) => expect(literalWords(literal)).toBe(words));

  it.each(['1000n', '12', '0n', '00000', '1e2', '', 'abc', '0x1234567890', '1.5', '-10000', '10 ** 1'])(
    '%s says nothing',
    (literal) => expect(literalWords(literal)).toBeNull(),
  );

  it('is found between words, and not in hex, names, decimals or versions', () => {
    const text = 'parse(10_000n, "0x1111111111", a100000, 1.234567, 100000.5, 1,000,000, parseGwei) * 10n ** 18n.';
    expect(literalParts(text, 'code').filter(({ words }) => words !== null)).toEqual([
      { text: '10_000n', words: '10,000 (10^4)' },
      { text: '10n ** 18n', words: '1,000,000,000,000,000,000 (10^18)' },
    ]);
    expect(
      literalParts(text, 'code')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    const chain = 'chain 11155111 scales by 1e18';
    expect(literalParts(chain, 'prose').filter(({ words }) => words !== null)).toMatchObject([{ text: '1e18' }]);
    expect(literalParts('no number', 'prose')).toEqual([{ text: 'no number', words: null }]);
  });
});
