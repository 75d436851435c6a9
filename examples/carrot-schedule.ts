/**
 * Reads the schedules of the CARROT vesting before an account gives up its CARROT.
 *
 * @chain Mainnet
 */
// #region setup
import { Chain, PufferClient } from '@pufferfinance/puffer-sdk';
import { formatEther, parseEther } from 'viem';

const { carrotVesting } = new PufferClient(Chain.Mainnet);
// #endregion

// #region flow
const amount = parseEther('1000'); // CARROT, 18 decimals
// PUFFER per CARROT, scaled by 10^18
const rate = await carrotVesting.exchangeRate();
const vested = (amount * rate) / 10n ** 18n; // PUFFER, 18 decimals
console.log(`${formatEther(amount)} CARROT: ${formatEther(vested)} PUFFER`);

const schedules = [
  {
    from: 0,
    seconds: await carrotVesting.getDuration(),
    steps: await carrotVesting.getSteps(),
  },
  {
    from: await carrotVesting.getUpgradeTimestamp(),
    seconds: await carrotVesting.getNewDuration(),
    steps: await carrotVesting.getNewSteps(),
  },
  {
    from: await carrotVesting.getUpgradeTimestamp2(),
    seconds: await carrotVesting.getNewDuration2(),
    steps: null, // the ABI has no third number of steps
  },
];
console.table(schedules);
// #endregion
