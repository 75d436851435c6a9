/**
 * Starts a two-step withdrawal with an approval, which a contract wallet can give.
 *
 * @chain Mainnet
 */
// #region setup
import 'viem/window';
import { CONTRACT_ADDRESSES, Chain, PufferClient, PufferClientHelpers, Token } from '@pufferfinance/puffer-sdk';
import { getAddress, parseEther } from 'viem';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const config = { chain: Chain.Mainnet, provider: window.ethereum };
const publicClient = PufferClientHelpers.createPublicClient(config);
const walletClient = PufferClientHelpers.createWalletClient(config);
const pufferClient = new PufferClient(Chain.Mainnet, walletClient, publicClient);

const [account] = await pufferClient.requestAddresses();
if (!account) throw new Error('The wallet shared no account');
// #endregion

// #region flow
const manager = getAddress(CONTRACT_ADDRESSES[Chain.Mainnet]?.PufferWithdrawalManager ?? ''); // the spender
const amount = parseEther('0.5'); // pufETH, 18 decimals

const approval = await pufferClient.erc20Permit.withToken(Token.pufETH).approve(account, manager, amount);
const approved = await publicClient.waitForTransactionReceipt({ hash: approval });
if (approved.status === 'reverted') throw new Error(`Approval ${approval} reverted`);

const { transact } = await pufferClient.pufferWithdrawalManager.requestWithdrawal(account, amount);
const hash = await transact();
const receipt = await publicClient.waitForTransactionReceipt({ hash });
if (receipt.status === 'reverted') throw new Error(`Request ${hash} reverted`);
// #endregion
