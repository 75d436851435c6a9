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

if (!window.ethereum) throw new Error('No wallet found in this browser');
const [account] = await window.ethereum.request({ method: 'eth_requestAccounts' });
if (!account) throw new Error('The wallet shared no account');

const chain = VIEM_CHAINS[Chain.Mainnet];
const transport = custom(window.ethereum);
const publicClient = createPublicClient({ chain, transport });
const walletClient = createWalletClient({ account, chain, transport }); // this handler sends from its account
const pufferClient = new PufferClient(Chain.Mainnet, walletClient, publicClient);
// #endregion

// #region flow
const waiting = await pufferClient.lagoonVault.pendingDepositRequest(undefined, account); // base units of the asset
if (waiting === 0n) throw new Error('Nothing waits for a settlement');

const vault = pufferClient.lagoonVault.getContract(); // the handler has no method for it
await vault.simulate.cancelRequestDeposit({ account }); // fails when the operator has already proposed a valuation
const hash = await vault.write.cancelRequestDeposit({ account, chain });
const receipt = await publicClient.waitForTransactionReceipt({ hash });
if (receipt.status === 'reverted') throw new Error(`Cancellation ${hash} reverted`);
console.log(`${waiting} base units of the asset came back`);
// #endregion
