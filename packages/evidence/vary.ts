import { parseEther } from 'viem';
import { passTime } from './anvil/node';
import type { Ground, Parameter } from './ground/ground';

type Act = (ground: Ground) => Promise<void>;

const sends =
  (
    from: string,
    contract: string,
    name: string,
    args: (ground: Ground) => readonly unknown[] | Promise<readonly unknown[]>,
  ): Act =>
  async (ground) =>
    ground.send(from, contract, name, await args(ground));

const gwei = 10n ** 9n;

/**
 * `contract name` of a value that the trial sets -> how to set another one. The trial runs an example again with it, and
 * what moves depends on it: nobody has to remember what a figure depends on.
 */
const changes: Readonly<Record<string, Act>> = {
  'PufferVaultV5 rate': async (ground) =>
    ground.transact('bank', ground.contract('PufferVaultV5').address, '0x', parseEther('100')),
  'PufferVaultV5 exit fee': sends('Operations multisig', 'PufferVaultV5', 'setExitFeeBasisPoints', () => [200n]),
  'PufferVaultV5 treasury fee': sends(
    'Operations multisig',
    'PufferVaultV5',
    'setTreasuryExitFeeBasisPoints',
    (ground) => [50n, ground.account('treasury')],
  ),
  'PufferWithdrawalManager largest request': sends(
    'Timelock',
    'PufferWithdrawalManager',
    'changeMaxWithdrawalAmount',
    () => [parseEther('120')],
  ),
  'stETH value of a share': sends('bank', 'stETH', 'setTotalPooledEther', () => [parseEther('121000')]),
  'ValidatorTicket treasury fee': sends('Timelock', 'ValidatorTicket', 'setProtocolFeeRate', () => [400n]),
  'ValidatorTicket guardians fee': sends('Timelock', 'ValidatorTicket', 'setGuardiansFeeRate', () => [40n]),
  'PufferOracleV2 ticket price': sends('OperationsCoordinator', 'PufferOracleV2', 'setMintPrice', () => [
    9_900_000n * gwei,
  ]),
  'PufLocker lock periods': sends('Timelock', 'PufLocker', 'setLockPeriods', () => [86_400n, 400n * 86_400n]),
  'PufferL2Depositor deposit cap': sends('Timelock', 'PufferL2Depositor', 'setDepositCap', (ground) => [
    ground.token('pufETH'),
    parseEther('2000000'),
  ]),
  'unifiETH Accountant rate': async (ground) => {
    await ground.send('owner', 'unifiETH Accountant', 'updateUpper', [20_000]);
    await passTime(ground.node, 3_600);
    await ground.send('owner', 'unifiETH Accountant', 'updateExchangeRate', [parseEther('1.06')]);
  },
  'unifiETH Accountant management and performance fee': sends(
    'owner',
    'unifiETH Accountant',
    'updateManagementFee',
    () => [100],
  ),
  'unifiETH Teller share lock period': sends('owner', 'unifiETH Teller', 'setShareLockPeriod', () => [600n]),
  'ConcreteMultiStrategyVault fees': sends('owner', 'ConcreteMultiStrategyVault', 'setVaultFees', () => [
    { depositFee: 100n, withdrawalFee: 100n, protocolFee: 0n, performanceFee: [] },
  ]),
  'ConcreteMultiStrategyVault deposit limit': sends('owner', 'ConcreteMultiStrategyVault', 'setDepositLimit', () => [
    parseEther('2000000'),
  ]),
  'LagoonVault management and performance fee': sends('owner', 'LagoonVault', 'updateRates', () => [
    { managementRate: 100, performanceRate: 1_000 },
  ]),
  'Distributor dispute period': sends('governor', 'Distributor', 'setDisputePeriod', () => [2]),
  'mtwCARROT cliff': sends('guardian', 'mtwCARROT', 'setCliffDuration', () => [40 * 86_400]),
  'L2RewardManager claiming delay': sends('Timelock', 'L2RewardManager', 'setDelayPeriod', () => [8n * 3_600n]),
};

/** Values that nothing can change once the contract stands: its constructor or its setup holds them, or a step of a scenario. */
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

/** How a value of the trial is called here. */
export const key = ({ contract, name }: Parameter): string => `${contract} ${name}`;

/** Returns the values of a ground that can be changed. @throws Error when one is neither changeable nor known as fixed */
export function changeable({ parameters }: Pick<Ground, 'parameters'>): readonly Parameter[] {
  const unknown = parameters.filter((one) => changes[key(one)] === undefined && !fixed.has(key(one)));
  if (unknown.length > 0)
    throw new Error(
      `packages/evidence/vary.ts says not how to change ${unknown.map(key).join(', ')}, nor that nothing can`,
    );
  return parameters.filter((one) => changes[key(one)] !== undefined);
}

/** A value was not changed: a fault of this file, not of an example. */
export class CannotVary extends Error {}

/** Seconds that every run with another value starts later: time enough for all changes, and the same for each. */
const LATER = 7_200;

/** Sets other values, none for a run to compare with, and lets the same time pass whatever they are. */
export async function vary(ground: Ground, values: readonly Parameter[]): Promise<void> {
  const start = await timeOf(ground);
  for (const one of values)
    await changes[key(one)]?.(ground).catch((error: unknown) => {
      throw new CannotVary(`${key(one)} cannot be changed`, { cause: error });
    });
  await passTime(ground.node, start + LATER - (await timeOf(ground)));
}

const timeOf = async ({ node }: Ground): Promise<number> =>
  Number((await node.request<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false])).timestamp);
