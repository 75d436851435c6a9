/**
 * Makes a client for all handlers: the wallet client of viem carries the connected account.
 *
 * @chain Mainnet
 */
// #region flow
import 'viem/window';
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import { createWalletClient, custom } from 'viem';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const [account] = await window.ethereum.request({
  method: 'eth_requestAccounts',
});
if (!account) throw new Error('The wallet shared no account');

const walletClient = createWalletClient({
  account,
  chain: VIEM_CHAINS[Chain.Mainnet],
  transport: custom(window.ethereum),
});

export const pufferClient = new PufferClient(Chain.Mainnet, walletClient);
// #endregion
