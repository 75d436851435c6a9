/**
 * Deposits 0.1 ETH into the Puffer vault and reads how much pufETH the account gained.
 *
 * @chain Mainnet
 * @observes pays 0.1 ETH, gets 0.09346 pufETH
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
const value = parseEther('0.1');
const before: bigint = await pufferClient.vault.balanceOf(account);

const { transact } = pufferClient.vault.depositETH(account); // sends from and credits this account
const hash = await transact(value); // the wallet asks here
const receipt = await publicClient.waitForTransactionReceipt({ hash });
if (receipt.status === 'reverted') throw new Error(`Deposit ${hash} reverted`);

const after: bigint = await pufferClient.vault.balanceOf(account);
console.log(`${formatEther(value)} ETH became ${formatEther(after - before)} pufETH`);
// #endregion
