// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice Native coin was sent with a deposit, but the vault's asset is not the wrapped native token.
///
/// The SDK's request method sends as much value as it deposits: on a vault for pufETH it always reverts with this,
/// unless an earlier check fails.
/// @custom:fix Send no value and approve the asset to the vault. The SDK method
/// {@link LagoonVaultHandler.requestDeposit} always sends a value: call {@link LagoonVault.requestDeposit} through
/// getContract() instead.
/// @custom:contracts LagoonVault
/// @custom:functions LagoonVault.requestDeposit, LagoonVault.syncDeposit
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error CantDepositNativeToken();

/// @notice An earlier request of this controller, made before the last valuation, is still waiting for its settlement.
///
/// Deposit and redeem requests are counted separately. Further requests within the same epoch are allowed and add up.
/// Another account can have made the request: the vault does not ask the controller.
/// @custom:fix Wait for the settlement, then try again. {@link LagoonVaultHandler.pendingDepositRequest} and
/// {@link LagoonVaultHandler.pendingRedeemRequest} show what is waiting.
/// @custom:contracts LagoonVault
/// @custom:functions LagoonVault.requestDeposit, LagoonVault.requestRedeem, LagoonVault.claimSharesAndRequestRedeem
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error OnlyOneRequestAllowed();

/// @notice The latest request of the controller is not settled yet, so there is nothing to claim.
///
/// A controller that never made a request gets a panic 0x11 instead.
/// @custom:fix Claim when {@link LagoonVaultHandler.claimableDepositRequest} or
/// {@link LagoonVaultHandler.claimableRedeemRequest} is above zero. Without `controller` the redeem methods look at the
/// receiver's request.
/// @custom:contracts LagoonVault
/// @custom:functions LagoonVault.deposit, LagoonVault.redeem, LagoonVault.withdraw
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error RequestIdNotClaimable();

/// @notice The caller has no deposit request in the current epoch, so it can cancel nothing.
///
/// The valuation was proposed, the request is settled, or another account is its controller.
/// @param requestId latest deposit request of the caller; 0 if there never was one
/// @custom:unit requestId - id (epoch number)
/// @custom:fix Read {@link LagoonVaultHandler.pendingDepositRequest} and
/// {@link LagoonVaultHandler.claimableDepositRequest}: wait for the settlement, or claim. If both are 0, it was claimed
/// or cancelled, or has another controller: only that account can cancel it, and only that account or its operator can
/// claim it.
/// @custom:contracts LagoonVault
/// @custom:functions LagoonVault.cancelRequestDeposit
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error RequestNotCancelable(uint256 requestId);

/// @notice The caller acts for an account that has not made the caller its operator.
///
/// With the SDK this is often a missing `controller`: the receiver then counts as owner of the tokens or of the
/// request.
/// @custom:fix Send from the account that owns the tokens or the request. In {@link LagoonVaultHandler.requestDeposit}
/// that is the parameter `controller`; left out, it is the receiver. An operator is set with `setOperator`, which is
/// not in the SDK's ABI.
/// @custom:contracts LagoonVault
/// @custom:functions LagoonVault.requestDeposit, LagoonVault.deposit, LagoonVault.withdraw, LagoonVault.redeem
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error ERC7540InvalidOperator();

/// @notice The vault has no deposit preview: the price is known only at the settlement.
/// @custom:fix Use {@link LagoonVaultHandler.convertToShares} for an estimate.
/// @custom:contracts LagoonVault
/// @custom:functions LagoonVault.previewDeposit
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error ERC7540PreviewDepositDisabled();

/// @notice The vault has no mint preview: the price is known only at the settlement.
/// @custom:fix Use {@link LagoonVaultHandler.convertToAssets} for an estimate.
/// @custom:contracts LagoonVault
/// @custom:functions LagoonVault.previewMint
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error ERC7540PreviewMintDisabled();

/// @notice The vault has no redeem preview: the price is known only at the settlement.
/// @custom:fix Use {@link LagoonVaultHandler.convertToAssets} for an estimate.
/// @custom:contracts LagoonVault
/// @custom:functions LagoonVault.previewRedeem
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error ERC7540PreviewRedeemDisabled();

/// @notice The vault has no withdrawal preview: the price is known only at the settlement.
/// @custom:fix Use {@link LagoonVaultHandler.convertToShares} for an estimate.
/// @custom:contracts LagoonVault
/// @custom:functions LagoonVault.previewWithdraw
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error ERC7540PreviewWithdrawDisabled();

/// @notice The valuation is still valid, so the vault takes direct deposits only and no deposit requests.
/// @custom:fix Check {@link LagoonVaultHandler.isTotalAssetsValid} and use {@link LagoonVaultHandler.syncDeposit} while
/// it is true.
/// @custom:contracts LagoonVault
/// @custom:functions LagoonVault.requestDeposit
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error OnlySyncDepositAllowed();

