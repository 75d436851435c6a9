import type { Address, GetContractReturnType, Hash, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { ConcreteMultiStrategyVault } from '../abis/mainnet/ConcreteMultiStrategyVault';
import type { Token } from '../tokens';

/**
 * Deposits into the ctTACpufETH vault of Concrete, takes the asset out again and reads balances and previews.
 *
 * The vault is an ERC-4626 vault whose share token is {@link Token.ctTACpufETH}. Approve the asset to the vault with
 * {@link ERC20PermitHandler.approve}, deposit with {@link ConcreteVaultHandler.deposit}, leave with
 * {@link ConcreteVaultHandler.redeem} or {@link ConcreteVaultHandler.withdraw}.
 *
 * Every write is sent at once by `walletClient.account`. It needs a wallet client with an account, which
 * {@link PufferClientHelpers.createWalletClient} does not give: make one with viem's
 * `createWalletClient({ account, ... })`. No method waits for a receipt.
 *
 * The address is on Ethereum mainnet only; on other chains every method fails with a `TypeError`.
 *
 * @client concreteVault
 * @contract ConcreteMultiStrategyVault
 * @address VAULTS_ADDRESSES[selected token][chain].ConcreteMultiStrategyVault
 * @start deposit, redeem, previewRedeem, approve, withdraw, previewDeposit
 * @warning A vault with a withdrawal queue can burn the shares now and pay later: a successful transaction does not
 * prove a payout. See {@link ConcreteVaultHandler.redeem}.
 * @inferred The asset of the vault is pufETH (18 decimals), from the name of the token and the SDK's use of it. The ABI
 * has no `asset` to check it.
 * @inferred Limits, fees and errors are those of the public source of November 2024.
 * @inferred ctTACpufETH has 9 decimals more than the asset (27 for pufETH), by `decimalOffset` in the same source. The
 * SDK stores none: read `erc20Permit.withToken(Token.ctTACpufETH).getContract().read.decimals()` before you compute
 * with shares.
 * @unknown Which version is deployed, and so whether these limits, fees, errors and the withdrawal queue are the same
 * there.
 */
export declare class ConcreteVaultHandler {
  /**
   * Creates the handler for the ctTACpufETH vault on one chain.
   *
   * @param chain - chain whose vault address is used; only mainnet has one
   * @param walletClient - viem wallet client made with an account; it sends all transactions
   * @param publicClient - viem public client for reads
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * Selects the Concrete vault by its share token; there is only one, so the call changes nothing.
   *
   * @param token - `Token.ctTACpufETH`, which is also the start value; the type allows no other
   * @returns this handler
   */
  withToken(token: Token.ctTACpufETH): this;

  /**
   * Gives the viem contract of the ctTACpufETH vault, to deposit or withdraw for another account.
   *
   * {@link ConcreteMultiStrategyVault.deposit} with a receiver and {@link ConcreteMultiStrategyVault.withdraw} with
   * receiver and owner have no method here. The ABI also has the events {@link ConcreteMultiStrategyVault.Deposit} and
   * {@link ConcreteMultiStrategyVault.Withdraw}. A simulation does not show whether the asset is paid at once.
   *
   * @returns viem contract with `read`, `write`, `simulate`, `estimateGas` and event functions
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<
    typeof ConcreteMultiStrategyVault,
    { public: PublicClient; wallet: WalletClient },
    Address
  >;

  /**
   * Lets a spender move ctTACpufETH shares of the connected account; sent at once.
   *
   * The amount replaces the earlier allowance; `0n` takes it away.
   *
   * Needs a wallet client made with an account.
   *
   * @param spender - account or contract that may move the shares
   * @param amount - highest amount that may be moved
   * @unit amount - base units of ctTACpufETH (decimals of the asset + 9, inferred)
   * @returns transaction hash, as soon as the wallet has sent it
   * @calls ConcreteMultiStrategyVault.approve(address,uint256)
   * @sender walletClient.account
   * @value none
   * @approval none - it sets an allowance and moves nothing
   * @prompts 1 transaction
   * @contractWallet yes - an ordinary transaction without a signature over data
   * @reverts ERC20InvalidSpender - spender is the zero address
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning It approves the **share token**. To deposit, approve the asset (pufETH: inferred) with
   * {@link ERC20PermitHandler.approve} and the vault as spender.
   */
  approve(spender: Address, amount: bigint): Promise<Hash>;

  /**
   * Reads how many ctTACpufETH shares of an owner a spender may still move; zero means none.
   *
   * @param owner - holder of the shares
   * @param spender - account or contract with the allowance
   * @returns remaining allowance
   * @unit return - base units of ctTACpufETH (decimals of the asset + 9, inferred)
   * @calls ConcreteMultiStrategyVault.allowance(address,address)
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  getAllowance(owner: Address, spender: Address): Promise<bigint>;

  /**
   * Reads how many ctTACpufETH shares an account holds; zero means none.
   *
   * For their value in the asset use {@link ConcreteVaultHandler.previewRedeem}.
   *
   * @param address - account to look up
   * @returns shares held
   * @unit return - base units of ctTACpufETH (decimals of the asset + 9, inferred)
   * @calls ConcreteMultiStrategyVault.balanceOf(address)
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  getBalance(address: Address): Promise<bigint>;

  /**
   * Reads how many ctTACpufETH shares exist.
   *
   * @returns all shares, those minted as fees included
   * @unit return - base units of ctTACpufETH (decimals of the asset + 9, inferred)
   * @calls ConcreteMultiStrategyVault.totalSupply()
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  getTotalSupply(): Promise<bigint>;

  /**
   * Deposits the asset of the connected account into the ctTACpufETH vault; the shares go to the same account. Sent at
   * once.
   *
   * Before: hold the amount, and approve the asset to the vault address (`concreteVault.getContract().address`). A
   * deposit fee, if any, is taken in shares; {@link ConcreteVaultHandler.previewDeposit} shows what remains. You cannot
   * set a minimum of shares. For another receiver call {@link ConcreteMultiStrategyVault.deposit} through
   * {@link ConcreteVaultHandler.getContract}.
   *
   * Needs a wallet client made with an account.
   *
   * @param amount - asset to deposit
   * @unit amount - base units of the vault asset (pufETH, 18 decimals: inferred)
   * @returns transaction hash, as soon as the wallet has sent it
   * @calls ConcreteMultiStrategyVault.deposit(uint256)
   * @sender walletClient.account
   * @value none
   * @approval approve "the vault asset (pufETH: inferred)" to ConcreteMultiStrategyVault - given by the connected
   * account
   * @prompts 1 transaction
   * @contractWallet yes - an ordinary transaction without a signature over data
   * @reverts ERC20InsufficientBalance - the account holds less of the asset than amount
   * @reverts ERC20InsufficientAllowance - the vault may not take that much of the asset
   * @reverts EnforcedPause
   * @reverts SafeERC20FailedOperation
   * @reverts MaxError - amount is above the deposit limit of the vault
   * @reverts ZeroAmount - the deposit gives 10^8 base units of shares or fewer
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @inferred That the deployed vault has these limits and errors, which are read in the public source of November
   * 2024.
   */
  deposit(amount: bigint): Promise<Hash>;

  /**
   * Takes an exact amount of the asset out of the ctTACpufETH vault for the connected account. Sent at once.
   *
   * Burns as many of the account's shares as needed, rounded up, plus a withdrawal fee if there is one;
   * {@link ConcreteVaultHandler.previewWithdraw} shows how many. The asset goes to the same account. You cannot set a
   * maximum of shares. For another receiver or owner call {@link ConcreteMultiStrategyVault.withdraw} through
   * {@link ConcreteVaultHandler.getContract}.
   *
   * Needs a wallet client made with an account.
   *
   * @param assets - asset to withdraw
   * @unit assets - base units of the vault asset (pufETH, 18 decimals: inferred)
   * @returns transaction hash, as soon as the wallet has sent it
   * @calls ConcreteMultiStrategyVault.withdraw(uint256)
   * @sender walletClient.account
   * @value none
   * @approval none - it burns the account's own shares
   * @prompts 1 transaction
   * @contractWallet yes - an ordinary transaction without a signature over data
   * @reverts ERC20InsufficientBalance - the shares plus the fee are more than the account holds
   * @reverts EnforcedPause
   * @reverts SafeERC20FailedOperation
   * @reverts MaxError - assets is more than the account's shares are worth
   * @reverts ZeroAmount - the amount needs 10^8 base units of shares or fewer
   * @reverts InsufficientVaultFunds
   * @reverts InsufficientFunds
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning If the vault has a withdrawal queue and too little of the asset available, it burns the shares now. The
   * queue pays the asset later, once the vault's owner triggers it. The transaction succeeds and looks the same. Check the
   * balance of the asset afterwards.
   * @warning The payout can be smaller than the amount, though all the shares are burned and event and result show the
   * full amount. This happens if the amount is above the vault's own balance, and its strategies' allocations leave a
   * gap that this balance does not cover.
   * @inferred That the deployed vault has these limits, fees, errors and this queue, which are read in the public
   * source of November 2024.
   */
  withdraw(assets: bigint): Promise<Hash>;

  /**
   * Burns ctTACpufETH shares and pays out their value in the asset. Sent at once.
   *
   * With `shares` alone, the connected account gives the shares and gets the asset. With `receiver` **and** `owner`,
   * the owner gives them and the receiver gets the asset. A withdrawal fee, if any, is taken from the shares;
   * {@link ConcreteVaultHandler.previewRedeem} shows the payout. You cannot set a minimum payout.
   *
   * Needs a wallet client made with an account.
   *
   * @param shares - shares to burn
   * @unit shares - base units of ctTACpufETH (decimals of the asset + 9, inferred)
   * @param receiver - account that gets the asset; counts only together with owner
   * @param owner - account whose shares are burned; counts only together with receiver
   * @returns transaction hash, as soon as the wallet has sent it
   * @calls ConcreteMultiStrategyVault.redeem(uint256,address,address) - receiver and owner are both given
   * @calls ConcreteMultiStrategyVault.redeem(uint256) - otherwise
   * @sender walletClient.account
   * @value none
   * @approval none - for the account's own shares; with another owner that owner must approve ctTACpufETH to the
   * connected account, and a missing approval reverts with panic 0x11
   * @prompts 1 transaction
   * @contractWallet yes - an ordinary transaction without a signature over data
   * @reverts EnforcedPause
   * @reverts SafeERC20FailedOperation
   * @reverts MaxError - shares is more than the owner holds
   * @reverts ZeroAmount - shares is 0n
   * @reverts InvalidRecipient - receiver is the zero address
   * @reverts InsufficientVaultFunds
   * @reverts InsufficientFunds
   * @reverts Panic(0x11) - only with another owner: the connected account has too small an allowance of its shares
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning `redeem(shares, receiver)` without `owner` ignores the receiver: the asset goes to the connected account.
   * To pay another account pass your own address as `owner`.
   * @warning If the vault has a withdrawal queue and too little of the asset available, it burns the shares now. The
   * queue pays the asset later, once the vault's owner triggers it. The transaction succeeds and looks the same. Check the
   * receiver's balance of the asset afterwards.
   * @warning The payout can be smaller than the amount, though all the shares are burned and event and result show the
   * full amount. This happens if the amount is above the vault's own balance, and its strategies' allocations leave a
   * gap that this balance does not cover.
   * @inferred That the deployed vault has these limits, fees, errors and this queue, which are read in the public
   * source of November 2024.
   */
  redeem(shares: bigint, receiver?: Address, owner?: Address): Promise<Hash>;

  /**
   * Reads how many ctTACpufETH shares a deposit of the asset would give now, after the deposit fee.
   *
   * It ignores limits and the pause, so the deposit can still be refused.
   *
   * @param amount - asset to deposit
   * @unit amount - base units of the vault asset (pufETH, 18 decimals: inferred)
   * @returns shares to expect
   * @unit return - base units of ctTACpufETH (decimals of the asset + 9, inferred)
   * @calls ConcreteMultiStrategyVault.previewDeposit(uint256)
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  previewDeposit(amount: bigint): Promise<bigint>;

  /**
   * Reads how many ctTACpufETH shares it takes to get an exact amount of the asset now, withdrawal fee included.
   *
   * @param amount - asset to withdraw
   * @unit amount - base units of the vault asset (pufETH, 18 decimals: inferred)
   * @returns shares that would be burned
   * @unit return - base units of ctTACpufETH (decimals of the asset + 9, inferred)
   * @calls ConcreteMultiStrategyVault.previewWithdraw(uint256)
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  previewWithdraw(amount: bigint): Promise<bigint>;

  /**
   * Reads how much of the asset a number of ctTACpufETH shares would pay now, after the withdrawal fee.
   *
   * Rounding can make the payout smaller. The read does not show whether the vault has the asset available.
   *
   * @param amount - shares to redeem
   * @unit amount - base units of ctTACpufETH (decimals of the asset + 9, inferred)
   * @returns asset to expect
   * @unit return - base units of the vault asset (pufETH, 18 decimals: inferred)
   * @calls ConcreteMultiStrategyVault.previewRedeem(uint256)
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  previewRedeem(amount: bigint): Promise<bigint>;
}
