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

/// @notice Deposit requests were settled: their shares can be claimed.
/// @param epochId last epoch that was settled
/// @param settledId number of the settlement
/// @param totalAssets assets after it
/// @param totalSupply shares after it
/// @param assetsDeposited assets of all requests
/// @param sharesMinted shares for them
/// @custom:unit epochId - id (epoch number)
/// @custom:unit settledId - id of the settlement
/// @custom:unit totalAssets - base units of the vault asset
/// @custom:unit totalSupply - base units of tacpufETH
/// @custom:unit assetsDeposited - base units of the vault asset
/// @custom:unit sharesMinted - base units of tacpufETH
/// @custom:contracts LagoonVault
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Events.sol @6a9f7c5d
/// @custom:confidence read
event SettleDeposit(uint40 indexed epochId, uint40 indexed settledId, uint256 totalAssets, uint256 totalSupply, uint256 assetsDeposited, uint256 sharesMinted);

/// @notice Redeem requests were settled: their assets can be claimed.
/// @param epochId last epoch that was settled
/// @param settledId number of the settlement
/// @param totalAssets assets after it
/// @param totalSupply shares after it
/// @param assetsWithdrawed assets set aside for all requests
/// @param sharesBurned shares of all requests
/// @custom:unit epochId - id (epoch number)
/// @custom:unit settledId - id of the settlement
/// @custom:unit totalAssets - base units of the vault asset
/// @custom:unit totalSupply - base units of tacpufETH
/// @custom:unit assetsWithdrawed - base units of the vault asset
/// @custom:unit sharesBurned - base units of tacpufETH
/// @custom:contracts LagoonVault
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Events.sol @6a9f7c5d
/// @custom:confidence read
event SettleRedeem(uint40 indexed epochId, uint40 indexed settledId, uint256 totalAssets, uint256 totalSupply, uint256 assetsWithdrawed, uint256 sharesBurned);

/// @notice The vault opened, began to close, or closed.
/// @param state 0 open, 1 closing, 2 closed
/// @custom:unit state - enum value
/// @custom:contracts LagoonVault
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Events.sol @6a9f7c5d
/// @custom:confidence read
event StateUpdated(uint8 state);
