/**
 * Schedules a delayed call of an institutional vault in its access manager.
 *
 * @chain Mainnet
 * @env VAULT_ADDRESS InstitutionalVault
 * @env ACCESS_MANAGER_ADDRESS InstitutionalAccessManager
 * @answers getSchedule 1767830400
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import { createPublicClient, createWalletClient, custom, encodeFunctionData, isAddress, parseEther } from 'viem';

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
const manager = process.env.ACCESS_MANAGER_ADDRESS; // the access manager of the vault
if (!manager || !isAddress(manager)) throw new Error('Set ACCESS_MANAGER_ADDRESS');
// #endregion

// #region flow
const data = encodeFunctionData({
  abi: pufferClient.institutionalVault.withAddress(vault).getContract().abi,
  functionName: 'withdraw',
  args: [parseEther('1'), account, account], // WETH, receiver, owner
});

const access = pufferClient.institutionalAccessManager.withAddress(manager);
const hash = await access.schedule(vault, data, 0); // 0: the earliest time that is allowed
const receipt = await publicClient.waitForTransactionReceipt({ hash });
if (receipt.status === 'reverted') throw new Error(`Scheduling ${hash} reverted`);

const id = await access.hashOperation(account, vault, data);
const ready = await access.getSchedule(id); // Unix seconds
console.log(`Operation ${id} can run from ${new Date(ready * 1000).toISOString()}`);
// #endregion
