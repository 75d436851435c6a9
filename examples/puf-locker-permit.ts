/**
 * Locks pufETH in the PufLocker with a permit: one signature, then one transaction.
 *
 * @chain Mainnet
 * @answers getLockPeriods ["2592000", "31536000"]
 * @observes pays 1 pufETH, spender PufLocker
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
  Token,
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
// seconds, the shortest
const [lockPeriod] = await pufferClient.pufLocker.getLockPeriods();

const { transact } = await pufferClient.pufLocker.deposit({
  token: Token.pufETH,
  account, // signs the permit, pays and sends
  recipient: account,
  value: parseEther('1'), // pufETH, 18 decimals
  lockPeriod,
}); // asks for the signature
const hash = await transact(); // asks for the transaction
await confirm(publicClient, hash);
// #endregion
