// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice A withdrawal from the vault came after a deposit into it in the same transaction.
///
/// Any deposit counts, by any account and for any account. It matters for batches, such as a multisend of a contract
/// wallet.
/// @custom:fix Put deposit and withdrawal into two transactions.
/// @custom:contracts PufferVaultV5
/// @custom:functions PufferVaultV5.withdraw, PufferVaultV5.redeem
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/PufferVaultV5.sol @38060006
/// @custom:confidence read
error DepositAndWithdrawalForbidden();

/// @notice The receiver of ETH from the vault refused it.
/// @custom:fix Nothing to do for a user: only contracts with a role can make this call. The receiver must accept plain
/// ETH.
/// @custom:contracts PufferVaultV5
/// @custom:functions PufferVaultV5.transferETH
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferVaultV5.sol @38060006
/// @custom:confidence read
error ETHTransferFailed();

/// @notice The exit fee or treasury fee to be set is above 250 basis points (2.5 %).
/// @custom:fix Set at most 250.
/// @custom:contracts PufferVaultV5
/// @custom:functions PufferVaultV5.setExitFeeBasisPoints, PufferVaultV5.setTreasuryExitFeeBasisPoints
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/PufferVaultV5.sol @38060006
/// @custom:confidence read
error InvalidExitFeeBasisPoints();

/// @notice `setTreasuryExitFeeBasisPoints` got a fee above 0 and no treasury.
/// @custom:fix Pass the address of the treasury.
/// @custom:contracts PufferVaultV5
/// @custom:functions PufferVaultV5.setTreasuryExitFeeBasisPoints
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/PufferVaultV5.sol @38060006
/// @custom:confidence read
error InvalidAddress();
