/**
 * Lets another account send Merkl claims for this one, or takes that right back.
 *
 * @chain Mainnet
 * @env OPERATOR_ADDRESS operator account
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, PufferClientHelpers } from '@pufferfinance/puffer-sdk';
import { isAddress, zeroAddress } from 'viem';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const config = { chain: Chain.Mainnet, provider: window.ethereum };
const publicClient = PufferClientHelpers.createPublicClient(config);
const walletClient = PufferClientHelpers.createWalletClient(config);
const pufferClient = new PufferClient(Chain.Mainnet, walletClient, publicClient);

const [account] = await pufferClient.requestAddresses();
if (!account) throw new Error('The wallet shared no account');
// #endregion

// #region flow
const operator = process.env.OPERATOR_ADDRESS; // the account that shall send claims for you
if (!operator || !isAddress(operator) || operator === zeroAddress) throw new Error('Set OPERATOR_ADDRESS');

const hash = await pufferClient.distributor.toggleOperator(account, account, operator); // flips the present state
const receipt = await publicClient.waitForTransactionReceipt({ hash });
if (receipt.status === 'reverted') throw new Error(`Change ${hash} reverted`);
console.log(`Switched the right of ${operator}`);
// #endregion
