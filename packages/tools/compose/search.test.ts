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

it('matches beginnings of words, and what readers call them, the public ways first', () => {
  for (const query of ['stake ETH', 'deposit eth', 'depositeth'])
    expect(titles(query)[0], query).toBe('vault.depositETH');
  for (const query of ['withdraw pufeth', 'unstake ETH', 'exit'])
    expect(titles(query).slice(0, 3), query).toEqual([
      'vault.withdraw',
      'vault.redeem',
      'pufferWithdrawalManager.requestWithdrawal',
    ]);
  expect(titles('request withdrawal')[0]).toBe('pufferWithdrawalManager.requestWithdrawal');
  expect(titles('stake stETH')[0]).toBe('depositor.depositStETH');
  expect(titles('stake carrot')[0]).toBe('carrotStaker.stake');
  expect(titles('stake ETH').filter((title) => title.includes('withdraw'))).toEqual([]);
});

it('lists a whole name first', () => {
  expect(titles('deposit')[0]).toBe('vault.deposit');
  expect(titles('stake')[0]).toBe('carrotStaker.stake');
  expect(titles('lock')[0]).toBe('vlPuffer.lock');
});

it('corrects one wrong letter of each word', () => {
  expect(titles('depost eth')).toEqual([]);
  expect(nearTitles('depost eth')[0]).toBe('vault.depositETH');
  expect(nearTitles('stke eth')[0]).toBe('vault.depositETH');
  expect(nearTitles('vualt depsit')[0]).toBe('vault.deposit');
});
