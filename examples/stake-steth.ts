/**
 * Deposits stETH with a permit: one signature, then one transaction.
 *
 * @chain Mainnet
 * @observes pays 0.5 stETH, gets 0.4673 pufETH, spender PufferDepositor
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, PufferClientHelpers } from '@pufferfinance/puffer-sdk';
import { parseEther } from 'viem';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const config = { chain: Chain.Mainnet, provider: window.ethereum };
const publicClient = PufferClientHelpers.createPublicClient(config);
const walletClient = PufferClientHelpers.createWalletClient(config);
const pufferClient = new PufferClient(Chain.Mainnet, walletClient, publicClient);

const [account] = await pufferClient.requestAddresses();
if (!account) throw new Error('The wallet shared no account');
// #endregion

// #region flow
const amount = parseEther('0.5'); // stETH, 18 decimals

const { transact } = await pufferClient.depositor.depositStETH(account, amount); // asks for the signature
const hash = await transact(); // asks for the transaction
console.log(`Sent: ${hash}`);
// #endregion
