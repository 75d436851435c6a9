/**
 * Claims Merkl rewards of one token. Amounts are totals since the beginning.
 *
 * @chain Mainnet
 * @observes gets 25 PUFFER
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
import { parseEther, zeroHash } from 'viem';
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
// Total and proof come from the Merkl API; these are stand-ins.
const token = TOKENS_ADDRESSES[Token.PUFFER][Chain.Mainnet];
// everything earned so far, not only the open part
const total = parseEther('25');
const proof = [zeroHash];

const { amount: claimed } = await pufferClient.distributor.claimed(
  account,
  token,
);
if (claimed >= total) throw new Error('Nothing to claim');

const hash = await pufferClient.distributor.claim(account, {
  users: [account],
  tokens: [token],
  amounts: [total],
  proofs: [proof],
});
await confirm(publicClient, hash);
// #endregion