/// @notice The valuation has expired, so the vault takes deposit requests only and no direct deposits. A closed vault
/// whose valuation has expired reverts with it, too.
/// @custom:fix Simulate {@link LagoonVaultHandler.requestRedeem} first: {@link NotOpen} means that the vault is closing
/// or closed. Make a request ({@link LagoonVault.requestDeposit}) only while it is open: a closed vault takes requests,
/// but never settles them. {@link LagoonVault.cancelRequestDeposit} returns such a deposit.
/// @custom:contracts LagoonVault
/// @custom:functions LagoonVault.syncDeposit
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error OnlyAsyncDepositAllowed();

/// @notice The vault is being closed or is closed and takes no direct deposits, redeem requests or settlements.
/// @param currentState state of the vault
/// @custom:unit currentState - enum: 0 open, 1 closing, 2 closed
/// @custom:fix To leave a closed vault call {@link LagoonVaultHandler.redeem} or {@link LagoonVaultHandler.withdraw}:
/// they pay at once. While it is closing, wait. Make no deposit request: a closed vault takes it and never settles it.
/// @custom:contracts LagoonVault
/// @custom:functions LagoonVault.syncDeposit, LagoonVault.requestRedeem, LagoonVault.claimSharesAndRequestRedeem, LagoonVault.settleDeposit, LagoonVault.settleRedeem
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error NotOpen(uint8 currentState);

/// @notice The vault cannot be closed now, because its owner has not started the closing or it is closed already.
/// @param currentState state of the vault
/// @custom:unit currentState - enum: 0 open, 1 closing, 2 closed
/// @custom:fix Operators only: the owner starts the closing first.
/// @custom:contracts LagoonVault
/// @custom:functions LagoonVault.close
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error NotClosing(uint8 currentState);

/// @notice Only the safe of the Lagoon vault may make this call.
/// @param safe account that may call
/// @custom:fix Operators only: send the call from the safe.
/// @custom:contracts LagoonVault
/// @custom:functions LagoonVault.claimSharesOnBehalf, LagoonVault.settleDeposit, LagoonVault.settleRedeem, LagoonVault.close
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error OnlySafe(address safe);

/// @notice Only the whitelist manager of the Lagoon vault may make this call.
/// @param whitelistManager account that may call
/// @custom:fix Operators only: send the call from the whitelist manager.
/// @custom:contracts LagoonVault
/// @custom:functions LagoonVault.addToWhitelist
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error OnlyWhitelistManager(address whitelistManager);

/// @notice A settlement was tried before a new valuation was proposed.
/// @custom:fix Operators only: let the valuation manager propose a valuation first.
/// @custom:contracts LagoonVault
/// @custom:functions LagoonVault.settleDeposit, LagoonVault.settleRedeem, LagoonVault.close
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error NewTotalAssetsMissing();

/// @notice The valuation given with a settlement is not the one that was proposed.
/// @custom:fix Operators only: settle with the proposed valuation.
/// @custom:contracts LagoonVault
/// @custom:functions LagoonVault.settleDeposit, LagoonVault.settleRedeem, LagoonVault.close
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error WrongNewTotalAssets();

/// @notice A valuation was proposed for a Lagoon vault that is already closed.
/// @custom:fix None: a closed vault keeps its price. It is raised by `updateNewTotalAssets`, which is not in the SDK's
/// ABI.
/// @custom:contracts LagoonVault
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error Closed();

/// @notice A valuation was proposed while the last one is still valid and direct deposits are open.
/// @custom:fix Operators only: let the valuation expire first. It is raised by `updateNewTotalAssets`, which is not in
/// the SDK's ABI.
/// @custom:contracts LagoonVault
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error ValuationUpdateNotAllowed();

/// @notice A management or performance fee above its upper bound was set for the Lagoon vault.
/// @param maxRate upper bound that was exceeded
/// @custom:unit maxRate - basis points
/// @custom:fix Operators only: stay within {@link LagoonVault.MAX_MANAGEMENT_RATE} and
/// {@link LagoonVault.MAX_PERFORMANCE_RATE}. It is raised by `updateRates` and at the set-up of the vault, which are
/// not in the SDK's ABI.
/// @custom:contracts LagoonVault
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error AboveMaxRate(uint256 maxRate);

/// @notice Only the valuation manager of the Lagoon vault may propose a valuation.
/// @param valuationManager account that may call
/// @custom:fix Operators only: send the call from the valuation manager. It is raised by `updateNewTotalAssets`, which
/// is not in the SDK's ABI.
/// @custom:contracts LagoonVault
/// @custom:source hopperlabsxyz/lagoon-v0 (tag v0.5.0) src/v0.5.0/primitives/Errors.sol @6a9f7c5d
/// @custom:confidence read
error OnlyValuationManager(address valuationManager);
