/**
 * Buys validator tickets with pufETH after an approval with a small reserve.
 *
 * @chain Mainnet
 * @answers getValidatorTicketPrice "10000000000000000"
 * @answers convertToSharesUp "266000000000000000"
 * @observes pays 0.2617 pufETH, gets 28 VT, spender VT, keeps pufETH
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

// #region quote
const tickets = parseUnits('28', 18); // VT, 18 decimals
// wei of ETH for one ticket
const price = await pufferClient.pufferOracleV2.getValidatorTicketPrice();
const eth = (tickets * price) / 10n ** 18n; // wei
// pufETH, 18 decimals
const cost = await pufferClient.vault
  .getContract()
  .read.convertToSharesUp([eth]);
const limit = (cost * 10_050n) / 10_000n; // 0.5 % more: price and rate can move
// #endregion

// #region flow
const spender = pufferClient.validatorTicket.getContract().address;
const approval = await pufferClient.erc20Permit
  .withToken(Token.pufETH)
  .approve(account, spender, limit);
await confirm(publicClient, approval);

const hash =
  await pufferClient.validatorTicket.purchaseValidatorTicketWithPufETH(
    account,
    tickets,
  );
await confirm(publicClient, hash);
const held = await pufferClient.validatorTicket.getBalance(account);
console.log(`${formatEther(held)} VT in the wallet`);
// #endregion
