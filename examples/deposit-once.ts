/**
 * Deposits 0.1 ETH from Node so that neither a crash nor a hanging node can make it two deposits.
 *
 * @chain Mainnet
 * @observes pays 0.1 ETH, gets 0.09346 pufETH
 */
// #region setup
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  http,
  isHex,
  keccak256,
  parseEther,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { confirm } from './confirm';

const { PRIVATE_KEY, RPC_URL } = process.env;
if (!isHex(PRIVATE_KEY)) throw new Error('PRIVATE_KEY must be a hex string');

const chain = VIEM_CHAINS[Chain.Mainnet];
const account = privateKeyToAccount(PRIVATE_KEY);
const transport = http(RPC_URL);
const publicClient = createPublicClient({ chain, transport });
const walletClient = createWalletClient({ account, chain, transport });
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);
// #endregion

// #region sign
// One job at a time: two that overlap can sign the same bytes.
const vault = pufferClient.vault.getContract();
const request = await walletClient.prepareTransactionRequest({
  to: vault.address,
  data: encodeFunctionData({
    abi: vault.abi,
    functionName: 'depositETH',
    args: [account.address],
  }),
  value: parseEther('0.1'),
});
// Store it before you send it. After a crash start at the next step.
// Throws on another chain, which account.signTransaction does not.
const raw = await walletClient.signTransaction(request);
// #endregion

// #region send
// These bytes can be mined only once, however often you send them.
await publicClient
  .sendRawTransaction({ serializedTransaction: raw })
  .catch(console.error); // the node may have it: only the receipt tells
await confirm(publicClient, keccak256(raw));
// #endregion
