/**
 * Quotes a deposit of ETH and its gas without sending it.
 *
 * @chain Mainnet
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
} from '@pufferfinance/puffer-sdk';
import { formatEther, parseEther } from 'viem';

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

// #region flow
const value = parseEther('0.1');

// Runs the real call without sending it: pufETH, 18 decimals.
const { result } = await pufferClient.vault
  .getContract()
  .simulate.depositETH([account], { account, value });
console.log(
  `${formatEther(value)} ETH would give ${formatEther(result)} pufETH`,
);
// #endregion

// #region gas
// Gas units, to be multiplied by the gas price for a cost in wei.
const gas = await pufferClient.vault
  .getContract()
  .estimateGas.depositETH([account], { account, value });
console.log(`The deposit needs about ${gas} gas`);
// #endregion
