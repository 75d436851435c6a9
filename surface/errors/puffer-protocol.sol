// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice A node operator tried to withdraw its tickets while it has a validator in the queue or active.
///
/// Both counts are part of `getNodeInfo`. They fall to 0 only when the last validator has been settled or skipped.
/// @custom:fix Exit the validators, wait until the protocol has settled them, then withdraw.
/// @custom:contracts PufferProtocol
/// @custom:functions PufferProtocol.withdrawValidatorTickets
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/PufferProtocol.sol @38060006
/// @custom:confidence read
error ActiveOrPendingValidatorsExist();

/// @notice A module could not send the ETH of an exited validator to the vault, for example because it holds less than
/// that.
/// @custom:fix Check the ETH balance of the module and the withdrawal amount in the list.
/// @custom:contracts PufferProtocol
/// @custom:functions PufferProtocol.batchHandleWithdrawals
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/PufferProtocol.sol @38060006
/// @custom:confidence read
error Failed();
