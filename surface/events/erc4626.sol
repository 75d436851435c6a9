// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// @notice Assets came into the vault and shares were minted.
/// @param sender account that called
/// @param owner account that got the shares
/// @param assets value of the assets
/// @param shares shares that were minted
/// @custom:unit assets - wei; ETH, WETH and stETH all have 18 decimals
/// @custom:unit shares - base units of pufETH (18 decimals)
/// @custom:contracts PufferVaultV5
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-contracts/src/PufferVaultV5.sol (inherits
/// OpenZeppelin ERC-4626)
/// @custom:confidence read
event Deposit(address indexed sender, address indexed owner, uint256 assets, uint256 shares);

/// @notice Shares were burned and assets left the vault.
/// @param sender account that called
/// @param receiver account that got the assets
/// @param owner account whose shares were burned
/// @param assets assets that were paid
/// @param shares shares that were burned
/// @custom:unit assets - base units of WETH (18 decimals)
/// @custom:unit shares - base units of pufETH (18 decimals)
/// @custom:contracts PufferVaultV5
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-contracts/src/PufferVaultV5.sol (inherits
/// OpenZeppelin ERC-4626)
/// @custom:confidence read
event Withdraw(address indexed sender, address indexed receiver, address indexed owner, uint256 assets, uint256 shares);
