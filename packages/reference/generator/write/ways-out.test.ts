import { expect, it } from 'vitest';
import { reference } from '../fixtures/own-surface';
import { waysOut } from './ways-out';

const answerOf = (contract: string, from = reference): string =>
  waysOut(from).find(({ cells }) => cells[0]?.includes(`[\`${contract}\`]`))?.cells[1] ?? '';

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
  expect(answerOf('AtomicQueue')).toMatch(/^It can't be paused\. No one has to fill your request/);
  expect(answerOf('LagoonVault')).toContain('by not settling. Your shares are then locked');
  expect(answerOf('CarrotVesting')).toContain('take all PUFFER');
  expect(answerOf('PufferProtocol')).toMatch(
    /^As for `PufferVaultV5`, above\. No call of yours returns your \*\*bond\*\*/,
  );
  expect(answerOf('L2RewardManager')).toContain('can freeze an interval');
  expect(answerOf('Distributor')).toContain('revoke the current tree');
  expect(answerOf('mtwCARROT')).toMatch(/^It can't be paused\. A governor can take any token/);
  expect(answerOf('AtomicQueue')).toContain('`exit` can burn them');
  expect(answerOf('InstitutionalVault')).toContain("send the vault's ETH and WETH anywhere");
});

it('says the pause before what else keeps the money, with the sources of both and the weaker certainty', () => {
  expect(answerOf('PufferWithdrawalManager')).toMatch(/^As for `PufferVaultV5`, above\. The/);
  expect(answerOf('LagoonVault')).toMatch(
    /^The owner, at once\. .* The safe and .* Source: \[[^\]]+\]\(#source-lagoon\), /,
  );
  const { surface } = reference;
  const contracts = surface.access.contracts.map((powers) =>
    powers.contract === 'LagoonVault' && powers.exit !== null
      ? { ...powers, exit: { ...powers.exit, sources: ['concrete'], certainty: 'inferred' as const } }
      : powers,
  );
  const changed = { ...reference, surface: { ...surface, access: { ...surface.access, contracts } } };
  expect(answerOf('LagoonVault', changed)).toMatch(
    /\(#source-lagoon\), \[[^\]]+\]\(#source-concrete\)\. \*\*Inferred\.\*\*$/,
  );
});

it('leaves out no contract of its list and no answer', () => {
  const ways = waysOut(reference).flatMap(({ cells }) => cells[0]?.split('; ') ?? []);
  expect(ways).toHaveLength(14);
  for (const { cells } of waysOut(reference)) expect(cells[1]).not.toBe('');
});
