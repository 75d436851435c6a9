/**
 * Sets an ERC-20 allowance through the permit handler and reads it back.
 *
 * @chain Mainnet
 * @observes spender pufETH, keeps WETH
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
const spender = getAddress(
  CONTRACT_ADDRESSES[Chain.Mainnet]?.PufferVault ?? '',
);
const weth = pufferClient.erc20Permit.withToken(Token.WETH).getContract();

// replaces the allowance, does not add to it
const hash = await pufferClient.erc20Permit
  .withToken(Token.WETH)
  .approve(account, spender, parseEther('0.5'));
await confirm(publicClient, hash);

const allowance = await weth.read.allowance([account, spender]);
console.log(`The vault may now take ${allowance} wei of WETH`);
// #endregion
