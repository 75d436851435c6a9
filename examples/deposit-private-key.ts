/**
 * Deposits 0.1 ETH from Node with a private key, through the contract instance.
 *
 * @chain Mainnet
 * @observes pays 0.1 ETH, gets 0.09346 pufETH
 */
// #region setup
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  http,
  isHex,
  parseEther,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const { PRIVATE_KEY, RPC_URL } = process.env;
if (!isHex(PRIVATE_KEY)) throw new Error('PRIVATE_KEY must be a hex string');

const chain = VIEM_CHAINS[Chain.Mainnet];
const account = privateKeyToAccount(PRIVATE_KEY);
const transport = http(RPC_URL);
const publicClient = createPublicClient({ chain, transport });
// viem can sign for the chain that the node names
if ((await publicClient.getChainId()) !== chain.id)
  throw new Error('RPC_URL is on another chain');
const walletClient = createWalletClient({ account, chain, transport });
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);
// #endregion

// #region flow
const hash = await pufferClient.vault
  .getContract()
  .write.depositETH([account.address], {
    account,
    chain,
    value: parseEther('0.1'),
  });
console.log(`Sent: ${hash}`);
// #endregion
