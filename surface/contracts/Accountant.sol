// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

interface BoringVault {}

interface ERC20 {}

interface IRateProvider {}

/// @title Accountant
/// @notice Price source of one UniFi vault: it stores what one share is worth and converts that into other tokens.
/// @dev An authorised account posts the exchange rate from time to time. A rate outside the configured bounds, or
/// posted too early, pauses the contract; then the `Safe` functions revert, and with them deposits and bulk withdrawals
/// through the Teller. Source from before 29 January 2026 stores that rate all the same ([run](/api/borders#figures)): `getRate` returns it, and it
/// counts after the pause. Newer source keeps the previous rate. The upstream name is AccountantWithRateProviders.
/// @dev The SDK wraps it in {@link NucleusAccountantHandler.getContract}.
///
/// The ABI of the SDK holds the reads below only. Public source also has `function base() view returns (address)`,
/// `function decimals() view returns (uint8)` and `accountantState()`, with
/// [the time of the last rate](/vaults/puffer-unifi-vaults#rate-age), bounds, fees and the pause flag.
/// @custom:warning A rate never expires, and no `Safe` read checks its age: refuse one that is older than your limit.
/// @custom:warning A wrong rate can outlast the pause. Note the rate, and compare it with the new one before you
/// deposit after a pause.
/// @custom:inferred The deployed contracts store a refused rate: the SDK has had their addresses since February 2025,
/// and every older revision of the source does. The deployed code was not compared.
interface IAccountant {
    // functions: view
    /// @notice Returns the stored value of one whole share in the base asset of the vault, paused or not.
    /// @return rate base asset per whole share
    /// @custom:unit return.rate - base units of the base asset per whole share, scaled by the decimals of the base
    /// asset
    /// @custom:warning While paused the rate may be wrong; {@link Accountant.getRateSafe} reverts in that state.
    function getRate() external view returns (uint256 rate);
    /// @notice Returns the value of one whole share in the given token, paused or not.
    ///
    /// A pegged token counts 1:1 with the base asset; for others the rate provider is asked. A token without
    /// configuration makes the call revert without a reason, unless it is the base asset. The bounds and the pause by
    /// a refused rate watch `getRate()` only: a provider can change the price in any block, and an administrator can
    /// replace it at once ([read](/vaults/puffer-unifi-vaults#read-the-price)). The rate is rounded
    /// down, and cut to the quote's decimals first where it has fewer than the base asset. Where one base unit of the quote is large against the share's price (a BTC token for a dollar
    /// share), that alone can be 0.1 %.
    /// @param quote token to express the price in
    /// @return rateInQuote quote token per whole share
    /// @custom:unit return.rateInQuote - base units of the quote token per whole share, scaled by the decimals of the
    /// quote token
    /// @custom:warning While paused the rate may be wrong; {@link Accountant.getRateInQuoteSafe} reverts in that state.
    function getRateInQuote(ERC20 quote) external view returns (uint256 rateInQuote);
    /// @notice Returns the value of one whole share in the given token, and reverts while the Accountant is paused.
    ///
    /// The Teller computes deposits and bulk withdrawals with it.
    /// @param quote token to express the price in; without configuration the call reverts without a reason
    /// @return rateInQuote quote token per whole share
    /// @custom:unit return.rateInQuote - base units of the quote token per whole share, scaled by the decimals of the
    /// quote token
    /// @custom:reverts AccountantWithRateProviders__Paused
    function getRateInQuoteSafe(ERC20 quote) external view returns (uint256 rateInQuote);
    /// @notice Returns the value of one whole share in the base asset, and reverts while the Accountant is paused.
    /// @return rate base asset per whole share
    /// @custom:unit return.rate - base units of the base asset per whole share, scaled by the decimals of the base
    /// asset
    /// @custom:reverts AccountantWithRateProviders__Paused
    function getRateSafe() external view returns (uint256 rate);
    /// @notice Returns how a token is valued: pegged to the base asset, or by a rate provider.
    ///
    /// `false` with the zero address means that the token is not configured.
    /// @custom:param 0 - token to look up
    /// @return isPeggedToBase true: counted 1:1 with the base asset
    /// @return rateProvider contract asked for the price when the token is not pegged
    function rateProviderData(ERC20) external view returns (bool isPeggedToBase, IRateProvider rateProvider);
    /// @notice Returns the BoringVault whose shares this Accountant prices.
    /// @return address of the vault, which is the UniFi token
    function vault() external view returns (BoringVault);
}
