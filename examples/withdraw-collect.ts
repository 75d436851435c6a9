/**
 * Follows a two-step withdrawal by its index and collects the WETH as soon as that is possible.
 *
 * @chain Mainnet
 * @answers getWithdrawal {"pufETHAmount":"2000000000000000000","pufETHToETHExchangeRate":"1050000000000000000","recipient":"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"}
 * @observes gets 0.535 WETH
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
} from '@pufferfinance/puffer-sdk';
import { formatEther } from 'viem';
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

// #region state
const index = 1234n; // from the event of your request

const request = await pufferClient.pufferWithdrawalManager.getWithdrawal(index);
if (request.pufETHAmount === 0n)
  throw new Error('No open request: never made, or already paid out');

// WETH, 18 decimals
const most =
  (request.pufETHAmount * request.pufETHToETHExchangeRate) / 10n ** 18n;
console.log(
  `For ${formatEther(request.pufETHAmount)} pufETH, ${request.recipient}`,
);
console.log(`gets at most ${formatEther(most)} WETH`);
// #endregion

// #region flow
// Reverts while the batch is not finalised: then try again later.
await pufferClient.pufferWithdrawalManager
  .getContract()
  .simulate.completeQueuedWithdrawal([index], { account });

const { transact } =
  await pufferClient.pufferWithdrawalManager.completeQueuedWithdrawal(
    account,
    index,
  );
const hash = await transact(); // the account only pays the gas
const receipt = await confirm(publicClient, hash);
console.log(`Collected in block ${receipt.blockNumber}`);
// #endregion
