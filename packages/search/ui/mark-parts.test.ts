import { describe, expect, it } from 'vitest';
import { hitTarget } from './hit-target';
import { breakable, markParts } from './mark-parts';

describe('marked text', () => {
  it('is split at the terms, regardless of case', () =>
    expect(markParts('Deposit to deposit', ['deposit'])).toEqual([
      { text: 'Deposit', match: true },
      { text: ' to ', match: false },
      { text: 'deposit', match: true },
    ]));

  it('is marked where a word or a part of a name begins', () => {
    const marked = (text: string, term: string) =>
      markParts(text, [term]).flatMap(({ text: part, match }) => (match ? [part] : []));
    expect(marked('the method of ETH and depositETH', 'eth')).toEqual(['ETH', 'ETH']);
    expect(marked('withdraw with a permit', 'with')).toEqual(['with', 'with']);
  });

  it('takes terms literally', () => {
    expect(markParts('<b>(x', ['(x', '<b>'])).toEqual([
      { text: '<b>', match: true },
      { text: '(x', match: true },
    ]);
    expect(markParts('a.b', ['.', 'a'])).toHaveLength(3);
    expect(markParts('text', [''])).toEqual([{ text: 'text', match: false }]);
  });
});

describe('a long name', () => {
  const shown = (text: string, terms: readonly string[]): string =>
    breakable(markParts(text, terms))
      .map(({ text: part, match, breaks }) => `${match ? `[${part}]` : part}${breaks ? '|' : ''}`)
      .join('');

  it('breaks at a hump, also inside and at the end of a marked part', () => {
    expect(shown('InstitutionalAccessManager.setTargetFunctionRole', ['accessmanager'])).toBe(
      'Institutional[Access]|[Manager].setTarget|FunctionRole',
    );
    expect(shown('InstitutionalVaultHandlerOfAll', ['handler'])).toBe('InstitutionalVault|[Handler]OfAll');
  });
  it('stays whole where it fits', () => expect(shown('depositETH', ['deposit'])).toBe('[deposit]ETH'));
});

describe('address of a hit', () => {
  it('asks its page to highlight the terms', () =>
    expect(hitTarget({ route: '/api/x', anchor: 'y', terms: ['a b', '<i>'], name: 'x' })).toBe(
      '/api/x?_highlight=a+b&_highlight=%3Ci%3E#y',
    ));
  it('marks the name where the hit has no word of the query', () =>
    expect(hitTarget({ route: '/', anchor: '', terms: [], name: 'Token locks' })).toBe('/?_highlight=Token+locks'));
  it('has no empty parts', () => expect(hitTarget({ route: '/', anchor: '', terms: [], name: '' })).toBe('/'));
});
