/**
 * Withdraws a scheduled call of an institutional vault before it runs.
 *
 * @chain Mainnet
 * @env VAULT_ADDRESS InstitutionalVault
 * @env MANAGER_ADDRESS InstitutionalAccessManager
 * @answers authority "0x0000000000000000000000000000000000c0de01"
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
const walletClient = createWalletClient({ account, chain, transport }); // this handler sends from its account
const pufferClient = new PufferClient(Chain.Mainnet, walletClient, publicClient);

const vaultAddress = process.env.VAULT_ADDRESS; // your institutional vault
if (!vaultAddress || !isAddress(vaultAddress)) throw new Error('Set VAULT_ADDRESS');
const vault = pufferClient.institutionalVault.withAddress(vaultAddress);
// #endregion

// #region flow
const data = encodeFunctionData({
  abi: vault.getContract().abi,
  functionName: 'withdraw',
  args: [parseEther('1'), account, account], // byte for byte as scheduled
});
const manager = pufferClient.institutionalAccessManager.withAddress(await vault.authority());

const id = await manager.hashOperation(account, vaultAddress, data);
const ready = await manager.getSchedule(id); // unix seconds
if (ready === 0) throw new Error('Nothing to cancel: never scheduled, already run, cancelled or expired');

const hash = await manager.cancel(account, vaultAddress, data); // the account that scheduled it, target, data
const receipt = await publicClient.waitForTransactionReceipt({ hash });
if (receipt.status === 'reverted') throw new Error(`Cancellation ${hash} reverted`);
console.log(`Operation ${id} is cancelled`);
// #endregion
