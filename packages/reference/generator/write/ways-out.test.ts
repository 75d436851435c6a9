import { expect, it } from 'vitest';
import { reference } from '../fixtures/own-surface';
import { waysOut } from './ways-out';

const answerOf = (contract: string): string =>
  waysOut(reference).find(({ cells }) => cells[0]?.includes(`[\`${contract}\`]`))?.cells[1] ?? '';

it('says who can stop a withdrawal, and for whom a switch or a hook counts', () => {
  expect(answerOf('PufferVaultV5')).toMatch(/^The pauser multisig/);
  expect(answerOf('vlPUFFER')).toMatch(
    /^It can't be paused\. Other calls can be paused by the owner, at once: new locks/,
  );
  expect(answerOf('CarrotStaker')).toContain('Unstaking has one switch');
  expect(answerOf('AtomicQueue')).toMatch(/, which have no pause\. A transfer hook can block the shares/);
});

it('names who can keep the money without a pause', () => {
  expect(answerOf('PufferWithdrawalManager')).toContain('The withdrawal finaliser (role 25), by not finalising');
  expect(answerOf('AtomicQueue')).toMatch(/^It can't be paused, but no one has to fill your request/);
  expect(answerOf('LagoonVault')).toContain('by not settling: your shares are then locked');
  expect(answerOf('CarrotVesting')).toContain('take all PUFFER');
});

it('leaves out no contract of its list and no answer', () => {
  const ways = waysOut(reference).flatMap(({ cells }) => cells[0]?.split('; ') ?? []);
  expect(ways).toHaveLength(10);
  for (const { cells } of waysOut(reference)) expect(cells[1]).not.toBe('');
});
