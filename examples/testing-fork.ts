/**
 * Deposits on a local fork with an account that the node itself holds: no wallet, no key.
 *
 * @chain Mainnet
 * @observes pays 1 ETH, gets 0.9346 pufETH
 */
// #region setup
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
} from '@pufferfinance/puffer-sdk';
import { formatEther, parseEther } from 'viem';
import { confirm } from './confirm';
import { received } from './received';

// not the variable of your real node: the chain id is the same
const { FORK_URL = 'http://127.0.0.1:8545' } = process.env;

const config = { chain: Chain.Mainnet, rpcUrls: [FORK_URL] };
const publicClient = PufferClientHelpers.createPublicClient(config);
const walletClient = PufferClientHelpers.createWalletClient(config);
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);
// #endregion

// #region flow
// only test nodes such as anvil and Hardhat answer this
const isTestNode = await publicClient
  .request({ method: 'hardhat_metadata' } as never)
  .then(Boolean, () => false);
if (!isTestNode)
  throw new Error('FORK_URL is not a test node: its money may be real');

// accounts that the node signs for
const [account] = await walletClient.getAddresses();
if (!account)
  throw new Error('The node holds no account: this is not a development node');

const hash = await pufferClient.vault
  .depositETH(account)
  .transact(parseEther('1'));
const receipt = await confirm(publicClient, hash);

const { address } = pufferClient.vault.getContract(); // is pufETH too
const minted = received(receipt, address, account);
console.log(`${formatEther(minted)} pufETH`);
// #endregion
