/**
 * Claims validator rewards on Base for one interval, after the checks that can be made before.
 *
 * @chain Base
 * @answers isClaimingLocked false
 * @answers isClaimed false
 * @observes gets 0.0475 xPufETH
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
} from '@pufferfinance/puffer-sdk';
import { parseEther, zeroHash } from 'viem';
import { confirm } from './confirm';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const config = { chain: Chain.Base, provider: window.ethereum };
const publicClient = PufferClientHelpers.createPublicClient(config);
const walletClient = PufferClientHelpers.createWalletClient(config);
const pufferClient = new PufferClient(Chain.Base, walletClient, publicClient);

const [account] = await pufferClient.requestAddresses();
if (!account) throw new Error('The wallet shared no account');
// #endregion

// #region flow
// Epochs, amount and proof come from the reward data of the interval; these are
// stand-ins.
const intervalId = await pufferClient.l2RewardManager.getIntervalId(
  323_700n,
  327_300n,
);
const order = {
  account,
  // wei of ETH: all that the account earned in the interval
  amount: parseEther('0.05'),
  intervalId,
  isL1Contract: false,
  merkleProof: [zeroHash],
};

if (await pufferClient.l2RewardManager.isClaimingLocked(intervalId))
  throw new Error('Not claimable yet');
if (await pufferClient.l2RewardManager.isClaimed(account, intervalId))
  throw new Error('Claimed already');

const { transact } = pufferClient.l2RewardManager.claimRewards(account, [
  order,
]);
const hash = await transact();
await confirm(publicClient, hash);
// #endregion
