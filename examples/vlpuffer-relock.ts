/**
 * Extends the PUFFER lock of the account and adds PUFFER to it.
 *
 * @chain Mainnet
 * @answers lockInfos ["100000000000000000000", "1775001600"]
 * @answers balanceOf "1200000000000000000000"
 * @answers clock 1767225600
 * @observes pays 50 PUFFER, gets 1500 vlPUFFER, spender vlPUFFER
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  Token,
  VIEM_CHAINS,
} from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  custom,
  formatEther,
  parseEther,
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

// #region quote
// PUFFER to add, 18 decimals; 0n adds none and needs no approval
const amount = parseEther('50');
const multiplier = 12n; // counts periods of 30 days, 1n to 24n

const { pufferAmount, unlockTime } =
  await pufferClient.vlPuffer.lockInfos(account);
if (pufferAmount === 0n) throw new Error('This account has no lock');
// vlPUFFER, 18 decimals
const votes = await pufferClient.vlPuffer.balanceOf(account);
const now = BigInt(await pufferClient.vlPuffer.getClock()); // unix seconds

const newVotes = (pufferAmount + amount) * multiplier;
const newUnlock = now + multiplier * 30n * 24n * 60n * 60n;
if (newVotes < votes || newUnlock < unlockTime)
  throw new Error('A lock can only grow');
// #endregion

// #region flow
const { vlPuffer } = pufferClient;
if (amount > 0n) {
  const approval = await pufferClient.erc20Permit
    .withToken(Token.PUFFER)
    .approve(account, vlPuffer.getContract().address, amount);
  await confirm(publicClient, approval);
}

const hash = await vlPuffer.reLock(amount, multiplier);
await confirm(publicClient, hash);
const end = new Date(Number(newUnlock) * 1000).toISOString();
console.log(`${formatEther(newVotes)} vlPUFFER until about ${end}`);
// #endregion
