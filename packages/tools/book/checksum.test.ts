import { expect, it } from 'vitest';
import { readAddress } from './checksum';

const ADDRESS = '0xD9A442856C234a39a81a089C06451EBAa4306a72';

it('reads an address in one case or with a right checksum', () => {
  for (const text of [ADDRESS, ` ${ADDRESS.toLowerCase()} `, `0X${ADDRESS.slice(2).toUpperCase()}`])
    expect(readAddress(text)).toEqual({ address: ADDRESS });
  expect(readAddress(' ')).toEqual({ address: null });
});

it('says why a text is no address', () => {
  expect(readAddress(ADDRESS.slice(0, -1)).problem).toBe('An address has 40 hex digits after 0x.');
  expect(readAddress(ADDRESS.replace('D9A', 'd9A')).problem).toContain('Its EIP-55 checksum is wrong');
});
