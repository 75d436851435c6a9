// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// @notice Tokens were locked for an account.
/// @param user recipient of the deposit, who alone can withdraw it; not always the payer
/// @param token token that was locked
/// @param amount what was locked
/// @param releaseTime first moment it can be withdrawn
/// @custom:unit amount - base units of the token
/// @custom:unit releaseTime - Unix seconds
/// @custom:contracts PufLocker
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-contracts/src/interface/IPufLocker.sol
/// @custom:confidence read
event Deposited(address indexed user, address indexed token, uint128 amount, uint128 releaseTime);

/// @notice Released deposits of an account were paid out.
/// @param user owner of the deposits
/// @param token token that was paid
/// @param amount sum of the chosen deposits
/// @param recipient account that was paid
/// @custom:unit amount - base units of the token
/// @custom:contracts PufLocker
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-contracts/src/interface/IPufLocker.sol
/// @custom:confidence read
event Withdrawn(address indexed user, address indexed token, uint128 amount, address indexed recipient);
