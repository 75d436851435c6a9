/**
 * Approves WETH to the vault where the allowance is too small, then deposits it.
 *
 * @chain Mainnet
 * @observes pays 0.5 WETH, gets 0.4673 pufETH, spender pufETH
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
import { getAddress, parseEther } from 'viem';
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
// the spender, and the pufETH token
const vault = getAddress(CONTRACT_ADDRESSES[Chain.Mainnet]?.PufferVault ?? '');
const amount = parseEther('0.5'); // WETH, 18 decimals

const weth = pufferClient.erc20Permit.withToken(Token.WETH).getContract();
if ((await weth.read.allowance([account, vault])) < amount) {
  // named again: another job may have chosen another token meanwhile
  const approval = await pufferClient.erc20Permit
    .withToken(Token.WETH)
    .approve(account, vault, amount);
  await confirm(publicClient, approval);
}

const { transact } = pufferClient.vault.deposit(account, amount);
const hash = await transact();
await confirm(publicClient, hash);
// #endregion
