import type { Address, GetContractReturnType, Hash, Hex, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { vlPUFFER } from '../abis/mainnet/vlPUFFER';
import type { PermitData } from '../common/lib/types';

/**
 * Locks PUFFER for voting power (vlPUFFER), extends a lock, delegates the votes and takes the PUFFER back.
 *
 * A lock has a multiplier from 1 to 24. It sets both the time (30 days each) and the votes (vlPUFFER = PUFFER x
 * multiplier): 100 PUFFER with multiplier 12 give 1,200 vlPUFFER and unlock after 360 days. Every account has at most
 * one lock, of at least 10 PUFFER. The votes do not shrink with time; they stay until the lock is withdrawn.
 *
 * vlPUFFER is a record, not a token to trade: it cannot be transferred ({@link TransfersDisabled}).
 *
 * All writes send from `walletClient.account`: the wallet client needs an account. A client made by
 * {@link PufferClientHelpers.createWalletClient} has none; make one with viem's `createWalletClient({ account, ... })`.
 *
 * @client vlPuffer
 * @contract vlPUFFER
 * @address TOKENS_ADDRESSES[Token.vlPUFFER][chain]
 * @start lock, lockInfos, withdraw, reLock, delegatePreapproved, createLock, createLockWithPermit, delegate,
 *   delegateBySig, balanceOf, votes, isPaused
 * @warning Withdraw within 7 days after the unlock time. After that anyone may remove the lock with `kickUsers` (on
 *   chain, not in the SDK's ABI): you get 99 % of the PUFFER, the account that sends it 1 %.
 * @warning Use the handler on `Chain.Mainnet` only. On every other chain the SDK has no address and reports no error: a
 *   write is sent without `to` and [reaches no contract](/getting-started#no-target).
 * @warning Await each call with a permit before you start the next. They share one {@link ERC20PermitHandler} inside
 *   this handler.
 * @warning With a local private key neither the permit nor {@link ERC20PermitHandler.approve} works. viem asks the
 *   node to sign (`eth_signTypedData_v4`, `eth_sendTransaction`), and a plain RPC node refuses. Send the approval with
 *   `erc20Permit.withToken(Token.PUFFER).getContract().write.approve([vlPuffer, amount], { account, chain })`, the
 *   account object as `account`, then pass `isPreapproved = true`.
 * @warning Do not sign a permit with {@link Token.vlPUFFER}: no contract accepts it. vlPUFFER has no permit, although
 *   the SDK stores a version for it.
 */
export declare class VLPufferHandler {
  /**
   * Makes a handler for the vlPUFFER lock contract of one chain; a {@link PufferClient} has one as `vlPuffer`.
   *
   * @param chain - the chain whose entry of vlPUFFER is used; only Mainnet has an address
   * @param walletClient - viem client that signs and sends; it needs an account
   * @param publicClient - viem client that answers the reads
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * viem contract instance of vlPUFFER; its `address` is the spender to approve PUFFER for.
   *
   * Of the SDK's ABI only `pause()` has no method here; it is for the owner. Use the instance also for `simulate`, for
   * example `simulate.createLock([amount, multiplier], { account })`.
   *
   * @returns the instance with `read`, `write`, `simulate` and `estimateGas`; its `address` is `undefined` on chains
   *   without an entry
   */
  getContract(): GetContractReturnType<typeof vlPUFFER, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * Address of the token that the lock contract takes, PUFFER.
   *
   * @returns the PUFFER token
   * @calls vlPUFFER.PUFFER()
   */
  PUFFER(): Promise<Address>;

  /**
   * Number of decimals of vlPUFFER: 18, the same as PUFFER.
   *
   * @returns 18
   * @unit return - count of decimal places
   * @calls vlPUFFER.decimals()
   */
  decimals(): Promise<number>;

  /**
   * Account that votes with the vlPUFFER of another account. The zero address means that the votes count for no one.
   *
   * A new lock delegates to its owner, so this is the account itself unless it chose another.
   *
   * @param account - holder of the vlPUFFER
   * @returns the delegate, or the zero address
   * @calls vlPUFFER.delegates(address)
   */
  delegates(account: Address): Promise<Address>;

  /**
   * Address that may pause new locks and extensions of vlPUFFER. It cannot touch locked PUFFER.
   *
   * @returns the owner
   * @calls vlPUFFER.owner()
   */
  owner(): Promise<Address>;

  /**
   * vlPUFFER that a spender may move for an owner. Meaningless in practice, since vlPUFFER never moves.
   *
   * Not the allowance that {@link VLPufferHandler.createLock} needs. That one is of PUFFER; read it with
   * `erc20Permit.withToken(Token.PUFFER).getContract().read.allowance([owner, vlPuffer])`.
   *
   * @param owner - holder of the vlPUFFER
   * @param spender - account to look up
   * @returns the stored allowance
   * @unit return - base units of vlPUFFER (18 decimals)
   * @calls vlPUFFER.allowance(address,address)
   */
  allowance(owner: Address, spender: Address): Promise<bigint>;

  /**
   * Always fails: vlPUFFER cannot move from one account to another.
   *
   * Needs a wallet client with an account.
   *
   * @param from - holder of the vlPUFFER
   * @param to - receiver
   * @param value - how much
   * @unit value - base units of vlPUFFER (18 decimals)
   * @returns the transaction hash, if the wallet sends a transaction that always fails
   * @calls vlPUFFER.transferFrom(address,address,uint256)
   * @sender walletClient.account
   * @value none
   * @approval none - no allowance makes it succeed
   * @prompts 1 transaction
   * @contractWallet no - it fails for every sender
   * @reverts TransfersDisabled - in every case that passes the checks below
   * @reverts ERC20InsufficientAllowance - the sender has no allowance of vlPUFFER
   * @reverts ERC20InvalidReceiver - `to` is the zero address
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning Do not call it: it can only cost gas. To pass on votes, use {@link VLPufferHandler.delegatePreapproved}.
   */
  transferFrom(from: Address, to: Address, value: bigint): Promise<Hash>;

  /**
   * vlPUFFER of all accounts together, which is the sum of all voting power, delegated or not.
   *
   * @returns the total
   * @unit return - base units of vlPUFFER (18 decimals)
   * @calls vlPUFFER.totalSupply()
   */
  totalSupply(): Promise<bigint>;

  /**
   * Symbol of the lock token: `vlPUFFER`.
   *
   * @returns the symbol
   * @calls vlPUFFER.symbol()
   */
  symbol(): Promise<string>;

  /**
   * Whether new locks and extensions of vlPUFFER are paused. Withdrawing and delegating do not depend on this pause.
   *
   * {@link VLPufferHandler.withdraw} also fails with {@link TransferPaused} before the transfers of PUFFER are opened;
   * once open, they cannot be paused again (read in public source).
   *
   * @returns `true` while paused
   * @calls vlPUFFER.paused()
   */
  isPaused(): Promise<boolean>;

  /**
   * PUFFER that a user has locked, and the time from which it can be taken back. Both are 0 without a lock.
   *
   * @param user - account to look up
   * @returns the lock
   * @unit return.pufferAmount - base units of PUFFER (18 decimals)
   * @unit return.unlockTime - unix seconds
   * @calls vlPUFFER.lockInfos(address)
   */
  lockInfos(user: Address): Promise<{ pufferAmount: bigint; unlockTime: bigint }>;

  /**
   * Total vlPUFFER that existed at a time in the past, delegated or not.
   *
   * @param timepoint - a time before the latest block
   * @unit timepoint - unix seconds
   * @returns the total at that time
   * @unit return - base units of vlPUFFER (18 decimals)
   * @calls vlPUFFER.getPastTotalSupply(uint256)
   * @reverts ERC5805FutureLookup - `timepoint` is the current block time or later
   * @reverts SafeCastOverflowedUintDowncast - not expected: so large a time fails as a future one first
   */
  getPastTotalSupply(timepoint: bigint): Promise<bigint>;

  /**
   * vlPUFFER of an account: its locked PUFFER times the multiplier of its lock.
   *
   * Holding is not voting: {@link VLPufferHandler.delegates} returns who votes with it, and {@link
   * VLPufferHandler.votes} returns the sum that an account votes with.
   *
   * @param account - account to look up
   * @returns the balance, 0 without a lock
   * @unit return - base units of vlPUFFER (18 decimals)
   * @calls vlPUFFER.balanceOf(address)
   */
  balanceOf(account: Address): Promise<bigint>;

  /**
   * Number that the next signed delegation of an account must carry on vlPUFFER.
   *
   * It belongs to {@link VLPufferHandler.delegateBySig} and is separate from the permit nonce of the PUFFER token.
   *
   * @param owner - account that signs
   * @returns the next nonce
   * @unit return - count of delegations signed and used so far
   * @calls vlPUFFER.nonces(address)
   */
  nonces(owner: Address): Promise<bigint>;

  /**
   * Voting power of an account now: the vlPUFFER of everyone whose delegate it is, which may include itself.
   *
   * @param account - account that votes
   * @returns the voting power
   * @unit return - base units of vlPUFFER (18 decimals)
   * @calls vlPUFFER.getVotes(address)
   */
  votes(account: Address): Promise<bigint>;

  /**
   * Submits a delegation that a vlPUFFER holder has signed off-chain. The holder is the account that signed, not the sender.
   *
   * Sign EIP-712 type `Delegation(address delegatee,uint256 nonce,uint256 expiry)` in the domain name `vlPUFFER`,
   * version `1`, chain id 1, verifying contract `vlPuffer.getContract().address`, with the nonce of
   * {@link VLPufferHandler.nonces}. The SDK has no method that makes this signature; use viem's `signTypedData`.
   *
   * Needs a wallet client with an account, which pays the gas.
   *
   * @param delegatee - account that gets the votes
   * @param nonce - nonce of the signer on vlPUFFER
   * @unit nonce - count, from `nonces` of the signer
   * @param expiry - last time at which the signature may be used
   * @unit expiry - unix seconds
   * @param v - recovery value of the signature
   * @unit v - 27 or 28
   * @param r - first 32 bytes of the signature
   * @param s - second 32 bytes of the signature
   * @returns the transaction hash
   * @calls vlPUFFER.delegateBySig(address,uint256,uint256,uint8,bytes32,bytes32)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - any account may submit it, but the delegation must be signed with a key
   * @reverts VotesExpiredSignature - `expiry` has passed
   * @reverts ECDSAInvalidSignature - `v`, `r` and `s` are no signature
   * @reverts ECDSAInvalidSignatureS - `s` is in the upper half of the curve order
   * @reverts InvalidAccountNonce - `nonce` is not the current one of the recovered signer
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning Pass exactly the values that were signed. If one differs, the contract recovers an unrelated address: with
   *   `nonce` 0 the transaction succeeds and nothing changes for the holder, otherwise it fails with
   *   {@link InvalidAccountNonce}.
   */
  delegateBySig(delegatee: Address, nonce: bigint, expiry: bigint, v: number, r: Hex, s: Hex): Promise<Hash>;

  /**
   * Gives the votes of the sender's vlPUFFER to an account, with one plain transaction and no signature or approval.
   *
   * This is the reliable way to delegate. Pass your own address to take the votes back; the zero address makes them
   * count for no one. The choice covers the whole balance and follows later extensions of the lock; a new lock after a
   * withdrawal delegates to its owner again.
   *
   * Needs a wallet client with an account.
   *
   * @param delegatee - account that gets the votes
   * @returns the transaction hash
   * @calls vlPUFFER.delegate(address)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - a plain call, no signature is needed
   * @reverts CheckpointUnorderedInsertion - not expected: block times only increase
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   */
  delegatePreapproved(delegatee: Address): Promise<Hash>;

  /**
   * Delegates the sender's votes with `isPreapproved = true`. With `false` it signs the wrong message and does not
   * delegate them.
   *
   * The flag's name misleads: delegating needs no approval. `true` is the same as
   * {@link VLPufferHandler.delegatePreapproved}.
   *
   * Needs a wallet client with an account.
   *
   * @param delegatee - account that gets the votes
   * @param isPreapproved - pass `true`; see the warning for `false`
   * @returns the transaction hash
   * @calls vlPUFFER.delegate(address) - isPreapproved is true
   * @calls vlPUFFER.delegateBySig(address,uint256,uint256,uint8,bytes32,bytes32) - isPreapproved is false
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction; with isPreapproved = false 1 signature, then 1 transaction
   * @contractWallet yes - with isPreapproved = true
   * @signs With isPreapproved = false: ERC-2612 Permit of PUFFER, spender vlPUFFER, value 0, deadline two hours from
   *   now. It is not the Delegation that the contract expects
   * @reverts CheckpointUnorderedInsertion - not expected: block times only increase
   * @reverts InvalidAccountNonce - isPreapproved = false and the PUFFER permit nonce is above 0; the error contains an
   *   unrelated address
   * @reverts VotesExpiredSignature - isPreapproved = false, sent more than two hours after signing
   * @reverts ECDSAInvalidSignature - isPreapproved = false and the wallet gave no valid signature
   * @reverts ECDSAInvalidSignatureS - isPreapproved = false and the wallet gave a signature with a high `s`
   * @throws AccountNotFoundError - isPreapproved and the wallet client has no account (rejection)
   * @throws TypeError - permit path and the wallet client has no account (rejection)
   * @warning Always pass `true`: `delegate(delegatee, false)` cannot work. It signs a PUFFER permit and passes it as a
   *   vlPUFFER delegation with the PUFFER nonce. While that nonce is 0, the transaction succeeds but delegates for an
   *   unrelated address, and your votes stay where they were; otherwise it fails with {@link InvalidAccountNonce}.
   */
  delegate(delegatee: Address, isPreapproved: boolean): Promise<Hash>;

  /**
   * Always fails: vlPUFFER cannot be sent to another account. It belongs to the lock of its holder.
   *
   * Needs a wallet client with an account.
   *
   * @param to - receiver
   * @param value - how much
   * @unit value - base units of vlPUFFER (18 decimals)
   * @returns the transaction hash, if the wallet sends a transaction that always fails
   * @calls vlPUFFER.transfer(address,uint256)
   * @sender walletClient.account
   * @value none
   * @approval none - no allowance makes it succeed
   * @prompts 1 transaction
   * @contractWallet no - it fails for every sender
   * @reverts TransfersDisabled - for every receiver but the zero address
   * @reverts ERC20InvalidReceiver - `to` is the zero address
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning Do not call it: it can only cost gas. To pass on votes, use {@link VLPufferHandler.delegatePreapproved}.
   */
  transfer(to: Address, value: bigint): Promise<Hash>;

  /**
   * How vlPUFFER counts time for votes, in the notation of ERC-6372: `mode=timestamp`.
   *
   * So every timepoint of {@link VLPufferHandler.getPastVotes}, {@link VLPufferHandler.getPastTotalSupply} and
   * {@link VLPufferHandler.checkpoints} is in unix seconds, not a block number.
   *
   * @returns `mode=timestamp`
   * @calls vlPUFFER.CLOCK_MODE()
   */
  getClockMode(): Promise<string>;

  /**
   * How many changes of voting power are recorded for an account on vlPUFFER.
   *
   * @param account - account that votes
   * @returns the number of checkpoints
   * @unit return - count of checkpoints
   * @calls vlPUFFER.numCheckpoints(address)
   */
  numCheckpoints(account: Address): Promise<number>;

  /**
   * Sets an allowance of vlPUFFER. It succeeds but has no effect, since vlPUFFER cannot be moved.
   *
   * To lock PUFFER, approve the PUFFER token instead, as {@link VLPufferHandler.createLock} says.
   *
   * Needs a wallet client with an account.
   *
   * @param spender - account that gets the allowance
   * @param value - new allowance
   * @unit value - base units of vlPUFFER (18 decimals)
   * @returns the transaction hash
   * @calls vlPUFFER.approve(address,uint256)
   * @sender walletClient.account
   * @value none
   * @approval none - an approval moves no token
   * @prompts 1 transaction
   * @contractWallet yes - a plain call, no signature is needed
   * @reverts ERC20InvalidSpender - `spender` is the zero address
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning This is not the approval that a lock needs: it acts on vlPUFFER, not on PUFFER.
   */
  approve(spender: Address, value: bigint): Promise<Hash>;

  /**
   * Extends the sender's lock from now, and adds PUFFER to it if `amount` is above 0.
   *
   * The lock starts again: unlock time = now + multiplier x 30 days, vlPUFFER = (locked PUFFER + `amount`) x
   * multiplier. Neither may fall; equal is allowed. For example, `reLock(0n, 12n)` halfway through a lock with
   * multiplier 12 keeps the votes and sets the time back to 360 days. A lower multiplier needs more PUFFER to keep the
   * votes, and must not end earlier than the current lock.
   *
   * PUFFER that is added needs an approval; there is no permit form. Works for expired locks too. The delegate stays.
   *
   * Needs a wallet client with an account.
   *
   * @param amount - PUFFER to add; 0 to change the time only
   * @unit amount - base units of PUFFER (18 decimals)
   * @param multiplier - new length and vote factor, 1 to 24
   * @unit multiplier - count of 30-day periods
   * @returns the transaction hash
   * @calls vlPUFFER.reLock(uint256,uint256)
   * @sender walletClient.account
   * @value none
   * @approval approve PUFFER to vlPUFFER - only when `amount` is above 0, at least `amount`
   * @prompts 1 transaction
   * @contractWallet yes - works with an approval, no signature is needed
   * @reverts InvalidMultiplier - `multiplier` is not between 1 and 24
   * @reverts EnforcedPause - the owner paused locking
   * @reverts LockDoesNotExist - the sender has no lock
   * @reverts NewUnlockTimeMustBeGreaterThanCurrentLock - the new unlock time is earlier than the current one
   * @reverts ReLockingWillReduceVLBalance - the new vlPUFFER is less than the current balance
   * @reverts ERC20InsufficientBalance - the sender holds less PUFFER than `amount`
   * @reverts ERC20InsufficientAllowance - PUFFER is not approved for vlPUFFER, or for less than `amount`
   * @reverts TransferPaused - before the transfers of PUFFER were opened
   * @reverts SafeERC20FailedOperation - not expected with PUFFER, which never returns false
   * @reverts ERC20ExceededSafeSupply - not expected with the PUFFER supply
   * @reverts CheckpointUnorderedInsertion - not expected: block times only increase
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning Extending cannot be undone: all PUFFER, old and new, stays locked until the new unlock time.
   */
  reLock(amount: bigint, multiplier: bigint): Promise<Hash>;

  /**
   * Voting power that an account had at a time in the past, taken from its recorded checkpoints.
   *
   * @param account - account that votes
   * @param timepoint - a time before the latest block
   * @unit timepoint - unix seconds
   * @returns the voting power at that time
   * @unit return - base units of vlPUFFER (18 decimals)
   * @calls vlPUFFER.getPastVotes(address,uint256)
   * @reverts ERC5805FutureLookup - `timepoint` is the current block time or later
   * @reverts SafeCastOverflowedUintDowncast - not expected: so large a time fails as a future one first
   */
  getPastVotes(account: Address, timepoint: bigint): Promise<bigint>;

  /**
   * One recorded change of an account's voting power: from which time, and how many votes.
   *
   * A position at or above {@link VLPufferHandler.numCheckpoints} fails with panic 0x32.
   *
   * @param account - account that votes
   * @param pos - position in the list, oldest first
   * @unit pos - zero-based index
   * @returns the checkpoint: `_key` is the time, `_value` the voting power after that
   * @unit return._key - unix seconds
   * @unit return._value - base units of vlPUFFER (18 decimals)
   * @calls vlPUFFER.checkpoints(address,uint32)
   */
  checkpoints(account: Address, pos: number): Promise<{ _key: number; _value: bigint }>;

  /**
   * Name of the lock token, `vlPUFFER`; also the name in the EIP-712 domain of signed delegations.
   *
   * @returns the name
   * @calls vlPUFFER.name()
   */
  name(): Promise<string>;

  /**
   * Locks PUFFER that the sender approved before, and gives `amount` x `multiplier` vlPUFFER.
   *
   * Approve first: `erc20Permit.withToken(Token.PUFFER).approve(owner, vlPuffer, amount)`, where `vlPuffer` is
   * `vlPuffer.getContract().address`; with a local key, see the handler's warning. The PUFFER is locked for
   * `multiplier` x 30 days. The votes go to the sender, even if the sender had delegated to someone else before. An
   * account with a lock uses {@link VLPufferHandler.reLock} instead.
   *
   * Needs a wallet client with an account.
   *
   * @param amount - PUFFER to lock; at least 10 PUFFER
   * @unit amount - base units of PUFFER (18 decimals)
   * @param multiplier - length and vote factor, 1 to 24
   * @unit multiplier - count of 30-day periods
   * @returns the transaction hash
   * @calls vlPUFFER.createLock(uint256,uint256)
   * @sender walletClient.account
   * @value none
   * @approval approve PUFFER to vlPUFFER - at least `amount`
   * @prompts 1 transaction
   * @contractWallet yes - works with an approval, no signature is needed
   * @reverts InvalidMultiplier - `multiplier` is not between 1 and 24
   * @reverts EnforcedPause - the owner paused locking
   * @reverts InvalidAmount - `amount` is below 10 PUFFER
   * @reverts LockAlreadyExists - the sender has a lock, expired or not
   * @reverts ERC20InsufficientBalance - the sender holds less PUFFER than `amount`
   * @reverts ERC20InsufficientAllowance - PUFFER is not approved for vlPUFFER, or for less than `amount`
   * @reverts TransferPaused - before the transfers of PUFFER were opened
   * @reverts SafeERC20FailedOperation - not expected with PUFFER, which never returns false
   * @reverts ERC20ExceededSafeSupply - not expected with the PUFFER supply
   * @reverts CheckpointUnorderedInsertion - not expected: block times only increase
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning The PUFFER cannot be taken back before the unlock time, not even for a fee.
   */
  createLock(amount: bigint, multiplier: bigint): Promise<Hash>;

  /**
   * Locks PUFFER of the sender for vlPUFFER, with a permit that you signed yourself.
   *
   * `permitData` comes from `erc20Permit.withToken(Token.PUFFER).getPermitData(owner, vlPuffer, value)`, where `owner`
   * is the account of the wallet client and `vlPuffer` is `vlPuffer.getContract().address`. A local key signs only
   * [through a provider](/third-party/viem#local-accounts). `value` is what gets locked; the permit must allow at least
   * that much. {@link VLPufferHandler.lock} does both steps in one call.
   *
   * Needs a wallet client with an account, which must be the signer of the permit.
   *
   * @param value - PUFFER to lock; at least 10 PUFFER
   * @unit value - base units of PUFFER (18 decimals)
   * @param multiplier - length and vote factor, 1 to 24
   * @unit multiplier - count of 30-day periods
   * @param permitData - ERC-2612 permit of PUFFER for vlPUFFER, signed by the sender
   * @returns the transaction hash
   * @calls vlPUFFER.createLockWithPermit(uint256,uint256,(uint256,uint256,uint8,bytes32,bytes32))
   * @sender walletClient.account
   * @value none
   * @approval permit PUFFER to vlPUFFER - pass it signed
   * @prompts 1 transaction
   * @contractWallet no - PUFFER accepts a permit only with the signature of a key, which a contract wallet does not
   *   have; use `createLock`
   * @reverts ERC2612ExpiredSignature - the deadline of the permit has passed
   * @reverts ERC2612InvalidSigner - the permit is not signed by the sender for these values, or was used already
   * @reverts ECDSAInvalidSignature - `v`, `r` and `s` are no signature, or `v` is 0 or 1: add 27 to it
   * @reverts ECDSAInvalidSignatureS - `s` is in the upper half of the curve order
   * @reverts InvalidMultiplier - `multiplier` is not between 1 and 24
   * @reverts EnforcedPause - the owner paused locking
   * @reverts InvalidAmount - `value` is below 10 PUFFER
   * @reverts LockAlreadyExists - the sender has a lock, expired or not
   * @reverts ERC20InsufficientBalance - the sender holds less PUFFER than `value`
   * @reverts ERC20InsufficientAllowance - the permit allows less than `value`
   * @reverts TransferPaused - before the transfers of PUFFER were opened
   * @reverts SafeERC20FailedOperation - not expected with PUFFER, which never returns false
   * @reverts ERC20ExceededSafeSupply - not expected with the PUFFER supply
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning The PUFFER cannot be taken back before the unlock time.
   * @warning A failing permit fails the whole call. If someone else submitted the same permit first, the call reverts
   *   with {@link ERC2612InvalidSigner}; the allowance is then in place, and {@link VLPufferHandler.createLock} works.
   */
  createLockWithPermit(value: bigint, multiplier: bigint, permitData: PermitData): Promise<Hash>;

  /**
   * Locks PUFFER of the sender for voting power, with a permit that the SDK asks for or an earlier approval.
   *
   * 100 PUFFER with multiplier 12 give 1,200 vlPUFFER and are locked for 360 days. With `isPreapproved = false` the
   * wallet first asks for a permit signature, then for the transaction; with `true` it is the same as
   * {@link VLPufferHandler.createLock}. An account with a lock uses {@link VLPufferHandler.reLock} instead.
   *
   * Needs a wallet client with an account.
   *
   * @param value - PUFFER to lock; at least 10 PUFFER
   * @unit value - base units of PUFFER (18 decimals)
   * @param multiplier - length and vote factor, 1 to 24
   * @unit multiplier - count of 30-day periods
   * @param isPreapproved - `true`: PUFFER is already approved for vlPUFFER; `false`: sign a permit
   * @returns the transaction hash
   * @calls vlPUFFER.createLockWithPermit(uint256,uint256,(uint256,uint256,uint8,bytes32,bytes32)) - isPreapproved is
   *   false
   * @calls vlPUFFER.createLock(uint256,uint256) - isPreapproved is true
   * @sender walletClient.account
   * @value none
   * @approval permit-or-approve PUFFER to vlPUFFER - the permit is made by the SDK; with isPreapproved an approval of
   *   at least `value` must exist
   * @prompts 1 signature, then 1 transaction; only the transaction with isPreapproved
   * @contractWallet yes - only with isPreapproved = true; the permit needs the signature of a key
   * @signs ERC-2612 Permit of PUFFER, spender vlPUFFER, value `value`, deadline two hours from now
   * @reverts InvalidMultiplier - `multiplier` is not between 1 and 24
   * @reverts EnforcedPause - the owner paused locking
   * @reverts InvalidAmount - `value` is below 10 PUFFER
   * @reverts LockAlreadyExists - the sender has a lock, expired or not
   * @reverts ERC20InsufficientBalance - the sender holds less PUFFER than `value`
   * @reverts ERC20InsufficientAllowance - isPreapproved, but PUFFER is not approved for vlPUFFER
   * @reverts ERC2612ExpiredSignature - permit path: sent more than two hours after signing
   * @reverts ERC2612InvalidSigner - permit path: the permit was used already, or signed by another account
   * @reverts ECDSAInvalidSignature - permit path: the signature is not valid, or the wallet returns `v` 0 or 1: then do
   *   not retry, but approve PUFFER and pass `isPreapproved = true`
   * @reverts ECDSAInvalidSignatureS - permit path: the wallet gave a signature with a high `s`
   * @reverts TransferPaused - before the transfers of PUFFER were opened
   * @reverts SafeERC20FailedOperation - not expected with PUFFER, which never returns false
   * @reverts ERC20ExceededSafeSupply - not expected with the PUFFER supply
   * @throws AccountNotFoundError - isPreapproved and the wallet client has no account (rejection)
   * @throws TypeError - permit path and the wallet client has no account (rejection)
   * @warning The PUFFER cannot be taken back before the unlock time, not even for a fee.
   */
  lock(value: bigint, multiplier: bigint, isPreapproved: boolean): Promise<Hash>;

  /**
   * Current time as vlPUFFER counts it: the time of the block.
   *
   * @returns the block time
   * @unit return - unix seconds
   * @calls vlPUFFER.clock()
   */
  getClock(): Promise<number>;

  /**
   * Ends the sender's lock after its unlock time: burns all vlPUFFER of the sender and sends all the PUFFER to
   * `recipient`.
   *
   * There is no partial withdrawal. It works while locking is paused. {@link
   * VLPufferHandler.lockInfos} returns the time.
   *
   * Needs a wallet client with an account.
   *
   * @param recipient - account that receives the PUFFER; may differ from the sender
   * @returns the transaction hash
   * @calls vlPUFFER.withdraw(address)
   * @sender walletClient.account
   * @value none
   * @approval none - PUFFER flows to the recipient
   * @prompts 1 transaction
   * @contractWallet yes - a plain call, no signature is needed
   * @reverts LockDoesNotExist - the sender has no lock, or was kicked
   * @reverts TokensLocked - the unlock time is not reached
   * @reverts ERC20InvalidReceiver - `recipient` is the zero address
   * @reverts TransferPaused - before the transfers of PUFFER were opened
   * @reverts ERC20InsufficientBalance - not expected: the contract keeps the PUFFER of every lock
   * @reverts SafeERC20FailedOperation - not expected with PUFFER, which never returns false
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning Withdraw within 7 days after the unlock time. Later anyone may end the lock: that account gets 1 % of the
   *   PUFFER, and yours the rest, even if you wanted another recipient.
   */
  withdraw(recipient: Address): Promise<Hash>;
}
