/**
 * Collects what an account did with pufETH from the events of the vault and the withdrawal manager, range by range.
 *
 * @chain Mainnet
 * @env ACCOUNT account
 */
// #region setup
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
} from '@pufferfinance/puffer-sdk';
import { getAddress, parseAbiItem, type Hash } from 'viem';
import { firstBlock } from './first-block';

const publicClient = PufferClientHelpers.createPublicClient({
  chain: Chain.Mainnet,
  rpcUrls: [process.env.RPC_URL ?? 'https://eth.example.com'],
});
const pufferClient = new PufferClient(Chain.Mainnet, undefined, publicClient);
const account = getAddress(process.env.ACCOUNT ?? ''); // whose history
const vault = pufferClient.vault.getContract().address; // is pufETH too
const manager = pufferClient.pufferWithdrawalManager.getContract().address;
// #endregion

// #region filters
const deposited = parseAbiItem(
  'event Deposit(address indexed sender, address indexed owner, uint256 assets, uint256 shares)',
);
const withdrawn = parseAbiItem(
  'event Withdraw(address indexed sender, address indexed receiver, address indexed owner, uint256 assets, uint256 shares)',
);
const requested = parseAbiItem(
  'event WithdrawalRequested(uint256 indexed withdrawalIdx, uint256 indexed batchIdx, uint256 pufETHAmount, address indexed recipient)',
);
const completed = parseAbiItem(
  'event WithdrawalCompleted(uint256 indexed withdrawalIdx, uint256 ethPayoutAmount, uint256 payoutExchangeRate, address indexed recipient)',
);
const moved = parseAbiItem(
  'event Transfer(address indexed from, address indexed to, uint256 value)',
);

/** One line of a history. Amounts in base units, 18 decimals all of them. */
interface Entry {
  what: string;
  amount: bigint;
  blockNumber: bigint;
  blockHash: Hash; // with logIndex and what: its key in your store
  logIndex: number;
  transactionHash: Hash;
}

/** All entries of the blocks `fromBlock` to `toBlock`, in order. */
async function entriesOf(range: { fromBlock: bigint; toBlock: bigint }) {
  const ofVault = { address: vault, strict: true, ...range } as const;
  const ofManager = { address: manager, strict: true, ...range } as const;
  const [deposits, exits, requests, payouts, arrived, left] = await Promise.all(
    [
      publicClient.getLogs({
        ...ofVault,
        event: deposited,
        args: { owner: account }, // who got the pufETH
      }),
      publicClient.getLogs({
        ...ofVault,
        event: withdrawn,
        args: { owner: account }, // whose pufETH it was
      }),
      publicClient.getLogs({
        ...ofManager,
        event: requested,
        args: { recipient: account }, // who will be paid
      }),
      publicClient.getLogs({
        ...ofManager,
        event: completed,
        args: { recipient: account },
      }),
      publicClient.getLogs({ ...ofVault, event: moved, args: { to: account } }),
      publicClient.getLogs({
        ...ofVault,
        event: moved,
        args: { from: account },
      }),
    ],
  );
  const entry = (
    what: string,
    amount: bigint,
    {
      blockNumber,
      blockHash,
      logIndex,
      transactionHash,
    }: Omit<Entry, 'what' | 'amount'>,
  ): Entry => ({
    what,
    amount,
    blockNumber,
    blockHash,
    logIndex,
    transactionHash,
  });
  const entries = [
    ...deposits.map((log) => entry('deposited, ETH', log.args.assets, log)),
    ...exits.map((log) => entry('redeemed, WETH', log.args.assets, log)),
    ...requests.map((log) =>
      entry('requested, pufETH', log.args.pufETHAmount, log),
    ),
    ...payouts.map((log) => entry('paid, WETH', log.args.ethPayoutAmount, log)),
    ...arrived.map((log) => entry('pufETH in', log.args.value, log)),
    ...left.map((log) => entry('pufETH out', log.args.value, log)),
  ];
  return entries.sort(
    (a, b) => Number(a.blockNumber - b.blockNumber) || a.logIndex - b.logIndex,
  );
}
// #endregion

// #region ranges
const most = 10_000n; // blocks of one request

/**
 * Entries from `fromBlock` up to the last finalised block, or up to where the
 * node stops answering, and the block to go on from. Halves a range that the
 * node refuses, and doubles it again.
 */
export async function historySince(fromBlock: bigint) {
  const { number: last } = await publicClient.getBlock({
    blockTag: 'finalized', // no block up to here can be taken back
  });
  const entries: Entry[] = [];
  let next = fromBlock;
  for (let size = most; next <= last;) {
    const end = next + size - 1n;
    const toBlock = end < last ? end : last;
    try {
      entries.push(...(await entriesOf({ fromBlock: next, toBlock })));
      next = toBlock + 1n;
      size = size * 2n < most ? size * 2n : most;
    } catch (error) {
      size /= 2n;
      if (size > 0n) continue;
      if (next === fromBlock) throw error; // not the range: the node itself
      break; // store what is complete, and go on from `next` later
    }
  }
  return { entries, next };
}
// #endregion

// #region flow
// The first time; afterwards the block after the last one you stored.
const since = await firstBlock(publicClient, vault);

const { entries, next } = await historySince(since);
for (const { blockNumber, what, amount } of entries)
  console.log(blockNumber, what, amount);
console.log(`${entries.length} entries from block ${since} on`);
console.log(`Go on from block ${next}`);
// #endregion
