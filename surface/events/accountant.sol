// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// @notice The rate of a UniFi share in its base asset was posted. In source from before 29 January 2026 a refused
/// rate emits it too, and pauses without `Paused`: check {@link Accountant.getRateSafe}. A price in a quote token with a
/// rate provider changes without it.
/// @param oldRate rate before
/// @param newRate posted rate, which is stored
/// @param currentTime time of the block
/// @custom:unit oldRate - base units of the base asset per whole share, scaled by the decimals of the base asset
/// @custom:unit newRate - base units of the base asset per whole share, scaled by the decimals of the base asset
/// @custom:unit currentTime - Unix seconds
/// @custom:contracts Accountant
/// @custom:source Ion-Protocol/nucleus-boring-vault @78737023 src/base/Roles/AccountantWithRateProviders.sol
/// @custom:confidence read
event ExchangeRateUpdated(uint96 oldRate, uint96 newRate, uint64 currentTime);

/// @notice The Accountant values a token in another way now: prices in this quote can jump at once, without a bound.
/// @param asset quote token
/// @param isPegged true: counted 1:1 with the base asset
/// @param rateProvider contract asked for the price when it is not pegged
/// @custom:contracts Accountant
/// @custom:source Ion-Protocol/nucleus-boring-vault @78737023 src/base/Roles/AccountantWithRateProviders.sol
/// @custom:confidence read
event RateProviderUpdated(address asset, bool isPegged, address rateProvider);

/// @notice The Accountant was paused: the `Safe` reads and deposits revert. Source from before 29 January 2026 does not
/// emit it when a refused rate pauses.
/// @custom:contracts Accountant
/// @custom:source Ion-Protocol/nucleus-boring-vault @78737023 src/base/Roles/AccountantWithRateProviders.sol
/// @custom:confidence read
event Paused();

/// @notice The Accountant was opened again, with the rate that it stores now.
/// @custom:contracts Accountant
/// @custom:source Ion-Protocol/nucleus-boring-vault @78737023 src/base/Roles/AccountantWithRateProviders.sol
/// @custom:confidence read
event Unpaused();
