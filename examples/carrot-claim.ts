/**
 * Claims the PUFFER that all CARROT vestings of the account have released so far.
 *
 * @chain Mainnet
 * @observes gets 91.67 PUFFER
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import { createPublicClient, createWalletClient, custom, formatEther } from 'viem';

if (!window.ethereum) throw new Error('No wallet found in this browser');
const [account] = await window.ethereum.request({ method: 'eth_requestAccounts' });
if (!account) throw new Error('The wallet shared no account');

const chain = VIEM_CHAINS[Chain.Mainnet];
const transport = custom(window.ethereum);
const publicClient = createPublicClient({ chain, transport });
const walletClient = createWalletClient({ account, chain, transport }); // this handler sends from its account
const pufferClient = new PufferClient(Chain.Mainnet, walletClient, publicClient);
// #endregion

// #region position
const vestings = await pufferClient.carrotVesting.getVestings(account);
for (const { depositedAmount, claimedAmount, depositedTimestamp } of vestings) {
  const since = new Date(depositedTimestamp * 1000).toISOString();
  console.log(`${formatEther(depositedAmount)} CARROT since ${since}: ${formatEther(claimedAmount)} PUFFER claimed`);
}
// #endregion

// #region flow
const due = await pufferClient.carrotVesting.calculateClaimableAmount(account); // PUFFER, 18 decimals
if (due === 0n) throw new Error('No further step is complete');

const hash = await pufferClient.carrotVesting.claim(); // all vestings, to the sender
const receipt = await publicClient.waitForTransactionReceipt({ hash });
if (receipt.status === 'reverted') throw new Error(`Claim ${hash} reverted`);
console.log(`Claimed at least ${formatEther(due)} PUFFER`);
// #endregion
