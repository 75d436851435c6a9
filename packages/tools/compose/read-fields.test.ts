import { expect, it } from 'vitest';
import { calls as data } from '../fixtures/calls';
import { formOf, subjectOf } from './form';
import { SENDER, TARGET, VALUE } from './paths';
import { composeCall } from './call';
import type { Reading } from './composed';
import { readForm } from './read';
import type { Typed } from './read-fields';

const TO = '0x00000000000000000000000000000000000000A1';

/** What a field of a form reads from a text: base units, or its problem. */
function read(id: string, path: string, text: string, typed: Typed = {}): unknown {
  const { values, problems } = readingOf(id, { ...typed, [path]: text });
  return values.get(path) ?? problems.get(path);
}

function readingOf(id: string, typed: Typed): Reading {
  const subject = subjectOf(data, id);
  if (subject === null) throw new Error(id);
  return readForm(data, formOf(data, subject), 'Mainnet', typed);
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

it.each([eth('1 pufETH'), eth('1 wei'), eth('5 gwei'), eth('ETH'), pufETH('1 ETH'), gwei('1 wei'), eth('0xabETH')])(
  'takes no other unit (%#)',
  (found) => expect(found).toMatch(/^This is not a number/),
);

it.each(['ADMIN', 'é', 'x'])('shows the role of the label %s as the call has it', (roleIdOrLabel) => {
  const subject = subjectOf(data, 'InstitutionalAccessManagerHandler.labelRole');
  if (subject === null) throw new Error('the method is gone');
  const form = formOf(data, subject);
  const typed = { [TARGET]: TO, [SENDER]: TO, roleIdOrLabel, label: roleIdOrLabel };
  const reading = readForm(data, form, 'Mainnet', typed);
  expect([...reading.problems]).toEqual([]);
  const call = composeCall(data, form, 'Mainnet', reading);
  if ('problem' in call) throw new Error(call.problem);
  expect(reading.notes.get('roleIdOrLabel')).toBe(`role ${String(call.args[0])}`);
});

it.each([
  ['deposit', 'params.minimumMint', { 'params.unifiToken': 'unifiBTC' }, 8n],
  ['bulkDeposit', 'params.minimumMint', { '.token': 'unifiBTC' }, 8n],
  ['depositWithPermit', 'params.minimumMint', { '.token': 'unifiBTC' }, 8n],
  ['bulkWithdraw', 'params.shareAmount', { '.token': 'unifiBTC' }, 8n],
  ['bulkWithdraw', 'params.minimumAssets', { 'params.withdrawAsset': 'USDC' }, 6n],
])('%s takes %s in whole tokens, where the decimals are known', (name, path, typed, decimals) => {
  expect(read(`NucleusTellerHandler.${name}`, path, '1', typed)).toBe(10n ** decimals);
});

it('names base units where a fraction is refused', () => {
  const typed = { 'params.unifiToken': 'unifiETH' };
  expect(read('NucleusTellerHandler.deposit', 'params.minimumMint', '99.5', typed)).toBe('This takes whole numbers.');
});
