/**
 * Deposits validator tickets for a node operator, with a permit instead of an approval.
 *
 * @chain Mainnet
 * @observes pays 28 VT, spender PufferProtocol
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, Token, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import { createPublicClient, createWalletClient, custom, formatEther, parseUnits } from 'viem';

if (!window.ethereum) throw new Error('No wallet found in this browser');
const [account] = await window.ethereum.request({ method: 'eth_requestAccounts' });
if (!account) throw new Error('The wallet shared no account');

const chain = VIEM_CHAINS[Chain.Mainnet];
const transport = custom(window.ethereum);
const publicClient = createPublicClient({ chain, transport });
const walletClient = createWalletClient({ account, chain, transport }); // this handler sends from its account
const pufferClient = new PufferClient(Chain.Mainnet, walletClient, publicClient);
// #endregion

// #region flow
const tickets = parseUnits('28', 18); // VT, 18 decimals
const node = account; // the operator to credit: only this account can withdraw them again
const spender = pufferClient.pufferProtocol.getContract().address;

const permit = await pufferClient.erc20Permit.withToken(Token.VT).getPermitData(account, spender, tickets);
const hash = await pufferClient.pufferProtocol.depositValidatorTickets(permit, node);
const receipt = await publicClient.waitForTransactionReceipt({ hash });
if (receipt.status === 'reverted') throw new Error(`Deposit ${hash} reverted`);
const deposited = await pufferClient.pufferProtocol.getValidatorTicketsBalance(node);
console.log(`${formatEther(deposited)} VT on deposit`);
// #endregion
