import type { Address, GetContractReturnType, Hash, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { PufLocker } from '../abis/mainnet/PufLocker';
import type { AnyToken } from '../tokens';

/**
 * What to lock with {@link PufLockerHandler.deposit}, for whom, for how long, and how it is authorised.
 */
export type LockerDepositParams = {
  /**
   * Token to lock. It must be on the locker's list, else {@link TokenNotAllowed}, and needs an address on the handler's
   * chain in {@link TOKENS_ADDRESSES}. On Holesky many entries are the zero address, a placeholder that cannot be
   * locked.
   */
  token: AnyToken;
  /**
   * Account that signs, sends and pays.
   */
  account: Address;
  /**
   * Account the locked deposit belongs to. Only this account can take it out later, not the one that paid.
   */
  recipient: Address;
  /**
   * Amount to lock. 0 is refused.
   *
   * @unit base units of `token`, in that token's own decimals
   */
  value: bigint;
  /**
   * How long the deposit is locked, counted from the block of the deposit. Must lie within
   * {@link PufLockerHandler.getLockPeriods}; there is no default.
   *
   * @unit seconds, at most 2^128 - 1
   */
  lockPeriod: bigint;
  /**
   * `true` skips the permit signature and relies on an allowance given earlier to {@link PufLocker}. Set it for tokens
   * without permit support and for contract wallets.
   *
   * @default false
   */
  isPreapproved?: boolean;
};

/**
 * Locks allowed tokens for a time, lists an account's locked deposits, and withdraws released ones.
 *
 * Each deposit is its own entry, with amount and release time, in one list per owner and token. Its index in that
 * list never changes: a withdrawn entry stays with amount 0n.
 *
 * Locking goes through the access control of the protocol and can be paused; withdrawals are never paused.
 * `transact` sends and resolves to the transaction hash without waiting for a receipt. The account is a parameter of
 * each method, so a wallet client without an account is enough.
 *
 * @client pufLocker
 * @contract PufLocker
 * @address CONTRACT_ADDRESSES[chain].PufLocker
 * @start getLockPeriods, deposit, withdraw, getAllDeposits, getDeposits
 * @warning Only Mainnet and Holesky have an address. On Base and Sepolia the address is `undefined` and nothing stops
 * you: calls are sent without `to`, and a transaction [reaches no contract](/getting-started#no-target). On every other
 * chain the methods fail with a TypeError. Check the chain before you send.
 * @warning Await one deposit before you start the next. All deposits of a handler share one internal permit helper, and
 * permits prepared at the same time can be signed for the wrong token.
 * @warning Use {@link PufLockerHandler.getContract} for locks made with {@link PufferL2DepositorHandler.deposit}. The
 * methods take token names, and the SDK has none for the puf tokens that {@link PufferL2Depositor} mints.
 * @warning A local private key in the wallet client is not used. viem gets only the sender's address and asks the
 * wallet behind the transport to sign (`eth_signTypedData_v4`, `eth_sendTransaction`). Connect a wallet that holds the
 * key.
 * @unknown Which tokens the locker accepts: neither the SDK nor its ABI has a list. The contract's
 * `SetTokenIsAllowed` events show it.
 */
export declare class PufLockerHandler {
  /**
   * Ties a locker handler to one chain and two viem clients. `pufferClient.pufLocker` is such a handler.
   *
   * @param chain - chain whose locker and token addresses are used
   * @param walletClient - viem client that signs the permit and sends the transactions
   * @param publicClient - viem client for reads and gas estimates
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * The viem contract instance of the locker, for tokens that the SDK has no name for.
   *
   * All five functions of the ABI have a method in this class, but the instance takes token addresses, so it also
   * reaches puf tokens locked by {@link PufferL2DepositorHandler.deposit}. It offers `simulate` before you send. Events
   * and errors are not in the ABI.
   *
   * @returns a viem contract with `read`, `write`, `simulate` and `estimateGas`
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<typeof PufLocker, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * Every deposit an account ever locked in one token, oldest first, with amount and release time.
   *
   * The position in the array is the index that {@link PufLockerHandler.withdraw} takes. Entries already withdrawn are
   * still there with amount 0n. An empty array means that nothing was ever locked. For long lists use
   * {@link PufLockerHandler.getDeposits}.
   *
   * @param pufToken - name of the locked token
   * @param walletAddress - owner of the deposits
   * @returns the deposits; a deposit can be withdrawn when its `releaseTime` is not after the current block time
   * @unit return.amount - base units of the token
   * @unit return.releaseTime - Unix seconds
   * @calls PufLocker.getAllDeposits(address,address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws InvalidAddressError - the token has no address on the chain (rejection)
   */
  getAllDeposits(
    pufToken: AnyToken,
    walletAddress: Address,
  ): Promise<readonly { amount: bigint; releaseTime: bigint }[]>;

  /**
   * One page of an account's locked deposits in one token, for lists too long to read at once.
   *
   * The first element has the index `start`. A page beyond the end is empty, a page across the end is shorter than
   * `limit`. Entries already withdrawn appear with amount 0n.
   *
   * @param pufToken - name of the locked token
   * @param userAddress - owner of the deposits
   * @param start - index of the first deposit wanted
   * @unit start - index, counted from 0
   * @param limit - how many deposits at most; `start + limit` must stay below 2^256, or the read fails with panic 0x11
   * @unit limit - count
   * @returns the deposits from `start` on
   * @unit return.amount - base units of the token
   * @unit return.releaseTime - Unix seconds
   * @calls PufLocker.getDeposits(address,address,uint256,uint256)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws InvalidAddressError - the token has no address on the chain (rejection)
   */
  getDeposits(
    pufToken: AnyToken,
    userAddress: Address,
    start: bigint,
    limit: bigint,
  ): Promise<readonly { amount: bigint; releaseTime: bigint }[]>;

  /**
   * The shortest and the longest lock a new deposit may have, both included.
   *
   * They apply to {@link PufLockerHandler.deposit} and for locked deposits of {@link PufferL2DepositorHandler.deposit}.
   * A change does not touch deposits that exist.
   *
   * @returns a pair: minimum first, maximum second
   * @unit return.0 - seconds, the minimum
   * @unit return.1 - seconds, the maximum
   * @calls PufLocker.getLockPeriods()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getLockPeriods(): Promise<readonly [bigint, bigint]>;

  /**
   * Prepares a deposit that locks an allowed token for a recipient until now plus the lock period.
   *
   * Unless `isPreapproved` is `true`, the SDK asks the wallet for a permit signature when you call the method, before
   * `transact`; the permit is valid for two hours. With `isPreapproved`, approve the token to {@link PufLocker} first,
   * with {@link ERC20PermitHandler.withToken} and {@link ERC20PermitHandler.approve}. The call then carries a permit
   * whose `amount` is `value` and whose deadline, `v`, `r` and `s` are zero: the contract takes the amount from it and
   * skips the permit, because its deadline has passed. A lock cannot be shortened or cancelled.
   *
   * @param depositParams - token, amount, payer, recipient, lock period and way of authorising
   * @default depositParams.isPreapproved - false
   * @returns after the signature, if one is needed: `transact` (no argument) sends the deposit and resolves to its
   * hash; `estimate` (no argument) resolves to gas
   * @calls PufLocker.deposit(address,address,uint128,(uint256,uint256,uint8,bytes32,bytes32))
   * @sender depositParams.account
   * @value none
   * @approval permit-or-approve "the token of depositParams.token" to PufLocker - permit by default, approval with
   * `isPreapproved: true`
   * @prompts 1 signature, then 1 transaction; with `isPreapproved: true` only 1 transaction
   * @contractWallet yes - only with `isPreapproved: true`; the permit path needs the 65-byte signature of a key account
   * @signs EIP-712 `Permit` of the token: owner `account`, spender {@link PufLocker}, value `value`, the current nonce,
   * deadline two hours after the call; nothing with `isPreapproved: true`
   * @reverts AccessManagedUnauthorized - deposits into the locker are paused
   * @reverts TokenNotAllowed - the token is not on the locker's list
   * @reverts InvalidLockPeriod - outside {@link PufLockerHandler.getLockPeriods}
   * @reverts ERC20InsufficientBalance - tokens of the OpenZeppelin 5 kind; others raise an error of their own
   * @reverts ERC20InsufficientAllowance - no allowance, or a permit the token rejected; tokens of the OpenZeppelin 5
   * kind
   * @reverts FailedInnerCall - the token refused without a reason
   * @reverts SafeERC20FailedOperation - the token returned false
   * @reverts InvalidAmount - `value` is 0
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES: on the permit path a rejection before any
   * signature; with `isPreapproved: true` the method resolves, and `transact` and `estimate` throw synchronously
   * @throws ContractFunctionExecutionError - permit path: the token has no `nonces` on the chain, for example because
   * it has no address there (rejection, before any signature)
   * @throws InvalidAddressError - `isPreapproved: true` and the token has no address on the chain (when transact or
   * estimate is called)
   * @warning The contract accepts any `recipient`, the zero address too. Only the recipient can take the deposit out:
   * with a wrong address the tokens are lost.
   * @warning Pass `isPreapproved: true` for tokens without permit (an empty entry in {@link TOKENS_PERMIT_VERSION}).
   * They are not refused: the call fails while it reads the permit data, or asks for a signature that the token will
   * not accept.
   * @warning Before you retry, read the token's `nonces(account)`. If it rose, the permit was used: look for your first
   * transaction, and if your deposit is there, send nothing again. Otherwise sign again. The contract ignores a
   * rejected or expired permit: the call reverts with the token's own allowance error, or deposits again while an
   * allowance is left.
   */
  deposit(
    depositParams: LockerDepositParams,
  ): Promise<{ transact: () => Promise<Hash>; estimate: () => Promise<bigint> }>;

  /**
   * Prepares a transaction that takes released deposits of the sender out of the locker and pays them to a recipient.
   *
   * All chosen deposits are paid in one transfer. Every one of them must be released; one locked or unknown index fails
   * the whole call. An index already withdrawn counts as 0n and does not fail the call if others pay. It works while
   * deposits are paused.
   *
   * @param pufToken - name of the locked token
   * @param walletAddress - owner of the deposits, who sends the transaction
   * @param recipient - account that receives the tokens
   * @param depositIndexes - which deposits to withdraw, by position in {@link PufLockerHandler.getAllDeposits}
   * @unit depositIndexes - indexes, counted from 0
   * @returns `transact` (no argument) sends the withdrawal and resolves to its hash; `estimate` (no argument) resolves
   * to gas
   * @calls PufLocker.withdraw(address,uint256[],address)
   * @sender walletAddress
   * @value none
   * @approval none - the tokens are already in the locker
   * @prompts 1 transaction
   * @contractWallet yes - a plain transaction from the owner of the deposits
   * @reverts DepositLocked
   * @reverts NoWithdrawableAmount
   * @reverts ERC20InsufficientBalance - not expected, only if the locker lacks the token
   * @reverts FailedInnerCall - the token refused the transfer without a reason
   * @reverts SafeERC20FailedOperation - the token returned false
   * @reverts InvalidDepositIndex
   * @reverts InvalidRecipientAddress
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (when transact or estimate is called)
   * @throws InvalidAddressError - the token has no address on the chain (when transact or estimate is called)
   */
  withdraw(
    pufToken: AnyToken,
    walletAddress: Address,
    recipient: Address,
    depositIndexes: bigint[],
  ): { transact: () => Promise<Hash>; estimate: () => Promise<bigint> };
}
