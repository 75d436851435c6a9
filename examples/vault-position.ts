/**
 * Reads the pufETH of an account and what it stands for in ETH.
 *
 * @chain Mainnet
 * @env ACCOUNT account
 */
// #region setup
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
} from '@pufferfinance/puffer-sdk';
import { formatEther, isAddress } from 'viem';

const publicClient = PufferClientHelpers.createPublicClient({
  chain: Chain.Mainnet,
  rpcUrls: [process.env.RPC_URL ?? 'https://eth.example.com'],
});
const pufferClient = new PufferClient(Chain.Mainnet, undefined, publicClient);

const account = process.env.ACCOUNT; // whose position to read
if (!account || !isAddress(account)) throw new Error('Set ACCOUNT');
// #endregion

// #region flow
const pufEth = await pufferClient.vault.balanceOf(account);
const eth = await pufferClient.vault.convertToAssets(pufEth);
console.log(
  `${formatEther(pufEth)} pufETH, ${formatEther(eth)} ETH before exit fees`,
);
// #endregion
