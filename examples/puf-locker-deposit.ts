/**
 * Locks pufETH in the PufLocker for the shortest period that is allowed, after an approval.
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

// #region periods
// seconds
const [shortest, longest] = await pufferClient.pufLocker.getLockPeriods();
const lockPeriod = shortest; // or any number of seconds up to `longest`
console.log(`Between ${shortest / 86_400n} and ${longest / 86_400n} days`);
// #endregion

// #region approve
const amount = parseEther('1'); // pufETH, 18 decimals
const locker = pufferClient.pufLocker.getContract().address; // the spender

const approval = await pufferClient.erc20Permit
  .withToken(Token.pufETH)
  .approve(account, locker, amount);
await confirm(publicClient, approval);
// #endregion

// #region flow
const { transact, estimate } = await pufferClient.pufLocker.deposit({
  token: Token.pufETH,
  account, // pays and sends
  recipient: account, // the only account that can take the deposit out
  value: amount,
  lockPeriod,
  isPreapproved: true, // no signature
});
await estimate(); // fails with the revert, before you pay for the deposit
const hash = await transact();
await confirm(publicClient, hash);
// #endregion
