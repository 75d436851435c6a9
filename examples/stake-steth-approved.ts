/**
 * Deposits stETH with an approval instead of a permit, as a contract wallet must.
 *
 * @chain Mainnet
 * @observes pays 0.5 stETH, gets 0.4673 pufETH, spender PufferDepositor
 */
// #region setup
import 'viem/window';
import {
  CONTRACT_ADDRESSES,
  Chain,
  PufferClient,
  PufferClientHelpers,
  Token,
  VIEM_CHAINS,
} from '@pufferfinance/puffer-sdk';
import { getAddress, parseEther, zeroHash } from 'viem';
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
// the spender
const depositor = getAddress(
  CONTRACT_ADDRESSES[Chain.Mainnet]?.PufferDepositor ?? '',
);
const amount = parseEther('0.5'); // stETH, 18 decimals

const approval = await pufferClient.erc20Permit
  .withToken(Token.stETH)
  .approve(account, depositor, amount);
await confirm(publicClient, approval);

// The depositor ignores a permit that fails and uses the allowance.
const permit = { deadline: 0n, amount, v: 0, r: zeroHash, s: zeroHash };
const hash = await pufferClient.depositor
  .getContract()
  .write.depositStETH([permit, account], {
    account,
    chain: VIEM_CHAINS[Chain.Mainnet],
  });
await confirm(publicClient, hash);
// #endregion
