// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

interface AccountantWithRateProviders {}

interface Authority {}

interface BoringVault {}

interface ERC20 {}

/// @title Teller
/// @notice Entrance of one UniFi vault: it takes supported tokens from depositors into the BoringVault and has shares
/// minted for them.
/// @dev It prices each token with the Accountant of the vault. The upstream name is TellerWithMultiAssetSupport. The
/// token is pulled by the BoringVault, so the BoringVault, not the Teller, needs the allowance.
/// @dev The SDK wraps it in {@link NucleusTellerHandler.getContract}.
///
/// Access is decided by an authority contract and the owner; a call that neither allows reverts with the text
/// `UNAUTHORIZED`. The public deposit functions are behind the same gate and are meant to be open to everyone.
///
/// The ABI of the SDK holds no events and no errors, and it has the form from before January 2026. Newer public source
/// replaces `isSupported`, `addAsset` and `removeAsset` by separate lists for deposits and withdrawals and has no
/// `bulkDeposit`.
/// @dev Tokens move through the solmate transfer library: any failure of a token shows as the text
/// `TRANSFER_FROM_FAILED` or `TRANSFER_FAILED`.
/// @custom:unknown Which revision is deployed at the SDK's addresses (its verified source would show it), and the ids
/// and holders of its roles (the events of its authority show them).
interface ITeller {
    // functions: view
    /// @notice Returns the Accountant that prices deposits and bulk withdrawals of this Teller.
    /// @return address of the Accountant
    function accountant() external view returns (AccountantWithRateProviders);
    /// @notice Returns the contract that decides who may call the gated functions; the zero address leaves only the
    /// owner.
    /// @return address of the authority
    function authority() external view returns (Authority);
    /// @notice Does nothing when an account may move its shares and reverts while they are locked.
    ///
    /// The BoringVault calls it before each transfer if its transfer hook points to the Teller. Call it yourself to
    /// test a transfer.
    /// @param from holder of the shares
    /// @custom:reverts TellerWithMultiAssetSupport__SharesAreLocked
    function beforeTransfer(address from) external view;
    /// @notice Returns the number that the next public deposit will get in the deposit history.
    ///
    /// It starts at 1 and grows by one with each deposit; bulk deposits do not count.
    /// @return number of the next deposit
    /// @custom:unit return - count
    function depositNonce() external view returns (uint96);
    /// @notice Returns whether public deposits are stopped.
    ///
    /// In the source that fits this ABI, bulk deposits and withdrawals continue. Newer public source stops withdrawals,
    /// and has no bulk deposits. Which is deployed is unknown.
    /// @return true while paused
    function isPaused() external view returns (bool);
    /// @notice Returns whether a token can be deposited and withdrawn through this Teller.
    ///
    /// Read it before a deposit. The SDK has no method for it. A supported token also needs a price in the Accountant.
    /// @custom:param 0 - token to look up
    /// @return true if the token is accepted
    function isSupported(ERC20) external view returns (bool);
    /// @notice Returns the owner of this Teller, who may call every gated function.
    /// @return address of the owner
    function owner() external view returns (address);
    /// @notice Returns the stored hash of a public deposit; zero for an unknown number or a refunded deposit.
    ///
    /// The hash covers receiver, token, token amount, share amount, time of the deposit and lock period at that time,
    /// ABI-encoded in this order.
    /// @custom:param 0 - number of the deposit
    /// @custom:unit 0 - count, starting at 1
    /// @return keccak-256 hash
    function publicDepositHistory(uint256) external view returns (bytes32);
    /// @notice Returns how long shares stay locked after a public deposit; zero means no lock, the highest value is 3
    /// days.
    /// @return lock period for deposits made now
    /// @custom:unit return - seconds
    function shareLockPeriod() external view returns (uint64);
    /// @notice Returns the moment until which the shares of an account are locked; zero if it never deposited here.
    /// @custom:param 0 - account to look up
    /// @return end of the lock; it covers all shares of the account
    /// @custom:unit return - Unix seconds
    function shareUnlockTime(address) external view returns (uint256);
    /// @notice Returns the BoringVault behind this Teller: share token and spender for deposits.
    /// @return address of the vault
    function vault() external view returns (BoringVault);

