// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// @notice A new lock of PUFFER was created.
/// @param user account that locked
/// @param pufferAmount PUFFER in the lock
/// @param unlockTime moment the lock ends
/// @param vlPUFFERAmount vlPUFFER that was minted: PUFFER times the multiplier
/// @custom:unit pufferAmount - base units of PUFFER (18 decimals)
/// @custom:unit unlockTime - Unix seconds
/// @custom:unit vlPUFFERAmount - base units of vlPUFFER (18 decimals)
/// @custom:contracts vlPUFFER
/// @custom:source PufferFinance/puffer-locker @c3295a8d src/vlPUFFER.sol
/// @custom:confidence read
event Deposit(address indexed user, uint256 pufferAmount, uint256 unlockTime, uint256 vlPUFFERAmount);

/// @notice A lock was extended, enlarged or both.
/// @param user account of the lock
/// @param pufferAmount PUFFER in the lock afterwards
/// @param unlockTime new end of the lock
/// @param vlPUFFERAmount vlPUFFER of the account afterwards
/// @custom:unit pufferAmount - base units of PUFFER (18 decimals)
/// @custom:unit unlockTime - Unix seconds
/// @custom:unit vlPUFFERAmount - base units of vlPUFFER (18 decimals)
/// @custom:contracts vlPUFFER
/// @custom:source PufferFinance/puffer-locker @c3295a8d src/vlPUFFER.sol
/// @custom:confidence read
event ReLockedTokens(address indexed user, uint256 pufferAmount, uint256 unlockTime, uint256 vlPUFFERAmount);

/// @notice An ended lock was withdrawn by its owner.
/// @param user owner of the lock; the recipient is not in the event
/// @param pufferAmount PUFFER that was paid
/// @custom:unit pufferAmount - base units of PUFFER (18 decimals)
/// @custom:contracts vlPUFFER
/// @custom:source PufferFinance/puffer-locker @c3295a8d src/vlPUFFER.sol
/// @custom:confidence read
event Withdraw(address indexed user, uint256 pufferAmount);

/// @notice An overdue lock was ended by someone else, who got 1 % of its PUFFER.
/// @param kicker account that ended it
/// @param user owner of the lock, who gets the rest
/// @param vlPUFFERAmount vlPUFFER that was burned
/// @param kickerFee PUFFER paid to the kicker
/// @custom:unit vlPUFFERAmount - base units of vlPUFFER (18 decimals)
/// @custom:unit kickerFee - base units of PUFFER (18 decimals)
/// @custom:contracts vlPUFFER
/// @custom:source PufferFinance/puffer-locker @c3295a8d src/vlPUFFER.sol
/// @custom:confidence read
event UserKicked(address indexed kicker, address indexed user, uint256 vlPUFFERAmount, uint256 kickerFee);
