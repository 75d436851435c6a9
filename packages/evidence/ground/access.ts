import { toFunctionSelector, type AbiFunction } from 'viem';
import type { AccessRule } from '@sdk-docs/reference/model/access';
import type { Reference } from '@sdk-docs/reference/model/reference';
import type { Ground } from './ground';

type Gate = Pick<AccessRule, 'contract' | 'functions' | 'kind' | 'roles'>;

/** Gates of functions that no ABI of the SDK has. The Timelock may call all others. */
const beyond: readonly Gate[] = [
  { contract: 'PufferWithdrawalManager', functions: ['finalizeWithdrawals'], kind: 'role', roles: ['25'] },
];

/** Role -> accounts that hold it. */
const holders: Readonly<Record<string, readonly string[]>> = {
  '20': ['L1RewardManager'],
  '22': ['Operations multisig'],
  '23': ['Paymaster'],
  '24': ['OperationsCoordinator'],
  '25': ['Paymaster'],
  '77': ['Operations multisig'],
  '1234': ['PufferProtocol'],
  '1235': ['PufferWithdrawalManager', 'PufferProtocol'],
  '1236': ['PufferWithdrawalManager', 'PufferProtocol', 'ValidatorTicket'],
};

/** Gives Puffer's functions the roles that surface/access documents. The Timelock is the admin, as on Mainnet. */
export async function assignRoles(ground: Ground, { surface }: Reference): Promise<void> {
  for (const { contract, functions, kind, roles } of [...surface.access.rules, ...beyond]) {
    const placed = ground.placed.get(contract);
    if (placed === undefined || (kind !== 'public' && kind !== 'role') || roles[0] === undefined) continue;
    const selectors = placed.abi
      .filter((item): item is AbiFunction => item.type === 'function' && functions.includes(item.name))
      .map((item) => toFunctionSelector(item));
    const args = [placed.address, selectors, BigInt(roles[0])];
    await ground.send('Timelock', 'AccessManager', 'setTargetFunctionRole', args);
  }
  for (const [role, accounts] of Object.entries(holders))
    for (const account of accounts)
      await ground.send('Timelock', 'AccessManager', 'grantRole', [BigInt(role), ground.account(account), 0]);
}