    // functions: write
    /// @notice Adds a token to the list of accepted tokens.
    ///
    /// Deposits also need a price for the token in the Accountant.
    /// @param asset token to accept
    /// @custom:access the owner, and accounts authorised by the authority of the Teller (role id unknown)
    function addAsset(ERC20 asset) external;
    /// @notice Deposits a token for a given receiver without share lock and without a refund record, for solvers.
    ///
    /// Shares = depositAmount × 10^(share decimals) / rate, rounded down. For a pause see {@link Teller.isPaused}. The
    /// caller must have approved the token to the BoringVault.
    /// @param depositAsset token to pay in
    /// @param depositAmount amount to pay in
    /// @custom:unit depositAmount - base units of depositAsset
    /// @param minimumMint fewest shares to accept
    /// @custom:unit minimumMint - base units of the UniFi share token
    /// @param to account that receives the shares
    /// @return shares shares minted
    /// @custom:unit return.shares - base units of the UniFi share token
    /// @custom:reverts TellerWithMultiAssetSupport__AssetNotSupported
    /// @custom:reverts TellerWithMultiAssetSupport__ZeroAssets
    /// @custom:reverts TellerWithMultiAssetSupport__MinimumMintNotMet
    /// @custom:reverts AccountantWithRateProviders__Paused
    /// @custom:reverts "UNAUTHORIZED" - the caller lacks the solver role
    /// @custom:reverts "TRANSFER_FROM_FAILED" - balance or allowance for the vault is too small
    /// @custom:access solver role of the vault's own authority (id unknown), and the owner
    function bulkDeposit(ERC20 depositAsset, uint256 depositAmount, uint256 minimumMint, address to) external returns (uint256 shares);
    /// @notice Burns shares of the caller and pays a token out of the vault to a given receiver, for solvers.
    ///
    /// Payout = shareAmount × rate / 10^(share decimals), rounded down. For a pause see {@link Teller.isPaused}. Too few
    /// shares revert with panic 0x11, too little of the token in the vault with the text `TRANSFER_FAILED`.
    /// @param withdrawAsset token to withdraw
    /// @param shareAmount shares to burn
    /// @custom:unit shareAmount - base units of the UniFi share token
    /// @param minimumAssets least amount to accept
    /// @custom:unit minimumAssets - base units of withdrawAsset
    /// @param to account that receives the token
    /// @return assetsOut amount paid out
    /// @custom:unit return.assetsOut - base units of withdrawAsset
    /// @custom:reverts TellerWithMultiAssetSupport__AssetNotSupported
    /// @custom:reverts TellerWithMultiAssetSupport__ZeroShares
    /// @custom:reverts TellerWithMultiAssetSupport__MinimumAssetsNotMet
    /// @custom:reverts AccountantWithRateProviders__Paused
    /// @custom:reverts "UNAUTHORIZED" - the caller lacks the solver role
    /// @custom:reverts Panic(0x11) - fewer shares than asked for
    /// @custom:reverts "TRANSFER_FAILED" - the vault holds too little of the token
    /// @custom:access solver role of the vault's own authority (id unknown), and the owner
    function bulkWithdraw(ERC20 withdrawAsset, uint256 shareAmount, uint256 minimumAssets, address to) external returns (uint256 assetsOut);
    /// @notice Takes a token from the caller into the vault and mints shares to the caller, with an allowance given
    /// before.
    ///
    /// Shares = depositAmount × 10^(share decimals) / rate, rounded down. The BoringVault must be allowed to take the
    /// amount; otherwise the call reverts with the text `TRANSFER_FROM_FAILED`. Restarts the share lock and records the
    /// deposit for a possible refund.
    /// @param depositAsset token to pay in; it must be supported
    /// @param depositAmount amount to pay in
    /// @custom:unit depositAmount - base units of depositAsset
    /// @param minimumMint fewest shares to accept
    /// @custom:unit minimumMint - base units of the UniFi share token
    /// @return shares shares minted
    /// @custom:unit return.shares - base units of the UniFi share token
    /// @custom:reverts TellerWithMultiAssetSupport__Paused
    /// @custom:reverts TellerWithMultiAssetSupport__AssetNotSupported
    /// @custom:reverts TellerWithMultiAssetSupport__ZeroAssets
    /// @custom:reverts TellerWithMultiAssetSupport__MinimumMintNotMet
    /// @custom:reverts AccountantWithRateProviders__Paused
    /// @custom:reverts "TRANSFER_FROM_FAILED" - the depositor holds too little, or the vault may not take it
    /// @custom:access gated by the authority of the Teller, meant to be open to everyone; while closed, the text
    /// `UNAUTHORIZED`
    /// @custom:warning An allowance for the Teller does not help: the BoringVault pulls the token.
    function deposit(ERC20 depositAsset, uint256 depositAmount, uint256 minimumMint) external returns (uint256 shares);
    /// @notice Takes a token from the caller into the vault and mints shares to the caller, with a permit signed for
    /// the BoringVault.
    ///
    /// A permit that the token refuses is ignored when the allowance is high enough already. A balance that is too
    /// small reverts with the text `TRANSFER_FROM_FAILED`. Restarts the share lock and records the deposit for a
    /// possible refund.
    /// @param depositAsset token to pay in; it must be supported
    /// @param depositAmount amount to pay in, and value of the permit
    /// @custom:unit depositAmount - base units of depositAsset
    /// @param minimumMint fewest shares to accept
    /// @custom:unit minimumMint - base units of the UniFi share token
    /// @param deadline last moment at which the permit is accepted
    /// @custom:unit deadline - Unix seconds
    /// @param v recovery id of the signature
    /// @custom:unit v - 27 or 28
    /// @param r first 32 bytes of the signature
    /// @param s second 32 bytes of the signature
    /// @return shares shares minted
    /// @custom:unit return.shares - base units of the UniFi share token
    /// @custom:reverts TellerWithMultiAssetSupport__Paused
    /// @custom:reverts TellerWithMultiAssetSupport__AssetNotSupported
    /// @custom:reverts TellerWithMultiAssetSupport__ZeroAssets
    /// @custom:reverts TellerWithMultiAssetSupport__MinimumMintNotMet
    /// @custom:reverts TellerWithMultiAssetSupport__PermitFailedAndAllowanceTooLow
    /// @custom:reverts AccountantWithRateProviders__Paused
    /// @custom:reverts "TRANSFER_FROM_FAILED" - the depositor holds too little of the token
    /// @custom:access gated by the authority of the Teller, meant to be open to everyone; while closed, the text
    /// `UNAUTHORIZED`
    function depositWithPermit(ERC20 depositAsset, uint256 depositAmount, uint256 minimumMint, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external returns (uint256 shares);
    /// @notice Stops public deposits through this Teller until it is unpaused.
    /// @custom:access the owner, and accounts authorised by the authority of the Teller (role id unknown)
    function pause() external;
    /// @notice Reverses a public deposit during its lock period: burns the shares and returns the token to the
    /// depositor.
    ///
    /// All values must be those of the original deposit. If the depositor has moved the shares, the burn reverts
    /// with panic 0x11.
    /// @param nonce number of the deposit
    /// @custom:unit nonce - count, starting at 1
    /// @param receiver account that deposited; it loses the shares and gets the token
    /// @param depositAsset token that was paid in
    /// @param depositAmount amount that was paid in
    /// @custom:unit depositAmount - base units of depositAsset
    /// @param shareAmount shares that were minted
    /// @custom:unit shareAmount - base units of the UniFi share token
    /// @param depositTimestamp time of the deposit
    /// @custom:unit depositTimestamp - Unix seconds
    /// @param shareLockUpPeriodAtTimeOfDeposit lock period that applied to the deposit
    /// @custom:unit shareLockUpPeriodAtTimeOfDeposit - seconds
    /// @custom:reverts TellerWithMultiAssetSupport__SharesAreUnLocked
    /// @custom:reverts TellerWithMultiAssetSupport__BadDepositHash
    /// @custom:access the owner, and accounts authorised by the authority of the Teller (role id unknown)
    function refundDeposit(uint256 nonce, address receiver, address depositAsset, uint256 depositAmount, uint256 shareAmount, uint256 depositTimestamp, uint256 shareLockUpPeriodAtTimeOfDeposit) external;
    /// @notice Takes a token off the list of accepted tokens, for deposits and bulk withdrawals alike.
    /// @param asset token to refuse from now on
    /// @custom:access the owner, and accounts authorised by the authority of the Teller (role id unknown)
    function removeAsset(ERC20 asset) external;
    /// @notice Replaces the contract that decides who may call the gated functions of this Teller.
    ///
    /// A caller without permission reverts without a text.
    /// @param newAuthority new authority; the zero address leaves only the owner
    /// @custom:access the owner, and accounts authorised by the authority of the Teller (role id unknown)
    function setAuthority(Authority newAuthority) external;
    /// @notice Sets the lock period for future public deposits.
    ///
    /// Locks that are running keep their end, but the next deposit of the same account replaces it.
    /// @param _shareLockPeriod new lock period, at most 3 days
    /// @custom:unit _shareLockPeriod - seconds (highest value 259200)
    /// @custom:reverts TellerWithMultiAssetSupport__ShareLockPeriodTooLong
    /// @custom:access the owner, and accounts authorised by the authority of the Teller (role id unknown)
    function setShareLockPeriod(uint64 _shareLockPeriod) external;
    /// @notice Makes another account the owner of this Teller at once, without confirmation by it.
    /// @param newOwner new owner; the zero address is accepted
    /// @custom:access the owner, and accounts authorised by the authority of the Teller (role id unknown)
    function transferOwnership(address newOwner) external;
    /// @notice Opens public deposits through this Teller again.
    /// @custom:access the owner, and accounts authorised by the authority of the Teller (role id unknown)
    function unpause() external;
}
