/**
 * Completes a two-step withdrawal once its batch is finalised. Anyone may send it; the recipient is paid.
 *
 * @chain Mainnet
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, PufferClientHelpers } from '@pufferfinance/puffer-sdk';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const config = { chain: Chain.Mainnet, provider: window.ethereum };
const publicClient = PufferClientHelpers.createPublicClient(config);
const walletClient = PufferClientHelpers.createWalletClient(config);
const pufferClient = new PufferClient(Chain.Mainnet, walletClient, publicClient);

const [account] = await pufferClient.requestAddresses();
if (!account) throw new Error('The wallet shared no account');
// #endregion

// #region flow
const index = 1234n; // from the event WithdrawalRequested of the request

const request = await pufferClient.pufferWithdrawalManager.getWithdrawal(index);
console.log(`${request.pufETHAmount} base units of pufETH for ${request.recipient}`);

const { transact } = await pufferClient.pufferWithdrawalManager.completeQueuedWithdrawal(account, index);
const hash = await transact();
const receipt = await publicClient.waitForTransactionReceipt({ hash });
if (receipt.status === 'reverted') throw new Error(`Completion ${hash} reverted`);
// #endregion
