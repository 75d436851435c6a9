/**
 * Pays out the CARROT whose cliff is over, after a claim of mtwCARROT from Merkl.
 *
 * @chain Mainnet
 * @observes gets 40 CARROT
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
  TOKENS_ADDRESSES,
  Token,
} from '@pufferfinance/puffer-sdk';
import { formatEther } from 'viem';
import { confirm } from './confirm';
import { received } from './received';

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
const { allVestings, nextClaimIndex } =
  await pufferClient.mtwCarrot.getUserVestings(account);
for (const { amount, unlockTimestamp } of allVestings.slice(
  Number(nextClaimIndex),
)) {
  const unlock = new Date(Number(unlockTimestamp) * 1000).toISOString();
  console.log(`${formatEther(amount)} CARROT, claimable after ${unlock}`);
}

// CARROT, 18 decimals
const due = await pufferClient.mtwCarrot.claimable(account);
// the call would succeed and pay nothing
if (due === 0n) throw new Error('No entry is past its cliff');

// sender, then the user who is paid
const hash = await pufferClient.mtwCarrot.claim(account, account);
const receipt = await confirm(publicClient, hash);
// 0 if another account has sent the claim before
const carrot = TOKENS_ADDRESSES[Token.CARROT][Chain.Mainnet];
const paid = received(receipt, carrot, account);
console.log(`Received ${formatEther(paid)} CARROT`);
// #endregion
