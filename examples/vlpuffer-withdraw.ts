/**
 * Ends an expired PUFFER lock and sends all its PUFFER to the account.
 *
 * @chain Mainnet
 * @answers lockInfos ["100000000000000000000", "1767139200"]
 * @answers clock 1767225600
 * @observes pays 300 vlPUFFER, gets 100 PUFFER
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  custom,
  formatEther,
} from 'viem';
import { confirm } from './confirm';

if (!window.ethereum) throw new Error('No wallet found in this browser');
const [account] = await window.ethereum.request({
  method: 'eth_requestAccounts',
});
if (!account) throw new Error('The wallet shared no account');

const chain = VIEM_CHAINS[Chain.Mainnet];
const transport = custom(window.ethereum);
const publicClient = createPublicClient({ chain, transport });
// this handler sends from its account
const walletClient = createWalletClient({ account, chain, transport });
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);
// #endregion

// #region flow
const { pufferAmount, unlockTime } =
  await pufferClient.vlPuffer.lockInfos(account);
if (pufferAmount === 0n) throw new Error('This account has no lock');

const now = BigInt(await pufferClient.vlPuffer.getClock()); // unix seconds
if (now < unlockTime)
  throw new Error(
    `Locked until ${new Date(Number(unlockTime) * 1000).toISOString()}`,
  );

const kickable = unlockTime + 7n * 24n * 60n * 60n;
if (now > kickable)
  console.warn('Anyone may end this lock now and keep 1 % of the PUFFER');

// the address gets the PUFFER
const hash = await pufferClient.vlPuffer.withdraw(account);
await confirm(publicClient, hash);
console.log(`${formatEther(pufferAmount)} PUFFER came back`);
// #endregion
