import type { Address, GetContractReturnType, Hash, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { Teller } from '../abis/mainnet/Teller';
import type { PermitData } from '../common/lib/types';
import type { Token, UnifiToken } from '../tokens';

/**
 * Input of {@link NucleusTellerHandler.bulkDeposit}: who pays, which token, how much, and the fewest shares to accept.
 */
export type BulkDepositParams = {
  /**
   * Account that sends the transaction, pays `depositAmount` and receives the shares.
   */
  account: Address;
  /**
   * Address of the token to put into the vault. It must be supported ({@link Teller.isSupported}).
   */
  depositAsset: Address;
  /**
   * Amount of `depositAsset` to pay in. Zero is refused.
   * @unit base units of depositAsset (its own decimals)
   */
  depositAmount: bigint;
  /**
   * Lower limit of the shares to receive from the bulk deposit. With fewer it reverts; `0n` accepts any number.
   * @unit base units of the UniFi share token
   */
  minimumMint: bigint;
};

/**
 * Input of {@link NucleusTellerHandler.bulkWithdraw}: whose shares are burned, which token is paid out, and its
 * minimum.
 */
export type BulkWithdrawParams = {
  /**
   * Account that sends the transaction, loses the shares and receives the token.
   */
  account: Address;
  /**
   * Address of the token to withdraw. It must be supported ({@link Teller.isSupported}).
   */
  withdrawAsset: Address;
  /**
   * Number of shares to burn. Zero is refused.
   * @unit base units of the UniFi share token
   */
  shareAmount: bigint;
  /**
   * Lower limit of the payout. With less the transaction reverts; `0n` accepts any amount.
   * @unit base units of withdrawAsset (its own decimals)
   */
  minimumAssets: bigint;
};

/**
 * Input of {@link NucleusTellerHandler.deposit}: payer, token, UniFi token, amount and how the allowance is given.
 */
export type DepositParams = {
  /**
   * Account that signs the permit, sends the transaction, pays the token and receives the shares.
   */
  account: Address;
  /**
   * Token to pay in. Its address comes from `TOKENS_ADDRESSES[token][chain]`. Only members of `Token` are accepted, not
   * UniFi tokens.
   */
  token: Token;
  /**
   * UniFi token whose vault becomes the spender of the permit. It does not choose the Teller: pass the same token to
   * {@link NucleusTellerHandler.withToken}.
   */
  unifiToken: UnifiToken;
  /**
   * Amount of `token` to pay in. Zero is refused by the contract.
   * @unit base units of token (its own decimals)
   */
  amount: bigint;
  /**
   * Lower limit of the shares to receive. With fewer the transaction reverts; `0n` accepts any number.
   * @unit base units of the UniFi share token
   */
  minimumMint: bigint;
  /**
   * `true`: no signature, the allowance for the BoringVault must already exist. `false`: the SDK asks the wallet for a
   * permit.
   * @default false
   */
  isPreapproved?: boolean;
};

/**
 * Input of {@link NucleusTellerHandler.depositWithPermit}: a finished permit (`amount`, `deadline`, `v`, `r`, `s`) and
 * what to do with it.
 */
export type DepositWithPermitParams = PermitData & {
  /**
   * Account that sends the transaction. It must be the owner who signed the permit, pays the token and gets the shares.
   */
  account: Address;
  /**
   * Address of the token to pay in, the one the permit was signed for.
   */
  depositAsset: Address;
  /**
   * Lower limit of the shares to receive for the permitted amount. With fewer it reverts; `0n` accepts any number.
   * @unit base units of the UniFi share token
   */
  minimumMint: bigint;
};

/**
 * Deposits into the UniFi vaults (unifiETH, unifiUSD, unifiBTC, pufETHs) and reads the state of their Teller contracts.
 *
 * Each vault has its own Teller; {@link NucleusTellerHandler.withToken} selects it, and it starts with
 * {@link UnifiToken.unifiETH}. A Teller prices the token with the vault's Accountant, lets the vault take it from the
 * payer and has the shares minted. To leave a vault use {@link NucleusAtomicQueueHandler.updateAtomicRequest}.
 *
 * All vault addresses are on Ethereum mainnet. On other chains every method fails with a `TypeError`. No method needs
 * an account in the wallet client: each write names its sender. No method waits for a receipt.
 *
 * @client nucleusTeller
 * @contract Teller
 * @address VAULTS_ADDRESSES[selected token][chain].NucleusTeller
 * @start withToken, deposit, isPaused, depositWithPermit, shareUnlockTime, shareLockPeriod
 * @warning The allowance must go to the **BoringVault** (the address of the UniFi token), not to the Teller. The vault
 * is the contract that pulls the token; an allowance for the Teller is never used.
 * @warning With more than one vault, call {@link NucleusTellerHandler.withToken} right before each use. The handler
 * keeps the selected token for all later calls.
 * @warning Await each {@link NucleusTellerHandler.deposit} before you start the next. They share one internal permit
 * helper, and two started together can mix their tokens.
 * @warning A private key in the wallet client is not used. viem gets only the address of the paying account and asks
 * the wallet behind the transport to sign and send. With a private key, approve first, then send with
 * `getContract().write.deposit(args, { account, chain })` and the account object.
 * @unknown Which revision of the Teller is deployed. The SDK's ABI has the form from before January 2026; newer public
 * source splits {@link Teller.isSupported} into two lists and has no {@link Teller.bulkDeposit}. The verified source at
 * the Teller's address, or a read of `isSupported`, shows it.
 */
export declare class NucleusTellerHandler {
  /**
   * Creates the Teller handler for one chain, set to {@link UnifiToken.unifiETH}.
   *
   * @param chain - chain whose vault addresses are used; only mainnet has any
   * @param walletClient - viem wallet client that signs permits and sends transactions
   * @param publicClient - viem public client for reads and gas estimates
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * Selects the UniFi vault whose Teller the next calls go to.
   *
   * It changes this handler and returns the same object, so the choice also applies to other code that uses
   * `pufferClient.nucleusTeller`.
   *
   * @param token - UniFi token of the vault
   * @returns this handler
   * @warning Send a prepared write before you select the next vault. `transact` and `estimate` look up the Teller when
   * they run: a deposit sent after another `withToken` goes to the other vault's Teller, with the permit or allowance
   * of the first.
   */
  withToken(token: UnifiToken): this;

  /**
   * Gives the viem contract of the selected Teller, for calls without a method here and for simulations.
   *
   * Reach {@link Teller.isSupported} with it before a deposit: a token that is not supported is refused. The other
   * functions without a method are {@link Teller.authority}, {@link Teller.beforeTransfer},
   * {@link Teller.depositNonce}, {@link Teller.owner}, {@link Teller.publicDepositHistory} and the administration
   * calls.
   *
   * @returns viem contract with `read`, `write`, `simulate` and `estimateGas`
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<typeof Teller, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * Reads which Accountant the selected Teller takes its prices from.
   *
   * @returns address of the Accountant contract
   * @calls Teller.accountant()
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  accountant(): Promise<Address>;

  /**
   * Reads the BoringVault behind the selected Teller: the share token, and the spender that deposits need.
   *
   * Compare it with the spender of your permit or approval when in doubt.
   *
   * @returns address of the BoringVault
   * @calls Teller.vault()
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  vault(): Promise<Address>;

  /**
   * Reads how long shares stay locked after a deposit through the selected Teller. Zero means no lock.
   *
   * The contract allows at most 3 days (259200 seconds). During the lock a deposit can be refunded by an administrator,
   * and transfers of the depositor's shares fail if the vault has its transfer hook set.
   *
   * @returns lock period for deposits made now
   * @unit return - seconds
   * @calls Teller.shareLockPeriod()
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  shareLockPeriod(): Promise<bigint>;

  /**
   * Reads the moment from which an account may move its UniFi shares again. Zero means it never deposited.
   *
   * Each deposit sets it anew for **all** shares of the account, also for those held before. A time in the past means
   * unlocked.
   *
   * @param walletAddress - account that deposited
   * @returns end of the lock
   * @unit return - Unix seconds
   * @calls Teller.shareUnlockTime(address)
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  shareUnlockTime(walletAddress: Address): Promise<bigint>;

  /**
   * Tells whether public deposits through the selected Teller are stopped.
   *
   * `true` makes {@link NucleusTellerHandler.deposit} and {@link NucleusTellerHandler.depositWithPermit} revert with
   * {@link TellerWithMultiAssetSupport__Paused}. For the bulk methods see {@link Teller.isPaused}. A pause of the Accountant
   * is separate and also stops deposits: see {@link NucleusAccountantHandler.getRateInQuoteSafe}.
   *
   * @returns `true` while paused
   * @calls Teller.isPaused()
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  isPaused(): Promise<boolean>;

  /**
   * Prepares a deposit of a token into the selected UniFi vault; `params.account` pays and receives the shares.
   *
   * Before: the Teller is not paused, the token is supported ({@link Teller.isSupported}), and the account holds the
   * amount. With `isPreapproved: true` approve the BoringVault first:
   * `erc20Permit.withToken(token).approve(account, vaultAddress, amount)`, where `vaultAddress` is
   * {@link NucleusTellerHandler.vault}. Otherwise the SDK asks the wallet for a permit as soon as you call this method,
   * before `transact`.
   *
   * Shares = amount × 10^(share decimals) / rate, rounded down, where the rate is
   * {@link NucleusAccountantHandler.getRateInQuoteSafe} of the token. Set `minimumMint` from that value, less the
   * slippage you accept. The shares can then be locked ({@link NucleusTellerHandler.shareLockPeriod}), for at most 3
   * days. While they are locked, the operators can undo the deposit with `refundDeposit`.
   *
   * A missing allowance on the preapproved path, and a balance that is too small on both paths, revert with the text
   * `TRANSFER_FROM_FAILED`: the transfer library of the vault hides the token's own error.
   *
   * @param params - payer, token, vault, amount and minimum
   * @default params.isPreapproved - false
   * @returns `transact()` takes nothing, sends the transaction and resolves to its hash; `estimate()` takes nothing and
   * resolves to the gas in gas units
   * @calls Teller.deposit(address,uint256,uint256) - isPreapproved is true
   * @calls Teller.depositWithPermit(address,uint256,uint256,uint256,uint8,bytes32,bytes32) - otherwise
   * @sender params.account
   * @value none
   * @approval permit-or-approve "the token that you deposit" to BoringVault - the spender is the vault (address of the
   * UniFi token), not the Teller
   * @signs EIP-712 Permit of the token params.token: owner params.account, spender
   * TOKENS_ADDRESSES[params.unifiToken][chain] (the BoringVault), value params.amount, deadline two hours after the
   * call. Not asked with isPreapproved: true
   * @prompts 1 signature, then 1 transaction; with isPreapproved: true 1 transaction
   * @contractWallet yes - only with isPreapproved: true; the default asks for a permit signature, which a contract
   * wallet cannot give
   * @reverts TellerWithMultiAssetSupport__Paused
   * @reverts TellerWithMultiAssetSupport__AssetNotSupported
   * @reverts TellerWithMultiAssetSupport__ZeroAssets - params.amount is 0n
   * @reverts TellerWithMultiAssetSupport__MinimumMintNotMet - the rate gives fewer shares than params.minimumMint
   * @reverts AccountantWithRateProviders__Paused
   * @reverts TellerWithMultiAssetSupport__PermitFailedAndAllowanceTooLow - only on the permit path: the signature is
   * for another spender, token or nonce, or is older than two hours
   * @reverts "TRANSFER_FROM_FAILED" - the account holds too little of the token, or the BoringVault may not take it
   * @reverts "UNAUTHORIZED" - deposits are not open to the public at the moment
   * @throws TypeError - isPreapproved is true and the vault has no entry for the chain in VAULTS_ADDRESSES: the method
   * resolves, and `transact` and `estimate` throw synchronously
   * @throws ContractFunctionExecutionError - permit path, and the token has no `nonces` on the chain (rejection, before
   * any signature). Where it has, a missing UniFi token throws a TypeError instead
   * @warning Pass the same token to {@link NucleusTellerHandler.withToken} and as `params.unifiToken`. The first
   * chooses the Teller, the second only the spender of the permit: if they differ, the permit is for the wrong vault,
   * and nothing warns you before the transaction.
   * @warning Pass `isPreapproved: true` for every token whose entry in `TOKENS_PERMIT_VERSION` is empty. Such tokens
   * are not refused: without `nonces` the method fails before the signature, with `nonces` (USDC, DAI) it asks for a
   * signature that the token is not expected to accept.
   */
  deposit(params: DepositParams): Promise<{ transact: () => Promise<Hash>; estimate: () => Promise<bigint> }>;

  /**
   * Prepares a deposit with a permit you already have, without asking the wallet for a signature.
   *
   * Make the permit with {@link ERC20PermitHandler.getPermitData} and the BoringVault as spender. The Teller asks the
   * token to accept it in the same transaction; if the token refuses, the deposit still works when the vault already
   * has enough allowance. The field `amount` of `PermitData` is the amount of the permit and of the deposit.
   *
   * @param params - the permit, the token address, the sender and the minimum of shares
   * @returns `transact()` takes nothing and resolves to the transaction hash; `estimate()` takes nothing and resolves
   * to gas units
   * @calls Teller.depositWithPermit(address,uint256,uint256,uint256,uint8,bytes32,bytes32)
   * @sender params.account
   * @value none
   * @approval permit-or-approve "the token at params.depositAsset" to BoringVault - the permit names the vault (address
   * of the UniFi token) as spender, not the Teller
   * @prompts 1 transaction
   * @contractWallet no - v, r and s must come from the private key of params.account, which a contract wallet does not
   * have; use deposit with isPreapproved: true
   * @reverts TellerWithMultiAssetSupport__Paused
   * @reverts TellerWithMultiAssetSupport__AssetNotSupported
   * @reverts TellerWithMultiAssetSupport__ZeroAssets - params.amount is 0n
   * @reverts TellerWithMultiAssetSupport__MinimumMintNotMet - the rate gives fewer shares than params.minimumMint
   * @reverts TellerWithMultiAssetSupport__PermitFailedAndAllowanceTooLow - the token refused the permit: expired, used,
   * or signed for other values than the ones sent
   * @reverts AccountantWithRateProviders__Paused
   * @reverts "TRANSFER_FROM_FAILED" - the account holds too little of the token
   * @reverts "UNAUTHORIZED" - deposits are not open to the public at the moment
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (when transact or estimate is called)
   * @warning A permit counts only for the account that sends the transaction. With another `params.account` the token
   * rejects it.
   */
  depositWithPermit(params: DepositWithPermitParams): {
    transact: () => Promise<Hash>;
    estimate: () => Promise<bigint>;
  };

  /**
   * Prepares the burning of UniFi shares for a token of the vault, for accounts with the solver role only.
   *
   * Ordinary users leave a vault through {@link NucleusAtomicQueueHandler.updateAtomicRequest}. Payout = shares × rate
   * / 10^(share decimals), rounded down, in `withdrawAsset`; it goes to `params.account`. A pause of the Accountant stops
   * this call; for one of the Teller see {@link Teller.isPaused}. Any other account gets the revert text `UNAUTHORIZED`;
   * too few shares revert with panic 0x11, too little of the token in the vault with the text `TRANSFER_FAILED`.
   *
   * The method is asynchronous: await it to get `transact` and `estimate`.
   *
   * @param params - account, token to withdraw, shares to burn and minimum payout
   * @returns `transact()` takes nothing and resolves to the transaction hash; `estimate()` takes nothing and resolves
   * to gas units
   * @calls Teller.bulkWithdraw(address,uint256,uint256,address)
   * @sender params.account
   * @value none
   * @approval none - the vault burns the shares of the sender directly
   * @prompts 1 transaction
   * @contractWallet yes - an ordinary transaction; the wallet itself needs the solver role
   * @reverts TellerWithMultiAssetSupport__AssetNotSupported
   * @reverts TellerWithMultiAssetSupport__ZeroShares - params.shareAmount is 0n
   * @reverts TellerWithMultiAssetSupport__MinimumAssetsNotMet - the rate gives less than params.minimumAssets
   * @reverts AccountantWithRateProviders__Paused
   * @reverts "UNAUTHORIZED" - the account lacks the solver role
   * @reverts Panic(0x11) - the account holds fewer shares
   * @reverts "TRANSFER_FAILED" - the vault holds too little of the token
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (when transact or estimate is called)
   * @unknown Which accounts hold the solver role of each vault; the role events of the Teller's `authority()` show
   * them.
   */
  bulkWithdraw(params: BulkWithdrawParams): Promise<{ transact: () => Promise<Hash>; estimate: () => Promise<bigint> }>;

  /**
   * Prepares a deposit without share lock, for accounts with the solver role only.
   *
   * Priced like {@link NucleusTellerHandler.deposit}, but it starts no lock and is not recorded for refunds. For a
   * pause of the Teller see {@link Teller.isPaused}. The shares go to `params.account`. Any other account gets the revert text
   * `UNAUTHORIZED`; a missing allowance or balance reverts with `TRANSFER_FROM_FAILED`.
   *
   * The method is asynchronous: await it to get `transact` and `estimate`.
   *
   * @param params - payer, token address, amount and minimum of shares
   * @returns `transact()` takes nothing and resolves to the transaction hash; `estimate()` takes nothing and resolves
   * to gas units
   * @calls Teller.bulkDeposit(address,uint256,uint256,address)
   * @sender params.account
   * @value none
   * @approval approve "the token at params.depositAsset" to BoringVault - the vault pulls the token from the sender
   * @prompts 1 transaction
   * @contractWallet yes - an ordinary transaction; the wallet itself needs the solver role
   * @reverts TellerWithMultiAssetSupport__AssetNotSupported
   * @reverts TellerWithMultiAssetSupport__ZeroAssets - params.depositAmount is 0n
   * @reverts TellerWithMultiAssetSupport__MinimumMintNotMet - the rate gives fewer shares than params.minimumMint
   * @reverts AccountantWithRateProviders__Paused
   * @reverts "UNAUTHORIZED" - the account lacks the solver role
   * @reverts "TRANSFER_FROM_FAILED" - balance or allowance for the BoringVault is too small
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (when transact or estimate is called)
   * @unknown Which accounts hold the solver role of each vault; the role events of the Teller's `authority()` show
   * them.
   */
  bulkDeposit(params: BulkDepositParams): Promise<{ transact: () => Promise<Hash>; estimate: () => Promise<bigint> }>;
}
