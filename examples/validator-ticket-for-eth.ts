/**
 * Turns an amount of ETH into validator tickets: how many it buys, then the purchase.
 *
 * @chain Mainnet
 * @answers getValidatorTicketPrice "10000000000000000"
 * @observes pays 0.3 ETH, gets 30 VT
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  custom,
  formatUnits,
  parseEther,
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
const payment = parseEther('0.3'); // wei of ETH
// wei for one whole ticket
const price = await pufferClient.pufferOracleV2.getValidatorTicketPrice();
// VT, 18 decimals, rounded down as in the contract
const tickets = (payment * 10n ** 18n) / price;
console.log(`Buys ${formatUnits(tickets, 18)} VT at the price of now`);

// recipient, wei
const hash = await pufferClient.validatorTicket.purchaseValidatorTicket(
  account,
  payment,
);
await confirm(publicClient, hash);
// #endregion
