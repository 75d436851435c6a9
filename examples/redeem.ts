/**
 * Leaves at once: burns pufETH for WETH, less the exit fees, after a look at the limit and the payout.
 *
 * @chain Mainnet
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, PufferClientHelpers } from '@pufferfinance/puffer-sdk';
import { formatEther, parseEther } from 'viem';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const config = { chain: Chain.Mainnet, provider: window.ethereum };
const publicClient = PufferClientHelpers.createPublicClient(config);
const walletClient = PufferClientHelpers.createWalletClient(config);
const pufferClient = new PufferClient(Chain.Mainnet, walletClient, publicClient);

const [account] = await pufferClient.requestAddresses();
if (!account) throw new Error('The wallet shared no account');
// #endregion

// #region flow
const shares = parseEther('0.5'); // pufETH, 18 decimals

const limit = await pufferClient.vault.maxRedeem(account);
if (shares > limit) throw new Error(`Only ${formatEther(limit)} pufETH can leave at once now`);

const expected = await pufferClient.vault.previewRedeem(shares); // WETH after fees
console.log(`Pays about ${formatEther(expected)} WETH`);

const { transact } = pufferClient.vault.redeem(account, account, shares); // owner and sender, receiver
const hash = await transact();
const receipt = await publicClient.waitForTransactionReceipt({ hash });
if (receipt.status === 'reverted') throw new Error(`Redemption ${hash} reverted`);
// #endregion
