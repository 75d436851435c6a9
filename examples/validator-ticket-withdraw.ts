/**
 * Takes deposited validator tickets back while no validator waits or runs.
 *
 * @chain Mainnet
 * @answers getNodeInfo {"activeValidatorCount":0,"pendingValidatorCount":0,"vtBalance":"28000000000000000000"}
 * @observes gets 28 VT
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  custom,
  formatEther,
} from 'viem';
import { confirm } from './confirm';

if (!window.ethereum) throw new Error('No wallet found in this browser');
const [account] = await window.ethereum.request({
  method: 'eth_requestAccounts',
});
if (!account) throw new Error('The wallet shared no account');

const chain = VIEM_CHAINS[Chain.Mainnet];
const transport = custom(window.ethereum);
const publicClient = createPublicClient({ chain, transport });
// this handler sends from its account
const walletClient = createWalletClient({ account, chain, transport });
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);
// #endregion

// #region flow
const node = await pufferClient.pufferProtocol.getNodeInfo(account);
if (node.activeValidatorCount + node.pendingValidatorCount > 0n)
  throw new Error('Validators wait or run');
if (node.vtBalance === 0n) throw new Error('No tickets on deposit');

const hash = await pufferClient.pufferProtocol.withdrawValidatorTickets(
  node.vtBalance,
  account,
);
await confirm(publicClient, hash);
console.log(`${formatEther(node.vtBalance)} VT came back`);
// #endregion
