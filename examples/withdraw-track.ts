/**
 * Tells where a two-step withdrawal stands, from the hash of its request on, and asks until it is paid.
 *
 * @chain Mainnet
 * @page /guides/track-a-withdrawal#store-the-hash
 */
// #region request
import type { PufferClient } from '@pufferfinance/puffer-sdk';
import {
  isAddressEqual,
  parseAbi,
  parseEventLogs,
  type Address,
  type Hash,
  type PublicClient,
} from 'viem';
import { hasCause, revertData } from './revert-data';

const events = parseAbi([
  'event WithdrawalRequested(uint256 indexed withdrawalIdx, uint256 indexed batchIdx, uint256 pufETHAmount, address indexed recipient)',
]);

type Sent =
  | { state: 'pending' } // not mined yet, or this node has not seen it
  | { state: 'reverted' } // final once its block is finalised
  | ({ state: 'requested' } & Requested);

/** Both come from the receipt and belong into your store. */
interface Requested {
  index: bigint;
  blockNumber: bigint;
}

/**
 * What happened to the request of `recipient`. Store its hash before you wait
 * for anything: after a crash it is all that leads to the index.
 */
export async function requestOf(
  pufferClient: PufferClient,
  publicClient: PublicClient,
  hash: Hash,
  recipient: Address,
): Promise<Sent> {
  try {
    const receipt = await publicClient.getTransactionReceipt({ hash });
    if (receipt.status === 'reverted') return { state: 'reverted' };
    const manager = pufferClient.pufferWithdrawalManager.getContract();
    const found = parseEventLogs({ abi: events, logs: receipt.logs })
      .filter(({ address }) => isAddressEqual(address, manager.address))
      // a smart account's receipt also holds other accounts' requests
      .find(({ args }) => isAddressEqual(args.recipient, recipient));
    if (!found) throw new Error(`${hash} has no request for ${recipient}`);
    const { blockNumber } = receipt;
    return { state: 'requested', index: found.args.withdrawalIdx, blockNumber };
  } catch (error) {
    const missing = hasCause(error, 'TransactionReceiptNotFoundError');
    if (missing) return { state: 'pending' };
    throw error;
  }
}
// #endregion

// #region state
type State =
  | 'unseen' // the node does not have the request's block yet: ask again
  | 'waiting' // for its batch to fill, or for the operator
  | 'ready' // anyone can collect it
  | 'paused' // ask again later
  | 'paid'
  | 'unknown'; // no request has this index

/**
 * Where a request stands. All reads are of one block. Throws when the node
 * gives no answer.
 */
export async function stateOf(
  pufferClient: PufferClient,
  publicClient: PublicClient,
  request: Requested,
): Promise<State> {
  const blockNumber = await publicClient.getBlockNumber({ cacheTime: 0 });
  if (blockNumber < request.blockNumber) return 'unseen';
  const at = { blockNumber };
  const manager = pufferClient.pufferWithdrawalManager.getContract();
  const { index } = request;
  const { pufETHAmount } = await manager.read.getWithdrawal([index], at);
  const open = pufETHAmount > 0n;
  try {
    // any account may collect, so you name none
    await manager.simulate.completeQueuedWithdrawal([index], at);
    return 'ready';
  } catch (error) {
    switch (revertData(error)?.slice(0, 10)) {
      case '0x1bee0d5a': // NotFinalized
        return open ? 'waiting' : 'unknown';
      case '0x068ca9d8': // AccessManagedUnauthorized
        return 'paused';
      case '0xaaf01a1e': // WithdrawalAlreadyCompleted
        return 'paid';
      default:
        throw error;
    }
  }
}
// #endregion

// #region poll
const minute = 60_000; // five blocks; batches take hours or days

/**
 * Calls `onState` when the state changes, and ends when nothing can
 * change, or with its next look after `signal` is aborted. A node that fails is
 * asked again later, and so is an `onState` that throws.
 */
export async function follow(
  pufferClient: PufferClient,
  publicClient: PublicClient,
  request: Requested,
  onState: (state: State) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  for (let last: State | null = null, wait = minute; !signal?.aborted;) {
    try {
      const state = await stateOf(pufferClient, publicClient, request);
      if (signal?.aborted) return;
      if (state !== last) await onState(state);
      last = state;
      wait = minute;
      if (state === 'paid' || state === 'unknown') return;
    } catch (error) {
      console.error(error);
      wait = Math.min(wait * 2, 60 * minute);
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
// #endregion
