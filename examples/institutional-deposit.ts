/**
 * Deposits ETH into an institutional vault whose address you bring.
 *
 * @chain Mainnet
 * @env VAULT_ADDRESS InstitutionalVault
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import { createPublicClient, createWalletClient, custom, isAddress, parseEther } from 'viem';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const [account] = await window.ethereum.request({ method: 'eth_requestAccounts' });
if (!account) throw new Error('The wallet shared no account');

const chain = VIEM_CHAINS[Chain.Mainnet];
const transport = custom(window.ethereum);
const publicClient = createPublicClient({ chain, transport });
const walletClient = createWalletClient({ account, chain, transport });
const pufferClient = new PufferClient(Chain.Mainnet, walletClient, publicClient);

const vault = process.env.VAULT_ADDRESS; // your institutional vault
if (!vault || !isAddress(vault)) throw new Error('Set VAULT_ADDRESS');
// #endregion

// #region flow
const value = parseEther('32');
const handler = pufferClient.institutionalVault.withAddress(vault);

const shares = await handler.previewDeposit(value);
console.log(`Mints ${shares} base units of the vault's shares`);

const hash = await handler.depositETH(account, value); // receiver, wei
const receipt = await publicClient.waitForTransactionReceipt({ hash });
if (receipt.status === 'reverted') throw new Error(`Deposit ${hash} reverted`);
// #endregion
