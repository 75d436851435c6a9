import { erc20Abi, decodeFunctionData, type Hex } from 'viem';
import { expect, it } from 'vitest';
import { NodeError, type Node } from '../anvil/node';
import type { Ground } from '../ground/ground';
import { allowanceChanges, balanceChanges } from './changes';
import { gasNeeded } from './gas';
import { moved, movements } from './movements';

const reader = '0x00000000000000000000000000000000000000a1';
const spender = '0x00000000000000000000000000000000000000b2';
const other = '0x00000000000000000000000000000000000000c3';
const token = '0x00000000000000000000000000000000000000d4';
const hex = (value: bigint | number): Hex => `0x${value.toString(16)}`;

/** A node on which a call needs this gas. */
const needs = (least: number): Node => ({
  chainId: 1,
  url: '',
  stop: () => undefined,
  request: (_method, params = []) => {
    const { gas } = params[0] as { gas: Hex };
    return Number(gas) < least
      ? Promise.reject(new NodeError(3, 'out of gas', undefined))
      : Promise.resolve('0x' as never);
  },
});

it.each([21_000, 21_001, 54_321, 29_999_999, 30_000_000])(
  'finds %i as the smallest gas limit, to the unit',
  async (least) => {
    expect(await gasNeeded(needs(least), { from: reader })).toBe(least);
  },
);

/** Blocks 1 and 2 with ETH, token balances and allowances of one token. */
const ether: Record<string, readonly [bigint, bigint]> = {
  [reader]: [10n ** 18n, 10n ** 18n - 700n],
  [other]: [0n, 0n],
};
const held: Record<string, readonly [bigint, bigint]> = { [reader]: [50n, 20n], [other]: [0n, 30n] };
const allowed: Record<string, readonly [bigint, bigint]> = { [spender]: [40n, 10n], [other]: [7n, 7n] };

const ground = {
  node: {
    request: (method: string, [call, block]: readonly [unknown, Hex]) => {
      const side = Number(block) - 1;
      if (method === 'eth_getBalance') return Promise.resolve(hex(ether[call as string]?.[side] ?? 0n));
      const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: (call as { data: Hex }).data });
      const key = String(args?.[functionName === 'allowance' ? 1 : 0]).toLowerCase();
      return Promise.resolve(hex((functionName === 'allowance' ? allowed : held)[key]?.[side] ?? 0n));
    },
  },
  find: () => ({ name: 'T', abi: erc20Abi }),
  read: () => Promise.resolve(18),
  nameOf: (address: string) => ({ [reader]: 'reader', [token]: 'T' })[address] ?? address,
} as unknown as Ground;

it('tells what changed, without the gas that was paid', async () => {
  const changes = await balanceChanges(ground, [1, 2], [token], [reader, other], { [reader]: 700n });
  expect(changes.map(({ account, token: of, change }) => [account, of, change])).toEqual([
    ['reader', 'T', '-30'],
    [other, 'T', '30'],
  ]);
  const [ethOfReader] = await balanceChanges(ground, [1, 2], [], [reader], { [reader]: 200n });
  expect(ethOfReader?.change).toBe('-500');
});

it('tells the allowances that changed, and no other', async () => {
  const found = await allowanceChanges(ground, [1, 2], [token], reader, [spender, other]);
  expect(found.map(({ spender: to, before, after }) => [to, before, after])).toEqual([[spender, '40', '10']]);
});

const run = (change: string, status = 'success') =>
  ({ transactions: [{ status, revert: null, balances: [{ change }], allowances: [] }], steps: [] }) as never;

it('finds what another value moves: a balance, an end, or the whole run', async () => {
  expect(moved(run('1'), run('1'))).toBeNull();
  expect(moved(run('1'), run('2'))).toEqual({ transactions: [0], after: false });
  expect(moved(run('1'), run('1', 'refused'))).toEqual({ transactions: [0], after: false });
  const values = ['fee', 'rate', 'cap'].map((name) => ({ contract: 'Vault', name, value: '1' }));
  const moves = await movements(values, (changed) =>
    changed.some(({ name }) => name === 'cap')
      ? Promise.reject(new Error('the step reverts'))
      : Promise.resolve(run(changed.some(({ name }) => name === 'rate') ? '2' : '1')),
  );
  expect(values.map((value) => moves(value)?.transactions)).toEqual([[], [0], [0]]);
  expect(moves({ contract: 'Vault', name: 'unknown', value: '' })).toBeNull();
});
