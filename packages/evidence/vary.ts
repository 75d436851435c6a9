import { parseEther } from 'viem';
import { passTime, timeOf } from './anvil/node';
import type { Ground, Parameter } from './ground/ground';
import { at, does } from './provocations/trial';
import { takeSteps, wait, type Step } from './steps';

const gwei = 10n ** 9n;

/**
 * `contract name` of a set value -> how to set another one. Examples run again with it, and the differences show what
 * depends on it, so no one has to list that.
 */
const changes: Readonly<Record<string, Step | readonly Step[]>> = {
  'PufferVaultV5 rate': {
    what: 'the vault gets 100 ETH',
    act: (ground) => ground.transact('bank', ground.contract('PufferVaultV5').address, '0x', parseEther('100')),
  },
  'PufferVaultV5 exit fee': does('Operations multisig', 'PufferVaultV5.setExitFeeBasisPoints', [200n]),
  'PufferVaultV5 treasury fee': does('Operations multisig', 'PufferVaultV5.setTreasuryExitFeeBasisPoints', [
    50n,
    at('treasury'),
  ]),
  'PufferWithdrawalManager largest request': does('Timelock', 'PufferWithdrawalManager.changeMaxWithdrawalAmount', [
    parseEther('120'),
  ]),
  'stETH value of a share': does('bank', 'stETH.setTotalPooledEther', [parseEther('121000')]),
  'ValidatorTicket treasury fee': does('Timelock', 'ValidatorTicket.setProtocolFeeRate', [400n]),
  'ValidatorTicket guardians fee': does('Timelock', 'ValidatorTicket.setGuardiansFeeRate', [40n]),
  'PufferOracleV2 ticket price': does('OperationsCoordinator', 'PufferOracleV2.setMintPrice', [9_900_000n * gwei]),
  'PufLocker lock periods': does('Timelock', 'PufLocker.setLockPeriods', [86_400n, 400n * 86_400n]),
  'PufferL2Depositor deposit cap': does('Timelock', 'PufferL2Depositor.setDepositCap', [
    at('PufferVaultV5'),
    parseEther('2000000'),
  ]),
  'unifiETH Accountant rate': [
    does('owner', 'unifiETH Accountant.updateUpper', [20_000]),
    wait(1 / 24),
    does('owner', 'unifiETH Accountant.updateExchangeRate', [parseEther('1.06')]),
  ],
  'unifiETH Accountant management fee': does('owner', 'unifiETH Accountant.updateManagementFee', [100]),
  'unifiETH Teller share lock period': does('owner', 'unifiETH Teller.setShareLockPeriod', [600n]),
  'ConcreteMultiStrategyVault fees': does('owner', 'ConcreteMultiStrategyVault.setVaultFees', [
    { depositFee: 100n, withdrawalFee: 100n, protocolFee: 0n, performanceFee: [] },
  ]),
  'ConcreteMultiStrategyVault deposit limit': does('owner', 'ConcreteMultiStrategyVault.setDepositLimit', [
    parseEther('2000000'),
  ]),
  'LagoonVault management and performance fee': does('owner', 'LagoonVault.updateRates', [
    { managementRate: 100, performanceRate: 1_000 },
  ]),
  'Distributor dispute period': does('governor', 'Distributor.setDisputePeriod', [2]),
  'mtwCARROT cliff': does('guardian', 'mtwCARROT.setCliffDuration', [40 * 86_400]),
  'L2RewardManager claiming delay': does('Timelock', 'L2RewardManager.setDelayPeriod', [8n * 3_600n]),
};

/** Values that are fixed after deployment, by a constructor, a setup or a step of a scenario. */
const fixed: ReadonlySet<string> = new Set([
  'PufferWithdrawalManager batch size',
  'PufferProtocol EigenPodManager',
  'unifiETH Teller assets',
  'LagoonVault asset',
  'LagoonVault whitelist',
  'ConcreteMultiStrategyVault asset',
  'ConcreteMultiStrategyVault strategies',
  'CarrotVesting start',
  'CarrotVesting duration',
  'CarrotVesting steps',
  'Distributor root of the tree',
  'L2RewardManager rate of the interval',
  'L2RewardManager bridge',
  'L2RewardManager xPufETH minted to pay out',
]);

/** Key of a set value in these tables. */
export const key = ({ contract, name }: Parameter): string => `${contract} ${name}`;

/** Returns the values that can be changed. @throws Error when one is neither changeable nor known as fixed */
export function changeable({ parameters }: Pick<Ground, 'parameters'>): readonly Parameter[] {
  const unknown = parameters.filter((one) => changes[key(one)] === undefined && !fixed.has(key(one)));
  if (unknown.length > 0)
    throw new Error(
      `packages/evidence/vary.ts says not how to change ${unknown.map(key).join(', ')}, nor that nothing can`,
    );
  return parameters.filter((one) => changes[key(one)] !== undefined);
}

/** A value could not be changed: a mistake in this file, not in an example. */
export class CannotVary extends Error {}

/** Seconds by which every run with another value starts later: time enough for all changes, and the same for each. */
const LATER = 7_200;

/** Sets other values (none for the run to compare with), and lets the same time pass for each. */
export async function vary(ground: Ground, values: readonly Parameter[]): Promise<void> {
  const { node } = ground;
  const start = await timeOf(node);
  for (const one of values)
    await takeSteps(ground, [changes[key(one)] ?? []].flat()).catch((error: unknown) => {
      throw new CannotVary(`${key(one)} cannot be changed`, { cause: error });
    });
  await passTime(node, start + LATER - (await timeOf(node)));
}
