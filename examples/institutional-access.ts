/**
 * Asks the access manager of an institutional vault what an account may do.
 *
 * @chain Mainnet
 * @env VAULT_ADDRESS InstitutionalVault
 * @env MANAGER_ADDRESS InstitutionalAccessManager
 * @answers authority "0x0000000000000000000000000000000000c0de01"
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
const manager = pufferClient.institutionalAccessManager.withAddress(
  await vault.authority(),
);

for (const signature of [
  'deposit(uint256,address)',
  'withdraw(uint256,address,address)',
]) {
  const selector = toFunctionSelector(signature);
  // 0n is ADMIN_ROLE
  const role = await manager.getTargetFunctionRole(vaultAddress, selector);
  const { canCall, canCallDelay } = await manager.canCall(
    account,
    vaultAddress,
    selector,
  );
  const answer = canCall
    ? 'at once'
    : canCallDelay > 0
      ? `after ${canCallDelay} seconds`
      : 'not at all';
  console.log(`${signature} belongs to role ${role}: ${answer}`);
}
if (await manager.isTargetClosed(vaultAddress))
  console.log('The vault is closed: nobody may call it');
// #endregion
