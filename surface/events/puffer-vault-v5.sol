// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// @notice The vault claimed ETH from Lido: a smaller actual amount lowers the rate in this block.
/// @param expectedWithdrawal stETH that was requested, counted in full until now
/// @param actualWithdrawal ETH that arrived
/// @custom:unit expectedWithdrawal - wei
/// @custom:unit actualWithdrawal - wei
/// @custom:contracts PufferVaultV5
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-contracts/src/interface/IPufferVaultV5.sol
/// @custom:confidence read
event LidoWithdrawal(uint256 expectedWithdrawal, uint256 actualWithdrawal);

/// @notice The total of minted, or of deposited, validator rewards changed.
/// @param previousTotalRewardsAmount total before
/// @param newTotalRewardsAmount total after
/// @param depositedETHAmount ETH deposited; 0 when rewards were minted or the minting was undone
/// @custom:unit previousTotalRewardsAmount - wei
/// @custom:unit newTotalRewardsAmount - wei
/// @custom:unit depositedETHAmount - wei
/// @custom:contracts PufferVaultV5
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-contracts/src/interface/IPufferVaultV5.sol
/// @custom:confidence read
event UpdatedTotalRewardsAmount(uint256 previousTotalRewardsAmount, uint256 newTotalRewardsAmount, uint256 depositedETHAmount);

/// @notice The exit fee that stays in the vault was set.
/// @param previousFee fee before
/// @param newFee fee that takes effect at once
/// @custom:unit previousFee - basis points
/// @custom:unit newFee - basis points
/// @custom:contracts PufferVaultV5
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-contracts/src/interface/IPufferVaultV5.sol
/// @custom:confidence read
event ExitFeeBasisPointsSet(uint256 previousFee, uint256 newFee);

/// @notice The exit fee for the treasury was set, or its receiver.
/// @param previousFee fee before
/// @param newFee fee that takes effect at once
/// @param previousTreasury receiver before
/// @param newTreasury receiver after this
/// @custom:unit previousFee - basis points
/// @custom:unit newFee - basis points
/// @custom:contracts PufferVaultV5
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-contracts/src/interface/IPufferVaultV5.sol
/// @custom:confidence read
event TreasuryExitFeeBasisPointsSet(uint96 previousFee, uint96 newFee, address indexed previousTreasury, address indexed newTreasury);
