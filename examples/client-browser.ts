/**
 * Makes a client over a browser wallet and asks for the account.
 *
 * @chain Mainnet
 */
// #region flow
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
} from '@pufferfinance/puffer-sdk';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const walletClient = PufferClientHelpers.createWalletClient({
  chain: Chain.Mainnet,
  provider: window.ethereum,
});

export const pufferClient = new PufferClient(Chain.Mainnet, walletClient);

const [account] = await pufferClient.requestAddresses();
console.log('Connected account:', account);
// #endregion
