/**
 * Finds the two-step withdrawal requests of an account in the events of the last blocks.
 *
 * @chain Mainnet
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
} from '@pufferfinance/puffer-sdk';
import { formatEther, parseAbiItem } from 'viem';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const publicClient = PufferClientHelpers.createPublicClient({
  chain: Chain.Mainnet,
  provider: window.ethereum,
});
const pufferClient = new PufferClient(Chain.Mainnet, undefined, publicClient);
// #endregion

// #region flow
const [recipient] = await window.ethereum.request({
  method: 'eth_requestAccounts',
});
// without a recipient the filter below would match everyone's requests
if (!recipient) throw new Error('The wallet shared no account');

const latest = await publicClient.getBlockNumber();
const logs = await publicClient.getLogs({
  address: pufferClient.pufferWithdrawalManager.getContract().address,
  event: parseAbiItem(
    'event WithdrawalRequested(uint256 indexed withdrawalIdx, uint256 indexed batchIdx, uint256 pufETHAmount, address indexed recipient)',
  ),
  args: { recipient },
  fromBlock: latest - 7_200n, // about a day of Mainnet; nodes limit the range
  toBlock: latest,
});

for (const { args } of logs) {
  const amount = formatEther(args.pufETHAmount ?? 0n); // pufETH
  console.log(`Request ${args.withdrawalIdx}: ${amount} pufETH`, args.batchIdx);
}
console.log(`${logs.length} requests found`);
// #endregion
