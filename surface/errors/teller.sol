// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice Public deposits into this UniFi vault are stopped.
///
/// In newer source {@link Teller.bulkWithdraw} reverts with it, too. Which source is deployed is unknown.
/// @custom:fix Wait until {@link NucleusTellerHandler.isPaused} returns false.
/// @custom:contracts Teller
/// @custom:functions Teller.deposit, Teller.depositWithPermit
/// @custom:source Ion-Protocol/nucleus-boring-vault src/base/Roles/TellerWithMultiAssetSupport.sol @78737023
/// @custom:confidence read
error TellerWithMultiAssetSupport__Paused();

/// @notice The UniFi vault does not accept this token.
///
/// Often the selected vault is not the one you meant, since the Teller keeps the token of the last `withToken`.
/// @custom:fix Check the token with {@link Teller.isSupported} and the vault with
/// {@link NucleusTellerHandler.withToken}.
/// @custom:contracts Teller
/// @custom:functions Teller.deposit, Teller.depositWithPermit, Teller.bulkDeposit, Teller.bulkWithdraw
/// @custom:source Ion-Protocol/nucleus-boring-vault src/base/Roles/TellerWithMultiAssetSupport.sol @78737023
/// @custom:confidence read
error TellerWithMultiAssetSupport__AssetNotSupported();

/// @notice The amount to deposit into the UniFi vault is zero.
/// @custom:fix Deposit an amount above zero, in base units of the token.
/// @custom:contracts Teller
/// @custom:functions Teller.deposit, Teller.depositWithPermit, Teller.bulkDeposit
/// @custom:source Ion-Protocol/nucleus-boring-vault src/base/Roles/TellerWithMultiAssetSupport.sol @78737023
/// @custom:confidence read
error TellerWithMultiAssetSupport__ZeroAssets();

/// @notice The deposit would give fewer shares than `minimumMint`.
///
/// The rate rose since `minimumMint` was computed, or `minimumMint` is in the wrong unit: it counts shares, not the
/// token paid in.
/// @custom:fix Compute it again from {@link NucleusAccountantHandler.getRateInQuoteSafe} and subtract the slippage you
/// accept.
/// @custom:contracts Teller
/// @custom:functions Teller.deposit, Teller.depositWithPermit, Teller.bulkDeposit
/// @custom:source Ion-Protocol/nucleus-boring-vault src/base/Roles/TellerWithMultiAssetSupport.sol @78737023
/// @custom:confidence read
error TellerWithMultiAssetSupport__MinimumMintNotMet();

/// @notice The token refused the permit, and the BoringVault's earlier allowance is too small.
///
/// Usual reasons: the permit names another spender (the Teller, or the vault of another UniFi token), its deadline has
/// passed, your first transaction used it, or the token has no permit. WETH is the exception: it has no permit but
/// accepts the call, so a missing allowance reverts with the text `TRANSFER_FROM_FAILED`.
/// @custom:fix If you sent it before, look for your first transaction, and send nothing more if it worked. Else sign again
/// with the BoringVault of the selected UniFi token as spender, or approve that vault and deposit with
/// `isPreapproved: true`.
/// @custom:contracts Teller
/// @custom:functions Teller.depositWithPermit
/// @custom:source Ion-Protocol/nucleus-boring-vault src/base/Roles/TellerWithMultiAssetSupport.sol @78737023
/// @custom:confidence read
error TellerWithMultiAssetSupport__PermitFailedAndAllowanceTooLow();

/// @notice A bulk withdrawal was asked to burn zero shares.
/// @custom:fix Pass a share amount above zero.
/// @custom:contracts Teller
/// @custom:functions Teller.bulkWithdraw
/// @custom:source Ion-Protocol/nucleus-boring-vault src/base/Roles/TellerWithMultiAssetSupport.sol @78737023
/// @custom:confidence read
error TellerWithMultiAssetSupport__ZeroShares();

/// @notice A bulk withdrawal would pay less than `minimumAssets`.
/// @custom:fix Compute the minimum again from {@link NucleusAccountantHandler.getRateInQuoteSafe}, in base units of
/// the token you withdraw.
/// @custom:contracts Teller
/// @custom:functions Teller.bulkWithdraw
/// @custom:source Ion-Protocol/nucleus-boring-vault src/base/Roles/TellerWithMultiAssetSupport.sol @78737023
/// @custom:confidence read
error TellerWithMultiAssetSupport__MinimumAssetsNotMet();

/// @notice UniFi shares cannot move yet: their holder deposited less than the lock period ago.
///
/// Transfers of the share token revert with it only when the transfer hook of the vault points to the Teller. A solve of the
/// AtomicQueue fails for the same reason with the text `TRANSFER_FROM_FAILED`, because its transfer library drops the
/// error of the token.
/// @custom:fix Wait until {@link NucleusTellerHandler.shareUnlockTime} of the holder. A new deposit starts the lock
/// again.
/// @custom:contracts Teller, BoringVault
/// @custom:functions Teller.beforeTransfer, BoringVault.transfer, BoringVault.transferFrom
/// @custom:source Ion-Protocol/nucleus-boring-vault src/base/Roles/TellerWithMultiAssetSupport.sol @78737023
/// @custom:confidence read
error TellerWithMultiAssetSupport__SharesAreLocked();

/// @notice A deposit can no longer be refunded, because its lock period is over.
/// @custom:fix Administrators only: refund within the lock period that applied to the deposit.
/// @custom:contracts Teller
/// @custom:functions Teller.refundDeposit
/// @custom:source Ion-Protocol/nucleus-boring-vault src/base/Roles/TellerWithMultiAssetSupport.sol @78737023
/// @custom:confidence read
error TellerWithMultiAssetSupport__SharesAreUnLocked();

/// @notice The values given for a refund do not match the recorded deposit, or it was refunded before.
/// @custom:fix Administrators only: take all values from the deposit itself and compare with
/// {@link Teller.publicDepositHistory}.
/// @custom:contracts Teller
/// @custom:functions Teller.refundDeposit
/// @custom:source Ion-Protocol/nucleus-boring-vault src/base/Roles/TellerWithMultiAssetSupport.sol @78737023
/// @custom:confidence read
error TellerWithMultiAssetSupport__BadDepositHash();

/// @notice The new lock period is longer than 3 days.
/// @custom:fix Administrators only: pass at most 259200 seconds.
/// @custom:contracts Teller
/// @custom:functions Teller.setShareLockPeriod
/// @custom:source Ion-Protocol/nucleus-boring-vault src/base/Roles/TellerWithMultiAssetSupport.sol @78737023
/// @custom:confidence read
error TellerWithMultiAssetSupport__ShareLockPeriodTooLong();
