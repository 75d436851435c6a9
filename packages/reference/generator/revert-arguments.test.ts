import { expect, it } from 'vitest';
import type { ObservedRevert } from '../model/observed-reverts';
import { revertArguments } from './check/revert-arguments';
import { surface } from './fixtures/own-surface';

/** Edits the first observation of an error and returns the rule's findings. */
function edited(error: string, edit: (row: ObservedRevert) => Partial<ObservedRevert>): string[] {
  const row = surface.observedReverts.find((one) => one.error.startsWith(`${error}(`));
  if (row === undefined) throw new Error(`${error} was not observed`);
  const observedReverts = surface.observedReverts.map((one) => (one === row ? { ...row, ...edit(row) } : one));
  return revertArguments({ ...surface, observedReverts })
    .filter(({ location }) => location.line === row.location.line)
    .map(({ location, message, hint }) => `${location.file} ${message}: ${hint}`);
}

it('accepts the observations as they are', () => {
  expect(revertArguments(surface)).toEqual([]);
  expect(surface.observedReverts.length).toBeGreaterThan(300);
});

it.each([
  [
    'another amount in the call',
    'ERC4626ExceededMaxRedeem',
    () => ({ args: ['5', 'reader', 'reader'] }),
    'shares 1000',
  ],
  [
    'another owner in the bytes',
    'ERC4626ExceededMaxRedeem',
    ({ data }: ObservedRevert) => ({ data: data.replace('f39fd6e5', '00000001') }),
    'owner 0x00000001',
  ],
  [
    'another sender in the bytes',
    'OwnableUnauthorizedAccount',
    ({ data }: ObservedRevert) => ({ data: `${data.slice(0, -8)}00000000` }),
    'sent by',
  ],
  ['another deadline', 'ERC2612ExpiredSignature', () => ({ args: ['reader', 'WETH', '1', '2'] }), 'deadline 17672'],
  [
    'a limit above the amount',
    'ERC4626ExceededMaxWithdraw',
    ({ data }: ObservedRevert) => ({ data: `${data.slice(0, -64)}${'f'.repeat(64)}` }),
    'is not above max',
  ],
  [
    'bytes that end early',
    'ERC4626ExceededMaxRedeem',
    ({ data }: ObservedRevert) => ({ data: data.slice(0, 70) }),
    'do not decode',
  ],
] as const)('finds %s', (_, error, edit, message) => {
  const found = edited(error, edit);
  expect(found).not.toEqual([]);
  expect(found[0]).toContain('surface/observed/reverts.json');
  expect(found[0]).toContain(message);
  expect(found[0]).toMatch(/: record again$/);
});
