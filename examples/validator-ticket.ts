/**
 * Buys validator tickets for 28 days with ETH at the price of the moment.
 *
 * @chain Mainnet
 * @answers getValidatorTicketPrice 10000000000000000
 * @observes pays 0.28 ETH, gets 28 VT
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
const walletClient = createWalletClient({ account, chain, transport });
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);
// #endregion

// #region flow
// wei for one ticket
const price = await pufferClient.pufferOracleV2.getValidatorTicketPrice();
const payment = price * 28n;
console.log(`28 tickets cost ${formatEther(payment)} ETH`);

// recipient, wei
const hash = await pufferClient.validatorTicket.purchaseValidatorTicket(
  account,
  payment,
);
await confirm(publicClient, hash);
// #endregion
