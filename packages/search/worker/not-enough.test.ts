import { describe, expect, it } from 'vitest';
import { smallIndex } from '../fixtures/small-index';
import { readCatalog } from './catalog';
import { withNamedShortage } from './not-enough';
import { parseQuery } from './query';

const [error] = smallIndex.records.filter(({ kind }) => kind === 'error');
if (error === undefined) throw new Error('the index has no error');
const entries = readCatalog({ ...smallIndex, records: [{ ...error, name: 'ERC20InsufficientAllowance' }] });
const asked = (input: string): string[] => withNamedShortage(parseQuery(input), entries).content.map(({ key }) => key);

describe('what is not enough', () => {
  it.each([
    'not enough allowance',
    'allowance is not enough',
    "the allowance isn't enough",
    'I dont have enough allowance',
    'allowance is 0',
    'my allowance was zero',
    'allowance = 0',
  ])('%s asks for the error', (query) => expect(asked(query)).toEqual(['insufficient', 'allowance']));

  it.each([
    ['enough allowance', ['enough', 'allowance']],
    ['allowance not found', ['allowance', 'not', 'found']],
    ['is a 0 allowance', ['0', 'allowance']],
    ['allowance is 0.5', ['allowance', '0', '5']],
    ['not enough eth', ['not', 'enough', 'eth']],
  ])('%s stays as it is', (query, words) => expect(asked(query)).toEqual(words));

  it('keeps the words as typed, which name another error', () =>
    expect(withNamedShortage(parseQuery('not enough allowance'), entries).squashed).toBe('notenoughallowance'));
});
