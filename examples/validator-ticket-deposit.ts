/**
 * Deposits validator tickets for a node operator, with a permit instead of an approval.
 *
 * @chain Mainnet
 * @observes pays 28 VT, spender PufferProtocol
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  Token,
  VIEM_CHAINS,
} from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  custom,
  formatEther,
  parseUnits,
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
const tickets = parseUnits('28', 18); // VT, 18 decimals
// the operator to credit: only this account can withdraw them again
const node = account;
const spender = pufferClient.pufferProtocol.getContract().address;

const permit = await pufferClient.erc20Permit
  .withToken(Token.VT)
  .getPermitData(account, spender, tickets);
const hash = await pufferClient.pufferProtocol.depositValidatorTickets(
  permit,
  node,
);
await confirm(publicClient, hash);
const deposited =
  await pufferClient.pufferProtocol.getValidatorTicketsBalance(node);
console.log(`${formatEther(deposited)} VT on deposit`);
// #endregion
