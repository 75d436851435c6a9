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
import { Chain, PufferClient, Token, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import { createPublicClient, createWalletClient, custom, formatUnits, parseEther } from 'viem';

if (!window.ethereum) throw new Error('No wallet found in this browser');
const [account] = await window.ethereum.request({ method: 'eth_requestAccounts' });
if (!account) throw new Error('The wallet shared no account');

const chain = VIEM_CHAINS[Chain.Mainnet];
const transport = custom(window.ethereum);
const publicClient = createPublicClient({ chain, transport });
const walletClient = createWalletClient({ account, chain, transport }); // this handler sends from its account
const pufferClient = new PufferClient(Chain.Mainnet, walletClient, publicClient);
// #endregion

// #region quote
const budget = parseEther('0.3'); // pufETH, 18 decimals: the most that may be taken
const price = await pufferClient.pufferOracleV2.getValidatorTicketPrice(); // wei of ETH for one whole ticket
const eth = await pufferClient.vault.convertToAssets(budget); // wei of ETH
const affordable = (eth * 10n ** 18n) / price; // VT, 18 decimals
const tickets = (affordable * 9_950n) / 10_000n; // 0.5 % fewer: the price can rise until the purchase
console.log(`Buys ${formatUnits(tickets, 18)} VT`);
// #endregion

// #region flow
const spender = pufferClient.validatorTicket.getContract().address;
const approval = await pufferClient.erc20Permit.withToken(Token.pufETH).approve(account, spender, budget);
const approved = await publicClient.waitForTransactionReceipt({ hash: approval });
if (approved.status === 'reverted') throw new Error(`Approval ${approval} reverted`);

const hash = await pufferClient.validatorTicket.purchaseValidatorTicketWithPufETH(account, tickets); // recipient, VT
const receipt = await publicClient.waitForTransactionReceipt({ hash });
if (receipt.status === 'reverted') throw new Error(`Purchase ${hash} reverted`);
// #endregion
