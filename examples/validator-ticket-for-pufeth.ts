/**
 * Turns an amount of pufETH into validator tickets: how many it buys, an approval of exactly that amount, the purchase.
 *
 * @chain Mainnet
 * @answers getValidatorTicketPrice "10000000000000000"
 * @answers convertToAssets "316500000000000000"
 * @observes pays 0.2985 pufETH, gets 31.94 VT, spender VT, keeps pufETH
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

// #region quote
// pufETH, 18 decimals: the most that may be taken
const budget = parseEther('0.3');
// wei of ETH for one whole ticket
const price = await pufferClient.pufferOracleV2.getValidatorTicketPrice();
const eth = await pufferClient.vault.convertToAssets(budget); // wei of ETH
const affordable = (eth * 10n ** 18n) / price; // VT, 18 decimals
// 0.5 % fewer: the price can rise until the purchase
const tickets = (affordable * 9_950n) / 10_000n;
console.log(`Buys ${formatUnits(tickets, 18)} VT`);
// #endregion

// #region flow
const spender = pufferClient.validatorTicket.getContract().address;
const approval = await pufferClient.erc20Permit
  .withToken(Token.pufETH)
  .approve(account, spender, budget);
await confirm(publicClient, approval);

// recipient, VT
const hash =
  await pufferClient.validatorTicket.purchaseValidatorTicketWithPufETH(
    account,
    tickets,
  );
await confirm(publicClient, hash);
// #endregion
