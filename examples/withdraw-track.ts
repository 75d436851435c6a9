/**
 * Tells where a two-step withdrawal stands, from its request on, and asks until it is paid.
 *
 * @chain Mainnet
 * @env ACCOUNT account
 * @answers getWithdrawal {"pufETHAmount":"2000000000000000000","pufETHToETHExchangeRate":"1050000000000000000","recipient":"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"}
 */
// #region setup
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
} from '@pufferfinance/puffer-sdk';
import {
  getAddress,
  isAddressEqual,
  parseAbi,
  parseEventLogs,
  type Hash,
} from 'viem';
import { hasCause, revertData } from './revert-data';

const publicClient = PufferClientHelpers.createPublicClient({
  chain: Chain.Mainnet,
  rpcUrls: [process.env.RPC_URL ?? 'https://eth.example.com'],
});
const pufferClient = new PufferClient(Chain.Mainnet, undefined, publicClient);
const manager = pufferClient.pufferWithdrawalManager.getContract();
// any account may collect, so any account may simulate it
const account = getAddress(process.env.ACCOUNT ?? '');
// #endregion

// #region request
const events = parseAbi([
  'event WithdrawalRequested(uint256 indexed withdrawalIdx, uint256 indexed batchIdx, uint256 pufETHAmount, address indexed recipient)',
]);

type Sent =
  | { state: 'pending' } // not mined yet, or this node has not seen it
  | { state: 'reverted' } // gas lost, pufETH kept
  | { state: 'requested'; index: bigint; blockNumber: bigint };

/**
 * What became of the transaction of a request. Store its hash before you wait
 * for anything: after a crash it is all that leads to the index.
 */
export async function requestOf(hash: Hash): Promise<Sent> {
  try {
    const receipt = await publicClient.getTransactionReceipt({ hash });
    if (receipt.status === 'reverted') return { state: 'reverted' };
    const found = parseEventLogs({ abi: events, logs: receipt.logs }).find(
      ({ address }) => isAddressEqual(address, manager.address),
    );
    if (!found) throw new Error(`${hash} is no withdrawal request`);
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
 * Where request `index` stands, which was mined in block `requested`. All
 * reads are of one block. Throws when the node gives no answer.
 */
export async function stateOf(
  index: bigint,
  requested: bigint,
): Promise<State> {
  const blockNumber = await publicClient.getBlockNumber({ cacheTime: 0 });
  if (blockNumber < requested) return 'unseen';
  const { pufETHAmount } = await manager.read.getWithdrawal([index], {
    blockNumber,
  });
  const open = pufETHAmount > 0n;
  try {
    await manager.simulate.completeQueuedWithdrawal([index], {
      account,
      blockNumber,
    });
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
const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Calls `onState` when the state changes, and ends when nothing changes any
 * more. A node that fails is asked again later.
 */
export async function follow(
  index: bigint,
  requested: bigint,
  onState: (state: State) => Promise<void>,
): Promise<void> {
  for (let last: State | null = null, wait = 60_000; ;) {
    try {
      const state = await stateOf(index, requested);
      wait = 60_000; // about five blocks
      if (state !== last) await onState(state);
      last = state;
      if (state === 'paid' || state === 'unknown') return;
    } catch (error) {
      console.error(error);
      wait = Math.min(wait * 2, 3_600_000);
    }
    await pause(wait);
  }
}
// #endregion

// #region flow
// from your store; requestOf(hash) gives both
const [index, requested] = [1234n, 1n];
console.log(`Request ${index}: ${await stateOf(index, requested)}`);
// #endregion
