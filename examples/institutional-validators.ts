/**
 * Starts validators without restaking from the money of an institutional vault.
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
  zeroAddress,
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
const credentials = await vault.getNoRestakingWithdrawalCredentials();
if (credentials === zeroAddress)
  throw new Error(
    'Without a withdrawal contract the stake could not be recovered',
  );
// 32 bytes
console.log('Deposit data must carry', await vault.getWithdrawalCredentials());

// One entry a validator, as key tooling writes them to deposit_data-*.json,
// with 0x in front. These fillers show the form only: replace them, or the
// deposit contract refuses the call.
const deposits = [
  {
    pubkey: `0x${'11'.repeat(48)}`, // 48 bytes
    signature: `0x${'22'.repeat(96)}`, // 96 bytes
    amount: 32_000_000_000n, // gwei: 32 ETH
    deposit_data_root: `0x${'33'.repeat(32)}`, // 32 bytes
  },
] as const;

const hash = await vault.startNonRestakingValidators(
  deposits.map(({ pubkey }) => pubkey),
  deposits.map(({ signature }) => signature),
  deposits.map(({ amount }) => amount),
  deposits.map((deposit) => deposit.deposit_data_root),
);
await confirm(publicClient, hash);
const counted = await vault.getNonRestakedValidatorETH();
console.log(`The vault counts ${counted} wei with these validators`);
// #endregion
