// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// @notice The next valuation was proposed: public before it counts, which it does when the safe settles with it.
/// @param totalAssets proposed value of all assets
/// @custom:unit totalAssets - base units of the vault asset
/// @custom:contracts LagoonVault
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Events.sol @6a9f7c5d
/// @custom:confidence read
event NewTotalAssetsUpdated(uint256 totalAssets);

/// @notice A proposed valuation became the current one: `convertToAssets` uses it from this block on. Its block is the
/// only time stamp of a valuation. Fees are minted as shares in the same transaction.
/// @param totalAssets value of all assets, before requests are settled with it
/// @custom:unit totalAssets - base units of the vault asset
/// @custom:contracts LagoonVault
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Events.sol @6a9f7c5d
/// @custom:confidence read
event TotalAssetsUpdated(uint256 totalAssets);
