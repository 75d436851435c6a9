// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// @notice Merkl rewards were paid out.
/// @param user account the rewards belong to
/// @param token reward token
/// @param amount what was paid now: the cumulative amount less what was claimed before
/// @custom:unit amount - base units of the reward token
/// @custom:contracts Distributor
/// @custom:source AngleProtocol/merkl-contracts @4ce77883 contracts/Distributor.sol
/// @custom:confidence read
event Claimed(address indexed user, address indexed token, uint256 amount);
