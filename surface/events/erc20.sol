// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// @notice Tokens moved from one account to another; minted from the zero address, burned to it.
/// @dev The ABIs of these tokens leave it out; those of {@link ERC20Permit}, ValidatorTicket and
/// ConcreteMultiStrategyVault declare it with the same topic.
/// @param from account that had them; zero for a mint
/// @param to account that has them; zero for a burn
/// @param value how many
/// @custom:unit value - base units of the token
/// @custom:contracts PufferVaultV5, BoringVault, InstitutionalVault, LagoonVault, CarrotStaker, mtwCARROT, vlPUFFER
/// @custom:source ERC-20; the public sources of these contracts inherit it
/// @custom:confidence read
event Transfer(address indexed from, address indexed to, uint256 value);

/// @notice An allowance was set.
/// @param owner account whose tokens may be taken
/// @param spender account that may take them
/// @param value allowance from now on
/// @custom:unit value - base units of the token
/// @custom:contracts PufferVaultV5, BoringVault, InstitutionalVault, LagoonVault, mtwCARROT, vlPUFFER
/// @custom:source ERC-20; the public sources of these contracts inherit it
/// @custom:confidence read
event Approval(address indexed owner, address indexed spender, uint256 value);
