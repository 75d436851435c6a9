// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// @notice The rate of a UniFi share in its base asset was posted. In source from before 29 January 2026 a refused
/// rate emits it too, and pauses the Accountant: check {@link Accountant.getRateSafe}. A price in a quote token with a
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
