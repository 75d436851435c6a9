/**
 * Approves PUFFER, locks it for three times 30 days, and delegates the votes.
 *
 * @chain Mainnet
 * @observes pays 100 PUFFER, gets 300 vlPUFFER, spender vlPUFFER
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  TOKENS_ADDRESSES,
  Token,
  VIEM_CHAINS,
} from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  custom,
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
const walletClient = createWalletClient({ account, chain, transport });
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);
// #endregion

// #region flow
const amount = parseEther('100'); // PUFFER, 18 decimals; at least 10
const multiplier = 3n; // times 30 days, and the factor of the votes: 1 to 24

// the lock contract
const spender = TOKENS_ADDRESSES[Token.vlPUFFER][Chain.Mainnet];
const approval = await pufferClient.erc20Permit
  .withToken(Token.PUFFER)
  .approve(account, spender, amount);
await confirm(publicClient, approval);

// true: approved, no permit
const hash = await pufferClient.vlPuffer.lock(amount, multiplier, true);
await confirm(publicClient, hash);
// #endregion

// #region delegate
const delegatee = account; // or the address that will vote for you
// true: a plain transaction
const delegation = await pufferClient.vlPuffer.delegate(delegatee, true);
await confirm(publicClient, delegation);
console.log(`Delegated in ${delegation}`);
// #endregion
