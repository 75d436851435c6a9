import type { Address, GetContractReturnType, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { Accountant } from '../abis/mainnet/Accountant';
import type { UnifiToken } from '../tokens';

/**
 * Reads the price of the UniFi share tokens (unifiETH, unifiUSD, unifiBTC, pufETHs) from the Accountant of each vault.
 *
 * Each vault has its own Accountant; {@link NucleusAccountantHandler.withToken} selects it, and it starts with
 * {@link UnifiToken.unifiETH}. The price is a number the operator of the vault posts from time to time, not a live
 * market price. Deposits use it through {@link NucleusTellerHandler.deposit}; for a withdrawal it is the starting point
 * of `atomicPrice` in {@link NucleusAtomicQueueHandler.updateAtomicRequest}.
 *
 * All methods are reads. All vault addresses are on Ethereum mainnet; on other chains every method fails with a
 * `TypeError`.
 *
 * @client nucleusAccountant
 * @contract Accountant
 * @address VAULTS_ADDRESSES[selected token][chain].NucleusAccountant
 * @start withToken, getRateSafe, getRateInQuoteSafe, getRateInQuote, getRate
 * @warning With more than one vault, call {@link NucleusAccountantHandler.withToken} right before each use. The handler
 * keeps the selected token for all later calls.
 * @warning For anything that moves money, use {@link NucleusAccountantHandler.getRateSafe} and
 * {@link NucleusAccountantHandler.getRateInQuoteSafe}. While the Accountant is paused, the two methods without `Safe`
 * still return a price. It can be the refused one, and can outlast the pause: compare it with the one before.
 */
export declare class NucleusAccountantHandler {
  /**
   * Creates the price reader for the UniFi vaults of one chain, set to {@link UnifiToken.unifiETH}.
   *
   * @param chain - chain whose vault addresses are used; only mainnet has any
   * @param walletClient - viem wallet client; no method of this handler uses it
   * @param publicClient - viem public client that makes the reads
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * Selects the UniFi vault whose prices the next calls read.
   *
   * It changes this handler and returns the same object, so the choice also applies to other code that uses
   * `pufferClient.nucleusAccountant`.
   *
   * @param token - UniFi token of the vault
   * @returns this handler
   */
  withToken(token: UnifiToken): this;

  /**
   * Gives the viem contract of the selected Accountant, for batched reads or for its address.
   *
   * Every function of the SDK's ABI has a method here. Age of the rate, fees, bounds and the pause flag are not in that
   * ABI: [read them](/vaults/puffer-unifi-vaults#rate-age).
   *
   * @returns viem contract of the Accountant
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<typeof Accountant, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * Reads how the Accountant values a token against the base asset of the vault.
   *
   * The contract returns a pair; the SDK turns it into an object. `false` together with the zero address means that
   * nothing is configured: the token is then unknown to the Accountant, unless it is the base asset itself.
   *
   * @param tokenAddress - token to look up
   * @returns `isPeggedToBase`: counted 1:1 with the base asset; `rateProvider`: contract asked for the price otherwise
   * @calls Accountant.rateProviderData(address)
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (rejection)
   */
  rateProviderData(tokenAddress: Address): Promise<{ isPeggedToBase: boolean; rateProvider: Address }>;

  /**
   * Reads the BoringVault whose shares the selected Accountant prices.
   *
   * @returns address of the share token, the same as the address of the selected UniFi token
   * @calls Accountant.vault()
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  vault(): Promise<Address>;

  /**
   * Reads the stored value of one whole share in the base asset of the vault, even while the Accountant is paused.
   *
   * The SDK's ABI lacks the base asset: read `base()` and `decimals()` ([public source](/vaults/puffer-unifi-vaults#rate-age)).
   * To price the share in a token you choose, use {@link NucleusAccountantHandler.getRateInQuote}.
   *
   * @returns base asset per whole share
   * @unit return - base units of the base asset per whole share, scaled by the decimals of the base asset
   * @calls Accountant.getRate()
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @unknown Base assets of unifiUSD and pufETHs and their decimals: `base()` and `decimals()` of the Accountant answer
   * it. For unifiETH it is WETH (18 decimals) and for unifiBTC WBTC (8 decimals), by the constructor arguments in a
   * public copy of Sourcify's record.
   */
  getRate(): Promise<bigint>;

  /**
   * Reads the value of one whole share in the base asset of the vault and fails while the Accountant is paused.
   *
   * @returns base asset per whole share, the same number as {@link NucleusAccountantHandler.getRate}
   * @unit return - base units of the base asset per whole share, scaled by the decimals of the base asset
   * @calls Accountant.getRateSafe()
   * @reverts AccountantWithRateProviders__Paused
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  getRateSafe(): Promise<bigint>;

  /**
   * Reads the value of one whole share in a token you choose, even while the Accountant is paused.
   *
   * The token must be the base asset, or be configured ({@link NucleusAccountantHandler.rateProviderData}); for any
   * other the call reverts without a reason.
   *
   * @param quoteAddress - token to express the price in, for example pufETH
   * @returns quote token per whole share; with pufETH (18 decimals) `1020000000000000000n` means 1.02 pufETH for one
   * share
   * @unit return - base units of the quote token per whole share, scaled by the decimals of the quote token
   * @calls Accountant.getRateInQuote(address)
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @warning The number is the price of the **share in the quote token**, not the inverse.
   */
  getRateInQuote(quoteAddress: Address): Promise<bigint>;

  /**
   * Reads the value of one whole share in a token you choose and fails while the Accountant is paused.
   *
   * This is the price the Teller uses for deposits in that token. It has the unit of `atomicPrice`, so a withdrawal
   * request can take it directly, less the slippage you accept (0.5 %: `rate * 995n / 1000n`). A token that is neither
   * the base asset nor configured makes the call revert without a reason.
   *
   * @param quoteAddress - token to express the price in, for example pufETH
   * @returns quote token per whole share
   * @unit return - base units of the quote token per whole share, scaled by the decimals of the quote token
   * @calls Accountant.getRateInQuoteSafe(address)
   * @reverts AccountantWithRateProviders__Paused
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @warning The number is the price of the **share in the quote token**. Using it as the price of the quote token in
   * shares makes a withdrawal request sell at the inverse rate.
   */
  getRateInQuoteSafe(quoteAddress: Address): Promise<bigint>;
}
