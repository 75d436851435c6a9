/**
 * Leaves pufETH at once with as much as the vault can pay, simulated before it is sent.
 *
 * @chain Mainnet
 * @answers maxRedeem "2000000000000000000"
 * @observes pays 2 pufETH, gets 2.119 WETH
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
import { formatEther } from 'viem';
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

// #region quote
// pufETH, 18 decimals
const shares = await pufferClient.vault.maxRedeem(account);
if (shares === 0n) throw new Error('Nothing can be redeemed now');

const { result: payout } = await pufferClient.vault
  .getContract()
  // WETH, 18 decimals
  .simulate.redeem([shares, account, account], { account });
console.log(
  `${formatEther(shares)} pufETH would pay ${formatEther(payout)} WETH now`,
);
// #endregion

// #region flow
// owner and sender, then receiver
const { transact } = pufferClient.vault.redeem(account, account, shares);
const hash = await transact(); // the wallet asks here
const receipt = await confirm(publicClient, hash);

const weth = TOKENS_ADDRESSES[Token.WETH][Chain.Mainnet];
console.log(`Received ${formatEther(received(receipt, weth, account))} WETH`);
// #endregion
