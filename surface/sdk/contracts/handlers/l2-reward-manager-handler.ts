import type { Address, GetContractReturnType, Hash, Hex, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { L2RewardManager } from '../abis/mainnet/L2RewardManager';

/**
 * One reward to claim with {@link L2RewardManagerHandler.claimRewards}: an account, an interval, and the proof that the
 * account earned this amount in it.
 *
 * The proof covers `account`, `isL1Contract` and `amount` together; change one of them and it fails. Amounts and proofs
 * are published outside the SDK.
 */
export type ClaimOrder = {
  /**
   * Account that earned the reward. It also receives the payout unless it has a claimer
   * ({@link L2RewardManagerHandler.getRewardsClaimer}).
   */
  account: Address;
  /**
   * All that the account earned in the interval, with all its validators, counted in ETH. The payout is this amount
   * converted to pufETH at the rate of the interval.
   * @unit wei of ETH
   */
  amount: bigint;
  /**
   * Id of the interval from {@link L2RewardManagerHandler.getIntervalId}: a 32-byte hash, despite the type.
   */
  intervalId: Address;
  /**
   * Whether the account is a contract on Ethereum, as stated in the reward tree. `true` requires a claimer.
   */
  isL1Contract: boolean;
  /**
   * Merkle proof of the reward: a list of 32-byte hashes, despite the type.
   */
  merkleProof: Address[];
};

/**
 * Claims validator rewards of node operators on the L2 and reads the reward intervals.
 *
 * Rewards are counted in ETH, bridged from Ethereum once per interval of beacon epochs, and paid as pufETH. After an
 * interval arrives, its claims stay locked for {@link L2RewardManagerHandler.getClaimingDelay} (6 to 12 hours); within
 * that time Puffer can freeze the interval and send it back.
 *
 * Call in this order: {@link L2RewardManagerHandler.getIntervalId}, then
 * {@link L2RewardManagerHandler.isClaimingLocked} and {@link L2RewardManagerHandler.isClaimed}, then
 * {@link L2RewardManagerHandler.claimRewards}. In production the contract is on Base: use a client for `Chain.Base`.
 *
 * The code that Puffer lists for Holesky is older and pays xPufETH only, by its public source.
 *
 * @client l2RewardManager
 * @contract L2RewardManager
 * @address CONTRACT_ADDRESSES[chain].L2RewardManager
 * @start claimRewards, isClaimed, isClaimingLocked, getRewardsClaimer, getEpochRecord, getIntervalId,
 *   getClaimingDelay
 * @warning The SDK has addresses on Base and Holesky. On Mainnet it stores the zero address: reads fail with "returned
 *   no data", writes are sent to the zero address. On Sepolia it has no address and reports no error: a write is sent
 *   without `to` and [reaches no contract](/getting-started#no-target).
 * @warning A local private key in the wallet client is not used. viem gets only the address and asks the wallet behind
 *   the client to send (`eth_sendTransaction`). A script with a key claims through
 *   {@link L2RewardManagerHandler.getContract} with the account object.
 */
export declare class L2RewardManagerHandler {
  /**
   * Makes a handler for the L2 reward manager of one chain; a {@link PufferClient} has one as `l2RewardManager`.
   *
   * @param chain - the chain whose entry of L2RewardManager is used: Base or Holesky
   * @param walletClient - viem client that sends the writes
   * @param publicClient - viem client that answers the reads
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * viem contract instance of the L2RewardManager, useful to simulate a claim for the reason it would fail.
   *
   * Every function of the SDK's ABI has a method here. The ABI declares no errors, so reasons appear as selectors;
   * their names are on the page of reverts.
   *
   * @returns the instance with `read`, `write`, `simulate` and `estimateGas`
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<typeof L2RewardManager, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * Address of the AccessManager that decides who may call the L2 reward manager, and that can close it for claims.
   *
   * @returns the AccessManager
   * @calls L2RewardManager.authority()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  authority(): Promise<Address>;

  /**
   * Time that must pass between the arrival of an interval on the L2 and the first claim from it: 6 to 12 hours.
   *
   * The value starts at 12 hours. A change applies to all intervals at once: a longer delay locks those again that
   * arrived less than that long ago.
   *
   * @returns the delay
   * @unit return - seconds
   * @calls L2RewardManager.getClaimingDelay()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getClaimingDelay(): Promise<bigint>;

  /**
   * Everything the L2 knows about a reward interval: its epochs, amounts, rate, Merkle root and time of arrival.
   *
   * All fields are zero when the interval never arrived or was sent back to Ethereum. `timeBridged` alone is zero when
   * the interval is frozen.
   *
   * @param intervalId - 32-byte id from {@link L2RewardManagerHandler.getIntervalId}, despite the type
   * @returns the record
   * @unit return.startEpoch - beacon chain epoch number
   * @unit return.endEpoch - beacon chain epoch number
   * @unit return.timeBridged - unix seconds
   * @unit return.pufETHAmount - base units of pufETH (18 decimals)
   * @unit return.ethAmount - wei of ETH
   * @unit return.ethToPufETHRate - pufETH per ETH, scaled by 10^18
   * @calls L2RewardManager.getEpochRecord(bytes32)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getEpochRecord(intervalId: Address): Promise<{
    startEpoch: bigint;
    endEpoch: bigint;
    timeBridged: number;
    pufETHAmount: bigint;
    ethAmount: bigint;
    ethToPufETHRate: bigint;
    rewardRoot: Hex;
  }>;

  /**
   * Id of the reward interval between two beacon epochs. A pure hash: it says nothing about whether the interval
   * exists.
   *
   * Both epochs must be exactly those that were posted; ask {@link L2RewardManagerHandler.getEpochRecord} with the
   * result.
   *
   * @param startEpoch - first epoch of the interval
   * @unit startEpoch - beacon chain epoch number
   * @param endEpoch - last epoch of the interval
   * @unit endEpoch - beacon chain epoch number
   * @returns the 32-byte id: keccak256 of the two numbers, 32 bytes each
   * @calls L2RewardManager.getIntervalId(uint256,uint256)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getIntervalId(startEpoch: bigint, endEpoch: bigint): Promise<Hex>;

  /**
   * Account that receives the L2 rewards of another account. The zero address means that none is set and the account
   * itself is paid.
   *
   * A claimer is set from Ethereum by the account itself; see {@link L1RewardManagerHandler.setL2RewardClaimer}, with
   * its warnings.
   *
   * @param account - account that earns the rewards
   * @returns the claimer, or the zero address
   * @calls L2RewardManager.getRewardsClaimer(address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getRewardsClaimer(account: Address): Promise<Address>;

  /**
   * Whether an account has been paid its rewards of an interval.
   *
   * @param account - account that earned the reward
   * @param intervalId - 32-byte id from {@link L2RewardManagerHandler.getIntervalId}, despite the type
   * @returns `true` when claimed; `false` also for unknown intervals and for accounts without a reward
   * @calls L2RewardManager.isClaimed(bytes32,address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @warning Pass the account first. The contract function has the other order, and both values have the type `Address`
   *   here, so the compiler does not notice a swap.
   */
  isClaimed(account: Address, intervalId: Address): Promise<boolean>;

  /**
   * Whether claims from an interval are refused at this moment.
   *
   * `true` during the delay after arrival, for frozen intervals, and also for intervals that never arrived. To
   * distinguish them, read `timeBridged` and `rewardRoot` with {@link L2RewardManagerHandler.getEpochRecord}.
   *
   * @param intervalId - 32-byte id from {@link L2RewardManagerHandler.getIntervalId}, despite the type
   * @returns `true` when locked
   * @calls L2RewardManager.isClaimingLocked(bytes32)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  isClaimingLocked(intervalId: Address): Promise<boolean>;

  /**
   * Pays the validator rewards of one or more claim orders as pufETH, each to its account or to the claimer of that
   * account.
   *
   * For each order pufETH = `amount` x `ethToPufETHRate` / 10^18, rounded down, with the rate stored for the interval.
   *
   * The call itself sends nothing. `transact()` sends the transaction, `estimate()` asks the node for the gas; neither
   * takes an argument. `transact()` refuses a wallet on another chain; `estimate()` does not look at the wallet's
   * chain.
   *
   * @param account - account that sends and pays the gas; it needs no relation to the orders
   * @param claimOrders - the rewards to claim; at least one
   * @returns `transact()` resolves to the transaction hash, `estimate()` to the gas needed
   * @unit claimOrders[].amount - wei of ETH
   * @calls L2RewardManager.claimRewards((bytes32,uint256,bool,address,bytes32[])[])
   * @sender account
   * @value none
   * @approval none - rewards flow out of the contract
   * @prompts 1 transaction
   * @contractWallet yes - anyone may send it, and no signature is needed
   * @reverts AccessManagedUnauthorized - claims are paused: the AccessManager closed the contract
   * @reverts AlreadyClaimed - an account was paid for this interval before, or appears twice in the list
   * @reverts ClaimerNotSet - `isL1Contract` is `true` and the account has no claimer
   * @reverts InvalidClaimingInterval - no interval with this id has arrived, or it was sent back
   * @reverts ClaimingLocked - the delay is not over, or the interval is frozen
   * @reverts InvalidProof - account, `isL1Contract` and amount do not fit the reward tree of the interval
   * @reverts ERC20InsufficientBalance - the contract holds too little pufETH
   * @reverts SafeERC20FailedOperation - the reward token refused the transfer
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (when transact or estimate is called)
   * @throws InvalidInputError - claimOrders is empty (synchronously)
   * @warning xPufETH left in the contract is paid first, unit for unit: you can get xPufETH, pufETH or both. One bad
   *   order reverts them all.
   * @warning Anyone can send the claim. An order with `isL1Contract` false and no claimer pays the same address on
   *   Base, even if no one owns it there.
   * @warning A claimer overrides the account for every reward, `isL1Contract` or not. Check
   *   {@link L2RewardManagerHandler.getRewardsClaimer} before claiming for an account that ever set one.
   */
  claimRewards(
    account: Address,
    claimOrders: ClaimOrder[],
  ): { transact: () => Promise<Hash>; estimate: () => Promise<bigint> };
}
