import type { Address, GetContractReturnType, Hash, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { CarrotVesting } from '../abis/mainnet/CarrotVesting';
import type { PermitData } from '../common/lib/types';

/**
 * Turns CARROT into PUFFER over time: CARROT is destroyed at the start, PUFFER is claimed step by step.
 *
 * The rate is fixed at 0.55 PUFFER for 1 CARROT. Every start makes its own vesting, with its own clock; an account may
 * have several, and {@link CarrotVestingHandler.claim} collects from all of them. PUFFER becomes claimable only when a
 * full step has passed, not continuously. After the last step everything is claimable. A claim has no deadline.
 *
 * The owner can pause starts and claims together ({@link EnforcedPause}), and can end the programme permanently by
 * withdrawing the remaining PUFFER ({@link AlreadyDismantled}).
 *
 * All writes send from `walletClient.account`: the wallet client needs an account. A client made by
 * {@link PufferClientHelpers.createWalletClient} has none; make one with viem's `createWalletClient({ account, ... })`.
 *
 * @client carrotVesting
 * @contract CarrotVesting
 * @address CONTRACT_ADDRESSES[chain].CarrotVesting
 * @start startVesting, claim, calculateClaimableAmount, getVestings, startVestingPreapproved, startVestingWithPermit
 * @warning Starting is final. The CARROT goes to `0x000000000000000000000000000000000000dEaD` and cannot be taken back,
 *   not even while nothing has been claimed.
 * @warning Use the handler on `Chain.Mainnet` only. On Holesky the SDK stores the zero address: reads fail with
 *   "returned no data", writes are sent to the zero address. On Base and Sepolia it has no address and reports no
 *   error: a write is sent without `to` and [reaches no contract](/getting-started#no-target).
 * @warning Await each call with a permit before you start the next. They share one {@link ERC20PermitHandler} inside
 *   this handler.
 * @warning With a local private key, approve CARROT and pass `isPreapproved = true`. The permit path of
 *   {@link CarrotVestingHandler.startVesting} does not sign locally: it passes on only the address, and the RPC node
 *   refuses to sign.
 * @unknown What the third schedule changed, errors included. The ABI has three schedules (the third since August 2026),
 * the newest public source (November 2025) only two. The verified source of the implementation now behind the proxy
 * would show it.
 */
export declare class CarrotVestingHandler {
  /**
   * Makes a handler for the CARROT vesting of one chain; a {@link PufferClient} has one as `carrotVesting`.
   *
   * @param chain - the chain whose entry of CarrotVesting is used; only Mainnet has an address
   * @param walletClient - viem client that signs and sends; it needs an account
   * @param publicClient - viem client that answers the reads
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * viem contract instance of CarrotVesting; its `address` is the spender to approve CARROT for.
   *
   * Every function of the SDK's ABI has a method here. Use the instance for `simulate`, for example
   * `simulate.claim({ account })`, which returns the PUFFER a claim would pay and fails while the contract is paused.
   *
   * @returns the instance with `read`, `write`, `simulate` and `estimateGas`
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<typeof CarrotVesting, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * Address that may pause, upgrade and dismantle the CARROT vesting.
   *
   * @returns the owner
   * @calls CarrotVesting.owner()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  owner(): Promise<Address>;

  /**
   * PUFFER that a user could claim now, over all of the user's vestings. 0 means that no further step is complete.
   *
   * Each vesting counts its completed steps times the rate, less what was claimed before. The number does not show
   * whether claiming is possible: it stays the same while the contract is paused or after it was dismantled.
   *
   * @param user - account whose vestings are counted
   * @returns the claimable PUFFER
   * @unit return - base units of PUFFER (18 decimals)
   * @calls CarrotVesting.calculateClaimableAmount(address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @unknown How the third schedule enters the calculation; no public source has it.
   */
  calculateClaimableAmount(user: Address): Promise<bigint>;

  /**
   * PUFFER paid for 1 whole CARROT when a vesting is complete: `550000000000000000n`, which is 0.55.
   *
   * A constant. PUFFER of a finished vesting = CARROT amount x rate / 10^18.
   *
   * @returns the rate
   * @unit return - PUFFER per CARROT, scaled by 10^18
   * @calls CarrotVesting.EXCHANGE_RATE()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  exchangeRate(): Promise<bigint>;

  /**
   * Sends all claimable PUFFER, of every vesting of the sender, to the sender.
   *
   * You cannot name another recipient or claim one vesting alone. Read
   * {@link CarrotVestingHandler.calculateClaimableAmount} first: a claim with nothing due fails.
   *
   * Needs a wallet client with an account.
   *
   * @returns the transaction hash
   * @calls CarrotVesting.claim()
   * @sender walletClient.account
   * @value none
   * @approval none - PUFFER flows to the sender
   * @prompts 1 transaction
   * @contractWallet yes - a plain call, no signature is needed
   * @reverts EnforcedPause - the owner paused the vesting
   * @reverts AlreadyDismantled - the owner withdrew the remaining PUFFER
   * @reverts NoClaimableAmount - no step was completed since the last claim, or the sender has no vesting
   * @reverts ERC20InsufficientBalance - the contract holds less PUFFER than is due
   * @reverts TransferPaused - before the transfers of PUFFER were opened
   * @reverts SafeERC20FailedOperation - not expected with PUFFER, which never returns false
   * @reverts FailedInnerCall - not expected with PUFFER, which names its errors
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   */
  claim(): Promise<Hash>;

  /**
   * Address of the token that a vesting destroys, CARROT.
   *
   * @returns the CARROT token
   * @calls CarrotVesting.CARROT()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getCarrotAddress(): Promise<Address>;

  /**
   * Address of the token that a vesting pays, PUFFER.
   *
   * @returns the PUFFER token
   * @calls CarrotVesting.PUFFER()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getPufferAddress(): Promise<Address>;

  /**
   * PUFFER set aside for the whole programme at its start: 55,000,000 PUFFER. A constant, not what is left.
   *
   * What is left is the PUFFER balance of the contract.
   *
   * @returns `55_000_000n * 10n ** 18n`, which is 55,000,000 PUFFER
   * @unit return - base units of PUFFER (18 decimals)
   * @calls CarrotVesting.TOTAL_PUFFER_REWARDS()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  totalPufferRewards(): Promise<bigint>;

  /**
   * Number of steps of the first schedule, which applies to vestings made before the first upgrade.
   *
   * One step lasts {@link CarrotVestingHandler.getDuration} divided by this number, rounded down to whole seconds.
   *
   * @returns the number of steps, 0 while vesting was never set up
   * @unit return - count of steps
   * @calls CarrotVesting.getSteps()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getSteps(): Promise<number>;

  /**
   * CARROT that the programme was designed for: 100,000,000 CARROT, the whole supply. A constant.
   *
   * It defines the exchange rate. The contract does not check deposits against it.
   *
   * @returns `100_000_000n * 10n ** 18n`, which is 100,000,000 CARROT
   * @unit return - base units of CARROT (18 decimals)
   * @calls CarrotVesting.MAX_CARROT_AMOUNT()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  maxCarrotAmount(): Promise<bigint>;

  /**
   * All vestings of a user: CARROT given, PUFFER claimed so far, and when.
   *
   * Finished vestings stay in the list. `lastClaimedTimestamp` equals `depositedTimestamp` until the first claim.
   *
   * @param user - account to look up
   * @returns one entry for each start, in the order they were made; empty when the user never started one
   * @unit return[].depositedAmount - base units of CARROT (18 decimals)
   * @unit return[].claimedAmount - base units of PUFFER (18 decimals)
   * @unit return[].lastClaimedTimestamp - unix seconds
   * @unit return[].depositedTimestamp - unix seconds
   * @calls CarrotVesting.getVestings(address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (rejection)
   */
  getVestings(user: Address): Promise<
    readonly {
      depositedAmount: bigint;
      claimedAmount: bigint;
      lastClaimedTimestamp: number;
      depositedTimestamp: number;
    }[]
  >;

  /**
   * Time from which vestings can be started. 0 means that the programme was never set up; starts fail then.
   *
   * @returns the start of the programme
   * @unit return - unix seconds
   * @calls CarrotVesting.getStartTimestamp()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getStartTimestamp(): Promise<number>;

  /**
   * Destroys CARROT that the sender approved before and starts a vesting of PUFFER for the sender.
   *
   * Approve first: `erc20Permit.withToken(Token.CARROT).approve(owner, vesting, amount)`, where `vesting` is
   * `carrotVesting.getContract().address`. 1,000 CARROT start a vesting that pays 550 PUFFER in all.
   *
   * Needs a wallet client with an account.
   *
   * @param amount - how much CARROT to give up; more than 0
   * @unit amount - base units of CARROT (18 decimals)
   * @returns the transaction hash
   * @calls CarrotVesting.startVesting(uint256)
   * @sender walletClient.account
   * @value none
   * @approval approve CARROT to CarrotVesting - at least `amount`
   * @prompts 1 transaction
   * @contractWallet yes - works with an approval, no signature is needed
   * @reverts EnforcedPause - the owner paused the vesting
   * @reverts AlreadyDismantled - the programme has ended
   * @reverts NotStarted - the start time is not set or not reached
   * @reverts InvalidAmount - `amount` is 0
   * @reverts ERC20InsufficientBalance - the sender holds less CARROT than `amount`
   * @reverts ERC20InsufficientAllowance - CARROT is not approved for the vesting contract, or for less than `amount`
   * @reverts SafeERC20FailedOperation - not expected with CARROT, which never returns false
   * @reverts FailedInnerCall - not expected with CARROT, which names its errors
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning The CARROT is destroyed and cannot be taken back.
   */
  startVestingPreapproved(amount: bigint): Promise<Hash>;

  /**
   * Destroys CARROT of the sender, with a permit that you signed yourself, and starts a vesting of PUFFER.
   *
   * `permitData` comes from `erc20Permit.withToken(Token.CARROT).getPermitData(owner, vesting, amount)`, where `owner`
   * is the account of the wallet client and `vesting` is `carrotVesting.getContract().address`. The amount of the
   * permit is the amount vested. {@link CarrotVestingHandler.startVesting} does both steps in one call.
   *
   * Needs a wallet client with an account, which must be the signer of the permit.
   *
   * @param permitData - ERC-2612 permit of CARROT for the vesting contract, signed by the sender
   * @returns the transaction hash
   * @calls CarrotVesting.startVestingWithPermit((uint256,uint256,uint8,bytes32,bytes32))
   * @sender walletClient.account
   * @value none
   * @approval permit CARROT to CarrotVesting - pass it signed
   * @prompts 1 transaction
   * @contractWallet no - CARROT accepts a permit only with the signature of a key, which a contract wallet does not
   *   have; use `startVestingPreapproved`
   * @reverts ERC2612ExpiredSignature - the deadline of the permit has passed
   * @reverts ERC2612InvalidSigner - the permit is not signed by the sender for these values, or was used already
   * @reverts ECDSAInvalidSignature - `v`, `r` and `s` are no signature
   * @reverts ECDSAInvalidSignatureS - `s` is in the upper half of the curve order
   * @reverts EnforcedPause - the owner paused the vesting
   * @reverts AlreadyDismantled - the programme has ended
   * @reverts NotStarted - the start time is not set or not reached
   * @reverts InvalidAmount - the amount of the permit is 0
   * @reverts ERC20InsufficientBalance - the sender holds less CARROT than the permit allows
   * @reverts SafeERC20FailedOperation - not expected with CARROT, which never returns false
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning The CARROT is destroyed and cannot be taken back.
   * @warning A failing permit fails the whole call. If someone else submitted the same permit first, the call reverts
   *   with {@link ERC2612InvalidSigner}; the allowance is then in place, and
   *   {@link CarrotVestingHandler.startVestingPreapproved} works.
   */
  startVestingWithPermit(permitData: PermitData): Promise<Hash>;

  /**
   * Destroys CARROT of the sender and starts a vesting of PUFFER, with a permit that the SDK asks for or an earlier
   * approval.
   *
   * With `isPreapproved = false` the wallet first asks for a permit signature, then for the transaction; with `true` it
   * is the same as {@link CarrotVestingHandler.startVestingPreapproved}. 1,000 CARROT start a vesting that pays 550
   * PUFFER in total, in steps.
   *
   * Needs a wallet client with an account.
   *
   * @param amount - how much CARROT to give up; more than 0
   * @unit amount - base units of CARROT (18 decimals)
   * @param isPreapproved - `true`: CARROT is already approved for the vesting contract; `false`: sign a permit
   * @returns the transaction hash
   * @calls CarrotVesting.startVesting(uint256) - isPreapproved is true
   * @calls CarrotVesting.startVestingWithPermit((uint256,uint256,uint8,bytes32,bytes32)) - isPreapproved is false
   * @sender walletClient.account
   * @value none
   * @approval permit-or-approve CARROT to CarrotVesting - the permit is made by the SDK; with isPreapproved an approval
   *   of at least `amount` must exist
   * @prompts 1 signature, then 1 transaction; only the transaction with isPreapproved
   * @contractWallet yes - only with isPreapproved = true; the permit needs the signature of a key
   * @signs ERC-2612 Permit of CARROT, spender CarrotVesting, value `amount`, deadline two hours from now
   * @reverts EnforcedPause - the owner paused the vesting
   * @reverts AlreadyDismantled - the programme has ended
   * @reverts NotStarted - the start time is not set or not reached
   * @reverts InvalidAmount - `amount` is 0
   * @reverts ERC20InsufficientBalance - the sender holds less CARROT than `amount`
   * @reverts ERC20InsufficientAllowance - isPreapproved, but CARROT is not approved for the vesting contract
   * @reverts ERC2612ExpiredSignature - permit path: sent more than two hours after signing
   * @reverts ERC2612InvalidSigner - permit path: the permit was used already, or signed by another account
   * @reverts ECDSAInvalidSignature - permit path: the signature is not valid, or the wallet returns `v` 0 or 1: then do
   *   not retry, but approve CARROT and pass `isPreapproved = true`
   * @reverts ECDSAInvalidSignatureS - permit path: the wallet gave a signature with a high `s`
   * @reverts SafeERC20FailedOperation - not expected with CARROT, which never returns false
   * @reverts FailedInnerCall - not expected with CARROT, which names its errors
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (rejection)
   * @throws AccountNotFoundError - isPreapproved and the wallet client has no account (rejection)
   * @throws TypeError - permit path and the wallet client has no account (rejection)
   * @warning The CARROT is destroyed and cannot be taken back. Check {@link CarrotVestingHandler.getNewDuration2} and
   *   the other schedule values before you start.
   */
  startVesting(amount: bigint, isPreapproved: boolean): Promise<Hash>;

  /**
   * CARROT that all users together have given up for PUFFER so far.
   *
   * @returns the total; it only grows
   * @unit return - base units of CARROT (18 decimals)
   * @calls CarrotVesting.getTotalDepositedAmount()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getTotalDepositedAmount(): Promise<bigint>;

  /**
   * Length of the first schedule, counted from the start of each vesting made before the first upgrade.
   *
   * @returns the duration, 0 while vesting was never set up
   * @unit return - seconds
   * @calls CarrotVesting.getDuration()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getDuration(): Promise<number>;

  /**
   * Length of the second schedule, which applies to vestings made at or after the first upgrade.
   *
   * @returns the duration, 0 while there was no upgrade
   * @unit return - seconds
   * @calls CarrotVesting.getNewDuration()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @unknown Whether vestings made after the second upgrade, {@link CarrotVestingHandler.getUpgradeTimestamp2}, still
   * use it.
   */
  getNewDuration(): Promise<number>;

  /**
   * Number of steps of the second schedule, which applies to vestings made at or after the first upgrade.
   *
   * One step lasts {@link CarrotVestingHandler.getNewDuration} divided by this number, rounded down to whole seconds.
   *
   * @returns the number of steps, 0 while there was no upgrade
   * @unit return - count of steps
   * @calls CarrotVesting.getNewSteps()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @unknown The ABI has no third step count; whether the third schedule uses this one is not known.
   */
  getNewSteps(): Promise<number>;

  /**
   * Time of the first change of schedule. Vestings made before it keep the first schedule.
   *
   * @returns the time of the change, 0 when there was none
   * @unit return - unix seconds
   * @calls CarrotVesting.getUpgradeTimestamp()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getUpgradeTimestamp(): Promise<number>;

  /**
   * Length of the third schedule of the CARROT vesting, judging by its name.
   *
   * @returns the value stored on chain
   * @unit return - seconds
   * @calls CarrotVesting.getNewDuration2()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @inferred Meaning and unit follow from the name and from {@link CarrotVestingHandler.getNewDuration}.
   * @unknown Which vestings it applies to and in how many steps they pay: no public source contains it. Compare
   * {@link CarrotVestingHandler.calculateClaimableAmount} before and after a step.
   */
  getNewDuration2(): Promise<number>;

  /**
   * Time of the second change of schedule of the CARROT vesting, judging by its name.
   *
   * @returns the value stored on chain
   * @unit return - unix seconds
   * @calls CarrotVesting.getUpgradeTimestamp2()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @inferred Meaning and unit follow from the name and from {@link CarrotVestingHandler.getUpgradeTimestamp}.
   * @unknown Which vestings keep the schedule they had: no public source contains it.
   */
  getUpgradeTimestamp2(): Promise<number>;
}
