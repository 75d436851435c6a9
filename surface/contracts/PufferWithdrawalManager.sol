// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice Permit for {@link PufferWithdrawalManager}: the pufETH to transfer, and the signature that allows the manager
/// to take it.
///
/// A permit that fails is ignored; an allowance then carries the request, or it reverts with ERC20InsufficientAllowance.
/// @custom:field deadline - last moment the signature counts; the SDK signs for two hours
/// @custom:unit deadline - Unix seconds
/// @custom:field amount - pufETH to transfer and to permit
/// @custom:unit amount - base units of pufETH (18 decimals)
/// @custom:field v - recovery value of the signature
/// @custom:unit v - 27 or 28
/// @custom:field r - first 32 bytes of the signature
/// @custom:field s - second 32 bytes of the signature
struct Permit {
    uint256 deadline;
    uint256 amount;
    uint8 v;
    bytes32 r;
    bytes32 s;
}

interface PufferWithdrawalManagerStorage {
    /// @notice One request for a two-step withdrawal that has not been paid out yet.
    ///
    /// All fields are zero when the index does not exist yet, belongs to the empty batch 0, or is paid out.
    /// @custom:field pufETHAmount - pufETH transferred
    /// @custom:unit pufETHAmount - base units of pufETH (18 decimals)
    /// @custom:field pufETHToETHExchangeRate - ETH per pufETH when the request was made; the payout never uses a higher
    /// rate
    /// @custom:unit pufETHToETHExchangeRate - ETH per 1 pufETH, scaled by 1e18
    /// @custom:field recipient - account that will be paid in WETH
    struct Withdrawal {
        uint128 pufETHAmount;
        uint128 pufETHToETHExchangeRate;
        address recipient;
    }
}

/// @title PufferWithdrawalManager
/// @notice Queue for leaving pufETH in two steps: requests transfer pufETH to it, finalised requests are paid out in WETH.
/// @dev Wrapped by {@link PufferWithdrawalManagerHandler}. A request gets the next index of the queue; index divided by
/// the batch size is its batch. On Mainnet the batch size is 10, by the constructor arguments in a public copy of
/// Sourcify's record. Full batches are finalised in order by role 25, the withdrawal finaliser. Finalising burns the
/// pufETH and fetches ETH from {@link PufferVaultV5}. There is no cancellation.
///
/// The user functions are gated by an AccessManager instead of a pause switch: while closed, they revert with
/// `AccessManagedUnauthorized`.
///
/// The SDK's ABI holds four functions. It leaves out the getters `getMaxWithdrawalAmount`,
/// `getFinalizedWithdrawalBatch`, `getWithdrawalsLength`, `getBatch`, `BATCH_SIZE` and `MIN_WITHDRAWAL_AMOUNT`, the
/// finaliser's and administrator's functions, all errors, and all events, among them
/// {@link PufferWithdrawalManager.WithdrawalRequested}, which alone has the index of a new request.
interface IPufferWithdrawalManager {
    // functions: view
    /// @notice An open request by its index; all zeros when it was paid out, never existed or belongs to the empty
    /// batch 0.
    /// @dev Wrapped by {@link PufferWithdrawalManagerHandler.getWithdrawal}. Never reverts. Does not show whether the
    /// request is finalised.
    /// @param withdrawalIdx index of the request
    /// @custom:unit withdrawalIdx - index in the queue, counted from 0
    /// @return the record of the request
    function getWithdrawal(uint256 withdrawalIdx) external view returns (PufferWithdrawalManagerStorage.Withdrawal memory);

