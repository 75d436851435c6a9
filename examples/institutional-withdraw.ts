/**
 * Takes WETH out of an institutional vault, after a simulation.
 *
 * @chain Mainnet
 * @env VAULT_ADDRESS InstitutionalVault
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import { createPublicClient, createWalletClient, custom, formatEther, isAddress, parseEther } from 'viem';

if (!window.ethereum) throw new Error('No wallet found in this browser');
const [account] = await window.ethereum.request({ method: 'eth_requestAccounts' });
if (!account) throw new Error('The wallet shared no account');

const chain = VIEM_CHAINS[Chain.Mainnet];
const transport = custom(window.ethereum);
const publicClient = createPublicClient({ chain, transport });
const walletClient = createWalletClient({ account, chain, transport }); // this handler sends from its account
const pufferClient = new PufferClient(Chain.Mainnet, walletClient, publicClient);

const vaultAddress = process.env.VAULT_ADDRESS; // your institutional vault
if (!vaultAddress || !isAddress(vaultAddress)) throw new Error('Set VAULT_ADDRESS');
const vault = pufferClient.institutionalVault.withAddress(vaultAddress);
// #endregion

// #region flow
const assets = parseEther('1'); // WETH, 18 decimals
const shares = await vault.previewWithdraw(assets); // shares that it burns, 18 decimals

// Fails here, for free, when a role or the money at hand is missing.
await vault.getContract().simulate.withdraw([assets, account, account], { account });

const hash = await vault.withdraw(assets, account, account); // receiver, then owner of the shares
const receipt = await publicClient.waitForTransactionReceipt({ hash });
if (receipt.status === 'reverted') throw new Error(`Withdrawal ${hash} reverted`);
console.log(`${formatEther(assets)} WETH for about ${formatEther(shares)} shares`);
// #endregion
