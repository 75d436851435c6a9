import { parseEther } from 'viem';
import type { Ground } from './ground';

const DAY = 86_400n;

/** PufLocker and PufferL2Depositor, which the access manager guards. */
export async function placeLocker(ground: Ground): Promise<void> {
  const manager = ground.labelled('AccessManager');
  const locker = ground.labelled('PufLocker');
  const weth = ground.token('WETH');
  await ground.place({ artifact: 'PufLocker', proxy: ['initialize', [manager]] });
  await ground.place({ artifact: 'PufferL2Depositor', args: [manager, weth, locker] });
}

/** Sets periods and tokens, after the roles are assigned. */
export async function openLocker(ground: Ground): Promise<void> {
  const pufETH = ground.token('pufETH');
  await ground.send('Timelock', 'PufLocker', 'setLockPeriods', [30n * DAY, 365n * DAY]);
  await ground.send('Timelock', 'PufLocker', 'setIsAllowedToken', [pufETH, true]);
  await ground.send('Timelock', 'PufferL2Depositor', 'addNewToken', [pufETH]);
  for (const token of [pufETH, ground.token('WETH')])
    await ground.send('Timelock', 'PufferL2Depositor', 'setDepositCap', [token, parseEther('1000000')]);
  ground.set('PufLocker', { 'lock periods': '30 to 365 days' });
  ground.set('PufferL2Depositor', { 'deposit cap': '1,000,000 of each token' });
}
