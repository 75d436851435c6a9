/**
 * Approves CARROT to the staking contract and stakes it 1:1 for sCARROT.
 *
 * @chain Mainnet
 * @observes pays 1000 CARROT, gets 1000 sCARROT, spender sCARROT
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
import { parseEther } from 'viem';
import { confirm } from './confirm';

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

// #region flow
// the staking contract is the sCARROT token
const staker = TOKENS_ADDRESSES[Token.sCARROT][Chain.Mainnet];
const amount = parseEther('1000'); // CARROT, 18 decimals

const approval = await pufferClient.erc20Permit
  .withToken(Token.CARROT)
  .approve(account, staker, amount);
await confirm(publicClient, approval);

const hash = await pufferClient.carrotStaker.stake(account, amount);
await confirm(publicClient, hash);
// #endregion
