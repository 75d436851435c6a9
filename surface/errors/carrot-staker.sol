// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice Staked CARROT cannot be taken back yet, because no one has opened unstaking.
/// @custom:fix Read {@link CarrotStakingHandler.isUnstakingAllowed}. Since 2025-04-21 00:00 UTC anyone may open
/// unstaking with allowUnstake(), which is not in the SDK's ABI.
/// @custom:contracts CarrotStaker
/// @custom:functions CarrotStaker.unstake
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/CarrotStaker.sol @38060006
/// @custom:confidence read
error UnstakingNotAllowed();

/// @notice sCARROT refuses to be approved or transferred.
///
/// The SDK's CarrotStaker ABI has none of the functions that raise it. They are reached with the ERC20 handler when its
/// token is set to sCARROT.
/// @custom:fix None; take the CARROT back with {@link CarrotStakingHandler.unstake} instead.
/// @custom:contracts CarrotStaker
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/CarrotStaker.sol @38060006
/// @custom:confidence read
error MethodNotAllowed();

/// @notice Someone other than the owner tried to open unstaking before 2025-04-21 00:00 UTC.
/// @custom:fix None needed: that date has passed, so the call is open to everyone. It is not in the SDK's ABI.
/// @custom:contracts CarrotStaker
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/CarrotStaker.sol @38060006
/// @custom:confidence read
error UnauthorizedUnstakeEnable();
