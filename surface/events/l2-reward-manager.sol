// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// @notice Rewards of one interval were paid out.
/// @param account node operator the rewards belong to
/// @param recipient account that was paid
/// @param intervalId interval the rewards are for
/// @param amount what was paid, in pufETH; all or part of it can be xPufETH left from earlier
/// @custom:unit amount - base units of pufETH (18 decimals)
/// @custom:contracts L2RewardManager
/// @custom:source PufferFinance/puffer-contracts @38060006 l2-contracts/src/interface/IL2RewardManager.sol
/// @custom:confidence read
event Claimed(address indexed account, address indexed recipient, bytes32 indexed intervalId, uint256 amount);

/// @notice Rewards of one interval arrived from Ethereum, with its epochs, id, root and rate.
/// @dev The claiming delay begins here. An interval that is sent back to Ethereum keeps this event.
/// @param rewardsAmount rewards of all accounts in the interval
/// @param ethToPufETHRate rate at which the rewards are paid in pufETH
/// @param startEpoch first beacon epoch of the interval
/// @param endEpoch last beacon epoch of the interval
/// @param intervalId id of the interval, the hash of its two epochs
/// @param rewardsRoot Merkle root that the proofs of the interval lead to
/// @custom:unit rewardsAmount - wei
/// @custom:unit ethToPufETHRate - pufETH per ETH, scaled by 1e18
/// @custom:unit startEpoch - number of a beacon epoch
/// @custom:unit endEpoch - number of a beacon epoch
/// @custom:contracts L2RewardManager
/// @custom:source PufferFinance/puffer-contracts @38060006 l2-contracts/src/interface/IL2RewardManager.sol
/// @custom:confidence read
event RewardRootAndRatePosted(uint256 rewardsAmount, uint256 ethToPufETHRate, uint256 startEpoch, uint256 endEpoch, bytes32 indexed intervalId, bytes32 rewardsRoot);
