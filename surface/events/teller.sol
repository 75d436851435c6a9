// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// @notice Assets were deposited for shares of a UniFi vault. A refund can undo it: read `DepositRefunded` too.
/// `bulkDeposit` emits `BulkDeposit` instead.
/// @param nonce number of the deposit
/// @param receiver account that got the shares
/// @param depositAsset token that was paid
/// @param depositAmount what was paid
/// @param shareAmount shares that were minted
/// @param depositTimestamp time of the deposit
/// @param shareLockPeriodAtTimeOfDeposit how long the shares are locked
/// @custom:unit nonce - counted from 1
/// @custom:unit depositAmount - base units of the deposited token
/// @custom:unit shareAmount - base units of the vault's share
/// @custom:unit depositTimestamp - Unix seconds
/// @custom:unit shareLockPeriodAtTimeOfDeposit - seconds
/// @custom:contracts Teller
/// @custom:source Ion-Protocol/nucleus-boring-vault @78737023 src/base/Roles/TellerWithMultiAssetSupport.sol
/// @custom:confidence read
event Deposit(uint256 indexed nonce, address indexed receiver, address indexed depositAsset, uint256 depositAmount, uint256 shareAmount, uint256 depositTimestamp, uint256 shareLockPeriodAtTimeOfDeposit);

/// @notice Deposits of the Teller were paused.
/// @custom:contracts Teller
/// @custom:source Ion-Protocol/nucleus-boring-vault @78737023 src/base/Roles/TellerWithMultiAssetSupport.sol
/// @custom:confidence read
event Paused();

/// @notice Deposits of the Teller were opened again.
/// @custom:contracts Teller
/// @custom:source Ion-Protocol/nucleus-boring-vault @78737023 src/base/Roles/TellerWithMultiAssetSupport.sol
/// @custom:confidence read
event Unpaused();
