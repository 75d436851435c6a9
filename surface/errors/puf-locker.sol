// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice An index lies beyond the sender's list of deposits of that token.
/// @custom:fix Take indexes from {@link PufLocker.getAllDeposits} for the account that sends.
/// @custom:contracts PufLocker
/// @custom:functions PufLocker.withdraw
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufLocker.sol @38060006
/// @custom:confidence read
error InvalidDepositIndex();

/// @notice The release time of one of the chosen deposits has not come yet.
/// @custom:fix Leave that index out, or wait until the block time reaches its release time.
/// @custom:contracts PufLocker
/// @custom:functions PufLocker.withdraw
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufLocker.sol @38060006
/// @custom:confidence read
error DepositLocked();

/// @notice The chosen deposits add up to 0: all were withdrawn before, or the list is empty.
/// @custom:fix Choose deposits whose amount is not 0.
/// @custom:contracts PufLocker
/// @custom:functions PufLocker.withdraw
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufLocker.sol @38060006
/// @custom:confidence read
error NoWithdrawableAmount();

/// @notice The recipient of tokens from the locker is the zero address.
/// @custom:fix Name a recipient.
/// @custom:contracts PufLocker
/// @custom:functions PufLocker.withdraw
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufLocker.sol @38060006
/// @custom:confidence read
error InvalidRecipientAddress();
