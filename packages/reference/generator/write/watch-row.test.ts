import { expect, it } from 'vitest';
import type { RevertReference } from '../../model/doc';
import { reference } from '../fixtures/own-surface';
import { contractPage } from './contract-page';
import { handlerPage } from './handler-page';
import { watchRow } from './rows';

const revert = (name: string, text = ''): RevertReference => ({ name, text });
const namesIn = (text: string): string[] =>
  [...(/<Row term="Reverts to expect">(.*)<\/Row>/.exec(text)?.[1] ?? '').matchAll(/\[`([^`]+)`\]/g)].map(
    ([, name]) => name ?? '',
  );
const watched = (...calls: RevertReference[][]): string[] => namesIn(watchRow(reference, calls).join(''));

it('leaves out errors that the surface rules out', () => {
  for (const text of [
    'not expected',
    'not expected: block times only increase',
    'not expected, only if the locker lacks the token',
    'not expected from a normal account',
  ])
    expect(watched([revert('InvalidAmount', text), revert('EnforcedPause')]), text).toEqual(['EnforcedPause']);
  expect(watchRow(reference, [[revert('InvalidAmount', 'not expected')]])).toEqual([]);
  expect(watched([revert('InvalidAmount', 'an amount that is not expected')])).toEqual(['InvalidAmount']);
});

it('names errors of users first, revert texts too, whatever call they come from', () => {
  expect(
    watched(
      [revert('FailedInnerCall'), revert('AccessManagedUnauthorized')],
      [revert('AccessManagedUnauthorized'), revert('"ALLOWANCE_EXCEEDED"'), revert('ERC20InsufficientBalance')],
    ),
  ).toEqual(['AccessManagedUnauthorized', '"ALLOWANCE_EXCEEDED"', 'ERC20InsufficientBalance']);
});

it('names on the pages of the SDK the errors that their users meet', () => {
  const handlers = new Map(
    reference.handlers.map((one) => [one.class.name, namesIn(handlerPage(reference, one).text)]),
  );
  const contracts = new Map(
    reference.surface.contracts.map((one) => [one.name, namesIn(contractPage(reference, one).text)]),
  );
  const deposits = ['AccessManagedUnauthorized', '"ALLOWANCE_EXCEEDED"', '"ERC20: transfer amount exceeds allowance"'];
  const tickets = ['AccessManagedUnauthorized', 'ERC20InsufficientBalance', 'ERC20InsufficientAllowance'];
  const locks = ['AccessManagedUnauthorized', 'TokenNotAllowed', 'DepositLocked'];
  expect(handlers.get('PufferDepositorHandler')).toEqual(deposits);
  expect(contracts.get('PufferDepositor')).toEqual(deposits);
  expect(handlers.get('ValidatorTicketHandler')).toEqual(tickets);
  expect(contracts.get('ValidatorTicket')).toEqual(tickets);
  expect(handlers.get('PufLockerHandler')).toEqual(locks);
  expect(contracts.get('PufLocker')).toEqual(locks);
  expect(handlers.get('PufferVaultHandler')?.slice(0, 2)).toEqual([
    'AccessManagedUnauthorized',
    'ERC4626ExceededMaxRedeem',
  ]);
  expect(contracts.get('PufferVaultV5')).toContain('ERC4626ExceededMaxRedeem');
  expect(handlers.get('ERC20PermitHandler')).toEqual(['ERC20InvalidSpender']);
  expect(contracts.get('ERC20Permit')).toEqual(['ERC20InvalidSpender']);
});
