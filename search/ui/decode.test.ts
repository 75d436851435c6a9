import { encodeFunctionData, parseAbi } from 'viem';
import { expect, it } from 'vitest';
import { decode } from './decode';

const owner = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const data = encodeFunctionData({
  abi: parseAbi(['function redeem(uint256 shares, address[] to)']),
  args: [5n, [owner]],
});

it('names the arguments of pasted data', () =>
  expect(decode(data, { name: 'redeem', detail: '(uint256 shares, address[] to)' })).toEqual({
    name: 'redeem',
    arguments: [
      { name: 'shares', type: 'uint256', value: '5' },
      { name: 'to', type: 'address[]', value: `[${owner}]` },
    ],
  }));

it('has no arguments where there are none', () =>
  expect(decode('0x12345678', { name: 'pause', detail: '()' })).toEqual({ name: 'pause', arguments: [] }));

it.each([
  ['data that is too short', '(uint256 a, uint256 b, uint256 c, uint256 d, uint256 e, uint256 f)'],
  ['a struct without its fields', '(Permit permit)'],
])('is null for %s', (_, detail) => expect(decode(data, { name: 'x', detail })).toBeNull());
