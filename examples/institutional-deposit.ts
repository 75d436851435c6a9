/**
 * Deposits ETH into an institutional vault whose address you bring.
 *
 * @chain Mainnet
 * @env VAULT_ADDRESS InstitutionalVault
 */
// #region setup
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
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
// #endregion

// #region flow
const value = parseEther('32');
const handler = pufferClient.institutionalVault.withAddress(vault);

const shares = await handler.previewDeposit(value);
console.log(`Mints ${shares} base units of the vault's shares`);

const hash = await handler.depositETH(account, value); // receiver, wei
await confirm(publicClient, hash);
// #endregion
