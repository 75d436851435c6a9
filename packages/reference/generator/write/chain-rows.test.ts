import { expect, it } from 'vitest';
import { reference } from '../fixtures/own-surface';
import { chainRows } from './chain-rows';

const rowsOf = (name: string): string => {
  const found = reference.handlers.find((handler) => handler.class.name === name);
  if (found === undefined) throw new Error(`no handler ${name}`);
  return chainRows(reference, found);
};

it('says where no call gets as far as a transaction: each reads the nonce of a permit first', () => {
  const unsigned = 'nothing is signed or sent. Calls through `getContract()` are sent';
  const saying = reference.handlers.filter((handler) => chainRows(reference, handler).includes(unsigned));
  expect(saying.map((handler) => handler.class.name)).toEqual(['PufferDepositorHandler']);
  expect(rowsOf('PufferDepositorHandler')).toContain('The SDK has no address on `Base`, `Sepolia`. The methods fail');
  // Only one of two methods signs; a permit is one of two ways.
  for (const name of ['PufferWithdrawalManagerHandler', 'PufLockerHandler'])
    expect(rowsOf(name)).toContain('and raises no error. Calls are sent');
});
