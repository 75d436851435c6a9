/**
 * Redeems pufETH only when a simulation pays at least a minimum, and compares what arrived with it.
 *
 * @chain Mainnet
 * @answers redeem "1059300000000000000"
 * @observes pays 1 pufETH, gets 1.0593 WETH
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
  TOKENS_ADDRESSES,
  Token,
} from '@pufferfinance/puffer-sdk';
import { formatEther, parseEther } from 'viem';
import { confirm } from './confirm';
import { received } from './received';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const config = { chain: Chain.Mainnet, provider: window.ethereum };
const publicClient = PufferClientHelpers.createPublicClient(config);
const walletClient = PufferClientHelpers.createWalletClient(config);
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);

const [account] = await pufferClient.requestAddresses();
if (!account) throw new Error('The wallet shared no account');
// #endregion

// #region bound
const shares = parseEther('1'); // pufETH, 18 decimals
// what the user agreed to, from the quote that you showed and kept
const least = parseEther('1.05'); // WETH

// right before sending: the real call, at the current state
const { result } = await pufferClient.vault
  .getContract()
  .simulate.redeem([shares, account, account], { account });
if (result < least)
  throw new Error(`It would pay ${formatEther(result)} WETH, not enough`);
// #endregion

// #region flow
const hash = await pufferClient.vault
  .redeem(account, account, shares)
  .transact();
const receipt = await confirm(publicClient, hash);

const weth = TOKENS_ADDRESSES[Token.WETH][Chain.Mainnet];
const paid = received(receipt, weth, account);
console.log(`Paid ${formatEther(paid)} WETH`);
// Nothing on the chain enforces the minimum: the state can change in between.
if (paid < least) console.warn(`Less than ${formatEther(least)} WETH`);
// #endregion
