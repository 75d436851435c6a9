/**
 * Finds out whether a reward interval can be claimed for an account on Base, and what it pays.
 *
 * @chain Base
 * @answers isClaimed false
 * @answers isClaimingLocked false
 * @answers getEpochRecord {"startEpoch":"300000","endEpoch":"303150","timeBridged":1767139200,"pufETHAmount":"1000000000000000000","ethAmount":"1000000000000000000","ethToPufETHRate":"1000000000000000000","rewardRoot":"0x0000000000000000000000000000000000000000000000000000000000000001"}
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
} from '@pufferfinance/puffer-sdk';
import { formatEther, zeroAddress, zeroHash } from 'viem';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const config = { chain: Chain.Base, provider: window.ethereum };
const publicClient = PufferClientHelpers.createPublicClient(config);
const walletClient = PufferClientHelpers.createWalletClient(config);
const pufferClient = new PufferClient(Chain.Base, walletClient, publicClient);

const [account] = await pufferClient.requestAddresses();
if (!account) throw new Error('The wallet shared no account');
// #endregion

// #region interval
const { l2RewardManager } = pufferClient;
// stand-ins: use exactly the beacon chain epochs that were posted
const startEpoch = 300_000n;
const endEpoch = 303_150n;
const intervalId = await l2RewardManager.getIntervalId(startEpoch, endEpoch);

const { rewardRoot, timeBridged, ethToPufETHRate } =
  await l2RewardManager.getEpochRecord(intervalId);
if (rewardRoot === zeroHash)
  throw new Error('No such interval arrived on Base, or it was sent back');
if (timeBridged === 0) throw new Error('The interval is frozen');
// #endregion

// #region flow
// account first
if (await l2RewardManager.isClaimed(account, intervalId))
  throw new Error('Claimed before');
if (await l2RewardManager.isClaimingLocked(intervalId)) {
  const delay = Number(await l2RewardManager.getClaimingDelay()); // seconds
  const end = new Date((timeBridged + delay) * 1000);
  throw new Error(`Locked until about ${end.toISOString()}`);
}

const isL1Contract: boolean = false; // a stand-in, from the reward tree
const claimer = await l2RewardManager.getRewardsClaimer(account);
if (isL1Contract && claimer === zeroAddress)
  throw new Error('Without a claimer the claim reverts: set one first');
const receiver = claimer === zeroAddress ? account : claimer;

// a stand-in: wei of ETH, from the published reward tree
const amount = 10n ** 16n;
const pufEth = (amount * ethToPufETHRate) / 10n ** 18n;
console.log(`${receiver} would get ${formatEther(pufEth)} pufETH`);
// #endregion
