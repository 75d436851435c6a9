/**
 * Reads what a contract may still take of a token, and withdraws that allowance.
 *
 * @chain Mainnet
 * @answers allowance "2000000000000000000"
 * @observes nothing
 */
// #region setup
import 'viem/window';
import {
  CONTRACT_ADDRESSES,
  Chain,
  PufferClient,
  PufferClientHelpers,
  Token,
} from '@pufferfinance/puffer-sdk';
import { formatEther, getAddress } from 'viem';
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
const spender = getAddress(
  CONTRACT_ADDRESSES[Chain.Mainnet]?.PufferDepositor ?? '',
);

const wstEth = pufferClient.erc20Permit.withToken(Token.wstETH).getContract();
// wstETH, 18 decimals
const allowance = await wstEth.read.allowance([account, spender]);
console.log(`${spender} may take ${formatEther(allowance)} wstETH`);

if (allowance > 0n) {
  const hash = await pufferClient.erc20Permit
    .withToken(Token.wstETH)
    .approve(account, spender, 0n);
  await confirm(publicClient, hash);
}
// #endregion
