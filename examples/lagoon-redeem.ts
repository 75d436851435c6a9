/**
 * Asks to leave the tacpufETH vault, and claims the asset after the settlement.
 *
 * @chain Mainnet
 * @observes pays 0.5 tacpufETH, gets 0.5 pufETH, gives tacpufETH
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import { createPublicClient, createWalletClient, custom } from 'viem';
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

// #region request
// base units of tacpufETH
const shares = await pufferClient.lagoonVault.getBalance(account);
if (shares === 0n) throw new Error('No shares');
// cannot be cancelled
const request = await pufferClient.lagoonVault.requestRedeem(
  shares,
  account,
  account,
);
await confirm(publicClient, request);
// #endregion

// #region claim
// Later, after the settlement:
// in shares
const settled = await pufferClient.lagoonVault.claimableRedeemRequest(
  undefined,
  account,
);
if (settled === 0n)
  throw new Error('Nothing to claim: not settled, or already claimed');

// receiver, then controller
const hash = await pufferClient.lagoonVault.redeem(settled, account, account);
await confirm(publicClient, hash);
console.log(`Paid out for ${settled} base units of tacpufETH`);
// #endregion
