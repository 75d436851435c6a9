import { expect, it } from 'vitest';
import { smallIndex } from '../fixtures/small-index';
import { readCatalog } from './catalog';
import { Likelihood } from './likelihood';
import { parseQuery } from './query';

const entries = readCatalog(smallIndex);
const questions = smallIndex.records.map(({ name }) =>
  name === 'depositETH' ? { set: false, phrases: [['mint', 'coin']] } : null,
);
const likelihood = new Likelihood(entries, questions);
const of = (query: string, name: string): number =>
  likelihood.of(parseQuery(query))(entries.findIndex(({ record }) => record.name === name));

it('is higher where a text, a name or a phrase has the words', () => {
  expect(of('allowance', 'Approve a token')).toBeGreaterThan(of('allowance', 'InvalidAmount'));
  expect(of('deposited', 'Deposited')).toBeGreaterThan(of('deposited', 'InvalidAmount'));
  expect(of('coins', 'depositETH')).toBeGreaterThan(of('coins', 'Mainnet'));
});

it('gives a share of the words of the page', () => {
  const own = of('multisig', 'Approve a token');
  expect(of('multisig', 'Guides')).toBeGreaterThan(0);
  expect(of('multisig', 'Guides')).toBeLessThan(own);
});

it('is 0 for words that do not occur', () => expect(of('kubernetes', 'Guides')).toBe(0));
