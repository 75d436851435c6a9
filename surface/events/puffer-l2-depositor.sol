// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// @notice Tokens were deposited for an account ahead of an L2.
/// @param token token that was deposited
/// @param depositor account that paid
/// @param account account the deposit counts for
/// @param tokenAmount what was deposited
/// @param referralCode code given with the deposit
/// @custom:unit tokenAmount - base units of the token
/// @custom:unit referralCode - a code, no amount
/// @custom:contracts PufferL2Depositor
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-contracts/src/interface/IPufferL2Depositor.sol
/// @custom:confidence read
event DepositedToken(address indexed token, address indexed depositor, address indexed account, uint256 tokenAmount, uint256 referralCode);
