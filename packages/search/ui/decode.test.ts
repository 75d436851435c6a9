import { encodeErrorResult, encodeFunctionData, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import type { ErrorsBook, FunctionsBook, PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { decodeCall, decodeError } from './decode';

const owner = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const places: PlacesBook = {
  chains: { Mainnet: 1 },
  places: [
    {
      kind: 'contract',
      chain: 'Mainnet',
      address: owner.toLowerCase(),
      path: ['PufferVault'],
      contracts: ['PufferVaultV5'],
    },
  ],
} as unknown as PlacesBook;
const abi = parseAbi([
  'function redeem(uint256 shares, address to)',
  'function lock(uint256 amount, (uint256 deadline, uint8 v) permit)',
  'error TooMuch(uint256 wanted)',
]);
const shares = (unit: string) => [
  { name: 'shares', type: 'uint256', unit },
  { name: 'to', type: 'address' },
];
const book = (other = 'base units of pufETH (18 decimals)'): FunctionsBook => ({
  Vault: [{ name: 'redeem', inputs: shares('base units of pufETH (18 decimals)') }],
  Other: [{ name: 'redeem', inputs: shares(other) }],
  Locker: [
    {
      name: 'lock',
      inputs: [
        { name: 'amount', type: 'uint256' },
        {
          name: 'permit',
          type: 'tuple',
          components: [
            { name: 'deadline', type: 'uint256', unit: 'unix seconds' },
            { name: 'v', type: 'uint8' },
          ],
        },
      ],
    },
  ],
});
const redeem = encodeFunctionData({ abi, functionName: 'redeem', args: [1_500_000_000_000_000_000n, owner] });

describe('pasted calldata', () => {
  it('shows each argument with its unit, and what stands at an address', () => {
    const found = decodeCall(redeem, book(), places);
    expect(found).toMatchObject({ name: 'redeem', problem: '' });
    expect(found?.arguments[0]).toEqual({
      name: 'shares',
      type: 'uint256',
      value: '1500000000000000000',
      meaning: '1.5 pufETH',
    });
    expect(found?.arguments[1]).toMatchObject({
      name: 'to',
      value: owner,
      meaning: expect.stringMatching(/PufferVault/) as string,
    });
  });

  it('names the unit of each contract where they differ', () =>
    expect(decodeCall(redeem, book('wei'), places)?.arguments[0]?.meaning).toBe(
      'base units of pufETH (18 decimals) in Vault; wei in Other',
    ));

  it('has a row for each field of a struct', () => {
    const data = encodeFunctionData({ abi, functionName: 'lock', args: [5n, { deadline: 1_735_689_600n, v: 27 }] });
    expect(decodeCall(data, book(), places)?.arguments.map(({ name, meaning }) => [name, meaning])).toEqual([
      ['amount', ''],
      ['permit.deadline', '2025-01-01 00:00:00 UTC'],
      ['permit.v', ''],
    ]);
  });

  it('tells why data cannot be read', () =>
    expect(decodeCall(redeem.slice(0, 90) as `0x${string}`, book(), places)).toMatchObject({
      arguments: [],
      problem: expect.stringMatching(/too short/) as string,
    }));

  it('is null for a selector of nothing', () => expect(decodeCall('0x12345678', book(), places)).toBeNull());
});

it('pasted revert data shows the arguments of the error', () => {
  const data = encodeErrorResult({ abi, errorName: 'TooMuch', args: [2n] });
  const errors = [
    { name: 'TooMuch', inputs: [{ name: 'wanted', type: 'uint256', unit: 'wei' }], contracts: ['Vault'] },
  ];
  const known = { errors, texts: [], panics: [] } as unknown as ErrorsBook;
  expect(decodeError(data, known, places)?.arguments).toEqual([
    { name: 'wanted', type: 'uint256', value: '2', meaning: '0.000000000000000002 ETH' },
  ]);
});
