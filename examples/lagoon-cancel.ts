/**
 * Cancels a deposit request of tacpufETH in the epoch in which it was made.
 *
 * @chain Mainnet
 * @answers asset "0xD9A442856C234a39a81a089C06451EBAa4306a72"
 * @observes gets 0.5 pufETH
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import { createPublicClient, createWalletClient, custom } from 'viem';
import { confirm } from './confirm';
import { received } from './received';

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
const asset = await vault.read.asset();
// fails when the operator has already proposed a valuation
await vault.simulate.cancelRequestDeposit({ account });
const hash = await vault.write.cancelRequestDeposit({ account, chain });
const receipt = await confirm(publicClient, hash);
// a second cancellation succeeds and pays nothing
const paid = received(receipt, asset, account);
console.log(`${paid} base units of the asset came back`);
// #endregion
