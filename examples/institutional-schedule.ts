/**
 * Schedules a delayed call of an institutional vault in its access manager.
 *
 * @chain Mainnet
 * @env VAULT_ADDRESS InstitutionalVault
 * @env ACCESS_MANAGER_ADDRESS InstitutionalAccessManager
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

const vault = process.env.VAULT_ADDRESS; // your institutional vault
if (!vault || !isAddress(vault)) throw new Error('Set VAULT_ADDRESS');
// the access manager of the vault
const manager = process.env.ACCESS_MANAGER_ADDRESS;
if (!manager || !isAddress(manager))
  throw new Error('Set ACCESS_MANAGER_ADDRESS');
// #endregion

// #region flow
const data = encodeFunctionData({
  abi: pufferClient.institutionalVault.withAddress(vault).getContract().abi,
  functionName: 'withdraw',
  args: [parseEther('1'), account, account], // WETH, receiver, owner
});

const access = pufferClient.institutionalAccessManager.withAddress(manager);
// 0: the earliest time that is allowed
const hash = await access.schedule(vault, data, 0);
await confirm(publicClient, hash);

const id = await access.hashOperation(account, vault, data);
const ready = await access.getSchedule(id); // Unix seconds
console.log(
  `Operation ${id} can run from ${new Date(ready * 1000).toISOString()}`,
);
// #endregion
