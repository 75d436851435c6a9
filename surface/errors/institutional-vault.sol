// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice The contract that the vault called on behalf of the sender reverted. Its own reason is not passed on.
/// @custom:fix Simulate the same calldata on the target with the vault as sender; that shows the reason.
/// @custom:contracts InstitutionalVault
/// @custom:functions InstitutionalVault.customExternalCall
/// @custom:source InstitutionalVault.sol, version 2.0.0, of 0x358a7d0028070533a9e000616aa6656be7a32cc7, public copy of Sourcify's record
/// @custom:confidence read
error CustomCallFailed();

/// @notice The factory could not deploy the withdrawal contract of the vault. The usual reason is that the vault has
/// one already.
/// @custom:fix Nothing for users. The admin checks `getNoRestakingWithdrawalCredentials()`: when it is not the zero
/// address, there is nothing left to do.
/// @custom:contracts InstitutionalVault
/// @custom:functions InstitutionalVault.initializerV2
/// @custom:source InstitutionalVault.sol, version 2.0.0, of 0x358a7d0028070533a9e000616aa6656be7a32cc7, public copy of Sourcify's record
/// @custom:confidence read
error DelegateCallFailed();

/// @notice The lists given to start validators differ in length, or an exit from EigenLayer is not for the beacon chain
/// strategy.
/// @custom:fix Pass lists of equal length, one entry per validator, and only exits whose first strategy is the beacon
/// chain strategy.
/// @custom:contracts InstitutionalVault
/// @custom:functions InstitutionalVault.startRestakingValidators, InstitutionalVault.startNonRestakingValidators, InstitutionalVault.completeQueuedWithdrawals
/// @custom:source InstitutionalVault.sol, version 2.0.0, of 0x358a7d0028070533a9e000616aa6656be7a32cc7, public copy of Sourcify's record
/// @custom:confidence read
error InvalidInput();

/// @notice The vault holds too little ETH and WETH for the payout, the new validators or the call. In the withdrawal
/// contract: less ETH was sent than the number of requests times the fee.
/// @custom:fix For the vault: lower the amount, or bring ETH back with `withdrawNonRestakedETH` or an exit from
/// EigenLayer first. For requests: send `getWithdrawalRequestFee()` or `getConsolidationRequestFee()` times the number
/// of requests, with a margin.
/// @custom:contracts InstitutionalVault, NonRestakingWithdrawalCredentials
/// @custom:functions InstitutionalVault.redeem, InstitutionalVault.withdraw, InstitutionalVault.startRestakingValidators, InstitutionalVault.startNonRestakingValidators, InstitutionalVault.customExternalCall, NonRestakingWithdrawalCredentials.requestConsolidation, NonRestakingWithdrawalCredentials.requestWithdrawal
/// @custom:source InstitutionalVault.sol, version 2.0.0, of 0x358a7d0028070533a9e000616aa6656be7a32cc7, public copy of Sourcify's record
/// @custom:confidence read
error NotEnoughETH();

/// @notice The vault has its withdrawal contract already. The vault hides this reason: what the caller sees is
/// {@link DelegateCallFailed}.
/// @custom:fix Nothing to do; the address is `getNoRestakingWithdrawalCredentials()`.
/// @custom:contracts InstitutionalVault
/// @custom:source NonRestakingWithdrawalCredentialsFactory.sol, version 2.0.0, next to 0x358a7d0028070533a9e000616aa6656be7a32cc7, public copy of Sourcify's record
/// @custom:confidence read
error WithdrawalCredentialsAlreadyDeployed();

/// @notice The call withdraws more WETH than the owner's shares of the institutional vault give; it takes no fee.
/// @param owner Account whose shares would be burned.
/// @param assets WETH that was asked for.
/// @custom:unit assets - base units of the vault's asset (WETH: wei)
/// @param max Value of all shares of the owner.
/// @custom:unit max - base units of the vault's asset (WETH: wei)
/// @custom:fix Read `maxWithdraw` of the owner first. It counts shares only: too little ETH and WETH reverts with
/// {@link NotEnoughETH}.
/// @custom:contracts InstitutionalVault
/// @custom:functions InstitutionalVault.withdraw
/// @custom:source InstitutionalVault.sol, version 2.0.0, of 0x358a7d0028070533a9e000616aa6656be7a32cc7, public copy of Sourcify's record
/// @custom:confidence read
error ERC4626ExceededMaxWithdraw(address owner, uint256 assets, uint256 max);

/// @notice The call redeems more shares of the institutional vault than the owner holds.
/// @param owner Account whose shares would be burned.
/// @param shares Shares that were asked for.
/// @custom:unit shares - base units of the vault share
/// @param max All shares of the owner.
/// @custom:unit max - base units of the vault share
/// @custom:fix Read `maxRedeem` of the owner first. It counts shares only: too little ETH and WETH reverts with
/// {@link NotEnoughETH}.
/// @custom:contracts InstitutionalVault
/// @custom:functions InstitutionalVault.redeem
/// @custom:source InstitutionalVault.sol, version 2.0.0, of 0x358a7d0028070533a9e000616aa6656be7a32cc7, public copy of Sourcify's record
/// @custom:confidence read
error ERC4626ExceededMaxRedeem(address owner, uint256 shares, uint256 max);
