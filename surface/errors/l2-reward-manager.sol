// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice This account was paid for this interval already, or appears twice for it in one claim.
/// @param intervalId interval of the order
/// @param account account of the order
/// @custom:fix Leave the order out; check each with {@link L2RewardManagerHandler.isClaimed}.
/// @custom:contracts L2RewardManager
/// @custom:functions L2RewardManager.claimRewards
/// @custom:source PufferFinance/puffer-contracts l2-contracts/src/interface/IL2RewardManager.sol @38060006
/// @custom:confidence read
error AlreadyClaimed(bytes32 intervalId, address account);

/// @notice Claims from this interval are locked: the delay after its arrival is not over, or the interval is frozen.
///
/// In the code listed for Holesky a frozen interval shows the delay alone instead of 0.
/// @param intervalId interval of the order
/// @param account account of the order
/// @param lockedUntil time from which claims are possible; 0 when the interval is frozen
/// @custom:unit lockedUntil - unix seconds
/// @custom:fix Wait until lockedUntil. When it is 0, the interval was frozen: wait for a new one with its own proofs.
/// @custom:contracts L2RewardManager
/// @custom:functions L2RewardManager.claimRewards
/// @custom:source PufferFinance/puffer-contracts l2-contracts/src/L2RewardManager.sol @38060006
/// @custom:confidence read
error ClaimingLocked(bytes32 intervalId, address account, uint256 lockedUntil);

/// @notice The order says that the account is a contract on Ethereum, and no L2 claimer is set for it.
/// @param node account of the order
/// @custom:fix The contract calls `setL2RewardClaimer(address claimer)` on Ethereum, with the ETH for the message. The SDK
/// has only the older form with two arguments, see {@link L1RewardManagerHandler.setL2RewardClaimer}.
/// @custom:contracts L2RewardManager
/// @custom:functions L2RewardManager.claimRewards
/// @custom:source PufferFinance/puffer-contracts l2-contracts/src/interface/IL2RewardManager.sol @38060006
/// @custom:confidence read
error ClaimerNotSet(address node);

/// @notice No rewards are known for this interval id: it never arrived on the L2, or it was sent back.
/// @param claimingInterval interval id of the order
/// @custom:fix Build the id with {@link L2RewardManagerHandler.getIntervalId} from the exact epochs of a posted
/// interval.
/// @custom:contracts L2RewardManager
/// @custom:functions L2RewardManager.claimRewards
/// @custom:source PufferFinance/puffer-contracts l2-contracts/src/interface/IL2RewardManager.sol @38060006
/// @custom:confidence read
error InvalidClaimingInterval(bytes32 claimingInterval);

/// @notice The delay before claims was set outside 6 to 12 hours.
/// @custom:fix None for users: the function is for Puffer's operators and not in the SDK's ABI.
/// @custom:contracts L2RewardManager
/// @custom:source PufferFinance/puffer-contracts l2-contracts/src/interface/IL2RewardManager.sol @38060006
/// @custom:confidence read
error InvalidDelayPeriod();

/// @notice The interval cannot be frozen: it is unknown, or claims from it are open already.
/// @custom:fix None for users: the function is for Puffer's operators and not in the SDK's ABI.
/// @custom:contracts L2RewardManager
/// @custom:source PufferFinance/puffer-contracts l2-contracts/src/interface/IL2RewardManager.sol @38060006
/// @custom:confidence read
error UnableToFreezeInterval();

/// @notice The interval cannot be sent back to Ethereum: it is unknown or was not frozen first.
/// @custom:fix None for users: the function is for Puffer's operators and not in the SDK's ABI.
/// @custom:contracts L2RewardManager
/// @custom:source PufferFinance/puffer-contracts l2-contracts/src/interface/IL2RewardManager.sol @38060006
/// @custom:confidence read
error UnableToRevertInterval();

/// @notice Declared for an interval that is locked already; nothing in the newest public source raises it.
/// @custom:fix None for users: the function is for Puffer's operators and not in the SDK's ABI.
/// @custom:contracts L2RewardManager
/// @custom:source PufferFinance/puffer-contracts l2-contracts/src/interface/IL2RewardManager.sol @38060006
/// @custom:confidence read
error RelockingIntervalIsNotAllowed();
