/**
 * Deposits wstETH with a permit: one signature, then one transaction.
 *
 * @chain Mainnet
 * @observes pays 0.5 wstETH, gets 0.5607 pufETH, spender PufferDepositor
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
  Token,
} from '@pufferfinance/puffer-sdk';
import { erc20Abi, formatEther, parseEther } from 'viem';
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
const amount = parseEther('0.5'); // wstETH, 18 decimals

const wstEth = pufferClient.erc20Permit
  .withToken(Token.wstETH)
  .getContract().address;
const held = await publicClient.readContract({
  address: wstEth,
  abi: erc20Abi,
  functionName: 'balanceOf',
  args: [account],
});
if (held < amount)
  throw new Error(`The account holds only ${formatEther(held)} wstETH`);

// asks for the signature
const { transact } = await pufferClient.depositor.depositWstETH(
  account,
  amount,
);
const hash = await transact(); // asks for the transaction
await confirm(publicClient, hash);
// #endregion
