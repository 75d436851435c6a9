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
import { getAddress, parseAbiItem, type Address, type Hash } from 'viem';
import { hasCause } from './revert-data';

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
  type Log = Pick<Entry, 'blockNumber' | 'logIndex' | 'transactionHash'>;
  const entry = (what: string, amount: bigint, log: Log): Entry => ({
    what,
    amount,
    blockNumber: log.blockNumber,
    logIndex: log.logIndex,
    transactionHash: log.transactionHash,
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
/**
 * Entries from `fromBlock` up to the last finalised block, and the block to go
 * on from. Halves a range that the node refuses.
 */
export async function historySince(fromBlock: bigint) {
  const { number: last } = await publicClient.getBlock({
    blockTag: 'finalized', // no block up to here can be taken back
  });
  const entries: Entry[] = [];
  for (let from = fromBlock, size = 10_000n; from <= last;) {
    const end = from + size - 1n;
    const toBlock = end < last ? end : last;
    try {
      entries.push(...(await entriesOf({ fromBlock: from, toBlock })));
      from = toBlock + 1n;
    } catch (error) {
      if (size === 1n) throw error; // not the range: the node itself
      size /= 2n;
    }
  }
  return { entries, next: last + 1n };
}
// #endregion

// #region start
/**
 * The first block in which `address` has a contract with `totalSupply`. About
 * 25 reads of old blocks, which takes an archive node.
 */
export async function firstBlock(address: Address): Promise<bigint> {
  const abi = [
    parseAbiItem('function totalSupply() view returns (uint256)'),
  ] as const;
  let [without, exists] = [0n, await publicClient.getBlockNumber()];
  while (exists - without > 1n) {
    const blockNumber = (without + exists) / 2n;
    try {
      const functionName = 'totalSupply';
      await publicClient.readContract({
        address,
        abi,
        functionName,
        blockNumber,
      });
      exists = blockNumber;
    } catch (error) {
      // any other error is of the node, which may have no old blocks
      if (!hasCause(error, 'ContractFunctionZeroDataError')) throw error;
      without = blockNumber;
    }
  }
  return exists;
}
// #endregion

// #region flow
// the block after the last one you stored; the first time firstBlock(vault)
const latest = await publicClient.getBlockNumber();
const since = latest > 7_200n ? latest - 7_200n : 0n;

const { entries, next } = await historySince(since);
for (const { what, amount, transactionHash } of entries)
  console.log(what, amount, transactionHash);
console.log(`${entries.length} entries; go on from block ${next}`);
// #endregion
