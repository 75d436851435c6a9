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

  it('takes terms literally', () => {
    expect(markParts('a.b', ['.'])).toHaveLength(3);
    expect(markParts('<b>(x', ['(x', '<b>'])).toEqual([
      { text: '<b>', match: true },
      { text: '(x', match: true },
    ]);
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
  const hit = {
    kind: 'page',
    record: 0,
    name: '',
    owner: '',
    chain: '',
    trail: '',
    pageTitle: '',
    detail: '',
    excerpt: '',
    hex: '',
  } as const;
  it('asks its page to highlight the terms', () =>
    expect(hitTarget({ ...hit, route: '/api/x', anchor: 'y', terms: ['a b', '<i>'] })).toBe(
      '/api/x?_highlight=a+b&_highlight=%3Ci%3E#y',
    ));
  it('has no empty parts', () => expect(hitTarget({ ...hit, route: '/', anchor: '', terms: [] })).toBe('/'));
});
