import { expect, it } from 'vitest';
import { boundariesOf, boundaryWords, isOneStep, sharedArguments } from './boundary';
import type { Contract } from './contract';
import type { ObservedRevert } from './observed-reverts';

const contract = {
  structs: [{ name: 'Permit', fields: [{ name: 'amount', unit: 'base units of pufETH (18 decimals)' }] }],
  functions: [
    {
      signature: 'take(uint128,address,(uint256,uint8,bytes32))',
      inputs: [
        { name: 'amount', type: 'uint128', unit: 'base units of pufETH (18 decimals)' },
        { name: 'to', type: 'address', unit: null },
        { name: 'permit', type: 'Permit', unit: null },
      ],
    },
  ],
} as unknown as Contract;

const permit = { amount: '5', v: '27', r: '0x11' };
const row = (outside: Partial<ObservedRevert>, passes: ObservedRevert['passes']) =>
  ({
    call: 'Vault.take(uint128,address,(uint256,uint8,bytes32))',
    args: ['9999999999999999', 'reader', permit],
    from: 'reader',
    value: '0',
    time: null,
    after: null,
    inputs: null,
    passes,
    ...outside,
  }) as ObservedRevert;
const words = (...trial: Parameters<typeof row>): string =>
  boundariesOf(row(...trial), contract)
    .map(boundaryWords)
    .join('; ');

it('tells both values of an argument, in base units and in tokens', () => {
  expect(words({}, { args: ['10000000000000000', 'reader', permit] })).toBe(
    'amount 10000000000000000 (0.01 pufETH) passes, 9999999999999999 (0.009999999999999999 pufETH) reverts',
  );
});

it('names what the surface does not have', () => {
  const call = { call: 'Token.give(uint256,bytes32)', args: ['1', '0x11'], inputs: ['amount', 'root'] };
  expect(words(call, { args: ['2', '0x11'] })).toBe('amount 2 passes, 1 reverts');
});

it('names fields, leaves out signatures, and tells few base units alone', () => {
  expect(words({}, { args: ['9999999999999999', 'reader', { amount: '6', v: '28', r: '0x22' }] })).toBe(
    'permit.amount 6 base units of pufETH passes, 5 base units of pufETH reverts',
  );
});

it('tells value, sender and time', () => {
  expect(words({ value: '1' }, { value: '0' })).toBe('msg.value 0 wei passes, 1 wei reverts');
  expect(words({}, { from: 'owner' })).toBe('sender owner passes, the account reverts');
  expect(words({ time: '1100', after: '3599' }, { time: '1101', after: '3600' })).toBe(
    'time since the last step 3600 s (1 hour) passes, 3599 s reverts',
  );
  expect(words({ time: '1745193599', after: '-99' }, { time: '1745193600', after: '-98' })).toBe(
    'block time 1745193600 (2025-04-21 00:00:00 UTC) passes, 1745193599 (2025-04-20 23:59:59 UTC) reverts',
  );
});

it('tells the bound of a type as a power of two', () => {
  const bound = (2n ** 255n).toString();
  expect(words({ args: [bound, 'reader', permit] }, { args: [(2n ** 255n - 1n).toString(), 'reader', permit] })).toBe(
    'amount 2^255 - 1 passes, 2^255 reverts',
  );
  const other = '9'.repeat(40);
  expect(words({ args: [other, 'reader', permit] }, { args: [bound, 'reader', permit] })).toContain(`, ${other} (`);
});

it('tells no boundary before the last step: block times only grow', () => {
  expect(words({ time: '1000', after: '-1000' }, { time: '2000', after: '0' })).toBe('');
});

it('names what both calls share and the boundary depends on', () => {
  const call = { call: 'Token.set(uint96,address)', args: ['1', 'zero address'], inputs: ['fee', 'treasury'] };
  const shared = (...trial: Parameters<typeof row>): string[] => sharedArguments(row(...trial), null);
  expect(shared(call, { args: ['0', 'zero address'] })).toEqual(['treasury is the zero address in both calls']);
  expect(shared(call, { args: ['0', 'owner'] })).toEqual([]);
  const sender = { call: 'Token.toggle(address,address)', args: ['friend', 'reader'], inputs: ['user', 'operator'] };
  expect(shared(sender, { from: 'friend' })).toEqual(['user is friend in both calls']);
});

it('says nothing where no boundary was tried', () => {
  expect(words({}, null)).toBe('');
});

it('tells which boundaries are one step wide', () => {
  const steps = (...trial: Parameters<typeof row>): boolean => isOneStep(row(...trial));
  expect(steps({}, { args: ['10000000000000000', 'reader', permit] })).toBe(true);
  expect(steps({}, { args: ['9999999999999999', 'reader', { amount: '6', v: '28', r: '0x22' }] })).toBe(true);
  expect(steps({ time: '1100' }, { time: '1101' })).toBe(true);
  expect(steps({ args: [['1']] }, { args: [[]] })).toBe(true);
  expect(steps({}, { args: ['10000000000000001', 'reader', permit] })).toBe(false);
  expect(steps({}, { args: ['10000000000000000', 'friend', permit] })).toBe(false);
  expect(steps({}, { from: 'owner' })).toBe(false);
  expect(steps({}, null)).toBe(false);
});
