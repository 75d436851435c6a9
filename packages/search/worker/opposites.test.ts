import { describe, expect, it } from 'vitest';
import { smallIndex } from '../fixtures/small-index';
import { BLANK_RECORD } from '../format/record';
import { readCatalog } from './catalog';
import { contraryTo } from './opposites';

const isContrary = (query: string, heading: string): boolean => {
  const [entry] = readCatalog({
    ...smallIndex,
    records: [{ ...BLANK_RECORD, kind: 'section', name: heading, page: 0 }],
  });
  if (entry === undefined) throw new Error('no entry');
  return contraryTo(query)(entry);
};

describe('a heading with the opposite', () => {
  it.each([
    ['withdraw weth', 'Deposit ETH or WETH'],
    ['weth from the vault', 'Deposit ETH or WETH'],
    ['get my staked carrots out', 'Stake CARROT'],
    ['when can i take it out again', 'Lock PUFFER'],
    ['exit validators', '1. Start validators'],
    ['cancel my request', 'Request a withdrawal'],
    ['cancel lock early', '3. Or lock with a permit'],
    ['revoke an approval', 'Approve a token'],
  ])('of %s: %s', (query, heading) => expect(isContrary(query, heading)).toBe(true));
  it.each([
    ['deposit from a wallet', 'Deposit ETH'],
    ['withdraw or deposit', 'Deposit ETH'],
    ['I am out of tickets', 'Buy tickets with ETH'],
    ['withdraw', 'Prerequisites of a deposit'],
    ['cancel my request', 'Cancel a request'],
    ['voting power from locked tokens', 'Lock PUFFER'],
    ['request a withdrawal', 'Request a deposit, or a withdrawal'],
  ])('is not, for %s: %s', (query, heading) => expect(isContrary(query, heading)).toBe(false));
});
