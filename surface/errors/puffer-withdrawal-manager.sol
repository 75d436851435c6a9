// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice The request for a two-step withdrawal is below 0.01 pufETH.
/// @custom:fix Request at least 0.01 pufETH, `10000000000000000` base units.
/// @custom:contracts PufferWithdrawalManager
/// @custom:functions PufferWithdrawalManager.requestWithdrawal, PufferWithdrawalManager.requestWithdrawalWithPermit
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferWithdrawalManager.sol @38060006
/// @custom:confidence read
error WithdrawalAmountTooLow();

/// @notice The request for a two-step withdrawal is above the current maximum per request.
/// @custom:fix Split the amount over several transactions. The contract's `getMaxWithdrawalAmount`, which the SDK's ABI
/// lacks, returns the limit.
/// @custom:contracts PufferWithdrawalManager
/// @custom:functions PufferWithdrawalManager.requestWithdrawal, PufferWithdrawalManager.requestWithdrawalWithPermit
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferWithdrawalManager.sol @38060006
/// @custom:confidence read
error WithdrawalAmountTooHigh();

/// @notice The recipient of a two-step withdrawal is the zero address.
/// @custom:fix Name a recipient. The SDK's methods always name the sending account.
/// @custom:contracts PufferWithdrawalManager
/// @custom:functions PufferWithdrawalManager.requestWithdrawal, PufferWithdrawalManager.requestWithdrawalWithPermit
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferWithdrawalManager.sol @38060006
/// @custom:confidence read
error WithdrawalToZeroAddress();

/// @notice A second request for a two-step withdrawal came in the same transaction.
/// @custom:fix Make one request per transaction, also in batches of a contract wallet.
/// @custom:contracts PufferWithdrawalManager
/// @custom:functions PufferWithdrawalManager.requestWithdrawal, PufferWithdrawalManager.requestWithdrawalWithPermit
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferWithdrawalManager.sol @38060006
/// @custom:confidence read
error MultipleWithdrawalsAreForbidden();

/// @notice The batch of this withdrawal request is not finalised yet, or the index does not exist yet.
/// @custom:fix Wait for finalisation. The batch is the index divided by the batch size, rounded down.
/// `getFinalizedWithdrawalBatch`, which the SDK's ABI lacks, returns the last finalised one.
/// @custom:contracts PufferWithdrawalManager
/// @custom:functions PufferWithdrawalManager.completeQueuedWithdrawal
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferWithdrawalManager.sol @38060006
/// @custom:confidence read
error NotFinalized();

/// @notice This withdrawal request has been paid out and its record deleted, or the index belongs to the empty batch 0.
/// @custom:fix Nothing to do if the WETH has arrived at the recipient; else check the index.
/// @custom:contracts PufferWithdrawalManager
/// @custom:functions PufferWithdrawalManager.completeQueuedWithdrawal
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferWithdrawalManager.sol @38060006
/// @custom:confidence read
error WithdrawalAlreadyCompleted();

/// @notice The operator named a withdrawal batch that is already finalised.
/// @param batchIndex the batch named
/// @custom:unit batchIndex - index
/// @custom:fix Nothing to do for a user: the SDK's ABI lacks the operator's function.
/// @custom:contracts PufferWithdrawalManager
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferWithdrawalManager.sol @38060006
/// @custom:confidence read
error BatchAlreadyFinalized(uint256 batchIndex);

/// @notice The call would finalise a withdrawal batch that still lacks requests.
///
/// Only full batches can be finalised, so the requests in it have to wait for others.
/// @custom:fix Nothing to do for a user: the SDK's ABI lacks the operator's function. Requests wait until the batch is
/// full.
/// @custom:contracts PufferWithdrawalManager
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferWithdrawalManager.sol @38060006
/// @custom:confidence read
error BatchesAreNotFull();

/// @notice The call would return a withdrawal batch's left-over ETH to the vault before all its requests are paid.
/// @custom:fix Complete the remaining requests first; the SDK's ABI lacks the operator's function that raises this.
/// @custom:contracts PufferWithdrawalManager
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferWithdrawalManager.sol @38060006
/// @custom:confidence read
error NotAllWithdrawalsClaimed();

/// @notice A withdrawal batch has no left-over ETH to return: it was returned before, or there was none.
/// @custom:fix Nothing to do: the SDK's ABI lacks the operator's function that raises this.
/// @custom:contracts PufferWithdrawalManager
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferWithdrawalManager.sol @38060006
/// @custom:confidence read
error AlreadyReturned();

/// @notice The call would set the maximum per withdrawal request at or below the minimum of 0.01 pufETH.
/// @custom:fix Set a value above 0.01 pufETH; the SDK's ABI lacks the administrator's function that raises this.
/// @custom:contracts PufferWithdrawalManager
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferWithdrawalManager.sol @38060006
/// @custom:confidence read
error InvalidMaxWithdrawalAmount();

/// @notice The new code for the withdrawal manager has another batch size.
/// @custom:fix Deploy the new code with the same batch size; it concerns upgrades only.
/// @custom:contracts PufferWithdrawalManager
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferWithdrawalManager.sol @38060006
/// @custom:confidence read
error BatchSizeCannotChange();
