import type { Address, GetContractReturnType, Hash, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { LagoonVault } from '../abis/mainnet/LagoonVault';

/**
 * Deposits into the tacpufETH vault and leaves it, in two steps each way: request, wait for the settlement, claim.
 *
 * The vault is a Lagoon vault (ERC-7540) and its share token is {@link Token.tacpufETH}. To deposit:
 * {@link LagoonVaultHandler.requestDeposit}, settlement by the operator, {@link LagoonVaultHandler.deposit}. While
 * {@link LagoonVaultHandler.isTotalAssetsValid} is true, use {@link LagoonVaultHandler.syncDeposit} instead, in one
 * step. To leave: {@link LagoonVaultHandler.requestRedeem}, settlement, {@link LagoonVaultHandler.redeem} or
 * {@link LagoonVaultHandler.withdraw}.
 *
 * Three accounts take part in a request: the *owner* gives the tokens, the *controller* owns the request and may claim
 * it, the *receiver* gets the result of the claim. Another account can name you as controller: its request first pays
 * you what is already settled, and can make your next request wait for a settlement.
 *
 * Every write is sent at once by `walletClient.account`. It needs a wallet client with an account, which
 * {@link PufferClientHelpers.createWalletClient} does not give: make one with viem's
 * `createWalletClient({ account, ... })`. No method waits for a receipt.
 *
 * The SDK has an address on mainnet (its comment: the pre-deposit contract) and on TAC (another contract). In a build
 * of this release the handler has no type declarations, so TypeScript sees `pufferClient.lagoonVault` as `any`.
 *
 * From Lagoon v0.5.1 on, a whitelist also applies to the receiver, the controller and claims ({@link NotWhitelisted}).
 *
 * @client lagoonVault
 * @contract LagoonVault
 * @address VAULTS_ADDRESSES[Token.tacpufETH][chain].LagoonVault
 * @start deposit, syncDeposit, requestRedeem, redeem, withdraw, pendingDepositRequest, claimableDepositRequest,
 *   pendingRedeemRequest, claimableRedeemRequest, approve, requestDeposit
 * @warning Use mainnet or TAC only. On Holesky the SDK stores the zero address: reads fail, writes are sent to the zero
 * address, and the native coin that {@link LagoonVaultHandler.requestDeposit} sends is lost.
 * @warning {@link LagoonVaultHandler.requestDeposit} sends native coin along with the call and fails on a
 * vault whose asset is pufETH. Its entry has the workaround.
 * @warning For your own tokens, pass your own address as `receiver` and `controller`. `controller` fills the contract's
 * *owner* in {@link LagoonVaultHandler.requestDeposit} and {@link LagoonVaultHandler.requestRedeem}. Left out, it is
 * the receiver, not the sender, except in {@link LagoonVaultHandler.deposit}.
 * @inferred The asset of the vault is pufETH (18 decimals) by the SDK's use of it; no public source names it. Read
 * {@link LagoonVault.asset}.
 * @inferred The behaviour described is that of the public Lagoon source v0.5.0, the version that the SDK stores. What
 * is deployed on Mainnet and on TAC was not compared; {@link LagoonVault.version} returns its version.
 */
export declare class LagoonVaultHandler {
  /**
   * Creates the handler for the tacpufETH vault of one chain.
   *
   * @param chain - chain of the vault: mainnet or TAC
   * @param walletClient - viem wallet client made with an account; it sends all transactions
   * @param publicClient - viem public client for reads
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * Gives the viem contract of the tacpufETH vault, needed for a request without value, to cancel one and to read the
   * asset.
   *
   * No method here wraps {@link LagoonVault.asset}, {@link LagoonVault.paused}, {@link LagoonVault.maxDeposit},
   * {@link LagoonVault.maxRedeem}, {@link LagoonVault.totalAssets}, {@link LagoonVault.cancelRequestDeposit},
   * {@link LagoonVault.transfer}, {@link LagoonVault.decimals}, {@link LagoonVault.version} or the calls of the
   * operator.
   *
   * @returns viem contract with `read`, `write`, `simulate` and `estimateGas`
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<typeof LagoonVault, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * Lets a spender move tacpufETH shares of the connected account; sent at once.
   *
   * The amount replaces the earlier allowance; `0n` takes it away. A redeem request of your shares needs no
   * approval. tacpufETH has no permit in the source read.
   *
   * Needs a wallet client made with an account.
   *
   * @param spender - account or contract that may move the shares
   * @param amount - highest amount that may be moved
   * @unit amount - base units of tacpufETH (18 decimals: inferred)
   * @returns transaction hash, as soon as the wallet has sent it
   * @calls LagoonVault.approve(address,uint256)
   * @sender walletClient.account
   * @value none
   * @approval none - it sets an allowance and moves nothing
   * @prompts 1 transaction
   * @contractWallet yes - an ordinary transaction without a signature over data
   * @reverts ERC20InvalidSpender - spender is the zero address
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning It approves the **share token**. To deposit, approve the asset of the vault with
   * {@link ERC20PermitHandler.approve} and the vault as spender.
   */
  approve(spender: Address, amount: bigint): Promise<Hash>;

  /**
   * Reads how many tacpufETH shares of an owner a spender may still move; zero means none.
   *
   * @param owner - holder of the shares
   * @param spender - account or contract with the allowance
   * @returns remaining allowance
   * @unit return - base units of tacpufETH (18 decimals: inferred)
   * @calls LagoonVault.allowance(address,address)
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  getAllowance(owner: Address, spender: Address): Promise<bigint>;

  /**
   * Reads how many tacpufETH shares an account holds.
   *
   * Not included: shares of a settled deposit that were not claimed yet
   * ({@link LagoonVaultHandler.claimableDepositRequest}), and shares in a redeem request.
   *
   * @param address - account to look up
   * @returns shares held; zero means none
   * @unit return - base units of tacpufETH (18 decimals: inferred)
   * @calls LagoonVault.balanceOf(address)
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  getBalance(address: Address): Promise<bigint>;

  /**
   * Reads how many tacpufETH shares exist on this chain, including unclaimed ones and those waiting for a redeem
   * settlement.
   *
   * @returns all shares
   * @unit return - base units of tacpufETH (18 decimals: inferred)
   * @calls LagoonVault.totalSupply()
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  getTotalSupply(): Promise<bigint>;

  /**
   * Tells which way into the tacpufETH vault is open: `true` for direct deposits, `false` for requests.
   *
   * The valuation of the vault can be declared valid for some time after a settlement. During it only
   * {@link LagoonVaultHandler.syncDeposit} works, afterwards only {@link LagoonVaultHandler.requestDeposit}. Read it
   * right before the deposit.
   *
   * @returns `true` while the last valuation is valid
   * @calls LagoonVault.isTotalAssetsValid()
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  isTotalAssetsValid(): Promise<boolean>;

  /**
   * Reads the ticker symbol of the share token of the Lagoon vault as stored on chain.
   *
   * @returns symbol of the share token
   * @calls LagoonVault.symbol()
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  symbol(): Promise<string>;

  /**
   * Claims the tacpufETH shares of a settled deposit request; despite its name it takes no tokens. Sent at once.
   *
   * Step two of a deposit. Before: {@link LagoonVaultHandler.claimableDepositRequest} of the controller is at least
   * `amount`. The shares follow from the rate of the settlement, rounded down. You can claim part of the request now
   * and the rest later.
   *
   * Without `controller` the request of the connected account is claimed. More than is claimable, or no request at all,
   * reverts with panic 0x11.
   *
   * Needs a wallet client made with an account.
   *
   * @param amount - part of the request to claim, counted in the asset that was deposited
   * @unit amount - base units of the vault asset (pufETH, 18 decimals: inferred)
   * @param receiver - account that gets the shares
   * @param controller - account that owns the request; the connected account must be this account or its operator
   * @returns transaction hash, as soon as the wallet has sent it
   * @calls LagoonVault.deposit(uint256,address,address) - controller is given
   * @calls LagoonVault.deposit(uint256,address) - otherwise
   * @sender walletClient.account
   * @value none
   * @approval none - it claims shares the vault already holds
   * @prompts 1 transaction
   * @contractWallet yes - an ordinary transaction without a signature over data
   * @reverts ERC20InvalidReceiver - receiver is the zero address
   * @reverts EnforcedPause
   * @reverts RequestIdNotClaimable - the last deposit request of the controller is not settled yet
   * @reverts ERC7540InvalidOperator - only with controller: the connected account is neither it nor its operator
   * @reverts Panic(0x11) - more than is claimable, or no request at all
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   */
  deposit(amount: bigint, receiver: Address, controller?: Address): Promise<Hash>;

  /**
   * Deposits into the tacpufETH vault in one step: takes the asset and mints shares at the current valuation. Sent at
   * once.
   *
   * Works only while {@link LagoonVaultHandler.isTotalAssetsValid} is true and the vault is open. Before: approve the
   * asset of the vault to the vault address with {@link ERC20PermitHandler.approve}. The asset goes from the connected
   * account straight to the safe of the vault.
   *
   * There is no minimum of shares in the call: compare with {@link LagoonVaultHandler.convertToShares} before.
   *
   * Needs a wallet client made with an account.
   *
   * @param amount - asset to deposit
   * @unit amount - base units of the vault asset (pufETH, 18 decimals: inferred)
   * @param receiver - account that gets the shares
   * @param referral - account named as referrer in an event; no money goes to it here
   * @default referral - receiver
   * @returns transaction hash, as soon as the wallet has sent it
   * @calls LagoonVault.syncDeposit(uint256,address,address)
   * @sender walletClient.account
   * @value none
   * @approval approve "the asset of the vault (pufETH: inferred)" to LagoonVault - given by the connected account
   * @prompts 1 transaction
   * @contractWallet yes - an ordinary transaction without a signature over data
   * @reverts ERC20InsufficientBalance - the connected account holds less of the asset than amount
   * @reverts ERC20InsufficientAllowance - the vault may not take that much of the asset
   * @reverts ERC20InvalidReceiver - receiver is the zero address
   * @reverts EnforcedPause
   * @reverts SafeERC20FailedOperation
   * @reverts NotWhitelisted - the vault has a whitelist without the connected account
   * @reverts OnlyAsyncDepositAllowed - the valuation has expired; use requestDeposit
   * @reverts NotOpen
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning The contract function is payable, but this method sends no value: it always takes the asset from the
   * account. To pay with native coin where the asset is its wrapper, call `getContract().write.syncDeposit` with a
   * `value`.
   */
  syncDeposit(amount: bigint, receiver: Address, referral?: Address): Promise<Hash>;

  /**
   * Asks for a deposit into the tacpufETH vault, but also sends `amount` wei of the native coin (ETH on mainnet). Sent
   * at once.
   *
   * Step one of a deposit; works only while {@link LagoonVaultHandler.isTotalAssetsValid} is false. The tokens of the
   * owner wait in the vault's silo until the operator settles; then the controller claims with
   * {@link LagoonVaultHandler.deposit}. The call also claims shares of an earlier settled request for the controller.
   * Requests of the same epoch add up.
   *
   * Use the contract function without a value instead. Approve the asset to the vault, then:
   * `lagoonVault.getContract().write.requestDeposit([amount, controller, owner], { account, chain })`, with your own
   * address as controller, owner and account.
   *
   * The only way back is {@link LagoonVault.cancelRequestDeposit}, before the operator proposes the next valuation.
   *
   * Needs a wallet client made with an account.
   *
   * @param amount - asset to deposit, and also the wei of the native coin sent
   * @unit amount - base units of the vault asset (pufETH, 18 decimals: inferred); the same number of wei is sent as
   * value
   * @param receiver - fills the **controller** of the contract: the account that owns the request and claims the shares
   * @param controller - fills the **owner** of the contract: the account whose tokens are taken; the connected
   * account must be this account or its operator
   * @default controller - receiver
   * @returns transaction hash, as soon as the wallet has sent it
   * @calls LagoonVault.requestDeposit(uint256,address,address)
   * @sender walletClient.account
   * @value amount, in wei of the native coin (ETH on mainnet)
   * @approval approve "the asset of the vault (pufETH: inferred)" to LagoonVault - given by the owner; while this
   * method sends value the contract never uses it
   * @prompts 1 transaction
   * @contractWallet yes - an ordinary transaction without a signature over data
   * @reverts EnforcedPause
   * @reverts NotWhitelisted - the vault has a whitelist without the owner (the parameter controller)
   * @reverts CantDepositNativeToken - on a vault whose asset is not the wrapped native token (pufETH is not), with any
   * amount above 0n
   * @reverts OnlyOneRequestAllowed - a request of an earlier epoch is not settled yet
   * @reverts ERC7540InvalidOperator - the connected account is neither the owner (the parameter controller) nor its
   * operator
   * @reverts OnlySyncDepositAllowed - the valuation is still valid; use syncDeposit
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning The method sends native coin although the amount counts the asset of the vault. If that asset is not the
   * wrapped native token, the call reverts. If it is, the contract takes the coin and ignores the approval. Call the
   * contract function without a value, as shown under Details.
   * @warning `receiver` fills the contract's controller, and `controller` fills its owner. With another account as
   * `receiver` and no `controller`, the contract takes that account as the owner, and the call reverts. The zero
   * address as `receiver` is not checked in v0.5.0: no one can ever claim that request.
   * @inferred That this vault's asset is pufETH, and so that every call reverts with CantDepositNativeToken, as the
   * source does for any asset but the wrapped native coin. {@link LagoonVault.asset} returns it.
   */
  requestDeposit(amount: bigint, receiver: Address, controller?: Address): Promise<Hash>;

  /**
   * Reads how much of a controller's deposit request still waits for the settlement; zero means nothing waits.
   *
   * @param requestId - id of the request; `undefined` or `0n` for the latest request of the controller
   * @default requestId - 0n
   * @unit requestId - id (number of the epoch, odd for deposits); 0 for the latest
   * @param controller - account that owns the request
   * @returns asset waiting
   * @unit return - base units of the vault asset (pufETH, 18 decimals: inferred)
   * @calls LagoonVault.pendingDepositRequest(uint256,address)
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @warning Pass `undefined` as the first parameter for its default. A call with the address alone does not work.
   */
  pendingDepositRequest(requestId: bigint | undefined, controller: Address): Promise<bigint>;

  /**
   * Claims an exact amount of the asset from a settled redeem request of the tacpufETH vault. Sent at once.
   *
   * Step two of leaving, counted in the asset; {@link LagoonVaultHandler.redeem} counts in shares. Before:
   * {@link LagoonVaultHandler.claimableRedeemRequest} is above zero. The shares used up follow from the rate of the
   * settlement, rounded up. More than is claimable reverts with panic 0x11.
   *
   * Once the vault is closed and nothing is claimable, it pays at the final price instead and burns shares of the
   * controller directly.
   *
   * Needs a wallet client made with an account.
   *
   * @param assets - asset to withdraw
   * @unit assets - base units of the vault asset (pufETH, 18 decimals: inferred)
   * @param receiver - account that gets the asset
   * @param controller - account that owns the request; the connected account must be this account or its operator
   * @default controller - receiver
   * @returns transaction hash, as soon as the wallet has sent it
   * @calls LagoonVault.withdraw(uint256,address,address)
   * @sender walletClient.account
   * @value none
   * @approval none - it claims a settled request. On a closed vault with nothing claimable, a sender that is neither
   * the controller nor its operator needs the controller's approval of tacpufETH
   * @prompts 1 transaction
   * @contractWallet yes - an ordinary transaction without a signature over data
   * @reverts ERC20InsufficientBalance - only on a closed vault: the controller holds too few shares
   * @reverts ERC20InsufficientAllowance - only on a closed vault: the controller has not approved the connected account
   * @reverts EnforcedPause
   * @reverts SafeERC20FailedOperation
   * @reverts RequestIdNotClaimable - the last redeem request of the controller is not settled yet
   * @reverts ERC7540InvalidOperator - the connected account is neither the controller nor its operator
   * @reverts Panic(0x11) - more than is claimable, or no request at all
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning Without `controller` the **receiver** counts as the owner of the request. To send the asset elsewhere pass
   * your own address as `controller`.
   */
  withdraw(assets: bigint, receiver: Address, controller?: Address): Promise<Hash>;

  /**
   * Claims the asset for a number of shares from a settled redeem request of the tacpufETH vault. Sent at once.
   *
   * Step two of leaving, counted in shares. Before: {@link LagoonVaultHandler.claimableRedeemRequest} of the controller
   * is at least `shares`. The asset follows from the rate of the settlement, rounded down. More than is claimable
   * reverts with panic 0x11.
   *
   * Once the vault is closed and nothing is claimable, it pays at the final price instead and burns shares of the
   * controller directly.
   *
   * Needs a wallet client made with an account.
   *
   * @param shares - shares of the request to turn into the asset
   * @unit shares - base units of tacpufETH (18 decimals: inferred)
   * @param receiver - account that gets the asset
   * @param controller - account that owns the request; the connected account must be this account or its operator
   * @default controller - receiver
   * @returns transaction hash, as soon as the wallet has sent it
   * @calls LagoonVault.redeem(uint256,address,address)
   * @sender walletClient.account
   * @value none
   * @approval none - it claims a settled request. On a closed vault with nothing claimable, a sender that is neither
   * the controller nor its operator needs the controller's approval of tacpufETH
   * @prompts 1 transaction
   * @contractWallet yes - an ordinary transaction without a signature over data
   * @reverts ERC20InsufficientBalance - only on a closed vault: the controller holds too few shares
   * @reverts ERC20InsufficientAllowance - only on a closed vault: the controller has not approved the connected account
   * @reverts EnforcedPause
   * @reverts SafeERC20FailedOperation
   * @reverts RequestIdNotClaimable - the last redeem request of the controller is not settled yet
   * @reverts ERC7540InvalidOperator - the connected account is neither the controller nor its operator
   * @reverts Panic(0x11) - more than is claimable, or no request at all
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning Without `controller` the **receiver** counts as the owner of the request. To send the asset elsewhere pass
   * your own address as `controller`.
   */
  redeem(shares: bigint, receiver: Address, controller?: Address): Promise<Hash>;

  /**
   * Asks to leave the tacpufETH vault: sends it shares, which it pays out after the next redeem settlement. Sent at
   * once.
   *
   * Step one of leaving. The shares leave the owner now and wait in the vault's silo; the price is that of the
   * settlement. Then the controller claims with {@link LagoonVaultHandler.redeem} or
   * {@link LagoonVaultHandler.withdraw}. The call also pays an earlier settled request of the controller to the
   * controller. Requests of the same epoch add up. There is no way to cancel.
   *
   * Needs a wallet client made with an account.
   *
   * @param shares - shares to redeem
   * @unit shares - base units of tacpufETH (18 decimals: inferred)
   * @param receiver - fills the **controller** of the contract: the account that owns the request and claims the asset
   * @param controller - fills the **owner** of the contract: the account whose shares are taken
   * @default controller - receiver
   * @returns transaction hash, as soon as the wallet has sent it
   * @calls LagoonVault.requestRedeem(uint256,address,address)
   * @sender walletClient.account
   * @value none
   * @approval none - for shares of the connected account; for shares of another owner (the parameter controller), that
   * owner must approve tacpufETH to the connected account or make it an operator
   * @prompts 1 transaction
   * @contractWallet yes - an ordinary transaction without a signature over data
   * @reverts ERC20InsufficientBalance - the owner (the parameter controller) holds fewer shares
   * @reverts ERC20InsufficientAllowance - the owner is another account and has not approved the connected one
   * @reverts EnforcedPause
   * @reverts NotWhitelisted - the vault has a whitelist without the owner (the parameter controller)
   * @reverts OnlyOneRequestAllowed - a redeem request of an earlier epoch is not settled yet
   * @reverts NotOpen
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning `receiver` fills the contract's controller, and `controller` fills its owner. With another account as
   * `receiver` and no `controller`, the contract tries to take that account's shares. Pass your own address as
   * `controller`; the account in `receiver` can then claim the asset, and you cannot. The zero address as `receiver` is
   * not checked in v0.5.0: no one can ever claim that request.
   */
  requestRedeem(shares: bigint, receiver: Address, controller?: Address): Promise<Hash>;

  /**
   * Reads how many shares of a controller's redeem request still wait for the settlement; zero means none wait.
   *
   * @param requestId - id of the request; `undefined` or `0n` for the latest request of the controller
   * @default requestId - 0n
   * @unit requestId - id (number of the epoch, even for redeems); 0 for the latest
   * @param controller - account that owns the request
   * @returns shares waiting
   * @unit return - base units of tacpufETH (18 decimals: inferred)
   * @calls LagoonVault.pendingRedeemRequest(uint256,address)
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @warning Pass `undefined` as the first parameter for its default. A call with the address alone does not work.
   */
  pendingRedeemRequest(requestId: bigint | undefined, controller: Address): Promise<bigint>;

  /**
   * Always fails: the tacpufETH vault has no preview of a deposit. Use {@link LagoonVaultHandler.convertToShares}.
   *
   * The price of a request is not known before its settlement.
   *
   * @param amount - asset to deposit; ignored
   * @unit amount - base units of the vault asset (pufETH, 18 decimals: inferred)
   * @returns never a value
   * @unit return - none, the call always reverts
   * @calls LagoonVault.previewDeposit(uint256)
   * @reverts ERC7540PreviewDepositDisabled - always
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @warning Do not build a deposit form on it: it reverts in the source read, whatever the amount.
   */
  previewDeposit(amount: bigint): Promise<bigint>;

  /**
   * Always fails: the tacpufETH vault has no preview of a withdrawal. Use {@link LagoonVaultHandler.convertToShares}.
   *
   * The price of a request is not known before its settlement.
   *
   * @param assets - asset to withdraw; ignored
   * @unit assets - base units of the vault asset (pufETH, 18 decimals: inferred)
   * @returns never a value
   * @unit return - none, the call always reverts
   * @calls LagoonVault.previewWithdraw(uint256)
   * @reverts ERC7540PreviewWithdrawDisabled - always
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @warning Do not build a withdrawal form on it: it reverts in the source read, whatever the amount.
   */
  previewWithdraw(assets: bigint): Promise<bigint>;

  /**
   * Always fails: the tacpufETH vault has no preview of a redemption. Use {@link LagoonVaultHandler.convertToAssets}.
   *
   * The price of a request is not known before its settlement.
   *
   * @param shares - shares to redeem; ignored
   * @unit shares - base units of tacpufETH (18 decimals: inferred)
   * @returns never a value
   * @unit return - none, the call always reverts
   * @calls LagoonVault.previewRedeem(uint256)
   * @reverts ERC7540PreviewRedeemDisabled - always
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @warning Do not build a redemption form on it: it reverts in the source read, whatever the amount.
   */
  previewRedeem(shares: bigint): Promise<bigint>;

  /**
   * Reads what tacpufETH shares are worth in the asset, at the last valuation or at the settlement of a request.
   *
   * Without `requestId` it uses the current total assets and supply: an estimate for open requests, not a promise. With
   * the id of a settled request it uses that settlement, and the result is what a claim pays. Rounded down.
   *
   * @param shares - shares to value
   * @unit shares - base units of tacpufETH (18 decimals: inferred)
   * @param requestId - id of a settled request; `0n` is the same as leaving it out
   * @unit requestId - id (number of the epoch)
   * @returns the value in the asset, a bigint at run time
   * @unit return - base units of the vault asset (pufETH, 18 decimals: inferred)
   * @calls LagoonVault.convertToAssets(uint256,uint256) - requestId is given and not 0n
   * @calls LagoonVault.convertToAssets(uint256) - otherwise
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @warning The declared type is `Promise<never>`, yet a bigint arrives. Convert it:
   * `(await lagoonVault.convertToAssets(shares)) as unknown as bigint`.
   * @warning Check {@link LagoonVaultHandler.claimableRedeemRequest} first. With the id of a request that is not
   * settled, or never existed, the contract computes with empty data and returns one to one.
   */
  convertToAssets(shares: bigint, requestId?: bigint): Promise<never>;

  /**
   * Reads how many tacpufETH shares an amount of the asset is worth, at the last valuation or at a request's
   * settlement.
   *
   * Without `requestId` it uses the current total assets and supply: an estimate for open requests, not a promise. With
   * the id of a settled request it uses that settlement, and the result is what a claim pays. Rounded down.
   *
   * @param assets - asset to convert
   * @unit assets - base units of the vault asset (pufETH, 18 decimals: inferred)
   * @param requestId - id of a settled request; `0n` is the same as leaving it out
   * @unit requestId - id (number of the epoch)
   * @returns number of shares, a bigint at run time
   * @unit return - base units of tacpufETH (18 decimals: inferred)
   * @calls LagoonVault.convertToShares(uint256,uint256) - requestId is given and not 0n
   * @calls LagoonVault.convertToShares(uint256) - otherwise
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @warning The declared type is `Promise<never>`, yet a bigint arrives. Convert it:
   * `(await lagoonVault.convertToShares(assets)) as unknown as bigint`.
   * @warning Check {@link LagoonVaultHandler.claimableDepositRequest} first. With the id of a request that is not
   * settled, or never existed, the contract computes with empty data and returns one to one.
   */
  convertToShares(assets: bigint, requestId?: bigint): Promise<never>;

  /**
   * Reads how much of a controller's deposit request is settled and can be claimed as shares; zero means nothing yet.
   *
   * Counted in the asset that was deposited: pass this number to {@link LagoonVaultHandler.deposit}.
   *
   * @param requestId - id of the request; `undefined` or `0n` for the latest request of the controller
   * @default requestId - 0n
   * @unit requestId - id (number of the epoch, odd for deposits); 0 for the latest
   * @param controller - account that owns the request
   * @returns asset whose shares can be claimed
   * @unit return - base units of the vault asset (pufETH, 18 decimals: inferred)
   * @calls LagoonVault.claimableDepositRequest(uint256,address)
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @warning Pass `undefined` as the first parameter for its default. A call with the address alone does not work.
   */
  claimableDepositRequest(requestId: bigint | undefined, controller: Address): Promise<bigint>;

  /**
   * Reads how many shares of a controller's redeem request are settled and can be paid out; zero means none yet.
   *
   * Counted in shares: pass this number to {@link LagoonVaultHandler.redeem}.
   *
   * @param requestId - id of the request; `undefined` or `0n` for the latest request of the controller
   * @default requestId - 0n
   * @unit requestId - id (number of the epoch, even for redeems); 0 for the latest
   * @param controller - account that owns the request
   * @returns shares that can be turned into the asset
   * @unit return - base units of tacpufETH (18 decimals: inferred)
   * @calls LagoonVault.claimableRedeemRequest(uint256,address)
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @warning Pass `undefined` as the first parameter for its default. A call with the address alone does not work.
   */
  claimableRedeemRequest(requestId: bigint | undefined, controller: Address): Promise<bigint>;

  /**
   * Claims all settled tacpufETH shares of the connected account and asks to leave with a number of shares. Sent at
   * once.
   *
   * The same as {@link LagoonVaultHandler.deposit} for everything claimable, then
   * {@link LagoonVaultHandler.requestRedeem} with the connected account as controller and owner. With nothing to claim
   * it is just the redeem request. It also pays out an earlier settled redeem request.
   *
   * Needs a wallet client made with an account.
   *
   * @param shares - shares to redeem; they may include those just claimed
   * @unit shares - base units of tacpufETH (18 decimals: inferred)
   * @returns transaction hash, as soon as the wallet has sent it
   * @calls LagoonVault.claimSharesAndRequestRedeem(uint256)
   * @sender walletClient.account
   * @value none
   * @approval none - it moves shares of the connected account only
   * @prompts 1 transaction
   * @contractWallet yes - an ordinary transaction without a signature over data
   * @reverts ERC20InsufficientBalance - after the claim the account holds fewer shares than asked
   * @reverts EnforcedPause
   * @reverts NotWhitelisted - the vault has a whitelist without the connected account
   * @reverts OnlyOneRequestAllowed - a redeem request of an earlier epoch is not settled yet
   * @reverts NotOpen
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   */
  claimSharesAndRequestRedeem(shares: bigint): Promise<Hash>;

  /**
   * Delivers the settled tacpufETH shares of several controllers to them; only the safe of the vault may call. Sent at
   * once.
   *
   * Each controller gets all it can claim; those without a claim are skipped. While the vault is paused a delivery
   * fails with {@link EnforcedPause}.
   *
   * Needs a wallet client made with an account.
   *
   * @param controllers - accounts that own the requests
   * @returns transaction hash, as soon as the wallet has sent it
   * @calls LagoonVault.claimSharesOnBehalf(address[])
   * @sender walletClient.account
   * @value none
   * @approval none - it moves shares that the vault keeps for the controllers
   * @prompts 1 transaction
   * @contractWallet yes - the caller must be the safe of the vault
   * @reverts OnlySafe - the connected account is not the safe
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   */
  claimSharesOnBehalf(controllers: Address[]): Promise<Hash>;
}
