// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice A vesting was started before the start time of the CARROT programme, or the start time was never set.
/// @custom:fix Wait until {@link CarrotVestingHandler.getStartTimestamp}; 0 means that the programme is not set up.
/// @custom:contracts CarrotVesting
/// @custom:functions CarrotVesting.startVesting, CarrotVesting.startVestingWithPermit
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/CarrotVesting.sol @38060006
/// @custom:confidence read
error NotStarted();

/// @notice No vesting of the caller has completed a further step since the last claim, or the caller has no vesting.
/// @custom:fix Read {@link CarrotVestingHandler.calculateClaimableAmount} and claim when it is above 0.
/// @custom:contracts CarrotVesting
/// @custom:functions CarrotVesting.claim
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/CarrotVesting.sol @38060006
/// @custom:confidence read
error NoClaimableAmount();

/// @notice The owner has ended the vesting programme and withdrawn the remaining PUFFER. Nothing can be started or
/// claimed any longer.
/// @custom:fix None.
/// @custom:contracts CarrotVesting
/// @custom:functions CarrotVesting.startVesting, CarrotVesting.startVestingWithPermit, CarrotVesting.claim
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/CarrotVesting.sol @38060006
/// @custom:confidence read
error AlreadyDismantled();

/// @notice Declared by CarrotVesting, but nothing in the public source raises it.
/// @custom:fix None: no call of the SDK can raise it.
/// @custom:contracts CarrotVesting
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/CarrotVesting.sol @38060006
/// @custom:confidence read
error AlreadyInitialized();

/// @notice Declared by CarrotVesting as if an account could start only once. Nothing in the public source raises it; an
/// account may have several vestings.
/// @custom:fix None: no call of the SDK can raise it.
/// @custom:contracts CarrotVesting
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/CarrotVesting.sol @38060006
/// @custom:confidence read
error AlreadyDeposited();

/// @notice The owner set up the CARROT vesting with a start time in the past.
/// @custom:fix None for users: the function is for the owner and not in the SDK's ABI.
/// @custom:contracts CarrotVesting
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/CarrotVesting.sol @38060006
/// @custom:confidence read
error InvalidStartTimestamp();

/// @notice The owner set a vesting duration of 0, or one with fewer seconds than steps.
/// @custom:fix None for users: the functions are for the owner and not in the SDK's ABI.
/// @custom:contracts CarrotVesting
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/CarrotVesting.sol @38060006
/// @custom:confidence read
error InvalidDuration();

/// @notice The owner set a vesting schedule with 0 steps.
/// @custom:fix None for users: the functions are for the owner and not in the SDK's ABI.
/// @custom:contracts CarrotVesting
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/CarrotVesting.sol @38060006
/// @custom:confidence read
error InvalidSteps();
