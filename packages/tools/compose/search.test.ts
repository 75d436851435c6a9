import { expect, it } from 'vitest';
import { calls as data } from '../fixtures/calls';
import { candidates, nearCandidates } from './search';

const titles = (query: string): string[] => candidates(data, query).map(({ title }) => title);
const nearTitles = (query: string): string[] => nearCandidates(data, query).map(({ title }) => title);

it('finds calls by every word of a query, the typed name first', () => {
  expect(titles('vault.depositETH')[0]).toBe('vault.depositETH');
  expect(titles('vault depositeth')).toContain('vault.depositETH');
  expect(titles('vault.depositt')).toEqual([]);
});

it('finds the calls of a similar name', () => {
  expect(nearTitles('vault.depositt')[0]).toBe('vault.deposit');
  expect(nearTitles('requestWithdrwal')).toContain('pufferWithdrawalManager.requestWithdrawal');
  expect(nearTitles('zzqxjvkw')).toEqual([]);
});
