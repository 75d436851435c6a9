/**
 * Deposits pufETH into the tacpufETH vault in one step, while its valuation is valid.
 *
 * @chain Mainnet
 * @answers asset "0xD9A442856C234a39a81a089C06451EBAa4306a72"
 * @observes pays 1 pufETH, gets 1 tacpufETH, spender tacpufETH
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  Token,
  TOKENS_ADDRESSES,
  VIEM_CHAINS,
} from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  custom,
  isAddressEqual,
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
// this handler sends from its account
const walletClient = createWalletClient({ account, chain, transport });
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);
// #endregion

// #region flow
const vault = pufferClient.lagoonVault.getContract();
const asset = await vault.read.asset();
if (!isAddressEqual(asset, TOKENS_ADDRESSES[Token.pufETH][Chain.Mainnet]))
  throw new Error('The asset is not pufETH');
if (!(await pufferClient.lagoonVault.isTotalAssetsValid()))
  throw new Error('Only requests are open now');

const amount = parseEther('1'); // pufETH, 18 decimals
const approval = await pufferClient.erc20Permit
  .withToken(Token.pufETH)
  .approve(account, vault.address, amount);
await confirm(publicClient, approval);

const hash = await pufferClient.lagoonVault.syncDeposit(amount, account);
await confirm(publicClient, hash);
const shares = await pufferClient.lagoonVault.getBalance(account);
console.log(`Shares now: ${shares} base units of tacpufETH`);
// #endregion
