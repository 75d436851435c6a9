/**
 * Gives the votes of a PUFFER lock to the account again, with one plain transaction.
 *
 * @chain Mainnet
 * @observes nothing
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

// #region flow
const delegatee = account; // or any other address that will vote
// no approval, no signature
const hash = await pufferClient.vlPuffer.delegatePreapproved(delegatee);
await confirm(publicClient, hash);
const chosen = await pufferClient.vlPuffer.delegates(account);
// vlPUFFER of everyone who chose it, 18 decimals
const votes = await pufferClient.vlPuffer.votes(chosen);
console.log(`${chosen} votes with ${formatEther(votes)} vlPUFFER`);
// #endregion
