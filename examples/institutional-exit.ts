/**
 * Asks the beacon chain for the exit of a validator without restaking, and fetches what arrived.
 *
 * @chain Mainnet
 * @env VAULT_ADDRESS InstitutionalVault
 * @env CREDENTIALS_ADDRESS NonRestakingWithdrawalCredentials
 * @answers getNoRestakingWithdrawalCredentials "0x0000000000000000000000000000000000c0de01"
 */
// #region setup
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  http,
  isAddress,
  isHex,
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

// #region request
const credentials = pufferClient.nonRestakingWithdrawalCredentials.withAddress(
  await vault.getNoRestakingWithdrawalCredentials(),
);
const fee = await credentials.getWithdrawalRequestFee(); // wei for one request
// a placeholder of 48 bytes: put the public key of your validator here
const pubkey = `0x${'11'.repeat(48)}` as const;
// one entry a validator; 0n gwei is a full exit
const requests = [{ pubkey, amountGwei: 0n }];

// twice the fee, which can rise before the block; the rest is not returned
const value = 2n * fee * BigInt(requests.length);
const request = await credentials.requestWithdrawal(requests, value);
await confirm(publicClient, request);
// #endregion

// #region collect
// Later, when the beacon chain has paid out to the withdrawal contract:
const hash = await vault.withdrawNonRestakedETH();
await confirm(publicClient, hash);
console.log('The ETH is in the vault');
// #endregion
