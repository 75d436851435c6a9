// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// @notice Rewards of one interval were paid out.
/// @param account node operator the rewards belong to
/// @param recipient account that was paid
/// @param intervalId interval the rewards are for
/// @param amount what was paid, in pufETH
/// @custom:unit amount - base units of pufETH (18 decimals)
/// @custom:contracts L2RewardManager
/// @custom:source PufferFinance/puffer-contracts @38060006 l2-contracts/src/interface/IL2RewardManager.sol
/// @custom:confidence read
event Claimed(address indexed account, address indexed recipient, bytes32 indexed intervalId, uint256 amount);
