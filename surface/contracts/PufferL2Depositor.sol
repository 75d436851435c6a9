// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice Permit for {@link PufferL2Depositor}: the amount to wrap, and the signature that allows the depositor to
/// take it.
///
/// A deadline in the past, such as 0, skips the signature; the allowance is used then. A permit that fails is ignored.
/// @custom:field deadline - last moment the signature counts; 0 for none
/// @custom:unit deadline - Unix seconds
/// @custom:field amount - token amount to deposit and to permit
/// @custom:unit amount - base units of the deposited token, in its own decimals
/// @custom:field v - recovery value of the signature; 0 without one
/// @custom:unit v - 27 or 28
/// @custom:field r - first 32 bytes of the signature; zero without one
/// @custom:field s - second 32 bytes of the signature; zero without one
struct Permit {
    uint256 deadline;
    uint256 amount;
    uint8 v;
    bytes32 r;
    bytes32 s;
}

/// @title PufferL2Depositor
/// @notice Wraps registered tokens into puf tokens on Ethereum, 1:1, and can lock them in PufLocker in the same
/// transaction.
/// @dev Wrapped by {@link PufferL2DepositorHandler}. Every registered token has its own puf token, an ERC-20 with
/// the same decimals, made by this contract.
///
/// The contract is not upgradeable through a proxy. Deposits are gated by an AccessManager instead of a pause switch:
/// while closed, they revert with `AccessManagedUnauthorized`.
///
/// The SDK's ABI holds one function. On chain there are also `depositETH`, the getter `tokens(address)` for the puf
/// token of a token, administration, events such as `DepositedToken`, and all errors. Described after the newest public
/// source; the deployed code was not compared with it.
interface IPufferL2Depositor {
    // functions: write
    /// @notice Pulls a registered token from the sender, wraps it, and credits the puf token to an account, locked or
    /// unlocked.
    /// @dev Wrapped by {@link PufferL2DepositorHandler.deposit}, with the sender as account. With a lock period of 0
    /// the account receives the puf token. Otherwise {@link PufLocker} holds it for the account, as a deposit in the
    /// puf token. Checked in this order: token, access, payment, amount, account, cap, lock. Can be paused.
    /// @param token registered token to pay with
    /// @param account account that the puf token or the lock is credited to
    /// @param permitData amount to deposit, and the permit for it
    /// @param referralCode free number that only appears in the event log
    /// @custom:unit referralCode - an identifier, no quantity
    /// @param lockPeriod 0 for no lock, else a time within {@link PufLocker.getLockPeriods}
    /// @custom:unit lockPeriod - seconds
    /// @custom:reverts AccessManagedUnauthorized - deposits are paused here or, with a lock, in PufLocker
    /// @custom:reverts ERC20InsufficientBalance - the sender holds less; tokens of the OpenZeppelin 5 kind
    /// @custom:reverts ERC20InsufficientAllowance - no allowance and no working permit; tokens of the OpenZeppelin 5
    /// kind
    /// @custom:reverts FailedInnerCall - the token refused without a reason, as WETH does
    /// @custom:reverts SafeERC20FailedOperation - the token returned false
    /// @custom:reverts TokenNotAllowed - with a lock: PufLocker does not accept the puf token
    /// @custom:reverts InvalidLockPeriod - with a lock: outside the limits
    /// @custom:reverts InvalidToken - the token is not registered
    /// @custom:reverts InvalidAccount - without a lock: the account is the zero address
    /// @custom:reverts TotalDepositCapReached - the puf token would exceed its cap
    /// @custom:reverts InvalidAmount - the amount is 0
    /// @custom:warning With a lock the account is not checked. A deposit locked for the zero address can never be
    /// withdrawn.
    /// @custom:inferred That everyone may call it while it is open: no published access table or script names this
    /// contract. `getTargetFunctionRole` of the access manager shows the live role.
    function deposit(address token, address account, Permit calldata permitData, uint256 referralCode, uint128 lockPeriod) external;
}
