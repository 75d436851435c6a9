// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice Declared by the vault's interface, but not raised by its current source. No contract of the SDK raises it.
/// @custom:fix If you meet it, the contract runs older code than the SDK describes: check the address.
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferVaultV5.sol @38060006
/// @custom:confidence read
error WithdrawalsAreDisabled();

/// @notice Declared by the vault's interface with WithdrawalsAreDisabled, and not raised by its current source either.
/// No contract of the SDK raises it.
/// @custom:fix If you meet it, the contract runs older code than the SDK describes: check the address.
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufferVaultV5.sol @38060006
/// @custom:confidence read
error InvalidWithdrawal();

/// @notice PufLocker does not accept this token.
///
/// A locked deposit through PufferL2Depositor meets it when the locker does not accept the puf token of the deposited
/// token.
/// @custom:fix Use a token on the locker's list, or deposit through PufferL2Depositor without a lock. The list cannot
/// be read with the SDK's ABI.
/// @custom:contracts PufLocker, PufferL2Depositor
/// @custom:functions PufLocker.deposit, PufferL2Depositor.deposit
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufLocker.sol @38060006
/// @custom:confidence read
error TokenNotAllowed();

/// @notice The lock is shorter than the minimum or longer than the maximum of PufLocker.
///
/// Through PufferL2Depositor it appears only when a lock period above 0 is given.
/// @custom:fix Read {@link PufLocker.getLockPeriods} (minimum and maximum, in seconds) and stay within it.
/// @custom:contracts PufLocker, PufferL2Depositor
/// @custom:functions PufLocker.deposit, PufferL2Depositor.deposit
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufLocker.sol @38060006
/// @custom:confidence read
error InvalidLockPeriod();

/// @notice A signed migration of a puf token came after its expiry. No contract of the SDK raises it.
/// @custom:fix Sign again with a later expiry; migrating puf tokens is not part of the SDK.
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufStakingPool.sol @38060006
/// @custom:confidence read
error ExpiredSignature();

/// @notice The signature for migrating a puf token does not belong to the depositor. No contract of the SDK raises it.
/// @custom:fix Sign with the depositor's account and the exact values; migrating puf tokens is not part of the SDK.
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufStakingPool.sol @38060006
/// @custom:confidence read
error InvalidSignature();

/// @notice The call would migrate a puf token through a contract that is not allowed for it. No contract of the SDK raises
/// it.
/// @param migrator address of the refused migrator contract
/// @custom:fix Use an allowed migrator; migrating puf tokens is not part of the SDK.
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IPufStakingPool.sol @38060006
/// @custom:confidence read
error MigratorContractNotAllowed(address migrator);

/// @notice The required proof of authority is missing: too few valid guardian signatures, or the wrong caller.
///
/// On guardian and validator functions it means the signatures, or that the sender is no guardian. On
/// NonRestakingWithdrawalCredentials it means that the sender is not its vault.
/// @custom:fix Pass one entry for every guardian, in the order of {@link GuardianModule.getGuardians}, with at least as
/// many valid signatures as the threshold asks for, or make the call through the vault.
/// @custom:contracts GuardianModule, PufferProtocol, PufferOracleV2, NonRestakingWithdrawalCredentials
/// @custom:functions GuardianModule.rotateGuardianKey, GuardianModule.validateSkipProvisioning, GuardianModule.validateProvisionNode, GuardianModule.validateBatchWithdrawals, GuardianModule.validateTotalNumberOfValidators, PufferProtocol.provisionNode, PufferProtocol.skipProvisioning, PufferProtocol.batchHandleWithdrawals, PufferOracleV2.setTotalNumberOfValidators, NonRestakingWithdrawalCredentials.withdrawETH
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/Errors.sol @38060006
/// @custom:confidence read
error Unauthorized();

/// @notice The proof does not lead to the root of the claimed interval: each interval has its own.
/// @custom:fix Take account, `isL1Contract`, amount and proof from the tree of exactly this interval.
/// @custom:contracts L2RewardManager
/// @custom:functions L2RewardManager.claimRewards
/// @custom:source PufferFinance/puffer-contracts l2-contracts/src/interface/IL2RewardManager.sol @38060006
/// @custom:confidence read
error InvalidProof();

/// @notice PUFFER may not move between these two addresses now, because its transfers are paused.
/// @custom:fix Wait until PUFFER transfers are open; during the pause only allow-listed senders and receivers can move
/// it.
/// @custom:contracts ERC20Permit, CarrotVesting, vlPUFFER
/// @custom:functions ERC20Permit.transfer, ERC20Permit.transferFrom, CarrotVesting.claim, vlPUFFER.createLock, vlPUFFER.createLockWithPermit, vlPUFFER.reLock, vlPUFFER.withdraw
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/PUFFER.sol @38060006
/// @custom:confidence read
error TransferPaused();

/// @notice An address that must be set is the zero address, at deployment or initialisation of a contract.
/// @custom:fix Nothing to do for a caller: it concerns the account that deploys the contract.
/// @custom:contracts mtwCARROT, InstitutionalVault
/// @custom:functions InstitutionalVault.initialize
/// @custom:source PufferFinance/puffer-contracts partners/merkle-contracts/src/utils/Errors.sol @38060006
/// @custom:confidence read
error ZeroAddress();

/// @notice A bridge wants to mint or burn more xPufETH than its limit has left. No contract of the SDK raises it.
/// @custom:fix Wait until the limit has refilled, or bridge less; bridging xPufETH is outside the SDK's methods.
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IXERC20.sol @38060006
/// @custom:confidence read
error IXERC20_NotHighEnoughLimits();

/// @notice A bridge limit for xPufETH was set above the allowed maximum. No contract of the SDK raises it.
/// @custom:fix Nothing to do for a user: only the administrator of xPufETH sets limits.
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IXERC20.sol @38060006
/// @custom:confidence read
error IXERC20_LimitsTooHigh();

/// @notice Declared by the interface of xPufETH, but no known code raises it. No contract of the SDK raises it.
/// @custom:fix Nothing to do for a user: it belongs to the administration of xPufETH.
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IXERC20.sol @38060006
/// @custom:confidence read
error IXERC20_NotFactory();

/// @notice The amount is 0.
/// @custom:fix Pass an amount above 0, in base units of the token.
/// @custom:contracts CarrotVesting, PufLocker, PufferL2Depositor
/// @custom:functions CarrotVesting.startVesting, CarrotVesting.startVestingWithPermit, PufLocker.deposit, PufferL2Depositor.deposit
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/Errors.sol @38060006
/// @custom:confidence read
error InvalidAmount();
