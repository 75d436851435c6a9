/**
 * Starts a vesting of CARROT into PUFFER with a permit. The CARROT is destroyed.
 *
 * @chain Mainnet
 * @observes pays 1000 CARROT, gets 91.67 PUFFER, gives CARROT, spender CarrotVesting
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  custom,
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
const walletClient = createWalletClient({ account, chain, transport });
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);
// #endregion

// #region flow
const amount = parseEther('1000'); // CARROT, 18 decimals: gone permanently

// signs a permit, then sends
const hash = await pufferClient.carrotVesting.startVesting(amount, false);
await confirm(publicClient, hash);
// #endregion

// #region claim
// PUFFER, 18 decimals
const claimable =
  await pufferClient.carrotVesting.calculateClaimableAmount(account);
if (claimable > 0n) {
  const claim = await pufferClient.carrotVesting.claim();
  await confirm(publicClient, claim);
  console.log(`Claimed in ${claim}`);
}
// #endregion
