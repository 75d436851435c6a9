// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// @notice An account gave CARROT to start a vesting of PUFFER.
/// @param user account that vests
/// @param amount CARROT that was taken
/// @custom:unit amount - base units of CARROT (18 decimals)
/// @custom:contracts CarrotVesting
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-contracts/src/CarrotVesting.sol
/// @custom:confidence read
event VestingStarted(address indexed user, uint256 amount);

/// @notice Vested PUFFER was paid out.
/// @param user account that was paid
/// @param claimedAmount PUFFER of all its vestings together
/// @custom:unit claimedAmount - base units of PUFFER (18 decimals)
/// @custom:contracts CarrotVesting
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-contracts/src/CarrotVesting.sol
/// @custom:confidence read
event Claimed(address indexed user, uint256 claimedAmount);
