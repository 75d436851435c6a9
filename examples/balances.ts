/**
 * Reads the pufETH of a list of accounts and the rate, all of one block.
 *
 * @chain Mainnet
 * @env FIRST account
 * @env SECOND account
 */
// #region setup
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
} from '@pufferfinance/puffer-sdk';
import { formatEther, getAddress, parseEther } from 'viem';

const publicClient = PufferClientHelpers.createPublicClient({
  chain: Chain.Mainnet,
  rpcUrls: [process.env.RPC_URL ?? 'https://eth.example.com'],
});
const pufferClient = new PufferClient(Chain.Mainnet, undefined, publicClient);
const { FIRST = '', SECOND = '' } = process.env;
const accounts = [getAddress(FIRST), getAddress(SECOND)];
// #endregion

// #region flow
const vault = pufferClient.vault.getContract();
const blockNumber = await publicClient.getBlockNumber();

const [rate, balances] = await Promise.all([
  // ETH for 1 pufETH, before exit fees
  vault.read.convertToAssets([parseEther('1')], { blockNumber }),
  // pufETH, 18 decimals, in the order of the accounts
  Promise.all(
    accounts.map((account) => vault.read.balanceOf([account], { blockNumber })),
  ),
]);
console.log(`Block ${blockNumber}: 1 pufETH is ${formatEther(rate)} ETH`);
for (const [index, account] of accounts.entries())
  console.log(account, formatEther(balances[index] ?? 0n), 'pufETH');
// #endregion
