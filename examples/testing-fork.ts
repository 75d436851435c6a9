/**
 * Deposits on a local fork with an account that the node itself holds: no wallet, no key.
 *
 * @chain Mainnet
 * @observes pays 1 ETH, gets 0.9346 pufETH
 */
// #region setup
import { Chain, PufferClient, PufferClientHelpers } from '@pufferfinance/puffer-sdk';
import { formatEther, parseEther } from 'viem';

const { RPC_URL } = process.env; // http://127.0.0.1:8545 for a local fork
if (!RPC_URL) throw new Error('RPC_URL must be the address of the fork');

const config = { chain: Chain.Mainnet, rpcUrls: [RPC_URL] };
const publicClient = PufferClientHelpers.createPublicClient(config);
const walletClient = PufferClientHelpers.createWalletClient(config);
const pufferClient = new PufferClient(Chain.Mainnet, walletClient, publicClient);
// #endregion

// #region flow
const [account] = await walletClient.getAddresses(); // accounts that the node signs for
if (!account) throw new Error('The node holds no account: this is not a development node');

const before: bigint = await pufferClient.vault.balanceOf(account);
const hash = await pufferClient.vault.depositETH(account).transact(parseEther('1'));
const receipt = await publicClient.waitForTransactionReceipt({ hash });

const after: bigint = await pufferClient.vault.balanceOf(account);
console.log(receipt.status, `${formatEther(after - before)} pufETH`);
// #endregion
