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

if (!window.ethereum) throw new Error('No wallet found in this browser');
const [account] = await window.ethereum.request({ method: 'eth_requestAccounts' });
if (!account) throw new Error('The wallet shared no account');

const chain = VIEM_CHAINS[Chain.Mainnet];
const transport = custom(window.ethereum);
const publicClient = createPublicClient({ chain, transport });
const walletClient = createWalletClient({ account, chain, transport }); // this handler sends from its account
const pufferClient = new PufferClient(Chain.Mainnet, walletClient, publicClient);
// #endregion

// #region request
const shares = await pufferClient.lagoonVault.getBalance(account); // base units of tacpufETH
const request = await pufferClient.lagoonVault.requestRedeem(shares, account, account); // cannot be cancelled
const requested = await publicClient.waitForTransactionReceipt({ hash: request });
if (requested.status === 'reverted') throw new Error(`Request ${request} reverted`);
// #endregion

// #region claim
// Later, after the settlement:
const settled = await pufferClient.lagoonVault.claimableRedeemRequest(undefined, account); // in shares
if (settled === 0n) throw new Error('Not settled yet');

const hash = await pufferClient.lagoonVault.redeem(settled, account, account); // receiver, then controller
const receipt = await publicClient.waitForTransactionReceipt({ hash });
if (receipt.status === 'reverted') throw new Error(`Claim ${hash} reverted`);
console.log(`Paid out for ${settled} base units of tacpufETH`);
// #endregion
