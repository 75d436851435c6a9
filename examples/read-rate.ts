/**
 * Reads the pufETH rate in both directions, without a wallet.
 *
 * @chain Mainnet
 */
// #region setup
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
} from '@pufferfinance/puffer-sdk';
import { formatEther, parseEther } from 'viem';

const publicClient = PufferClientHelpers.createPublicClient({
  chain: Chain.Mainnet,
  rpcUrls: [process.env.RPC_URL ?? 'https://eth.example.com'],
});
const pufferClient = new PufferClient(Chain.Mainnet, undefined, publicClient);
// #endregion

// #region flow
const pufEthForOneEth = await pufferClient.vault.getPufETHRate();
const ethForOnePufEth = await pufferClient.vault.convertToAssets(
  parseEther('1'),
);

console.log(`1 ETH deposits as ${formatEther(pufEthForOneEth)} pufETH`);
console.log(
  `1 pufETH stands for ${formatEther(ethForOnePufEth)} ETH before exit fees`,
);
// #endregion
