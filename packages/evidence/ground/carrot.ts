import { parseEther } from 'viem';
import { RECORDING_TIME } from '@sdk-docs/content/samples/record/wallet';
import { passTime } from '../anvil/node';
import type { Ground } from './ground';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** PUFFER, its vote lock, CARROT, the staker and the vesting. */
export async function placeCarrot(ground: Ground): Promise<void> {
  const bank = ground.account('bank');
  const puffer = ground.token('PUFFER');
  const carrot = ground.token('CARROT');
  await ground.place({ artifact: 'PUFFER', address: puffer, args: [bank] });
  await ground.send('bank', 'PUFFER', 'unpause', []);
  await ground.place({ artifact: 'CARROT', address: carrot, args: [bank] });
  await ground.place({
    artifact: 'vlPUFFER',
    address: ground.token('vlPUFFER'),
    args: [ground.account('owner'), puffer],
  });
  await ground.place({
    artifact: 'CarrotStaker',
    address: ground.token('sCARROT'),
    args: [carrot, ground.account('owner')],
  });
  await ground.place({
    artifact: 'CarrotVesting',
    args: [carrot, puffer],
    proxy: ['initialize', [ground.account('owner')]],
  });
  const rewards = parseEther('55000000');
  await ground.send('bank', 'PUFFER', 'transfer', [ground.account('owner'), rewards]);
  await ground.send('owner', 'PUFFER', 'approve', [ground.labelled('CarrotVesting'), rewards]);
  await ground.send('owner', 'CarrotVesting', 'initializeVesting', [RECORDING_TIME + HOUR, 180 * DAY, 6]);
  await passTime(ground.node, HOUR);
  ground.codeNotes.set(
    'CarrotVesting',
    "lacks `getNewDuration2` and `getUpgradeTimestamp2` of the SDK's ABI: the deployed code probably has a third schedule",
  );
  ground.set('CarrotVesting', { start: 'before the example', duration: '180 days', steps: '6' });
}
