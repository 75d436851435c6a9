/**
 * Compares the cumulative amount of Merkl with what was claimed, and reads the active tree.
 *
 * @chain Mainnet
 * @answers getMerkleRoot "0x0000000000000000000000000000000000000000000000000000000000000001"
 * @answers disputer "0x0000000000000000000000000000000000000000"
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
  Token,
  TOKENS_ADDRESSES,
} from '@pufferfinance/puffer-sdk';
import { formatEther, zeroAddress } from 'viem';

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
const token = TOKENS_ADDRESSES[Token.mtwCARROT][Chain.Mainnet];
// a stand-in: the cumulative amount of this account and token, from Merkl's API
const total = 0n;

const { amount: claimed } = await pufferClient.distributor.claimed(
  account,
  token,
);
console.log(
  total > claimed
    ? `${formatEther(total - claimed)} mtwCARROT open`
    : 'Nothing open',
);
// #endregion

// #region tree
const { merkleRoot: newest } = await pufferClient.distributor.tree();
const active = await pufferClient.distributor.getMerkleRoot();
if (active !== newest) {
  const disputer = await pufferClient.distributor.disputer();
  // unix seconds
  const end = await pufferClient.distributor.endOfDisputePeriod();
  const reason =
    disputer === zeroAddress
      ? `until ${new Date(end * 1000).toISOString()}`
      : 'while disputed';
  console.log(`Proofs of the newest tree fail ${reason}`);
}
// #endregion
