/**
 * Offers unifiETH shares for pufETH in the AtomicQueue: price, approval, validation, request.
 *
 * @chain Mainnet
 * @answers getUserAtomicRequest {"deadline":"0","atomicPrice":"0","offerAmount":"0","inSolve":false}
 * @observes later pays 0.5 unifiETH, later gets 0.4882 pufETH, spender NucleusAtomicQueue, keeps unifiETH
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
import { getAddress, parseUnits } from 'viem';
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

// #region price
const offer = TOKENS_ADDRESSES[UnifiToken.unifiETH][Chain.Mainnet];
const want = TOKENS_ADDRESSES[Token.pufETH][Chain.Mainnet];
const decimals = await pufferClient.erc20Permit
  .withToken(UnifiToken.unifiETH)
  .getContract()
  .read.decimals();
const shares = parseUnits('0.5', decimals); // unifiETH

const rate = await pufferClient.nucleusAccountant
  .withToken(UnifiToken.unifiETH)
  .getRateInQuoteSafe(want);
// pufETH for one whole share, 0.5 % below the rate
const atomicPrice = (rate * 9_950n) / 10_000n;
if (atomicPrice === 0n) throw new Error('A zero price gives the shares away');
// #endregion

// #region flow
// An approval makes old requests fillable at their old price, whatever
// token they want: ask for each that you ever wanted.
const { timestamp: now } = await publicClient.getBlock();
const weth = TOKENS_ADDRESSES[Token.WETH][Chain.Mainnet];
const { nucleusAtomicQueue } = pufferClient;
const old = await nucleusAtomicQueue.getUserAtomicRequest(account, offer, want);
const other = await nucleusAtomicQueue.getUserAtomicRequest(
  account,
  offer,
  weth,
);
const open = [old, other].filter(({ deadline }) => deadline >= now);
if (open.some(({ offerAmount }) => offerAmount > 0n))
  throw new Error('Cancel the open request first');

// the spender
const queue = getAddress(
  CONTRACT_ADDRESSES[Chain.Mainnet]?.NucleusAtomicQueue ?? '',
);
const approval = await pufferClient.nucleusBoringVault
  .withToken(UnifiToken.unifiETH)
  .approve(account, queue, shares);
await confirm(publicClient, approval);

const { timestamp } = await publicClient.getBlock();
const request = {
  deadline: timestamp + 3n * 24n * 60n * 60n, // Unix seconds: three days
  atomicPrice,
  offerAmount: shares,
  inSolve: false, // ignored by the contract
};

// Checks balance, allowance, deadline, amount and price, not the share lock.
const valid = await pufferClient.nucleusAtomicQueue.isAtomicRequestValid(
  offer,
  account,
  request,
);
if (!valid) throw new Error('The queue would not be able to fill this request');

// sends at once
const hash = await pufferClient.nucleusAtomicQueue.updateAtomicRequest(
  offer,
  want,
  request,
  account,
);
await confirm(publicClient, hash);
// #endregion

// #region watch
const stored = await pufferClient.nucleusAtomicQueue.getUserAtomicRequest(
  account,
  offer,
  want,
);
const fillable = await pufferClient.nucleusAtomicQueue.isAtomicRequestValid(
  offer,
  account,
  stored,
);
if (stored.offerAmount === 0n) console.log('filled or cancelled');
else if (stored.atomicPrice === 0n)
  console.log('cancel it: a solver can take the shares for nothing');
else
  console.log(
    fillable
      ? 'waiting for a solver'
      : 'nobody can fill it: deadline, balance or allowance',
  );
// #endregion
