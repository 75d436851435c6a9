import { expect, it } from 'vitest';
import { functions, places } from '../fixtures/books';
import { readFields } from './form';
import { otherContract } from './form-names';

const at = (contract: string) =>
  places.places.find((place) => place.chain === 'Mainnet' && place.contracts.includes(contract));
const vault = at('PufferVaultV5');
const accountant = at('Accountant');
if (vault === undefined || accountant === undefined) throw new Error('the book lacks a contract');

it('says that an address is another contract of the tables, before it is asked', () => {
  expect(otherContract(places, vault.address, 'Mainnet', 'Accountant')?.problem).toMatch(
    /, not of Accountant\. Nothing was read\.$/,
  );
  expect(otherContract(places, vault.address, 'Mainnet', 'PufferVaultV5')).toBeNull();
  expect(otherContract(places, accountant.address, 'Mainnet', 'Accountant')).toBeNull();
});

it('says nothing of an address that the tables do not have on this network', () => {
  expect(otherContract(places, `0x${'12'.repeat(20)}`, 'Mainnet', 'Accountant')).toBeNull();
  expect(otherContract(places, vault.address, 'Base', 'Accountant')).toBeNull();
});

it('labels an argument without a name with what it is', () => {
  // Round-trips through the file of the book.
  const allowance = functions.BoringVault?.find(({ name }) => name === 'allowance');
  expect(allowance && readFields(allowance).fields.map(({ name, path }) => [name, path])).toEqual([
    ['holder of the shares', '0'],
    ['spender', '1'],
  ]);
});
