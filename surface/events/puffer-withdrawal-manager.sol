// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// @notice A two-step withdrawal was requested: the only place with the index that completes it.
/// @param withdrawalIdx index of the request, the argument of `completeQueuedWithdrawal`
/// @param batchIdx batch the request belongs to; it is paid once its batch is finalised
/// @param pufETHAmount pufETH transferred
/// @param recipient account that will be paid in WETH
/// @custom:unit withdrawalIdx - index in the queue, counted from 0
/// @custom:unit batchIdx - index of the batch, counted from 0
/// @custom:unit pufETHAmount - base units of pufETH (18 decimals)
/// @custom:contracts PufferWithdrawalManager
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-
/// contracts/src/interface/IPufferWithdrawalManager.sol
/// @custom:confidence read
event WithdrawalRequested(uint256 indexed withdrawalIdx, uint256 indexed batchIdx, uint256 pufETHAmount, address indexed recipient);

/// @notice A batch of withdrawal requests was finalised: all of its requests can be completed from now on.
/// @param batchIdx batch that was finalised
/// @param expectedETHAmount what the batch would cost at the rates of its requests
/// @param actualEthAmount what was moved from the vault to the manager
/// @param pufETHBurnAmount pufETH that was burned
/// @custom:unit batchIdx - index of the batch, counted from 0
/// @custom:unit expectedETHAmount - wei
/// @custom:unit actualEthAmount - wei
/// @custom:unit pufETHBurnAmount - base units of pufETH (18 decimals)
/// @custom:contracts PufferWithdrawalManager
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-
/// contracts/src/interface/IPufferWithdrawalManager.sol
/// @custom:confidence read
event BatchFinalized(uint256 indexed batchIdx, uint256 expectedETHAmount, uint256 actualEthAmount, uint256 pufETHBurnAmount);

/// @notice A finalised request was paid out to its recipient, in WETH.
/// @param withdrawalIdx index of the request
/// @param ethPayoutAmount WETH paid
/// @param payoutExchangeRate ETH per pufETH that was used: the lower of the rates at request and at finalisation
/// @param recipient account that was paid
/// @custom:unit withdrawalIdx - index in the queue, counted from 0
/// @custom:unit ethPayoutAmount - base units of WETH (18 decimals)
/// @custom:unit payoutExchangeRate - ETH per pufETH, scaled by 1e18
/// @custom:contracts PufferWithdrawalManager
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-
/// contracts/src/interface/IPufferWithdrawalManager.sol
/// @custom:confidence read
event WithdrawalCompleted(uint256 indexed withdrawalIdx, uint256 ethPayoutAmount, uint256 payoutExchangeRate, address indexed recipient);
