/**
 * Requests a deposit of pufETH into tacpufETH through the contract instance, without ETH.
 *
 * @chain Mainnet
 * @answers asset "0xD9A442856C234a39a81a089C06451EBAa4306a72"
 * @answers requestRedeem "2"
 * @observes pays 0.5 pufETH, gives pufETH, spender tacpufETH
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
// throws NotOpen when the vault closes (requestDeposit would not), and
// OnlyOneRequestAllowed while a redemption of an earlier epoch waits
await vault.simulate.requestRedeem([0n, account, account], { account });

const amount = parseEther('0.5'); // pufETH, 18 decimals

const approval = await pufferClient.erc20Permit
  .withToken(Token.pufETH)
  .approve(account, vault.address, amount);
await confirm(publicClient, approval);

// lagoonVault.requestDeposit would send ETH as well; the contract function
// alone does not.
const hash = await vault.write.requestDeposit(
  [amount, account, account], // assets, controller, owner
  { account, chain },
);
await confirm(publicClient, hash);
// #endregion
