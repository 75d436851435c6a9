import { toFunctionSelector, zeroHash, type AbiFunction, type Address } from 'viem';
import { envAddress } from '../samples/read/brought';
import type { Step } from './steps';

/** Roles of the trial: who puts money in, who takes it out, who runs validators. */
const roles: Readonly<Record<string, readonly string[]>> = {
  1: ['deposit', 'depositETH', 'mint'],
  2: ['withdraw', 'redeem'],
  3: ['startNonRestakingValidators', 'withdrawNonRestakedETH'],
};

const VAULT = envAddress(0) as Address;
const SECOND = envAddress(1) as Address;

/** Predeploy that takes withdrawal requests for the beacon chain (EIP-7002). */
const REQUESTS: Address = '0x00000961Ef480Eb55e80D19ad83579A64c007002';

/**
 * An institutional vault at the address that the recordings have for it, with an access manager of its own. The account
 * holds every role.
 *
 * @param delay - seconds that the account must schedule withdrawals ahead
 */
export const institution = ({ delay = 0, admin = false, manager = SECOND } = {}): Step => ({
  what: `an institutional vault stands there, and the account holds ${admin ? 'the admin role' : 'its roles'}${delay > 0 ? `, withdrawals with a delay of ${delay} seconds` : ''}`,
  act: async (ground) => {
    const owner = ground.account('owner of the institution');
    await ground.place({
      artifact: 'AccessManager',
      name: 'InstitutionalAccessManager',
      address: manager,
      args: [owner],
    });
    const factory = await ground.place({
      artifact: 'NonRestakingWithdrawalCredentialsFactory',
      address: ground.account('NonRestakingWithdrawalCredentialsFactory'),
    });
    const pods = ground.account('EigenPodManager');
    const args = [
      ground.token('WETH'),
      pods,
      ground.account('DepositContract'),
      ground.account('DelegationManager'),
      factory.address,
    ];
    await ground.place({
      artifact: 'InstitutionalVault',
      address: VAULT,
      args,
      proxy: ['initialize', [manager, 'Institutional ETH', 'iETH']],
    });
    const ask = (functionName: string, values: readonly unknown[]): Promise<void> =>
      ground.send('owner of the institution', 'InstitutionalAccessManager', functionName, values);
    const { abi } = ground.contract('InstitutionalVault');
    for (const [role, functions] of Object.entries(roles)) {
      const selectors = abi
        .filter((item): item is AbiFunction => item.type === 'function' && functions.includes(item.name))
        .map((item) => toFunctionSelector(item));
      await ask('setTargetFunctionRole', [VAULT, selectors, BigInt(role)]);
      await ask('grantRole', [BigInt(role), ground.account('reader'), role === '2' ? delay : 0]);
    }
    if (admin) await ask('grantRole', [0n, ground.account('reader'), 0]);
    await ground.send('owner of the institution', 'InstitutionalVault', 'initializerV2', []);
    const address = await ground.read<Address>('InstitutionalVault', 'getNoRestakingWithdrawalCredentials');
    ground.know('NonRestakingWithdrawalCredentials', address);
    ground.set('InstitutionalVault', {
      code: 'the public text of its verified source, with a storage slot of the trial',
    });
  },
});

/** The predeploy for withdrawal requests as it is after its first block, with the smallest fee; the account may call it. */
export const withdrawalRequests: Step = {
  what: 'the predeploy of EIP-7002 takes requests for one wei each, and the account may make them',
  act: async (ground) => {
    await ground.place({ artifact: 'WithdrawalRequests', address: REQUESTS });
    await ground.node.request('anvil_setStorageAt', [REQUESTS, '0x0', zeroHash]);
    const { abi, address } = ground.contract('NonRestakingWithdrawalCredentials');
    const found = abi.find(
      (item): item is AbiFunction => item.type === 'function' && item.name === 'requestWithdrawal',
    );
    if (found === undefined) throw new Error('NonRestakingWithdrawalCredentials has no requestWithdrawal');
    const args = [address, [toFunctionSelector(found)], 3n];
    await ground.send('owner of the institution', 'InstitutionalAccessManager', 'setTargetFunctionRole', args);
  },
};
