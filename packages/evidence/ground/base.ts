import { parseEther } from 'viem';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { RECORDING_TIME } from '@sdk-docs/content/samples/record/wallet';
import { startNode } from '../anvil/node';
import type { Artifacts } from '../artifacts';
import { assignRoles } from './access';
import { Ground } from './ground';

const BASE = 8453;

/**
 * Starts a chain with the id of Base and deploys the reward manager and its token. A step sends the messages from
 * Mainnet.
 */
export async function baseGround(reference: Reference, artifacts: Artifacts): Promise<Ground> {
  const ground = new Ground(await startNode(BASE, RECORDING_TIME), artifacts, reference, 'Base');
  const manager = ground.labelled('AccessManager');
  const rewards = ground.labelled('L2RewardManager');
  const token = ground.token('xPufETH');
  await ground.place({ artifact: 'AccessManager', args: [ground.account('Timelock')] });
  await ground.place({ artifact: 'xPufETH', address: token, proxy: ['initialize', [manager]] });
  await ground.place({
    artifact: 'L2RewardManager',
    args: [ground.account('L1RewardManager of Mainnet'), token],
    proxy: ['initialize', [manager]],
  });
  await assignRoles(ground, reference);
  const stock = parseEther('100');
  await ground.send('Timelock', 'xPufETH', 'setLimits', [ground.account('Timelock'), stock, stock]);
  await ground.send('Timelock', 'xPufETH', 'mint', [rewards, stock]);
  await ground.send('Timelock', 'L2RewardManager', 'setPufETHOFT', [ground.account('pufETH bridge of Base')]);
  ground.set('L2RewardManager', {
    'claiming delay': '12 hours',
    'xPufETH minted to pay out': '100',
    'rate of the interval': '0.95 pufETH for one ETH',
    bridge: 'replaced by a step of the trial that delivers the message of Mainnet',
  });
  return ground;
}
