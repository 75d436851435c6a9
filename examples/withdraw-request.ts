/**
 * Starts a two-step withdrawal with a permit: pufETH goes to the withdrawal manager, WETH comes later.
 *
 * @chain Mainnet
 * @observes pays 0.5 pufETH, later gets 0.535 WETH, spender PufferWithdrawalManager
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
} from '@pufferfinance/puffer-sdk';
import { parseEther } from 'viem';
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

// #region flow
const amount = parseEther('0.5'); // pufETH, 18 decimals

// signature
const { transact } =
  await pufferClient.pufferWithdrawalManager.requestWithdrawalWithPermit(
    account,
    amount,
  );
const hash = await transact(); // transaction
const receipt = await confirm(publicClient, hash);
console.log(`Requested in ${receipt.transactionHash}`);
// #endregion
