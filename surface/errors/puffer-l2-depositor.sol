// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice The token is not registered in PufferL2Depositor.
///
/// The administrator's function that registers tokens raises it too, for a token that is registered already.
/// @custom:fix Use a registered token. The contract's `tokens(address)`, which the SDK's ABI lacks, returns the puf
/// token of a token; zero means not registered.
/// @custom:contracts PufferL2Depositor
/// @custom:functions PufferL2Depositor.deposit
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferL2Depositor.sol @38060006
/// @custom:confidence read
error InvalidToken();

/// @notice The account that would get the puf token is the zero address.
///
/// Only unlocked deposits are checked for it.
/// @custom:fix Name an account. The SDK's method always names the sending account.
/// @custom:contracts PufferL2Depositor
/// @custom:functions PufferL2Depositor.deposit
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufStakingPool.sol @38060006
/// @custom:confidence read
error InvalidAccount();

/// @notice The deposit would lift the supply of the puf token above its cap.
/// @custom:fix Deposit less, or wait until others have withdrawn or the cap is raised. The cap cannot be read with the
/// SDK's ABI.
/// @custom:contracts PufferL2Depositor
/// @custom:functions PufferL2Depositor.deposit
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/PufToken.sol @38060006
/// @custom:confidence read
error TotalDepositCapReached();
