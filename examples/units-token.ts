/**
 * Turns what a user typed into base units with the token's own decimals, and base units back into text.
 *
 * @chain Mainnet
 * @answers decimals 6
 * @answers balanceOf "1234567890"
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
  Token,
} from '@pufferfinance/puffer-sdk';
import { formatUnits, parseUnits } from 'viem';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const config = { chain: Chain.Mainnet, provider: window.ethereum };
const publicClient = PufferClientHelpers.createPublicClient(config);
const pufferClient = new PufferClient(Chain.Mainnet, undefined, publicClient);

const [account] = await window.ethereum.request({
  method: 'eth_requestAccounts',
});
if (!account) throw new Error('The wallet shared no account');
// #endregion

// #region flow
const usdc = pufferClient.erc20Permit.withToken(Token.USDC).getContract();
const decimals = await usdc.read.decimals();

// 100500000n when the token has 6 decimals
const amount = parseUnits('100.5', decimals);
const balance = await usdc.read.balanceOf([account]); // base units of USDC
if (balance < amount)
  console.log(`Only ${formatUnits(balance, decimals)} USDC there`);
// #endregion
