/**
 * Takes an exact amount of WETH out of the Puffer vault at once, after reading limits, fees and cost.
 *
 * @chain Mainnet
 * @observes pays 0.472 pufETH, gets 0.5 WETH
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
} from '@pufferfinance/puffer-sdk';
import { formatEther, parseEther } from 'viem';
import { confirm } from './confirm';

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

// #region quote
const assets = parseEther('0.5'); // WETH to receive, 18 decimals

const vault = pufferClient.vault.getContract();
const limit = await vault.read.maxWithdraw([account]); // WETH, 18 decimals
if (assets > limit)
  throw new Error(`At most ${formatEther(limit)} WETH can leave at once`);

// pufETH that is burned, fees included
const cost = await vault.read.previewWithdraw([assets]);
const fee = await pufferClient.vault.getTotalExitFeeBasisPoints(); // 100 = 1 %
console.log(`${formatEther(assets)} WETH cost ${formatEther(cost)} pufETH`);
console.log(`The fee in it is ${fee} basis points`);
// #endregion

// #region flow
// owner, then sender and receiver
const { transact } = pufferClient.vault.withdraw(account, account, assets);
const hash = await transact(); // the wallet asks here
const receipt = await confirm(publicClient, hash);
console.log(`Withdrew in block ${receipt.blockNumber}`);
// #endregion
