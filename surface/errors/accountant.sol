// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice The Accountant of the vault is paused, so its safe price functions and everything that uses them are
/// stopped.
/// @dev An administrator paused it, or a posted rate was outside the allowed bounds or came too early; the contract
/// then pauses itself. Source from before 29 January 2026 stores the refused rate, newer source keeps the previous one.
/// @dev Deposits through the Teller stop with this error even if {@link Teller.isPaused} is false.
/// @custom:fix First cancel your open request in the AtomicQueue, if any: it stays fillable at its old price. Then wait
/// until the Accountant is unpaused, and compare the rate with the one before the pause. {@link Accountant.getRate} and
/// {@link Accountant.getRateInQuote} still work, but can return the refused rate.
/// @custom:contracts Accountant, Teller
/// @custom:functions Accountant.getRateSafe, Accountant.getRateInQuoteSafe, Teller.deposit, Teller.depositWithPermit, Teller.bulkDeposit, Teller.bulkWithdraw
/// @custom:source Ion-Protocol/nucleus-boring-vault src/base/Roles/AccountantWithRateProviders.sol @f7921cde
/// @custom:confidence read
error AccountantWithRateProviders__Paused();
