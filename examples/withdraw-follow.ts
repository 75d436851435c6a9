/**
 * Goes on with the requests of an account after a restart, until each of them is paid.
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
import { getAddress, parseAbiItem } from 'viem';
import { follow, requestOf } from './withdraw-track';

const publicClient = PufferClientHelpers.createPublicClient({
  chain: Chain.Mainnet,
  rpcUrls: [process.env.RPC_URL ?? 'https://eth.example.com'],
});
const pufferClient = new PufferClient(Chain.Mainnet, undefined, publicClient);
const account = getAddress(process.env.ACCOUNT ?? ''); // who will be paid
// #endregion

// #region flow
// The hashes of your store; here those of the last day, from the events.
const latest = await publicClient.getBlockNumber();
const logs = await publicClient.getLogs({
  address: pufferClient.pufferWithdrawalManager.getContract().address,
  event: parseAbiItem(
    'event WithdrawalRequested(uint256 indexed withdrawalIdx, uint256 indexed batchIdx, uint256 pufETHAmount, address indexed recipient)',
  ),
  args: { recipient: account },
  fromBlock: latest - 7_200n,
  toBlock: latest,
});

await Promise.all(
  logs.map(async ({ transactionHash }) => {
    const sent = await requestOf(
      pufferClient,
      publicClient,
      transactionHash,
      account,
    );
    if (sent.state !== 'requested') return;
    await follow(pufferClient, publicClient, sent, async (state) =>
      console.log(`Request ${sent.index}: ${state}`),
    );
  }),
);
// #endregion
