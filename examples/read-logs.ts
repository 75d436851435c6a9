/**
 * Reads what the withdrawal manager paid out to an account lately, from its events.
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
import { formatEther, parseAbi } from 'viem';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const [recipient] = await window.ethereum.request({
  method: 'eth_requestAccounts',
});
// without a recipient the filter would match everyone's payouts
if (!recipient) throw new Error('The wallet shared no account');
const publicClient = PufferClientHelpers.createPublicClient({
  chain: Chain.Mainnet,
  provider: window.ethereum,
});
const pufferClient = new PufferClient(Chain.Mainnet, undefined, publicClient);
// #endregion

// #region flow
const latest = await publicClient.getBlockNumber();
const logs = await publicClient.getContractEvents({
  address: pufferClient.pufferWithdrawalManager.getContract().address,
  abi: parseAbi([
    'event WithdrawalCompleted(uint256 indexed withdrawalIdx, uint256 ethPayoutAmount, uint256 payoutExchangeRate, address indexed recipient)',
  ]),
  eventName: 'WithdrawalCompleted',
  args: { recipient },
  fromBlock: latest - 7_200n, // about a day of Mainnet; nodes limit the range
  toBlock: latest,
});

for (const { args, transactionHash } of logs) {
  const paid = formatEther(args.ethPayoutAmount ?? 0n); // WETH
  console.log(
    `Request ${args.withdrawalIdx} paid ${paid} WETH`,
    transactionHash,
  );
}
console.log(`${logs.length} payouts`);
// #endregion
