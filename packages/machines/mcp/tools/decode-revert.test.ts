import { describe, expect, it } from 'vitest';
import { answerOf } from '../fixtures/own-site';
import { decodeRevert } from './decode-revert';

const ask = async (revert: string, contract = ''): Promise<string> =>
  (await answerOf(decodeRevert, { revert, contract })).text;

describe('decode_revert', () => {
  it.each([
    ['PufferVault', 'PufferVaultV5'],
    ['pufETH', 'PufferVaultV5'],
    ['vlpuffer', 'vlPUFFER'],
    ['sCARROT', 'CarrotStaker'],
  ])('takes %s for %s', async (contract, called) =>
    expect(await ask('EnforcedPause()', contract)).toContain(`Called contract: ${called}\n`),
  );

  it('refuses what is no contract', async () =>
    expect(await ask('EnforcedPause()', 'Tellr')).toMatch(/^Bad input: .*close matches: Teller/));

  it('takes no contract that another chain has at the same address', async () =>
    expect(await ask('ZeroAmount', 'Timelock')).toMatch(/^Bad input: the SDK has no contract "Timelock"/));

  it('offers the longer names of a mistyped one, and no line without a contract', async () => {
    const text = await ask('InsufficentBalance');
    expect(text).toContain('ERC20InsufficientBalance(address,uint256,uint256)');
    expect(text).not.toMatch(/^: /m);
  });
});