    // functions: write
    /// @notice Pays a finalised request out to its recipient, in WETH, and deletes its record.
    /// @dev Wrapped by {@link PufferWithdrawalManagerHandler.completeQueuedWithdrawal}. Anyone may call it; the payout
    /// always goes to the recorded recipient. Payout: pufETH amount times the lower of the rates at request and at
    /// finalisation, divided by 1e18; no fee. Can be paused.
    /// @param withdrawalIdx index of the request
    /// @custom:unit withdrawalIdx - index in the queue, counted from 0
    /// @custom:reverts AccessManagedUnauthorized - completing withdrawals is paused
    /// @custom:reverts SafeCastOverflowedUintDowncast - not expected, only if the payout overflows
    /// @custom:reverts NotFinalized - the batch is not finalised, or the index does not exist yet
    /// @custom:reverts WithdrawalAlreadyCompleted - already paid out, or an index of the empty batch 0
    /// @custom:inferred That everyone may call it: Puffer's public migration script opens it, while the comment in the
    /// source names the finaliser role. `getTargetFunctionRole` of the access manager shows the live role.
    /// @custom:warning The payout is WETH, not ETH.
    function completeQueuedWithdrawal(uint256 withdrawalIdx) external;
    /// @notice Pulls pufETH from the sender and queues a payout in WETH to a recipient of choice.
    /// @dev Wrapped by {@link PufferWithdrawalManagerHandler.requestWithdrawal}, with the sender as recipient. pufETH
    /// must be approved to the manager. At least 0.01 pufETH, at most `getMaxWithdrawalAmount`, one request per
    /// transaction. Checked in this order: one per transaction, minimum, maximum, recipient, payment. The index is in
    /// the event `WithdrawalRequested`. Can be paused.
    /// @param pufETHAmount pufETH to transfer, at least `10^16`
    /// @custom:unit pufETHAmount - base units of pufETH (18 decimals)
    /// @param recipient account that will be paid in WETH
    /// @custom:reverts AccessManagedUnauthorized - requests are paused
    /// @custom:reverts ERC20InsufficientBalance - the sender holds less pufETH
    /// @custom:reverts ERC20InsufficientAllowance - the manager may move less pufETH of the sender
    /// @custom:reverts SafeCastOverflowedUintDowncast - not expected, only if the rate overflows
    /// @custom:reverts WithdrawalAmountTooLow - less than 0.01 pufETH
    /// @custom:reverts WithdrawalAmountTooHigh - above the current maximum
    /// @custom:reverts WithdrawalToZeroAddress - the recipient is the zero address
    /// @custom:reverts MultipleWithdrawalsAreForbidden - a request was made earlier in the same transaction
    /// @custom:unknown The current maximum per request; `getMaxWithdrawalAmount()`, which the SDK's ABI lacks, returns
    /// it.
    function requestWithdrawal(uint128 pufETHAmount, address recipient) external;
    /// @notice Pulls pufETH from the sender with a permit signature and queues a payout in WETH to a recipient of
    /// choice.
    /// @dev Wrapped by {@link PufferWithdrawalManagerHandler.requestWithdrawalWithPermit}, with the sender as
    /// recipient. Same limits, checks and result as requestWithdrawal. The permit is tried first; when it fails the
    /// allowance decides. Can be paused.
    /// @param permitData pufETH to transfer, and the permit for it
    /// @param recipient account that will be paid in WETH
    /// @custom:reverts AccessManagedUnauthorized - requests are paused
    /// @custom:reverts ERC20InsufficientBalance - the sender holds less pufETH
    /// @custom:reverts ERC20InsufficientAllowance - the permit was refused and no allowance covers the amount
    /// @custom:reverts SafeCastOverflowedUintDowncast - not expected, only if the rate overflows
    /// @custom:reverts WithdrawalAmountTooLow - less than 0.01 pufETH
    /// @custom:reverts WithdrawalAmountTooHigh - above the current maximum
    /// @custom:reverts WithdrawalToZeroAddress - the recipient is the zero address
    /// @custom:reverts MultipleWithdrawalsAreForbidden - a request was made earlier in the same transaction
    /// @custom:warning Only the lowest 128 bits of the permit amount count. An amount of `2^128` or more is cut down,
    /// not refused.
    function requestWithdrawalWithPermit(Permit calldata permitData, address recipient) external;
}
