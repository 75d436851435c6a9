// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice The amount is above what the Concrete vault allows: its deposit limit, or all that the owner's shares are
/// worth.
///
/// Read in the public source of November 2024; which version is deployed for ctTACpufETH is not known.
/// @custom:fix Lower the amount. Before leaving compare with {@link ConcreteVaultHandler.getBalance} and
/// {@link ConcreteVaultHandler.previewRedeem}; the deposit limit is not in the SDK's ABI.
/// @custom:contracts ConcreteMultiStrategyVault
/// @custom:functions ConcreteMultiStrategyVault.deposit, ConcreteMultiStrategyVault.withdraw, ConcreteMultiStrategyVault.redeem
/// @custom:source code-423n4/2024-11-concrete src/interfaces/Errors.sol @296b1611
/// @custom:confidence inferred
error MaxError();

/// @notice The amount is zero or so small that it counts as dust.
///
/// A deposit or a withdrawal of 10^8 base units of shares or fewer counts as dust; a redemption fails only for zero
/// shares. Read in the public source of November 2024; which version is deployed for ctTACpufETH is not known.
/// @custom:fix Raise the amount. {@link ConcreteVaultHandler.previewDeposit} and
/// {@link ConcreteVaultHandler.previewWithdraw} show the shares.
/// @custom:contracts ConcreteMultiStrategyVault
/// @custom:functions ConcreteMultiStrategyVault.deposit, ConcreteMultiStrategyVault.withdraw, ConcreteMultiStrategyVault.redeem
/// @custom:source code-423n4/2024-11-concrete src/interfaces/Errors.sol @296b1611
/// @custom:confidence inferred
error ZeroAmount();

/// @notice The receiver is the zero address.
///
/// Read in the public source of November 2024; which version is deployed for ctTACpufETH is not known.
/// @custom:fix Pass the address of the account that must get the shares or the asset.
/// @custom:contracts ConcreteMultiStrategyVault
/// @custom:functions ConcreteMultiStrategyVault.deposit, ConcreteMultiStrategyVault.withdraw, ConcreteMultiStrategyVault.redeem
/// @custom:source code-423n4/2024-11-concrete src/interfaces/Errors.sol @296b1611
/// @custom:confidence inferred
error InvalidRecipient();

/// @notice The Concrete vault cannot pay now and has no withdrawal queue to pay later.
///
/// Read in the public source of November 2024; which version is deployed for ctTACpufETH is not known.
/// @param vault address of the vault
/// @param amount amount asked for
/// @custom:unit amount - base units of the vault asset
/// @param available amount that vault and strategies can pay now
/// @custom:unit available - base units of the vault asset
/// @custom:fix Wait, or withdraw at most `available`.
/// @custom:contracts ConcreteMultiStrategyVault
/// @custom:functions ConcreteMultiStrategyVault.withdraw, ConcreteMultiStrategyVault.redeem
/// @custom:source code-423n4/2024-11-concrete src/interfaces/Errors.sol @296b1611
/// @custom:confidence inferred
error InsufficientVaultFunds(address vault, uint256 amount, uint256 available);

/// @notice One strategy of the Concrete vault cannot return its part of a payout.
///
/// Read in the public source of November 2024; which version is deployed for ctTACpufETH is not known.
/// @param strategy address of the strategy
/// @param amount missing amount multiplied by the strategy's allocation, as computed in the source read
/// @custom:unit amount - base units of the vault asset × basis points
/// @param available amount the strategy can return
/// @custom:unit available - base units of the vault asset
/// @custom:fix Wait, or withdraw less.
/// @custom:contracts ConcreteMultiStrategyVault
/// @custom:functions ConcreteMultiStrategyVault.withdraw, ConcreteMultiStrategyVault.redeem
/// @custom:source code-423n4/2024-11-concrete src/interfaces/Errors.sol @296b1611
/// @custom:confidence inferred
error InsufficientFunds(address strategy, uint256 amount, uint256 available);
