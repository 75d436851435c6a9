/**
 * Claims the PUFFER that all CARROT vestings of the account have released so far.
 *
 * @chain Mainnet
 * @observes gets 91.67 PUFFER
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  custom,
  formatEther,
} from 'viem';
import { confirm } from './confirm';

if (!window.ethereum) throw new Error('No wallet found in this browser');
const [account] = await window.ethereum.request({
  method: 'eth_requestAccounts',
});
if (!account) throw new Error('The wallet shared no account');

const chain = VIEM_CHAINS[Chain.Mainnet];
const transport = custom(window.ethereum);
const publicClient = createPublicClient({ chain, transport });
// this handler sends from its account
const walletClient = createWalletClient({ account, chain, transport });
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);
// #endregion

// #region position
const vestings = await pufferClient.carrotVesting.getVestings(account);
for (const { depositedAmount, claimedAmount, depositedTimestamp } of vestings) {
  const since = new Date(depositedTimestamp * 1000).toISOString();
  console.log(`${formatEther(depositedAmount)} CARROT since ${since}`);
  console.log(`${formatEther(claimedAmount)} PUFFER of it claimed`);
}
// #endregion

// #region flow
// PUFFER, 18 decimals
const due = await pufferClient.carrotVesting.calculateClaimableAmount(account);
if (due === 0n) throw new Error('No further step is complete');

// all vestings, to the sender
const hash = await pufferClient.carrotVesting.claim();
await confirm(publicClient, hash);
console.log(`Claimed at least ${formatEther(due)} PUFFER`);
// #endregion
