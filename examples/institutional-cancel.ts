/**
 * Withdraws a scheduled call of an institutional vault before it runs.
 *
 * @chain Mainnet
 * @env VAULT_ADDRESS InstitutionalVault
 * @env MANAGER_ADDRESS InstitutionalAccessManager
 * @answers authority "0x0000000000000000000000000000000000c0de01"
 * @answers getSchedule 1767830400
 * @observes nothing
 */
// #region setup
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  http,
  isAddress,
  isHex,
  parseEther,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { confirm } from './confirm';

const { PRIVATE_KEY, RPC_URL } = process.env;
if (!isHex(PRIVATE_KEY)) throw new Error('PRIVATE_KEY must be a hex string');

const chain = VIEM_CHAINS[Chain.Mainnet];
const transport = http(RPC_URL);
const signer = privateKeyToAccount(PRIVATE_KEY);
const account = signer.address;
const publicClient = createPublicClient({ chain, transport });
// viem can sign for the chain that the node names
if ((await publicClient.getChainId()) !== chain.id)
  throw new Error('RPC_URL is on another chain');
// these handlers send from its account
const walletClient = createWalletClient({ account: signer, chain, transport });
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);

const vaultAddress = process.env.VAULT_ADDRESS; // your institutional vault
if (!vaultAddress || !isAddress(vaultAddress))
  throw new Error('Set VAULT_ADDRESS');
const vault = pufferClient.institutionalVault.withAddress(vaultAddress);
// #endregion

// #region flow
const data = encodeFunctionData({
  abi: vault.getContract().abi,
  functionName: 'withdraw',
  args: [parseEther('1'), account, account], // byte for byte as scheduled
});
const manager = pufferClient.institutionalAccessManager.withAddress(
  await vault.authority(),
);

const id = await manager.hashOperation(account, vaultAddress, data);
const ready = await manager.getSchedule(id); // unix seconds
if (ready === 0)
  throw new Error(
    'Nothing to cancel: never scheduled, already run, cancelled or expired',
  );

// the account that scheduled it, target, data
const hash = await manager.cancel(account, vaultAddress, data);
await confirm(publicClient, hash);
console.log(`Operation ${id} is cancelled`);
// #endregion
