/**
 * Lists the locked deposits of an account and withdraws the released ones.
 *
 * @chain Mainnet
 * @answers getAllDeposits [{"amount": "1000000000000000000", "releaseTime": "1764547200"}, {"amount": "2000000000000000000", "releaseTime": "1790812800"}]
 * @observes gets 1 pufETH
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
  Token,
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

// #region position
const deposits = await pufferClient.pufLocker.getAllDeposits(
  Token.pufETH,
  account,
);
const { timestamp } = await publicClient.getBlock(); // Unix seconds

const released = deposits.flatMap(({ amount, releaseTime }, index) => {
  // an amount of 0n was withdrawn before
  const open = amount > 0n && releaseTime <= timestamp;
  return open ? [{ index: BigInt(index), amount }] : [];
});
// pufETH, 18 decimals
const total = released.reduce((sum, { amount }) => sum + amount, 0n);
console.log(`${formatEther(total)} pufETH can be taken out`);
// #endregion

// #region flow
if (released.length === 0) throw new Error('Nothing is released yet');

const indexes = released.map(({ index }) => index);
// owner, recipient
const { transact } = pufferClient.pufLocker.withdraw(
  Token.pufETH,
  account,
  account,
  indexes,
);
const hash = await transact();
await confirm(publicClient, hash);
// #endregion
