/**
 * Pays out the CARROT whose cliff is over, after a claim of mtwCARROT from Merkl.
 *
 * @chain Mainnet
 * @observes gets 40 CARROT
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, PufferClientHelpers } from '@pufferfinance/puffer-sdk';
import { formatEther } from 'viem';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const config = { chain: Chain.Mainnet, provider: window.ethereum };
const publicClient = PufferClientHelpers.createPublicClient(config);
const walletClient = PufferClientHelpers.createWalletClient(config);
const pufferClient = new PufferClient(Chain.Mainnet, walletClient, publicClient);

const [account] = await pufferClient.requestAddresses();
if (!account) throw new Error('The wallet shared no account');
// #endregion

// #region flow
const { allVestings, nextClaimIndex } = await pufferClient.mtwCarrot.getUserVestings(account);
for (const { amount, unlockTimestamp } of allVestings.slice(Number(nextClaimIndex))) {
  const unlock = new Date(Number(unlockTimestamp) * 1000).toISOString();
  console.log(`${formatEther(amount)} CARROT, claimable after ${unlock}`);
}

const due = await pufferClient.mtwCarrot.claimable(account); // CARROT, 18 decimals
if (due === 0n) throw new Error('No entry is past its cliff'); // the call would succeed and pay nothing

const hash = await pufferClient.mtwCarrot.claim(account, account); // sender, then the user who is paid
const receipt = await publicClient.waitForTransactionReceipt({ hash });
if (receipt.status === 'reverted') throw new Error(`Claim ${hash} reverted`);
console.log(`Received ${formatEther(due)} CARROT`);
// #endregion
