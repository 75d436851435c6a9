/**
 * Tells whether the requests of an account are alive: UniFi shares in the AtomicQueue, pufETH withdrawals, tacpufETH.
 *
 * @chain Mainnet
 * @env ACCOUNT account
 * @answers getUserAtomicRequest {"deadline": "1767484800", "atomicPrice": "1000000000000000000", "offerAmount": "500000000000000000", "inSolve": false}
 * @answers pendingRedeemRequest "0"
 */
// #region setup
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
  TOKENS_ADDRESSES,
  Token,
  UnifiToken,
} from '@pufferfinance/puffer-sdk';
import { getAddress } from 'viem';
import { revertData } from './revert-data';

const publicClient = PufferClientHelpers.createPublicClient({
  chain: Chain.Mainnet,
  rpcUrls: [process.env.RPC_URL ?? 'https://eth.example.com'],
});
const pufferClient = new PufferClient(Chain.Mainnet, undefined, publicClient);
const account = getAddress(process.env.ACCOUNT ?? ''); // whose requests
// #endregion

// #region atomic
const offer = TOKENS_ADDRESSES[UnifiToken.unifiETH][Chain.Mainnet];
const want = TOKENS_ADDRESSES[Token.pufETH][Chain.Mainnet];

const stored = await pufferClient.nucleusAtomicQueue.getUserAtomicRequest(
  account,
  offer,
  want,
);
if (stored.offerAmount === 0n) {
  console.log(
    stored.deadline === 0n
      ? 'No request: never made, or cancelled with zeros'
      : 'Filled or cancelled',
  );
} else if (stored.atomicPrice === 0n) {
  console.log('Cancel it: a solver may take the shares for nothing');
} else if (
  await pufferClient.nucleusAtomicQueue.isAtomicRequestValid(
    offer,
    account,
    stored,
  )
) {
  // which the validity does not show
  const unlockTime = await pufferClient.nucleusTeller
    .withToken(UnifiToken.unifiETH)
    .shareUnlockTime(account);
  const { timestamp } = await publicClient.getBlock();
  console.log(
    unlockTime > timestamp
      ? 'Alive, and locked if the vault enforces it'
      : 'Alive: a solver can fill it',
  );
} else {
  const queue = pufferClient.nucleusAtomicQueue.getContract();
  const [[row]] = await queue.read.viewSolveMetaData([offer, want, [account]]);
  const flags = row?.flags ?? 0;
  const reasons = [
    'deadline passed',
    'amount is 0',
    'balance too small',
    'allowance too small',
  ];
  const found = reasons.filter((_, bit) => (flags & (1 << bit)) !== 0);
  console.log(`Dead: ${found.join(', ')}`);
}
// #endregion

// #region withdrawal
const index = 1234n; // of the request, from its receipt
const { recipient, pufETHAmount } =
  await pufferClient.pufferWithdrawalManager.getWithdrawal(index);
if (pufETHAmount === 0n) {
  console.log('Paid out, or there never was a request with this index');
} else {
  const manager = pufferClient.pufferWithdrawalManager.getContract();
  try {
    await manager.simulate.completeQueuedWithdrawal([index], {
      account: recipient,
    });
    console.log('Finalised: collect it');
  } catch (error) {
    const selector = revertData(error)?.slice(0, 10);
    // NotFinalized
    if (selector === '0x1bee0d5a') console.log('Alive: waits for its batch');
    // AccessManagedUnauthorized
    else if (selector === '0x068ca9d8') console.log('Paused: ask again later');
    else throw error; // no answer of the contract: ask again
  }
}
// #endregion

// #region lagoon
// tacpufETH shares
const pending = await pufferClient.lagoonVault.pendingRedeemRequest(
  undefined,
  account,
);
const claimable = await pufferClient.lagoonVault.claimableRedeemRequest(
  undefined,
  account,
);
console.log(
  claimable > 0n
    ? 'Settled: claim it'
    : pending > 0n
      ? 'Waits for a settlement: is it all yours?'
      : 'No request, or already paid',
);
// #endregion
