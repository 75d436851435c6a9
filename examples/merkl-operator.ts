/**
 * Lets another account send Merkl claims for this one, or takes that right back, through the contract instance.
 *
 * @chain Mainnet
 * @env OPERATOR_ADDRESS operator account
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
  zeroAddress,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { confirm } from './confirm';

const { PRIVATE_KEY, RPC_URL } = process.env;
if (!isHex(PRIVATE_KEY)) throw new Error('PRIVATE_KEY must be a hex string');

const chain = VIEM_CHAINS[Chain.Mainnet];
const transport = http(RPC_URL);
const account = privateKeyToAccount(PRIVATE_KEY); // whose rewards they are
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
// the account that will send claims for you
const operator = process.env.OPERATOR_ADDRESS;
if (!operator || !isAddress(operator) || operator === zeroAddress)
  throw new Error('Set OPERATOR_ADDRESS');

// flips the state: read it first, with isOperator above
const hash = await pufferClient.distributor
  .getContract()
  .write.toggleOperator([account.address, operator], { account, chain });
await confirm(publicClient, hash);
console.log(`Switched ${operator}: read isOperator again`);
// #endregion
