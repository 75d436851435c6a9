import { toFunctionSelector, zeroAddress, type Address } from 'viem';
import type { Ground } from '../ground/ground';

/** Deploys what only provocations need, in addition to the contracts of the examples. */
export async function placeForReverts(ground: Ground): Promise<void> {
  const zero = {
    name: 'zero address',
    artifact: '',
    address: zeroAddress,
    abi: [],
    source: { repository: '', commit: '' },
  };
  ground.placed.set(zero.name, zero);
  const place = async (name: string, artifact: string, args: readonly unknown[]): Promise<void> => {
    await ground.place({ name, artifact, args });
  };
  await place('manager with batches of 11', 'PufferWithdrawalManager', [
    11n,
    ground.token('pufETH'),
    ground.token('WETH'),
  ]);
  await place('InstitutionalAccessManager', 'AccessManager', [ground.account('owner')]);
  await place('EnclaveVerifier', 'EnclaveVerifier', [100n, ground.labelled('AccessManager')]);
  await place('PUFFER before its opening', 'PUFFER', [ground.account('bank')]);
  await ground.place({
    name: 'CarrotVesting before its setup',
    artifact: 'CarrotVesting',
    args: [ground.token('CARROT'), ground.token('PUFFER')],
    proxy: ['initialize', [ground.account('owner')]],
  });
  const pool = await ground.read<Address>('PufferL2Depositor', 'tokens', [ground.token('WETH')]);
  const { abi, source } = ground.artifacts('PufToken');
  ground.placed.set('PufToken', { name: 'PufToken', artifact: 'PufToken', address: pool, abi, source });
  // Puffer's tokens ask the depositor whether it is open.
  const everybody = 2n ** 64n - 1n;
  const open = async (contract: string, functionName: string): Promise<void> => {
    const selector = toFunctionSelector(ground.member(contract, functionName));
    const args = [ground.contract(contract).address, [selector], everybody];
    await ground.send('Timelock', 'AccessManager', 'setTargetFunctionRole', args);
  };
  await open('PufferL2Depositor', 'revertIfPaused');
  await placeRewards(ground);
  await open('L2RewardManager', 'claimRewards');
  await placeMerklNewest(ground);
}

/** xPufETH, and the contracts of both chains that bring rewards to L2, here on one chain. */
async function placeRewards(ground: Ground): Promise<void> {
  const manager = ground.labelled('AccessManager');
  const [l1, l2, bridged] = ['L1RewardManager', 'L2RewardManager', 'xPufETH'].map((name) => ground.account(name));
  const pufETH = ground.token('pufETH');
  const proxy = ['initialize', [manager]] as const;
  await ground.place({ artifact: 'xPufETH', proxy });
  await ground.place({ artifact: 'L1RewardManager', args: [bridged, ground.account('lockbox'), pufETH, l2], proxy });
  ground.codeNotes.set(
    'L1RewardManager',
    "of the SDK's ABI; the code listed for Mainnet has `setL2RewardClaimer(address)` and no `getBridge`, as the newest has",
  );
  const layerZero = ground.account('LayerZero token of pufETH');
  await ground.place({ artifact: 'L1RewardManagerNewest', args: [pufETH, l2, layerZero], proxy });
  await ground.place({ artifact: 'L2RewardManager', args: [l1, bridged], proxy });
}

/** Merkl's newest distributor, with a guard that the one in the SDK's ABI lacks. */
async function placeMerklNewest(ground: Ground): Promise<void> {
  const core = ground.account('MerklAccessControlManager');
  await ground.place({ artifact: 'DistributorNewest', proxy: ['initialize', [core]] });
}
