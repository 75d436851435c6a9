import type { Address, GetContractReturnType, Hash, Hex, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { Distributor } from '../abis/mainnet/Distributor';

/**
 * What one user has claimed of one reward token so far, as {@link DistributorHandler.claimed} returns it.
 */
export interface ClaimInfo {
  /**
   * Sum of all claims of this token by this user; 0 when there was none.
   * @unit base units of the reward token
   */
  amount: bigint;
  /**
   * Block time of the last claim; 0 when there was none.
   * @unit unix seconds
   */
  timestamp: bigint;
  /**
   * Merkle root that was active at the last claim; all zeros when there was none. A 32-byte hash, despite its type.
   */
  merkleRoot: Address;
}

/**
 * Claims for {@link DistributorHandler.claim}: four lists of the same length. Entries with the same index belong together.
 *
 * Amounts and proofs come from Merkl's API, which is outside the SDK.
 */
export interface ClaimParams {
  /**
   * Accounts that earned the rewards. A reward goes to its account, or to the recipient that the account has named in
   * Merkl's contract. For who may send see {@link DistributorHandler.claim}.
   */
  users: Address[];
  /**
   * Reward token of each entry, for example {@link Token.mtwCARROT}.
   */
  tokens: Address[];
  /**
   * Total earned by the user in this token since the beginning, not what is still open. The contract pays the
   * difference to what was claimed before.
   * @unit base units of the reward token of the same entry
   */
  amounts: bigint[];
  /**
   * Merkle proof of each entry: a list of 32-byte hashes, despite the type.
   */
  proofs: Address[][];
}

/**
 * Claims rewards from Merkl's Distributor, which pays tokens against Merkle proofs, and reads its trees and disputes.
 *
 * Puffer pays CARROT incentives through it, as {@link Token.mtwCARROT}; see {@link MtwCarrotHandler} for what happens
 * after the claim. The Distributor is a contract of Merkl, not of Puffer.
 *
 * A new tree becomes active after its dispute period, if no dispute is open. Until then the previous tree is active,
 * and proofs for the new one fail with {@link InvalidProof}.
 *
 * Merkl's public repository records an upgrade of this proxy in January 2026. The new source lacks `core` and
 * `toggleOnlyOperatorCanClaim`, which the SDK's ABI still has: expect both methods to revert. What follows is read in
 * that source.
 *
 * @client distributor
 * @contract Distributor
 * @address CONTRACT_ADDRESSES[chain].Distributor
 * @start claim, claimed, toggleOperator, getMerkleRoot
 * @warning Use the handler on `Chain.Mainnet` only. On Holesky, Base and Sepolia the SDK has no address and reports no
 *   error: calls are sent without `to`, and a write [reaches no contract](/getting-started#no-target).
 * @warning A local private key in the wallet client is not used. viem gets only the sender's address and asks the
 *   wallet behind the client (`eth_sendTransaction`), which must hold the account. A bot with its own key claims
 *   through {@link DistributorHandler.getContract} with the account object.
 * @inferred That the Mainnet proxy runs the source of January 2026: Merkl's repository records the upgrade of this
 * address, and the proxy itself was not read. To check, call `mainOperators(address,address)`, which is in Merkl's
 * source since November 2025.
 */
export declare class DistributorHandler {
  /**
   * Makes a handler for Merkl's Distributor on one chain; a {@link PufferClient} has one as `distributor`.
   *
   * @param chain - the chain whose entry of Distributor is used; only Mainnet has an address
   * @param walletClient - viem client that sends the writes
   * @param publicClient - viem client that answers the reads
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * viem contract instance of the Distributor, useful to simulate a claim before sending it.
   *
   * Every function of the SDK's ABI has a method here. `simulate.claim([users, tokens, amounts, proofs], { account })`
   * fails for the same reasons as the claim itself, so stale proofs show before any gas is spent.
   *
   * @returns the instance with `read`, `write`, `simulate` and `estimateGas`
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<typeof Distributor, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * Pays Merkl rewards to one or more users: for each entry the cumulative amount of the proof, less what the user has
   * claimed of that token before.
   *
   * The reward goes to the user of the entry, not to the sender, unless that user has named another recipient in Merkl's
   * contract (`setClaimRecipient`, which the SDK's ABI lacks). The sender must be the user of every entry, an operator
   * of that user ({@link DistributorHandler.toggleOperator}), an operator, governor or guardian of Merkl, or a contract
   * in a transaction that the user sent. An amount
   * equal to what was claimed before pays 0 without an error; a lower one fails with {@link InvalidProof},
   * or with panic 0x11 when the active tree has the lower amount. One bad entry fails the
   * whole call.
   *
   * Compare `amounts` with {@link DistributorHandler.claimed} before sending. Claiming {@link Token.mtwCARROT} starts
   * a CARROT vesting instead of a token balance.
   *
   * @param account - account that sends and pays the gas
   * @param params - users, tokens, cumulative amounts and proofs
   * @returns the transaction hash
   * @calls Distributor.claim(address[],address[],uint256[],bytes32[][])
   * @sender account
   * @value none
   * @approval none - rewards flow to the users
   * @prompts 1 transaction
   * @contractWallet yes - the contract wallet sends for itself or as operator; no signature is needed
   * @reverts InvalidLengths - the four lists differ in length or are empty
   * @reverts NotWhitelisted - the sender is neither the user of an entry nor one of the operators that may claim for it
   * @reverts InvalidProof - an entry does not belong to the active tree: wrong amount, old proof, or a tree that is not
   *   active yet
   * @reverts InvalidUninitializedRoot - no tree is active
   * @reverts ERC20InsufficientBalance - the Distributor holds too little of a reward token (tokens on OpenZeppelin 5)
   * @reverts ReentrantCall - not for a plain call
   * @reverts Panic(0x11) - the active tree has a lower amount than was claimed before
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @warning `amounts` are totals since the beginning. Passing only the open part reverts with {@link InvalidProof}.
   */
  claim(account: Address, params: ClaimParams): Promise<Hash>;

  /**
   * How much of a reward token a user has claimed through Merkl so far, and when last.
   *
   * The open amount is the cumulative amount of Merkl's API less `amount`.
   *
   * @param user - account that earned the reward
   * @param token - reward token
   * @returns the claims so far; all zero when there were none
   * @unit return.amount - base units of the reward token
   * @unit return.timestamp - unix seconds
   * @calls Distributor.claimed(address,address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (rejection)
   */
  claimed(user: Address, token: Address): Promise<ClaimInfo>;

  /**
   * Address of Merkl's access control contract, which knows its governors and guardians.
   *
   * @returns the access control contract
   * @calls Distributor.core()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @warning The source of Merkl's upgrade of January 2026 has no such function: expect the read to revert.
   */
  core(): Promise<Address>;

  /**
   * Deposit that {@link DistributorHandler.disputeTree} takes from the sender.
   *
   * @returns the deposit
   * @unit return - base units of the token from `disputeToken`
   * @calls Distributor.disputeAmount()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  disputeAmount(): Promise<bigint>;

  /**
   * How long a new Merkl tree can be disputed, counted in epochs, which last one hour by default.
   *
   * The period starts at the next full epoch after the tree was posted. For the resulting time of the current tree read
   * {@link DistributorHandler.endOfDisputePeriod}.
   *
   * If Merkl's governor has set another epoch length, only `getEpochDuration()` returns it; the SDK's ABI lacks that
   * function.
   *
   * @returns the number of epochs
   * @unit return - epochs (not seconds), 3600 seconds each by default
   * @calls Distributor.disputePeriod()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  disputePeriod(): Promise<number>;

  /**
   * Address of the token in which a deposit for a dispute is paid.
   *
   * @returns the token
   * @calls Distributor.disputeToken()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  disputeToken(): Promise<Address>;

  /**
   * Blocks the newest Merkl tree until Merkl decides on the dispute. Takes a deposit from the sender.
   *
   * Possible only before {@link DistributorHandler.endOfDisputePeriod} and while no other dispute is open. The previous
   * tree stays active meanwhile. Approve {@link DistributorHandler.disputeAmount} of
   * {@link DistributorHandler.disputeToken} first.
   *
   * @param account - account that sends and pays the deposit
   * @param reason - free text; it is only written to the log
   * @returns the transaction hash
   * @calls Distributor.disputeTree(string)
   * @sender account
   * @value none
   * @approval approve "the token of disputeToken()" to Distributor - at least disputeAmount()
   * @prompts 1 transaction
   * @contractWallet yes - works with an approval, no signature is needed
   * @reverts UnresolvedDispute - a dispute is open already
   * @reverts InvalidDispute - the dispute period is over
   * @reverts ERC20InsufficientAllowance - the deposit is not approved (dispute tokens on OpenZeppelin 5; others revert
   *   with their own text)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @warning The deposit is lost when Merkl rejects the dispute; it comes back only when the dispute is upheld.
   */
  disputeTree(account: Address, reason: string): Promise<Hash>;

  /**
   * Account that opened the dispute now pending; the zero address when there is none.
   *
   * While it is set, {@link DistributorHandler.getMerkleRoot} stays on the previous tree.
   *
   * @returns the disputing account or the zero address
   * @calls Distributor.disputer()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  disputer(): Promise<Address>;

  /**
   * Time at which the newest Merkl tree becomes active, unless it is disputed. Disputes are possible before it.
   *
   * @returns the end of the dispute period; 0 after a tree was revoked
   * @unit return - unix seconds
   * @calls Distributor.endOfDisputePeriod()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  endOfDisputePeriod(): Promise<number>;

  /**
   * Merkle root that claims are checked against now.
   *
   * It is the root of {@link DistributorHandler.tree} once the dispute period is over and no dispute is open, otherwise
   * the root of {@link DistributorHandler.lastTree}.
   *
   * @returns the 32-byte root
   * @calls Distributor.getMerkleRoot()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getMerkleRoot(): Promise<Hex>;

  /**
   * Tree that was posted before the newest one; claims use it while the newest can be disputed or is disputed.
   *
   * @returns root and IPFS hash of the previous tree
   * @calls Distributor.lastTree()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (rejection)
   */
  lastTree(): Promise<MerkleTree>;

  /**
   * Flag of a user that once limited claiming to operators: `1n` when set, `0n` when not.
   *
   * It has no effect on claims in Merkl's source, which calls it deprecated now.
   *
   * @param user - account to look up
   * @returns the flag as a number, not a boolean
   * @unit return - flag, 0 or 1
   * @calls Distributor.onlyOperatorCanClaim(address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  onlyOperatorCanClaim(user: Address): Promise<bigint>;

  /**
   * Flips the flag of {@link DistributorHandler.onlyOperatorCanClaim}, which has no effect on claims in Merkl's source of
   * 2024.
   *
   * The sender must be the user, or an account trusted by Merkl.
   *
   * @param account - account that sends
   * @param user - account whose flag is flipped
   * @returns the transaction hash
   * @calls Distributor.toggleOnlyOperatorCanClaim(address)
   * @sender account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - a plain call, no signature is needed
   * @reverts NotTrusted - the sender is neither the user nor trusted
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @warning The source of Merkl's upgrade of January 2026 has no such function: expect the transaction to revert.
   */
  toggleOnlyOperatorCanClaim(account: Address, user: Address): Promise<Hash>;

  /**
   * Allows an operator to send Merkl claims for a user, or withdraws that permission if it exists.
   *
   * Rewards still go to the user, or to the recipient that the user has named. The sender must be the user, or a
   * governor or guardian of Merkl.
   *
   * @param account - account that sends
   * @param user - account for which the operator may claim
   * @param operator - account that may send the claims
   * @returns the transaction hash
   * @calls Distributor.toggleOperator(address,address)
   * @sender account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - a plain call, no signature is needed
   * @reverts NotTrusted - the sender is neither the user nor a governor or guardian of Merkl
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @warning It flips the current state: a second call withdraws the permission again. The SDK's ABI has no function to
   *   read that state.
   * @warning Do not pass the zero address as `operator`: it lets anyone send claims for the user.
   */
  toggleOperator(account: Address, user: Address, operator: Address): Promise<Hash>;

  /**
   * Administration of Merkl: allows an account to post new trees, or withdraws that right. Only Merkl's governor.
   *
   * @param account - governor account that sends
   * @param eoa - account whose right is flipped
   * @returns the transaction hash
   * @calls Distributor.toggleTrusted(address)
   * @sender account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - if the contract wallet is the governor
   * @reverts NotGovernor - the sender is not the governor
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  toggleTrusted(account: Address, eoa: Address): Promise<Hash>;

  /**
   * Newest tree that Merkl posted. It may still be in its dispute period; {@link DistributorHandler.getMerkleRoot}
   * returns the root that counts.
   *
   * @returns root and IPFS hash of the newest tree
   * @calls Distributor.tree()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (rejection)
   */
  tree(): Promise<MerkleTree>;
}

/**
 * A Merkl reward tree: its root, and a field for its data. Returned by {@link DistributorHandler.tree} and
 * {@link DistributorHandler.lastTree}.
 */
export interface MerkleTree {
  /**
   * Root that proofs are checked against; all zeros when no tree was posted. A 32-byte hash, despite its type.
   */
  merkleRoot: Address;
  /**
   * Once the IPFS hash of the tree's data, 32 bytes despite its type; deprecated in the source of January 2026.
   */
  ipfsHash: Address;
}
