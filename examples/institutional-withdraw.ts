/**
 * Takes WETH out of an institutional vault, after a simulation.
 *
 * @chain Mainnet
 * @env VAULT_ADDRESS InstitutionalVault
 */
// #region setup
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  formatEther,
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
const assets = parseEther('1'); // WETH, 18 decimals
// shares that it burns, 18 decimals
const shares = await vault.previewWithdraw(assets);

// Fails here, for free, when a role or the money is missing.
await vault
  .getContract()
  .simulate.withdraw([assets, account, account], { account });

// receiver, then owner of the shares
const hash = await vault.withdraw(assets, account, account);
await confirm(publicClient, hash);
console.log(
  `${formatEther(assets)} WETH for about ${formatEther(shares)} shares`,
);
// #endregion
