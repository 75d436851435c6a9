/**
 * Deposits pufETH into unifiETH with an approval of the BoringVault and a minimum of shares.
 *
 * @chain Mainnet
 * @observes pays 0.5 pufETH, gets 0.5095 unifiETH, spender unifiETH
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
  TOKENS_ADDRESSES,
  Token,
  UnifiToken,
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

// #region minimum
const vault = UnifiToken.unifiETH;
const token = Token.pufETH;
const amount = parseEther('0.5'); // pufETH, 18 decimals

const rate = await pufferClient.nucleusAccountant
  .withToken(vault)
  // pufETH for one share
  .getRateInQuoteSafe(TOKENS_ADDRESSES[token][Chain.Mainnet]);
const decimals = await pufferClient.erc20Permit
  .withToken(vault)
  .getContract()
  .read.decimals();

const expected = (amount * 10n ** BigInt(decimals)) / rate; // shares
const minimumMint = (expected * 9_950n) / 10_000n; // accept 0.5 % less
// #endregion

// #region flow
// the BoringVault, not the Teller
const spender = TOKENS_ADDRESSES[vault][Chain.Mainnet];
const approval = await pufferClient.erc20Permit
  .withToken(token)
  .approve(account, spender, amount);
await confirm(publicClient, approval);

const { transact } = await pufferClient.nucleusTeller.withToken(vault).deposit({
  account,
  token,
  unifiToken: vault, // the same as in withToken
  amount,
  minimumMint,
  isPreapproved: true,
});
const hash = await transact();
await confirm(publicClient, hash);
// #endregion
