import { expect, it } from 'vitest';
import type { Contract } from '../../model/contract';
import type { Limit } from '../../model/limits';
import type { ObservedRevert } from '../../model/observed-reverts';
import { markContracts } from './observed-reverts';

const take = 'take(uint256,address)';
const vault = {
  name: 'Vault',
  structs: [],
  functions: [
    {
      signature: take,
      inputs: [
        { name: 'amount', type: 'uint256', unit: null },
        { name: 'to', type: 'address', unit: null },
      ],
      reverts: [{ name: 'Refused', text: '' }],
    },
  ],
} as unknown as Contract;

const limits = [
  { kind: 'least', of: ['Vault.take'], argument: 'amount', amount: '10' },
  { kind: 'most', of: ['Vault.take'], argument: 'amount', amount: '24' },
] as unknown as readonly Limit[];

/** Returns what the page of the vault says of its error, from one passing and one reverting call. */
function shown(passes: readonly unknown[], reverts: readonly unknown[], of = limits): unknown {
  const row = { error: 'Refused()', call: `Vault.${take}`, args: reverts, passes: { args: passes }, inputs: null };
  return markContracts([vault], [row as unknown as ObservedRevert], of)[0]?.functions[0]?.reverts[0];
}

const observed = { name: 'Refused', text: '', observed: true };

it('gives an error the limits that the code sets', () => {
  const boundaries = [{ name: 'amount', passes: '10', reverts: '9' }];
  expect(shown(['10', 'reader'], ['9', 'reader'])).toEqual({ ...observed, boundaries });
  expect(shown(['24', 'reader'], ['25', 'reader'])).toHaveProperty('boundaries');
});

it('gives it no limit that the test set', () => {
  expect(shown(['100', 'reader'], ['101', 'reader'])).toEqual(observed);
  expect(shown(['10', 'reader'], ['9', 'reader'], [])).toEqual(observed);
});

it('gives it no limit where two arguments differ, or values in between were not tried', () => {
  expect(shown(['10', 'reader'], ['9', 'zero address'])).toEqual(observed);
  expect(shown(['10', 'reader'], ['24', 'reader'])).toEqual(observed);
  expect(shown(['10', 'reader'], ['11', 'reader'])).toEqual(observed);
  expect(shown(['10', 'reader'], ['10', 'zero address'])).toEqual(observed);
  expect(shown([['10'], 'reader'], [[], 'reader'])).toEqual(observed);
});
