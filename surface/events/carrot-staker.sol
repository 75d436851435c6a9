// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// @notice CARROT was staked for the same amount of sCARROT.
/// @param staker account that staked
/// @param amount CARROT that was taken
/// @custom:unit amount - base units of CARROT (18 decimals)
/// @custom:contracts CarrotStaker
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-contracts/src/interface/ICarrotStaker.sol
/// @custom:confidence read
event Staked(address indexed staker, uint256 amount);

/// @notice sCARROT was burned and the same amount of CARROT paid out.
/// @param staker account whose sCARROT was burned
/// @param recipient account that got the CARROT
/// @param amount CARROT that was paid
/// @custom:unit amount - base units of CARROT (18 decimals)
/// @custom:contracts CarrotStaker
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-contracts/src/interface/ICarrotStaker.sol
/// @custom:confidence read
event Unstaked(address indexed staker, address indexed recipient, uint256 amount);

/// @notice Unstaking was switched on, for everyone and permanently.
/// @param allowed always true: nothing switches it off again
/// @custom:contracts CarrotStaker
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-contracts/src/interface/ICarrotStaker.sol
/// @custom:confidence read
event UnstakingAllowed(bool allowed);
