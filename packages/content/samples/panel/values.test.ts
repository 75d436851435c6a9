import { expect, it } from 'vitest';
import type { AddressBook } from '../read/address-book';
import type { Recording } from '../read/recording';
import { addressWords, valueWords } from './values';

const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const known = { address: weth.toLowerCase(), labels: ['WETH'], route: '/api/weth', token: 'WETH', contracts: [] };
const recording = { account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' } as Recording;
const words = (found: typeof known | null, address: string): string =>
  JSON.stringify(
    addressWords({ book: { find: () => found } as unknown as AddressBook, recording, signed: false }, address),
  );

it('prints addresses with their checksum, known or not, however they are stored', () => {
  expect(words(known, weth.toLowerCase())).toContain(weth);
  expect(words(null, weth.toLowerCase())).toContain(weth);
});

it('names the account of the recording instead', () => {
  expect(words(null, recording.account.toLowerCase())).toBe('["your account"]');
});

it('converts wei and base units to whole tokens, and leaves gwei as they are', () => {
  const book = { find: () => null } as unknown as AddressBook;
  const amount = (unit: string): string =>
    JSON.stringify(valueWords({ book, recording: { ...recording, time: 0 }, signed: false }, 'x', unit, 10n ** 17n));
  expect(amount('wei')).toContain(' wei, that is 0.1"');
  expect(amount('base units of USDC (6 decimals)')).toContain('that is 100000000000"');
  expect(amount('gwei')).toMatch(/ gwei"\]$/);
});
