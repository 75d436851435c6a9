/**
 * Cancels a deposit request of tacpufETH in the epoch in which it was made.
 *
 * @chain Mainnet
 * @observes gets 0.5 pufETH
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

// #region flow
// base units of the asset
const waiting = await pufferClient.lagoonVault.pendingDepositRequest(
  undefined,
  account,
);
if (waiting === 0n) throw new Error('Nothing waits for a settlement');

// the handler has no method for it
const vault = pufferClient.lagoonVault.getContract();
// fails when the operator has already proposed a valuation
await vault.simulate.cancelRequestDeposit({ account });
const hash = await vault.write.cancelRequestDeposit({ account, chain });
await confirm(publicClient, hash);
console.log(`${waiting} base units of the asset came back`);
// #endregion
