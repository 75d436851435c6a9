/**
 * Gives an account the role that a vault function needs.
 *
 * @chain Mainnet
 * @env VAULT_ADDRESS InstitutionalVault
 * @env MANAGER_ADDRESS InstitutionalAccessManager
 * @env MEMBER_ADDRESS account
 * @answers authority "0x0000000000000000000000000000000000c0de01"
 * @answers getTargetFunctionRole "1"
 * @observes nothing
 */
// #region setup
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  http,
  isAddress,
  isHex,
  toFunctionSelector,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { confirm } from './confirm';

const { PRIVATE_KEY, RPC_URL } = process.env;
if (!isHex(PRIVATE_KEY)) throw new Error('PRIVATE_KEY must be a hex string');

const chain = VIEM_CHAINS[Chain.Mainnet];
const transport = http(RPC_URL);
const account = privateKeyToAccount(PRIVATE_KEY);
const publicClient = createPublicClient({ chain, transport });
// viem can sign for the chain that the node names
if ((await publicClient.getChainId()) !== chain.id)
  throw new Error('RPC_URL is on another chain');
// these handlers send from its account
const walletClient = createWalletClient({ account, chain, transport });
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
const manager = pufferClient.institutionalAccessManager.withAddress(
  await vault.authority(),
);
const role = await manager.getTargetFunctionRole(
  vaultAddress,
  toFunctionSelector('deposit(uint256,address)'),
);
if (role === 0n)
  throw new Error(
    'deposit has no role of its own: this would make the member an admin',
  );

// the account that gets the role
const member = process.env.MEMBER_ADDRESS;
if (!member || !isAddress(member)) throw new Error('Set MEMBER_ADDRESS');
// seconds that its calls must be scheduled ahead; 0 for none
const executionDelay = 0;
// needs the admin role of this role
const hash = await manager.grantRole(role, member, executionDelay);
await confirm(publicClient, hash);
const { isMember } = await manager.hasRole(role, member);
const wait = await manager.getRoleGrantDelay(role); // seconds
console.log(
  isMember
    ? 'The role is active'
    : `The role becomes active ${wait} seconds after the grant`,
);
// #endregion
