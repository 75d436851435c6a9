import { expect, it } from 'vitest';
import { calls as data } from '../fixtures/calls';
import { formOf, subjectOf } from './form';
import { VALUE } from './paths';
import { readForm } from './read';

/** What a field of a form reads from a text: base units, or its problem. */
function read(id: string, path: string, text: string): unknown {
  const subject = subjectOf(data, id);
  if (subject === null) throw new Error(id);
  const { values, problems } = readForm(data, formOf(data, subject), 'Mainnet', { [path]: text });
  return values.get(path) ?? problems.get(path);
}

const eth = (text: string): unknown => read('PufferVaultHandler.depositETH', VALUE, text);
const pufETH = (text: string): unknown => read('PufferWithdrawalManagerHandler.requestWithdrawal', 'amount', text);
const gwei = (text: string): unknown =>
  read('InstitutionalVault.startNonRestakingValidators(bytes[],bytes[],uint256[],bytes32[])', 'amountsInGwei.0', text);

it('takes the unit of the field after the number', () => {
  expect(eth('1 ETH')).toBe(10n ** 18n);
  expect(eth('1.5eth')).toBe(15n * 10n ** 17n);
  expect(pufETH('0.5 PUFeth')).toBe(5n * 10n ** 17n);
  expect(gwei('32 ETH')).toBe(32n * 10n ** 9n);
});

it('takes parts of ETH where the field counts ETH', () => {
  expect(eth('1 wei')).toBe(1n);
  expect(eth('5 gwei')).toBe(5n * 10n ** 9n);
  expect(eth('2 ether')).toBe(2n * 10n ** 18n);
  expect(eth('1.5 wei')).toBe('This takes whole numbers.');
  expect(gwei('5 gwei')).toBe(5n);
  expect(gwei('1 wei')).toBe('This field counts ETH, not wei.');
});

it('names the unit of the field for any other', () => {
  expect(eth('1 pufETH')).toBe('This field counts ETH, not pufETH.');
  expect(pufETH('1 ETH')).toBe('This field counts pufETH, not ETH.');
  expect(pufETH('1 wei')).toBe('This field counts pufETH, not wei.');
  expect(read('ERC20Permit.approve(address,uint256)', 'value', '1 ETH')).toBe(
    'This field counts base units of the token, not ETH.',
  );
  expect(eth('0xab')).toBe('This is not a number. Use digits and one point.');
  expect(eth('1e18')).toBe('Write all digits: 1e18 is not read here.');
});
