import { maxUint256, parseEther } from 'viem';
import { testAccount } from '@sdk-docs/content/samples/record/wallet';
import { call, give, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = {
  before: [give('unifiETH', '1')],
  after: [
    give('pufETH', '1', 'solver'),
    call('solver', 'PufferVaultV5', 'approve', (ground) => [ground.account('AtomicSolverV3'), parseEther('1')]),
    call(
      'solver',
      'AtomicSolverV3',
      'p2pSolve',
      (ground) => [
        ground.labelled('NucleusAtomicQueue'),
        ground.token('unifiETH'),
        ground.token('pufETH'),
        [testAccount.address],
        0n,
        maxUint256,
      ],
      { what: 'a solver fills the request with its own pufETH' },
    ),
  ],
};
