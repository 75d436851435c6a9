/**
 * Locks PUFFER with a permit: one signature, then one transaction.
 *
 * @chain Mainnet
 * @observes pays 100 PUFFER, gets 300 vlPUFFER, spender vlPUFFER
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  custom,
  parseEther,
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
const walletClient = createWalletClient({ account, chain, transport });
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);
// #endregion

// #region flow
const amount = parseEther('100'); // PUFFER, 18 decimals; at least 10
const multiplier = 3n; // times 30 days, and the factor of the votes: 1 to 24

// signs a permit, then sends
const hash = await pufferClient.vlPuffer.lock(amount, multiplier, false);
await confirm(publicClient, hash);
// #endregion
