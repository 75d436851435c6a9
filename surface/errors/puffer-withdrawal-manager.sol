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
/// @custom:fix Split the amount over several transactions. The contract tells the limit with `getMaxWithdrawalAmount`,
/// which the SDK's ABI does not hold.
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

/// @notice The batch of this withdrawal request is not finalised yet, or the index has never been given out.
/// @custom:fix Wait for finalisation. Index divided by batch size, rounded down, is the batch; the contract tells the
/// last finalised one with `getFinalizedWithdrawalBatch`, which the SDK's ABI does not hold.
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
/// @custom:fix Nothing to do for a user: the SDK's ABI does not hold the operator's function.
/// @custom:contracts PufferWithdrawalManager
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferWithdrawalManager.sol @38060006
/// @custom:confidence read
error BatchAlreadyFinalized(uint256 batchIndex);

/// @notice The call would finalise a withdrawal batch that still lacks requests.
///
/// Only full batches can be finalised, so the requests in it have to wait for others.
/// @custom:fix Nothing to do for a user: the SDK's ABI does not hold the operator's function. Requests wait until the
/// batch is full.
/// @custom:contracts PufferWithdrawalManager
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferWithdrawalManager.sol @38060006
/// @custom:confidence read
error BatchesAreNotFull();

/// @notice Left-over ETH of a withdrawal batch was to go back to the vault before every request in it was paid out.
/// @custom:fix Complete the remaining requests first; the SDK's ABI does not hold the operator's function that raises
/// this.
/// @custom:contracts PufferWithdrawalManager
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferWithdrawalManager.sol @38060006
/// @custom:confidence read
error NotAllWithdrawalsClaimed();

/// @notice A withdrawal batch has no left-over ETH to return: it was returned before, or there was none.
/// @custom:fix Nothing to do: the SDK's ABI does not hold the operator's function that raises this.
/// @custom:contracts PufferWithdrawalManager
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferWithdrawalManager.sol @38060006
/// @custom:confidence read
error AlreadyReturned();

/// @notice The call would set the maximum per withdrawal request at or below the minimum of 0.01 pufETH.
/// @custom:fix Set a value above 0.01 pufETH; the SDK's ABI does not hold the administrator's function that raises
/// this.
/// @custom:contracts PufferWithdrawalManager
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferWithdrawalManager.sol @38060006
/// @custom:confidence read
error InvalidMaxWithdrawalAmount();

/// @notice New code for the withdrawal manager comes with another batch size.
/// @custom:fix Deploy the new code with the same batch size; it concerns upgrades only.
/// @custom:contracts PufferWithdrawalManager
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferWithdrawalManager.sol @38060006
/// @custom:confidence read
error BatchSizeCannotChange();
