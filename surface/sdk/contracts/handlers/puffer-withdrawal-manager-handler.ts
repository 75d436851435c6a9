import type { Address, GetContractReturnType, Hash, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { PufferWithdrawalManager } from '../abis/mainnet/PufferWithdrawalManager';

/**
 * The two-step way out of pufETH: transfer pufETH now, collect WETH after the protocol has finalised the batch.
 *
 * 1. Request: {@link PufferWithdrawalManagerHandler.requestWithdrawal} (with an approval) or
 *    {@link PufferWithdrawalManagerHandler.requestWithdrawalWithPermit} (with a signature). The pufETH leaves the
 *    account at once, and the request gets an index. Take the index from the receipt: it is the first argument of the
 *    event `WithdrawalRequested(uint256,uint256,uint256,address)`; batch, pufETH amount and recipient follow. All
 *    except the amount are indexed. The SDK's ABI lacks this event: add it yourself.
 * 2. Wait: requests are grouped into batches by index. An operator finalises full batches in order; a batch that is not
 *    full waits for further requests. A batch holds 10 requests on Mainnet, by the constructor arguments in a public
 *    copy of Sourcify's record; read `BATCH_SIZE` to be sure.
 * 3. Collect: {@link PufferWithdrawalManagerHandler.completeQueuedWithdrawal} pays WETH to the recipient of the
 *    request. Anyone can send it.
 *
 * The payout is the pufETH amount times the lower of two rates, at the request and at finalisation. The public source
 * charges no exit fee here; {@link PufferVaultHandler.redeem} pays at once, with a fee.
 *
 * All three write methods are async and must be awaited before `transact` or `estimate`. `transact` sends and resolves
 * to the transaction hash without waiting for a receipt. The account is a parameter of each method, so a wallet client
 * without an account is enough.
 *
 * @client pufferWithdrawalManager
 * @contract PufferWithdrawalManager
 * @address CONTRACT_ADDRESSES[chain].PufferWithdrawalManager
 * @start requestWithdrawal, getWithdrawal, completeQueuedWithdrawal, requestWithdrawalWithPermit
 * @warning A request cannot be cancelled or sped up. Until it is finalised, you have neither the pufETH nor the WETH,
 * and the amount earns nothing. A rate that rises after the request does not raise the payout; a rate that falls before
 * finalisation lowers it.
 * @warning Only Mainnet and Holesky have an address. On Base and Sepolia the address is `undefined` and nothing stops
 * you: calls are sent without `to`, and a transaction [reaches no contract](/getting-started#no-target). On every other
 * chain the methods fail with a TypeError. Check the chain before you send.
 * @warning A local private key in the wallet client is not used. viem gets only the sender's address and asks the
 * wallet behind the transport to sign (`eth_signTypedData_v4`, `eth_sendTransaction`). Connect a wallet that holds the
 * key.
 * @unknown The current maximum per request: the contract's `getMaxWithdrawalAmount()`, which the SDK's ABI lacks,
 * returns it. How long finalisation takes: Puffer decides.
 */
export declare class PufferWithdrawalManagerHandler {
  /**
   * Ties a handler for two-step withdrawals to one chain and two viem clients. `pufferClient.pufferWithdrawalManager`
   * is one.
   *
   * @param chain - chain whose withdrawal manager address is used
   * @param walletClient - viem client that signs the permit and sends the transactions
   * @param publicClient - viem client for reads and gas estimates
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * The viem contract instance of the withdrawal manager, to pay another recipient and to simulate before you send.
   *
   * `write.requestWithdrawal([amount, recipient])` takes a recipient other than the sender.
   * `simulate.completeQueuedWithdrawal` shows whether a request can be collected yet. The ABI holds four functions and
   * no event or error. The contract also has `getMaxWithdrawalAmount`, `getFinalizedWithdrawalBatch`,
   * `getWithdrawalsLength`, `getBatch`, `BATCH_SIZE` and `MIN_WITHDRAWAL_AMOUNT`; read them with your own ABI.
   *
   * @returns a viem contract with `read`, `write`, `simulate` and `estimateGas`
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<
    typeof PufferWithdrawalManager,
    { public: PublicClient; wallet: WalletClient },
    Address
  >;

  /**
   * Transfers pufETH to the manager for a later payout in WETH to the same account, with an approval.
   *
   * Approve pufETH to {@link PufferWithdrawalManager} first, with {@link ERC20PermitHandler.withToken} and
   * {@link ERC20PermitHandler.approve}; {@link PufferVaultHandler.getAllowance} shows what is approved. The amount must
   * be at least 0.01 pufETH and at most the current maximum, with one request per transaction. The request records the
   * current rate. Its index is in the receipt, not in the result.
   *
   * @param walletAddress - account that sends, pays the pufETH and will receive the WETH
   * @param amount - pufETH to transfer; at least 0.01 pufETH, `10n ** 16n`
   * @unit amount - base units of pufETH (18 decimals)
   * @returns `transact` (no argument) sends the request and resolves to its hash; `estimate` (no argument) resolves to
   * gas
   * @calls PufferWithdrawalManager.requestWithdrawal(uint128,address)
   * @sender walletAddress
   * @value none
   * @approval approve pufETH to PufferWithdrawalManager - from `walletAddress`, at least `amount`
   * @prompts 1 transaction
   * @contractWallet yes - a plain transaction after a plain approval; never two requests in one transaction
   * @reverts AccessManagedUnauthorized - withdrawal requests are paused
   * @reverts ERC20InsufficientBalance - `walletAddress` holds less pufETH than `amount`
   * @reverts ERC20InsufficientAllowance - the withdrawal manager may move less pufETH than `amount`
   * @reverts SafeCastOverflowedUintDowncast - not expected, only if the pufETH rate overflows
   * @reverts WithdrawalAmountTooLow - less than 0.01 pufETH
   * @reverts WithdrawalAmountTooHigh - more than the current maximum per request
   * @reverts WithdrawalToZeroAddress - `walletAddress` is the zero address, which only `estimate` can meet
   * @reverts MultipleWithdrawalsAreForbidden - a second request in the same transaction
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (when transact or estimate is called)
   */
  requestWithdrawal(
    walletAddress: Address,
    amount: bigint,
  ): Promise<{ transact: () => Promise<Hash>; estimate: () => Promise<bigint> }>;

  /**
   * Transfers pufETH to the manager for a later payout in WETH to the same account, with a permit signature instead of an approval.
   *
   * The SDK asks the wallet for the signature when you call the method, before `transact`; the permit is valid for two
   * hours. Limits and outcome are those of {@link PufferWithdrawalManagerHandler.requestWithdrawal}: at least 0.01
   * pufETH, one request per transaction, index in the receipt.
   *
   * @param walletAddress - account that signs, sends, pays the pufETH and will receive the WETH
   * @param amount - pufETH to transfer; at least 0.01 pufETH, `10n ** 16n`
   * @unit amount - base units of pufETH (18 decimals)
   * @returns after the signature: `transact` (no argument) sends the request and resolves to its hash; `estimate` (no
   * argument) resolves to gas
   * @calls PufferWithdrawalManager.requestWithdrawalWithPermit((uint256,uint256,uint8,bytes32,bytes32),address)
   * @sender walletAddress
   * @value none
   * @approval permit-or-approve pufETH to PufferWithdrawalManager - the method always signs the permit; an existing
   * allowance of at least `amount` also carries the request when the permit fails
   * @prompts 1 signature, then 1 transaction
   * @contractWallet no - the method needs the 65-byte signature of a key account; a contract wallet uses
   * {@link PufferWithdrawalManagerHandler.requestWithdrawal}
   * @signs EIP-712 `Permit` of pufETH: owner `walletAddress`, spender {@link PufferWithdrawalManager}, value `amount`,
   * the current nonce, deadline two hours after the call
   * @reverts AccessManagedUnauthorized - withdrawal requests are paused
   * @reverts ERC20InsufficientBalance - `walletAddress` holds less pufETH than `amount`
   * @reverts ERC20InsufficientAllowance - the permit was rejected (expired, nonce used) and no allowance covers
   * `amount`
   * @reverts SafeCastOverflowedUintDowncast - not expected, only if the pufETH rate overflows
   * @reverts WithdrawalAmountTooLow - less than 0.01 pufETH
   * @reverts WithdrawalAmountTooHigh - more than the current maximum per request
   * @reverts MultipleWithdrawalsAreForbidden - a second request in the same transaction
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (rejection, before any signature)
   * @warning Before you retry, read `nonces(account)` of pufETH. If it rose, the permit was used: look for your first
   * transaction, and if your request is there, send nothing again. Otherwise sign again, or approve. The contract
   * ignores a permit that fails: you see ERC20InsufficientAllowance, or a second request while an allowance is left.
   */
  requestWithdrawalWithPermit(
    walletAddress: Address,
    amount: bigint,
  ): Promise<{ transact: () => Promise<Hash>; estimate: () => Promise<bigint> }>;

  /**
   * Collects a finalised request: the manager pays its WETH to the recipient recorded in it, and deletes the record.
   *
   * `walletAddress` can be any account: it only pays the gas and cannot redirect the payout. WETH is paid, not ETH:
   * pufETH amount times the lower of the rates at request and at finalisation. An index that does not exist fails like
   * one that is not finalised.
   *
   * @param walletAddress - account that sends the transaction
   * @param withdrawalIdx - index of the request, from the event WithdrawalRequested in its receipt
   * @unit withdrawalIdx - index in the withdrawal queue, counted from 0
   * @returns `transact` (no argument) sends the transaction and resolves to its hash; `estimate` (no argument) resolves
   * to gas, and fails while the request cannot be collected
   * @calls PufferWithdrawalManager.completeQueuedWithdrawal(uint256)
   * @sender walletAddress
   * @value none
   * @approval none - the pufETH was transferred with the request
   * @prompts 1 transaction
   * @contractWallet yes - a plain transaction, from any account
   * @reverts AccessManagedUnauthorized - completing withdrawals is paused
   * @reverts SafeCastOverflowedUintDowncast - not expected, only if the payout overflows
   * @reverts NotFinalized - the batch of this index is not finalised, or the index does not exist yet
   * @reverts WithdrawalAlreadyCompleted - already paid out, or an index of the empty batch 0
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (when transact or estimate is called)
   */
  completeQueuedWithdrawal(
    walletAddress: Address,
    withdrawalIdx: bigint,
  ): Promise<{ transact: () => Promise<Hash>; estimate: () => Promise<bigint> }>;

  /**
   * One open withdrawal request: how much pufETH was transferred, at which rate, and who will be paid.
   *
   * All fields are zero when the request is already paid out, when the index does not exist yet, or when it belongs to
   * the empty batch 0. The read does not show whether an open request is finalised. Never reverts.
   *
   * @param withdrawalIdx - index of the request
   * @unit withdrawalIdx - index in the withdrawal queue, counted from 0
   * @returns the record of the request
   * @unit return.pufETHAmount - base units of pufETH (18 decimals)
   * @unit return.pufETHToETHExchangeRate - ETH per pufETH when the request was made, scaled by 1e18
   * @calls PufferWithdrawalManager.getWithdrawal(uint256)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (rejection)
   */
  getWithdrawal(
    withdrawalIdx: bigint,
  ): Promise<{ pufETHAmount: bigint; pufETHToETHExchangeRate: bigint; recipient: Address }>;
}
