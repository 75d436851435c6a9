import type { Address, GetContractReturnType, Hash, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { CarrotStaker } from '../abis/mainnet/CarrotStaker';

/**
 * Stakes CARROT for sCARROT, one to one, and unstakes it.
 *
 * The staking contract is the sCARROT token itself. sCARROT is a receipt: it cannot be approved or transferred
 * ({@link MethodNotAllowed}), and only its holder can burn it for the same amount of CARROT. There is no reward, rate
 * or fee in the contract. Once opened, unstaking stays open: read {@link CarrotStakingHandler.isUnstakingAllowed}.
 *
 * @client carrotStaker
 * @contract CarrotStaker
 * @address TOKENS_ADDRESSES[Token.sCARROT][chain]
 * @start stake, unstake, isUnstakingAllowed, allowance, balanceOf
 * @warning The SDK has an address on Mainnet only. On Holesky it stores the zero address: reads fail with "returned no
 *   data", writes are sent to the zero address. On every other chain it has no address and reports no error: a write is
 *   sent without `to` and [reaches no contract](/getting-started#no-target). Use the handler on `Chain.Mainnet` only.
 * @warning A local private key in the wallet client is not used. viem gets only the account's address and asks the
 *   wallet behind the client to send (`eth_sendTransaction`). From a script with a key, call
 *   {@link CarrotStakingHandler.getContract} and pass the account object.
 */
export declare class CarrotStakingHandler {
  /**
   * Makes a handler for the CARROT staking contract of one chain; a {@link PufferClient} has one as `carrotStaker`.
   *
   * @param chain - the chain whose entry of sCARROT is used; only Mainnet has an address
   * @param walletClient - viem client that sends the writes
   * @param publicClient - viem client that answers the reads
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * viem contract instance of the CARROT staker, for simulating and estimating a stake before sending it.
   *
   * Every function of the SDK's ABI has a method here. `allowUnstake()`, which opens unstaking, is on chain but not in
   * this ABI.
   *
   * @returns the instance with `read`, `write`, `simulate` and `estimateGas`; its `address` is `undefined` on chains
   *   without an entry
   */
  getContract(): GetContractReturnType<typeof CarrotStaker, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * sCARROT that a spender may move for an owner: always 0, since sCARROT refuses approvals.
   *
   * Not the allowance that {@link CarrotStakingHandler.stake} needs. That one is of CARROT; read it with
   * `erc20Permit.withToken(Token.CARROT).getContract().read.allowance([owner, staker])`.
   *
   * @param owner - holder of the sCARROT
   * @param spender - account to look up
   * @returns 0
   * @unit return - base units of sCARROT (18 decimals)
   * @calls CarrotStaker.allowance(address,address)
   */
  allowance(owner: Address, spender: Address): Promise<bigint>;

  /**
   * CARROT that an address has staked, counted as sCARROT one to one.
   *
   * @param address - account to look up
   * @returns the staked amount, 0 when nothing is staked
   * @unit return - base units of sCARROT (18 decimals); the same number of base units of CARROT
   * @calls CarrotStaker.balanceOf(address)
   */
  balanceOf(address: Address): Promise<bigint>;

  /**
   * Number of decimals of sCARROT: 18, the same as CARROT.
   *
   * @returns 18
   * @unit return - count of decimal places
   * @calls CarrotStaker.decimals()
   */
  decimals(): Promise<number>;

  /**
   * Whether staked CARROT can be taken back. `false` makes {@link CarrotStakingHandler.unstake} fail for everyone.
   *
   * Once `true` it stays `true`. The owner could open unstaking at any time; since 2025-04-21 00:00 UTC anyone can,
   * with `allowUnstake()`, which is not in the SDK's ABI.
   *
   * @returns `true` when unstaking is open
   * @calls CarrotStaker.isUnstakingAllowed()
   */
  isUnstakingAllowed(): Promise<boolean>;

  /**
   * CARROT staked by all accounts together, counted as sCARROT.
   *
   * @returns the total
   * @unit return - base units of sCARROT (18 decimals)
   * @calls CarrotStaker.totalSupply()
   */
  totalSupply(): Promise<bigint>;

  /**
   * Locks CARROT of the sender in the staking contract and mints the same amount of sCARROT to the sender.
   *
   * Approve first: `erc20Permit.withToken(Token.CARROT).approve(account, staker, amount)`, where the staker is
   * `carrotStaker.getContract().address`. There is no permit form. An amount of 0 is accepted and does nothing.
   *
   * @param account - account that sends, pays the CARROT and receives the sCARROT
   * @param amount - how much to stake
   * @unit amount - base units of CARROT (18 decimals)
   * @returns the transaction hash
   * @calls CarrotStaker.stake(uint256)
   * @sender account
   * @value none
   * @approval approve CARROT to CarrotStaker - at least `amount`
   * @prompts 1 transaction
   * @contractWallet yes - works with an approval, no signature is needed
   * @reverts ERC20InsufficientBalance - the sender holds less CARROT than `amount`
   * @reverts ERC20InsufficientAllowance - CARROT is not approved for the staking contract, or for less than `amount`
   * @warning You get staked CARROT back only after unstaking was opened: read
   *   {@link CarrotStakingHandler.isUnstakingAllowed}. Once open, it can't be closed. Anyone can open it since
   *   2025-04-21. The sCARROT received cannot be sold or sent on.
   */
  stake(account: Address, amount: bigint): Promise<Hash>;

  /**
   * Burns sCARROT of the sender and sends the same amount of CARROT to `recipient`.
   *
   * Possible at any time after unstaking was opened; there is no waiting time and no fee.
   *
   * @param account - account that sends and whose sCARROT is burned
   * @param amount - how much to take back
   * @unit amount - base units of CARROT (18 decimals)
   * @param recipient - account that receives the CARROT; may differ from `account`
   * @returns the transaction hash
   * @calls CarrotStaker.unstake(uint256,address)
   * @sender account
   * @value none
   * @approval none - burns the sender's own sCARROT
   * @prompts 1 transaction
   * @contractWallet yes - a plain call, no signature is needed
   * @reverts ERC20InsufficientBalance - the sender holds less sCARROT than `amount`
   * @reverts ERC20InvalidReceiver - `recipient` is the zero address
   * @reverts UnstakingNotAllowed - unstaking is not open yet
   */
  unstake(account: Address, amount: bigint, recipient: Address): Promise<Hash>;
}
