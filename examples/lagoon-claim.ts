/**
 * Claims the shares of a settled Lagoon deposit request.
 *
 * @chain Mainnet
 * @observes gets 0.5 tacpufETH
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import { createPublicClient, createWalletClient, custom } from 'viem';
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
// settled, in the asset
const assets = await pufferClient.lagoonVault.claimableDepositRequest(
  undefined,
  account,
);
if (assets === 0n)
  throw new Error('Nothing to claim: not settled, or already claimed');

// assets, receiver of the shares
const hash = await pufferClient.lagoonVault.deposit(assets, account);
await confirm(publicClient, hash);
// #endregion
