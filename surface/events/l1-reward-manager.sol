// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// @notice Rewards of one interval were minted and sent to the L2: it shows which intervals exist, and their epochs.
/// @dev The root must equal `rewardRoot` of the interval's record on Base. What lies behind the URI is unknown.
/// @param rewardsAmount rewards of all accounts in the interval
/// @param startEpoch first beacon epoch of the interval
/// @param endEpoch last beacon epoch of the interval
/// @param rewardsRoot Merkle root that the proofs of the interval lead to
/// @param ethToPufETHRate rate at which the rewards are paid in pufETH
/// @param rewardsURI where the metadata of the rewards is
/// @custom:unit rewardsAmount - wei
/// @custom:unit startEpoch - number of a beacon epoch
/// @custom:unit endEpoch - number of a beacon epoch
/// @custom:unit ethToPufETHRate - pufETH per ETH, scaled by 1e18
/// @custom:contracts L1RewardManager
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-contracts/src/interface/IL1RewardManager.sol
/// @custom:confidence read
event MintedAndBridgedRewards(uint256 rewardsAmount, uint256 startEpoch, uint256 endEpoch, bytes32 indexed rewardsRoot, uint256 ethToPufETHRate, string rewardsURI);

/// @notice An account named who gets its rewards on the L2; it counts there when the bridge message has arrived.
/// @param account account whose rewards are meant, the sender
/// @param claimer account on the L2 that gets them; the zero address removes the setting
/// @custom:contracts L1RewardManager
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-contracts/src/interface/IL1RewardManager.sol
/// @custom:confidence read
event L2RewardClaimerUpdated(address indexed account, address indexed claimer);
