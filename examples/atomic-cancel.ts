/**
 * Cancels a request in the AtomicQueue with an amount of zero and takes the allowance back.
 *
 * @chain Mainnet
 * @approved cancelling offers nothing; the allowance of the request is set to zero at the end
 * @observes nothing
 */
// #region setup
import 'viem/window';
import {
  CONTRACT_ADDRESSES,
  Chain,
  PufferClient,
  PufferClientHelpers,
  TOKENS_ADDRESSES,
  Token,
  UnifiToken,
} from '@pufferfinance/puffer-sdk';
import { getAddress } from 'viem';
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
const queue = getAddress(
  CONTRACT_ADDRESSES[Chain.Mainnet]?.NucleusAtomicQueue ?? '',
);
const offer = TOKENS_ADDRESSES[UnifiToken.unifiETH][Chain.Mainnet];
const want = TOKENS_ADDRESSES[Token.pufETH][Chain.Mainnet];

const nothing = {
  deadline: 0n,
  atomicPrice: 0n,
  offerAmount: 0n,
  inSolve: false,
};
const hash = await pufferClient.nucleusAtomicQueue.updateAtomicRequest(
  offer,
  want,
  nothing,
  account,
);
await confirm(publicClient, hash);

const revoked = await pufferClient.nucleusBoringVault
  .withToken(UnifiToken.unifiETH)
  .approve(account, queue, 0n);
await confirm(publicClient, revoked);
// #endregion
