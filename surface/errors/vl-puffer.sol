// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice The multiplier of a PUFFER lock is not between 1 and 24. One unit is 30 days.
/// @custom:fix Pass 1 to 24.
/// @custom:contracts vlPUFFER
/// @custom:functions vlPUFFER.createLock, vlPUFFER.createLockWithPermit, vlPUFFER.reLock
/// @custom:source PufferFinance/puffer-locker src/vlPUFFER.sol @c3295a8d
/// @custom:confidence read
error InvalidMultiplier();

/// @notice The account has a PUFFER lock already, expired or not, and there can be only one.
/// @custom:fix Extend it with {@link VLPufferHandler.reLock}, or withdraw it first when it has expired.
/// @custom:contracts vlPUFFER
/// @custom:functions vlPUFFER.createLock, vlPUFFER.createLockWithPermit
/// @custom:source PufferFinance/puffer-locker src/vlPUFFER.sol @c3295a8d
/// @custom:confidence read
error LockAlreadyExists();

/// @notice The account has no PUFFER lock: it never had one, withdrew it, or was kicked after the grace period.
/// @custom:fix Read {@link VLPufferHandler.lockInfos}; make a lock with {@link VLPufferHandler.lock}, which calls `createLock`.
/// @custom:contracts vlPUFFER
/// @custom:functions vlPUFFER.reLock, vlPUFFER.withdraw
/// @custom:source PufferFinance/puffer-locker src/vlPUFFER.sol @c3295a8d
/// @custom:confidence read
error LockDoesNotExist();

/// @notice The unlock time of the PUFFER lock is not reached.
/// @custom:fix Wait until the unlockTime of {@link VLPufferHandler.lockInfos}. There is no early exit.
/// @custom:contracts vlPUFFER
/// @custom:functions vlPUFFER.withdraw
/// @custom:source PufferFinance/puffer-locker src/vlPUFFER.sol @c3295a8d
/// @custom:confidence read
error TokensLocked();

/// @notice vlPUFFER cannot move from one account to another.
/// @custom:fix None. To pass on votes use {@link VLPufferHandler.delegatePreapproved}.
/// @custom:contracts vlPUFFER
/// @custom:functions vlPUFFER.transfer, vlPUFFER.transferFrom
/// @custom:source PufferFinance/puffer-locker src/vlPUFFER.sol @c3295a8d
/// @custom:confidence read
error TransfersDisabled();

/// @notice The extended lock would have less vlPUFFER than the current one: (locked PUFFER + amount) x multiplier is
/// below the balance.
/// @custom:fix Raise the multiplier or the amount until the product is at least {@link VLPufferHandler.balanceOf}.
/// @custom:contracts vlPUFFER
/// @custom:functions vlPUFFER.reLock
/// @custom:source PufferFinance/puffer-locker src/vlPUFFER.sol @c3295a8d
/// @custom:confidence read
error ReLockingWillReduceVLBalance();

/// @notice The extended lock would end earlier than the current one. Despite the name, the same time is allowed.
/// @custom:fix Raise the multiplier: now + multiplier x 30 days must reach the unlockTime of the lock
/// (lockInfos).
/// @custom:contracts vlPUFFER
/// @custom:functions vlPUFFER.reLock
/// @custom:source PufferFinance/puffer-locker src/vlPUFFER.sol @c3295a8d
/// @custom:confidence read
error NewUnlockTimeMustBeGreaterThanCurrentLock();

/// @notice Someone tried to end the lock of another account less than 7 days after its unlock time, or before it.
/// @custom:fix None through the SDK: kickUsers is not in its ABI. Callers of it wait until the 7 days are over.
/// @custom:contracts vlPUFFER
/// @custom:source PufferFinance/puffer-locker src/vlPUFFER.sol @c3295a8d
/// @custom:confidence read
error TokensMustBeUnlocked();

/// @notice vlPUFFER was deployed without the address of a token.
/// @custom:fix None: it can occur only at deployment.
/// @custom:contracts vlPUFFER
/// @custom:source PufferFinance/puffer-locker src/vlPUFFER.sol @c3295a8d
/// @custom:confidence read
error InvalidPufferToken();

/// @notice A new lock is smaller than 10 PUFFER.
/// @custom:fix Lock at least `10000000000000000000`; PUFFER has 18 decimals.
/// @custom:contracts vlPUFFER
/// @custom:functions vlPUFFER.createLock, vlPUFFER.createLockWithPermit
/// @custom:source PufferFinance/puffer-locker src/vlPUFFER.sol @c3295a8d
/// @custom:confidence read
error InvalidAmount();
