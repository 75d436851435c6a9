// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice The rewards to mint and bridge are above the allowed amount.
/// @custom:fix None for users: the function is for Puffer's operators and not in the SDK's ABI.
/// @custom:contracts L1RewardManager
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IL1RewardManager.sol @38060006
/// @custom:confidence read
error InvalidMintAmount();

/// @notice The time between two reward mints was set below 20 hours.
/// @custom:fix None for users: the function is for Puffer's operators and not in the SDK's ABI.
/// @custom:contracts L1RewardManager
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IL1RewardManager.sol @38060006
/// @custom:confidence read
error InvalidMintFrequency();

/// @notice The last reward mint is too recent for another one.
/// @custom:fix None for users: the function is for Puffer's operators and not in the SDK's ABI.
/// @custom:contracts L1RewardManager
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IL1RewardManager.sol @38060006
/// @custom:confidence read
error NotAllowedMintFrequency();

/// @notice The call would bridge rewards with a Merkle root of zero.
/// @custom:fix None for users: the function is for Puffer's operators and not in the SDK's ABI.
/// @custom:contracts L1RewardManager
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IL1RewardManager.sol @38060006
/// @custom:confidence read
error InvalidRewardsRoot();

/// @notice The reward interval to bridge starts before the previous one has ended.
/// @custom:fix None for users: the function is for Puffer's operators and not in the SDK's ABI.
/// @custom:contracts L1RewardManager
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IL1RewardManager.sol @38060006
/// @custom:confidence read
error InvalidStartEpoch();

/// @notice The bridge contract is not allowed by the L1 reward manager.
///
/// Older versions raise it in setL2RewardClaimer(bridge, claimer) when the bridge has no destination. The newest source
/// only declares it.
/// @custom:fix On a contract of the older form pass a bridge whose {@link L1RewardManagerHandler.getBridge} entry is
/// not 0.
/// @custom:contracts L1RewardManager
/// @custom:functions L1RewardManager.setL2RewardClaimer
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IL1RewardManager.sol @38060006
/// @custom:confidence read
error BridgeNotAllowlisted();
