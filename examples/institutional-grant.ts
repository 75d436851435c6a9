/**
 * Gives an account the role that a vault function needs.
 *
 * @chain Mainnet
 * @env VAULT_ADDRESS InstitutionalVault
 * @env MANAGER_ADDRESS InstitutionalAccessManager
 * @answers authority "0x0000000000000000000000000000000000c0de01"
 * @answers getTargetFunctionRole "1"
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import { createPublicClient, createWalletClient, custom, isAddress, toFunctionSelector } from 'viem';

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
const manager = pufferClient.institutionalAccessManager.withAddress(await vault.authority());
const role = await manager.getTargetFunctionRole(vaultAddress, toFunctionSelector('deposit(uint256,address)'));
if (role === 0n) throw new Error('deposit has no role of its own: this would make the member an admin');

const member = account; // the account that shall get the role
const executionDelay = 24 * 60 * 60; // seconds that its calls must be scheduled ahead; 0 for none
const hash = await manager.grantRole(role, member, executionDelay); // needs the admin role of this role
const receipt = await publicClient.waitForTransactionReceipt({ hash });
if (receipt.status === 'reverted') throw new Error(`Grant ${hash} reverted`);
const { isMember } = await manager.hasRole(role, member);
const wait = await manager.getRoleGrantDelay(role); // seconds
console.log(isMember ? 'The role is active' : `The role becomes active ${wait} seconds after the grant`);
// #endregion
