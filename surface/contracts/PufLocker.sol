// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice Permit for {@link PufLocker}: the amount to lock, and the signature that allows the locker to take it.
///
/// A deadline in the past, such as 0, skips the signature; the allowance is used then. A permit that fails is ignored.
/// @custom:field deadline - last moment the signature counts; 0 for none
/// @custom:unit deadline - Unix seconds
/// @custom:field amount - token amount to lock and to permit
/// @custom:unit amount - base units of the locked token, in its own decimals
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

/// @title PufLocker
/// @notice Holds allowed tokens for an account until a release time, each deposit with its own amount and time.
/// @dev Wrapped by {@link PufLockerHandler}, all five functions. {@link PufferL2Depositor} locks puf tokens here.
///
/// Deposits are gated by an AccessManager instead of a pause switch: while closed, they revert with
/// `AccessManagedUnauthorized`. Their owner can withdraw released deposits at any time.
///
/// The SDK's ABI leaves out the list of allowed tokens, administration, the events `Deposited` and `Withdrawn`, and all
/// errors. Described after the newest public source; the deployed code was not compared with it.
interface IPufLocker {
    // types
    /// @notice One locked deposit of one account in one token.
    /// @custom:field amount - what is locked; 0 after it is withdrawn
    /// @custom:unit amount - base units of the token, in its own decimals
    /// @custom:field releaseTime - from this moment on the deposit can be withdrawn
    /// @custom:unit releaseTime - Unix seconds
    struct Deposit {
        uint128 amount;
        uint128 releaseTime;
    }

    // functions: view
    /// @notice Every deposit ever locked for an account in one token; the position is the index that withdraw takes.
    /// @dev Withdrawn deposits stay in the list with amount 0. Argument order: token first, unlike getDeposits.
    /// @param token address of the locked token
    /// @param depositor account that owns the deposits
    /// @return the deposits, oldest first; empty when there never was one
    function getAllDeposits(address token, address depositor) external view returns (Deposit[] memory);
    /// @notice One page of an account's locked deposits in one token.
    /// @dev Argument order: account first, unlike getAllDeposits. When `start` lies within the list, `start + limit`
    /// beyond `2^256 - 1` reverts with panic 0x11.
    /// @param user account that owns the deposits
    /// @param token address of the locked token
    /// @param start index of the first deposit wanted
    /// @custom:unit start - index, counted from 0
    /// @param limit how many deposits at most
    /// @custom:unit limit - count
    /// @return the deposits from `start` on; empty when `start` lies beyond the end
    function getDeposits(address user, address token, uint256 start, uint256 limit) external view returns (Deposit[] memory);
    /// @notice Shortest and longest lock that a new deposit may have, both included.
    /// @return the minimum
    /// @custom:unit return.0 - seconds
    /// @return the maximum
    /// @custom:unit return.1 - seconds
    function getLockPeriods() external view returns (uint128, uint128);

    // functions: write
    /// @notice Pulls an allowed token from the sender and locks it for a recipient until now plus the lock period.
    /// @dev Wrapped by {@link PufLockerHandler.deposit}. Checked in this order: token, access, amount, lock period,
    /// payment. Can be paused.
    /// @param token address of the token to lock
    /// @param recipient account that owns the deposit and alone can take it out
    /// @param lockPeriod time to lock, within getLockPeriods
    /// @custom:unit lockPeriod - seconds
    /// @param permitData amount to lock, and the permit for it
    /// @custom:reverts AccessManagedUnauthorized - deposits are paused
    /// @custom:reverts TokenNotAllowed - the token is not on the locker's list
    /// @custom:reverts InvalidLockPeriod - shorter than the minimum or longer than the maximum, which getLockPeriods
    /// returns
    /// @custom:reverts ERC20InsufficientBalance - the sender holds less; tokens of the OpenZeppelin 5 kind
    /// @custom:reverts ERC20InsufficientAllowance - no allowance and no working permit; tokens of the OpenZeppelin 5
    /// kind
    /// @custom:reverts FailedInnerCall - the token refused without a reason
    /// @custom:reverts SafeERC20FailedOperation - the token returned false
    /// @custom:reverts InvalidAmount - the amount is 0
    /// @custom:warning The recipient is not checked. A deposit for the zero address can never be withdrawn.
    /// @custom:unknown The allowed tokens, which only the contract's events show, and the limits in use, which
    /// getLockPeriods returns.
    /// @custom:inferred That everyone may call it while it is open: no published access table or script names this
    /// contract. `getTargetFunctionRole` of the access manager shows the live role.
    function deposit(address token, address recipient, uint128 lockPeriod, Permit calldata permitData) external;
    /// @notice Takes released deposits of the sender out and pays their sum to a recipient in one transfer.
    /// @dev Wrapped by {@link PufLockerHandler.withdraw}. Never paused. Only deposits of the sender count. One index
    /// that is unknown or still locked fails the whole call; one that was withdrawn before adds nothing. Checked in
    /// this order: recipient, then index and release time of each entry, then the sum.
    /// @param token address of the locked token
    /// @param depositIndexes positions in the sender's list of deposits of that token
    /// @custom:unit depositIndexes - indexes, counted from 0
    /// @param recipient account that gets the tokens
    /// @custom:reverts DepositLocked
    /// @custom:reverts NoWithdrawableAmount
    /// @custom:reverts ERC20InsufficientBalance - not expected, only if the locker lacks the token
    /// @custom:reverts FailedInnerCall - the token refused the transfer without a reason
    /// @custom:reverts SafeERC20FailedOperation - the token returned false
    /// @custom:reverts InvalidDepositIndex
    /// @custom:reverts InvalidRecipientAddress
    function withdraw(address token, uint256[] calldata depositIndexes, address recipient) external;
}
