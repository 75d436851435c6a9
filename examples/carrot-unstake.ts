/**
 * Takes staked CARROT back: burns sCARROT of the account, one to one.
 *
 * @chain Mainnet
 * @observes pays 1000 sCARROT, gets 1000 CARROT
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
} from '@pufferfinance/puffer-sdk';
import { formatEther } from 'viem';
import { confirm } from './confirm';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const config = { chain: Chain.Mainnet, provider: window.ethereum };
const publicClient = PufferClientHelpers.createPublicClient(config);
const walletClient = PufferClientHelpers.createWalletClient(config);
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);

const [account] = await pufferClient.requestAddresses();
if (!account) throw new Error('The wallet shared no account');
// #endregion

// #region flow
const open = await pufferClient.carrotStaker.isUnstakingAllowed();
if (!open) throw new Error('Unstaking is not open yet');

// sCARROT, 18 decimals
const staked = await pufferClient.carrotStaker.balanceOf(account);
// the last address gets the CARROT
const hash = await pufferClient.carrotStaker.unstake(account, staked, account);
await confirm(publicClient, hash);
console.log(`${formatEther(staked)} CARROT came back`);
// #endregion
