import { encodeAbiParameters } from 'viem';
import { expect, it } from 'vitest';
import { wordsIn } from './words-in';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const MOST = 2n ** 64n - 1n;
const of = (...types: string[]) => types.map((type) => ({ type }));
const PROBLEM = { problem: expect.stringContaining('not what the ABI says') as string };

it('reads what viem encodes', () => {
  const raw = encodeAbiParameters(of('bool', 'address', 'uint64', 'uint32'), [true, ACCOUNT, MOST, 7]);
  expect(wordsIn(raw, of('bool', 'address', 'uint64', 'uint32'))).toEqual({
    values: ['true', ACCOUNT, String(MOST), '7'],
  });
});

it.each([
  ['a bool of 2', 'bool', '2'.padStart(64, '0')],
  ['an address with bits above it', 'address', '1'.repeat(64)],
  ['a number above its type', 'uint64', (MOST + 1n).toString(16).padStart(64, '0')],
  ['half a word', 'bool', '0'.repeat(32)],
  ['a word more', 'bool', '0'.repeat(128)],
  ['a type that it does not know', 'string', '0'.repeat(64)],
])('refuses %s', (_, type, digits) => {
  expect(wordsIn(`0x${digits}`, of(type))).toEqual(PROBLEM);
});

it('says that nothing came', () => {
  expect(wordsIn('0x', of('bool'))).toEqual({ problem: expect.stringContaining('returns nothing') as string });
});
