// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice A signed vote delegation was sent after its expiry.
/// @param expiry Signed expiry.
/// @custom:unit expiry - unix seconds
/// @custom:fix Sign the delegation again and send it sooner.
/// @custom:contracts vlPUFFER
/// @custom:functions vlPUFFER.delegateBySig
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.2.0, the version puffer-locker pins) contracts/governance/utils/IVotes.sol @acd4ff74
/// @custom:confidence read
error VotesExpiredSignature(uint256 expiry);

/// @notice Past votes were requested for a time that is not past: the current block time or later.
/// @param timepoint Time that was asked for.
/// @custom:unit timepoint - unix seconds
/// @param clock Current time of the contract.
/// @custom:unit clock - unix seconds
/// @custom:fix Pass a timestamp strictly before the time of the current block.
/// @custom:contracts vlPUFFER
/// @custom:functions vlPUFFER.getPastVotes, vlPUFFER.getPastTotalSupply
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.2.0, the version puffer-locker pins) contracts/governance/utils/Votes.sol @acd4ff74
/// @custom:confidence read
error ERC5805FutureLookup(uint256 timepoint, uint48 clock);

/// @notice The supply of vlPUFFER would no longer fit the vote counters (208 bits). Not reachable with real amounts.
/// @param increasedSupply Supply after the call.
/// @custom:unit increasedSupply - vlPUFFER base units (18 decimals)
/// @param cap Largest supply allowed, 2^208 - 1.
/// @custom:unit cap - vlPUFFER base units (18 decimals)
/// @custom:fix Use a realistic amount.
/// @custom:contracts vlPUFFER
/// @custom:functions vlPUFFER.createLock, vlPUFFER.createLockWithPermit, vlPUFFER.reLock
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.2.0, the version puffer-locker pins) contracts/token/ERC20/extensions/ERC20Votes.sol @acd4ff74
/// @custom:confidence read
error ERC20ExceededSafeSupply(uint256 increasedSupply, uint256 cap);

/// @notice A vote checkpoint would be stored with an earlier time than the last one. Not reachable in practice.
/// @custom:fix None for users.
/// @custom:contracts vlPUFFER
/// @custom:functions vlPUFFER.createLock, vlPUFFER.reLock, vlPUFFER.delegate
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.2.0, the version puffer-locker pins) contracts/utils/structs/Checkpoints.sol @acd4ff74
/// @custom:confidence read
error CheckpointUnorderedInsertion();

/// @notice The clock of a voting contract does not match the mode it was built with.
///
/// No contract of the SDK raises it: vlPUFFER replaces the function that would.
/// @custom:fix None for users.
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.2.0, the version puffer-locker pins) contracts/governance/utils/Votes.sol @acd4ff74
/// @custom:confidence read
error ERC6372InconsistentClock();

/// @notice A deposit is larger than the vault's `maxDeposit` for the receiver.
///
/// Neither vault sets its own limit, so the limit is 2^256 - 1 and the error is not reachable in practice.
/// @param receiver Account that would get the shares.
/// @param assets Deposit that was asked for.
/// @custom:unit assets - base units of the vault's asset (WETH: wei)
/// @param max Largest deposit allowed.
/// @custom:unit max - base units of the vault's asset (WETH: wei)
/// @custom:fix Lower the deposit.
/// @custom:contracts PufferVaultV5, InstitutionalVault
/// @custom:functions PufferVaultV5.depositETH, PufferVaultV5.depositStETH, PufferVaultV5.deposit, InstitutionalVault.depositETH, InstitutionalVault.deposit
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/token/ERC20/extensions/ERC4626.sol @01ef4489
/// @custom:confidence read
error ERC4626ExceededMaxDeposit(address receiver, uint256 assets, uint256 max);

/// @notice The call mints more shares than the vault's `maxMint` for the receiver.
///
/// Neither vault sets its own limit, so the limit is 2^256 - 1 and the error is not reachable in practice.
/// @param receiver Account that would get the shares.
/// @param shares Shares that were asked for.
/// @custom:unit shares - base units of the vault share
/// @param max Most shares allowed.
/// @custom:unit max - base units of the vault share
/// @custom:fix Lower the number of shares.
/// @custom:contracts PufferVaultV5, InstitutionalVault
/// @custom:functions PufferVaultV5.mint, InstitutionalVault.mint
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/token/ERC20/extensions/ERC4626.sol @01ef4489
/// @custom:confidence read
error ERC4626ExceededMaxMint(address receiver, uint256 shares, uint256 max);

/// @notice The call withdraws more WETH than the owner's shares give after the fee, or than the ETH and WETH that the
/// pufETH vault holds now.
/// @param owner Account whose shares would be burned.
/// @param assets WETH that was asked for.
/// @custom:unit assets - base units of the vault's asset (WETH: wei)
/// @param max Most that can be withdrawn now.
/// @custom:unit max - base units of the vault's asset (WETH: wei)
/// @custom:fix Read `maxWithdraw` of the owner first. For larger amounts use the two-step withdrawal of
/// PufferWithdrawalManager.
/// @custom:contracts PufferVaultV5
/// @custom:functions PufferVaultV5.withdraw
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/token/ERC20/extensions/ERC4626.sol @01ef4489
/// @custom:confidence read
error ERC4626ExceededMaxWithdraw(address owner, uint256 assets, uint256 max);

/// @notice The call redeems more shares than the owner holds, or than the ETH and WETH of the pufETH vault can pay now.
/// @param owner Account whose shares would be burned.
/// @param shares Shares that were asked for.
/// @custom:unit shares - base units of the vault share
/// @param max Most shares that can be redeemed now.
/// @custom:unit max - base units of the vault share
/// @custom:fix Read `maxRedeem` of the owner first. For larger amounts use the two-step withdrawal of
/// PufferWithdrawalManager.
/// @custom:contracts PufferVaultV5
/// @custom:functions PufferVaultV5.redeem
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/token/ERC20/extensions/ERC4626.sol @01ef4489
/// @custom:confidence read
error ERC4626ExceededMaxRedeem(address owner, uint256 shares, uint256 max);

/// @notice The owner has paused the contract, and this function fails during the pause.
///
/// In vlPUFFER the pause does not stop `withdraw` and `delegate`. The core contracts of Puffer have another kind of
/// pause, which shows as AccessManagedUnauthorized.
/// @custom:fix Wait until the contract's `paused` returns false.
/// @custom:contracts CarrotVesting, vlPUFFER, LagoonVault, ConcreteMultiStrategyVault
/// @custom:functions CarrotVesting.claim, CarrotVesting.startVesting, CarrotVesting.startVestingWithPermit, vlPUFFER.createLock, vlPUFFER.createLockWithPermit, vlPUFFER.reLock, LagoonVault.requestDeposit, LagoonVault.requestRedeem, LagoonVault.claimSharesAndRequestRedeem, LagoonVault.withdraw, LagoonVault.redeem, LagoonVault.cancelRequestDeposit, LagoonVault.transfer, LagoonVault.transferFrom, LagoonVault.deposit, LagoonVault.syncDeposit, LagoonVault.settleDeposit, LagoonVault.settleRedeem, ConcreteMultiStrategyVault.deposit, ConcreteMultiStrategyVault.withdraw, ConcreteMultiStrategyVault.redeem
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/utils/Pausable.sol @01ef4489
/// @custom:confidence read
error EnforcedPause();

/// @notice The call would unpause a contract that is not paused.
///
/// No contract of the SDK raises it through the SDK's ABIs: none of them holds an unpause function that would.
/// @custom:fix None for users; only the owner of a contract can pause and unpause it.
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/utils/Pausable.sol @01ef4489
/// @custom:confidence read
error ExpectedPause();

/// @notice The caller is not the owner of the contract. For `acceptOwnership`: it is not the account the ownership was
/// offered to.
/// @param account Account that called.
/// @custom:fix Send from the owner account, or from the pending owner to accept.
/// @custom:contracts GaugeRegistry, vlPUFFER, LagoonVault
/// @custom:functions GaugeRegistry.registerGauge, GaugeRegistry.deactivateGauge, GaugeRegistry.activateGauge, GaugeRegistry.updateGaugeMetadata, GaugeRegistry.transferOwnership, GaugeRegistry.acceptOwnership, GaugeRegistry.renounceOwnership, vlPUFFER.pause, LagoonVault.transferOwnership, LagoonVault.acceptOwnership
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/access/Ownable.sol @01ef4489
/// @custom:confidence read
error OwnableUnauthorizedAccount(address account);

/// @notice The call would make the zero address the owner of a contract.
///
/// No function of the SDK's ABIs raises it, a deployment does: contracts that hand over ownership in two steps accept a
/// zero address as pending owner.
/// @param owner The zero address.
/// @custom:fix Pass the address of the new owner.
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/access/Ownable.sol @01ef4489
/// @custom:confidence read
error OwnableInvalidOwner(address owner);

/// @notice A call made by the contract failed without giving a reason.
///
/// It is the name that OpenZeppelin 5.1 and later use for FailedInnerCall. For the institutional access manager it is
/// inferred, because its OpenZeppelin version is not known. vlPUFFER is built with 5.2 and does not raise it: where its
/// token gives no reason, vlPUFFER gives none either.
/// @custom:fix Simulate the inner call alone to find its cause, for example a missing balance or allowance of an older
/// token.
/// @custom:contracts InstitutionalAccessManager, NonRestakingWithdrawalCredentials
/// @custom:functions InstitutionalAccessManager.execute, InstitutionalAccessManager.multicall, NonRestakingWithdrawalCredentials.withdrawETH
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.2.0, the version puffer-locker pins) contracts/utils/Errors.sol @acd4ff74
/// @custom:confidence read
error FailedCall();

/// @notice The contract holds less ETH than its own call must send.
///
/// It is the name that OpenZeppelin 5.1 and later use for AddressInsufficientBalance. No contract of the SDK is known
/// to raise it: where such a check exists, the contract passes on exactly the ETH it got or holds.
/// @param balance ETH the contract holds.
/// @custom:unit balance - wei
/// @param needed ETH it should send.
/// @custom:unit needed - wei
/// @custom:fix Send enough ETH with the transaction, or wait until the contract holds the amount.
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.2.0, the version puffer-locker pins) contracts/utils/Errors.sol @acd4ff74
/// @custom:confidence read
error InsufficientBalance(uint256 balance, uint256 needed);

/// @notice A contract tried to lower an allowance it gives by more than that allowance.
///
/// No contract of the SDK raises it: none uses the function behind it.
/// @param spender Account or contract whose allowance was to shrink.
/// @param currentAllowance Allowance it has.
/// @custom:unit currentAllowance - base units of the token
/// @param requestedDecrease Amount to take off.
/// @custom:unit requestedDecrease - base units of the token
/// @custom:fix None for users.
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/token/ERC20/utils/SafeERC20.sol @01ef4489
/// @custom:confidence read
error SafeERC20FailedDecreaseAllowance(address spender, uint256 currentAllowance, uint256 requestedDecrease);

/// @notice A number is too large for the field it should be stored in, for example 96 bits for deposited validator
/// tickets.
/// @param bits Width of the field.
/// @custom:unit bits - bits
/// @param value Number that does not fit.
/// @custom:unit value - the unit of the number that the call was to store
/// @custom:fix Use a realistic amount; check for a wrong number of decimals.
/// @custom:contracts PufferProtocol, PufferWithdrawalManager, vlPUFFER
/// @custom:functions PufferProtocol.batchHandleWithdrawals, PufferProtocol.depositValidatorTickets, PufferProtocol.registerValidatorKey, PufferProtocol.skipProvisioning, PufferWithdrawalManager.completeQueuedWithdrawal, PufferWithdrawalManager.requestWithdrawal, PufferWithdrawalManager.requestWithdrawalWithPermit, vlPUFFER.getPastTotalSupply, vlPUFFER.getPastVotes
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/utils/math/SafeCast.sol @01ef4489
/// @custom:confidence read
error SafeCastOverflowedUintDowncast(uint8 bits, uint256 value);

/// @notice The result of a multiplication and division does not fit 256 bits, because an amount is absurdly large.
///
/// OpenZeppelin 5.0 has this error; later versions revert with panic 0x11 instead.
/// @custom:fix Use a realistic amount; check for a wrong number of decimals.
/// @custom:contracts PufferVaultV5, ValidatorTicket
/// @custom:functions PufferVaultV5.convertToAssets, PufferVaultV5.convertToShares, PufferVaultV5.convertToSharesUp, PufferVaultV5.previewDeposit, PufferVaultV5.previewMint, PufferVaultV5.previewRedeem, PufferVaultV5.previewWithdraw, ValidatorTicket.purchaseValidatorTicketWithPufETH, ValidatorTicket.purchaseValidatorTicketWithPufETHAndPermit
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/utils/math/Math.sol @01ef4489
/// @custom:confidence read
error MathOverflowedMulDiv();

/// @notice A function was entered again while a call of it was still running. Plain accounts cannot cause it.
/// @custom:fix Contracts that call in: do not call back from a token or callback hook.
/// @custom:contracts ConcreteMultiStrategyVault
/// @custom:functions ConcreteMultiStrategyVault.deposit, ConcreteMultiStrategyVault.withdraw, ConcreteMultiStrategyVault.redeem
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/utils/ReentrancyGuard.sol @01ef4489
/// @custom:confidence inferred
error ReentrancyGuardReentrantCall();

/// @notice The call would claim a Lido withdrawal that the pufETH vault has no record of.
/// @param key Lido request id as 32 bytes.
/// @custom:fix Pass only ids of withdrawals that the vault itself requested and has not claimed yet.
/// @custom:contracts PufferVaultV5
/// @custom:functions PufferVaultV5.claimWithdrawalsFromLido
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/utils/structs/EnumerableMap.sol @01ef4489
/// @custom:confidence read
error EnumerableMapNonexistentKey(bytes32 key);

/// @notice The same call (caller, target and data) is already scheduled and has not expired.
/// @param operationId Hash of caller, target and data.
/// @custom:fix Execute or cancel the scheduled operation first.
/// @custom:contracts InstitutionalAccessManager
/// @custom:functions InstitutionalAccessManager.schedule
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/access/manager/IAccessManager.sol @01ef4489
/// @custom:confidence read
error AccessManagerAlreadyScheduled(bytes32 operationId);

/// @notice No operation with this id is scheduled: it was never scheduled, was executed or was cancelled.
///
/// An account whose role has an execution delay meets it when it calls a restricted function without scheduling the
/// same call first. The core contracts of Puffer work the same way, but of the roles in public scripts and lists, only
/// the upgraders' has a delay.
/// @param operationId Hash of caller, target and data.
/// @custom:fix Schedule the call first, from the same account, with the same target and data.
/// @custom:contracts InstitutionalAccessManager, InstitutionalVault, NonRestakingWithdrawalCredentials
/// @custom:functions InstitutionalAccessManager.cancel, InstitutionalAccessManager.consumeScheduledOp, InstitutionalAccessManager.execute, InstitutionalAccessManager.grantRole, InstitutionalAccessManager.labelRole, InstitutionalAccessManager.revokeRole, InstitutionalAccessManager.setGrantDelay, InstitutionalAccessManager.setRoleAdmin, InstitutionalAccessManager.setRoleGuardian, InstitutionalAccessManager.setTargetAdminDelay, InstitutionalAccessManager.setTargetClosed, InstitutionalAccessManager.setTargetFunctionRole, InstitutionalAccessManager.updateAuthority, InstitutionalVault.completeQueuedWithdrawals, InstitutionalVault.customExternalCall, InstitutionalVault.deposit, InstitutionalVault.depositETH, InstitutionalVault.initializerV2, InstitutionalVault.mint, InstitutionalVault.queueWithdrawals, InstitutionalVault.redeem, InstitutionalVault.requestEigenPodConsolidation, InstitutionalVault.requestWithdrawal, InstitutionalVault.setValidatorsETH, InstitutionalVault.startNonRestakingValidators, InstitutionalVault.startRestakingValidators, InstitutionalVault.transfer, InstitutionalVault.transferFrom, InstitutionalVault.upgradeToAndCall, InstitutionalVault.withdraw, InstitutionalVault.withdrawNonRestakedETH, NonRestakingWithdrawalCredentials.requestConsolidation, NonRestakingWithdrawalCredentials.requestWithdrawal
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/access/manager/IAccessManager.sol @01ef4489
/// @custom:confidence read
error AccessManagerNotScheduled(bytes32 operationId);

/// @notice The waiting time of a scheduled operation is not over.
///
/// It also stops an account with a delayed role that calls the restricted function itself too early.
/// @param operationId Hash of caller, target and data.
/// @custom:fix Wait until the time that `getSchedule` returns for the id.
/// @custom:contracts InstitutionalAccessManager, InstitutionalVault, NonRestakingWithdrawalCredentials
/// @custom:functions InstitutionalAccessManager.consumeScheduledOp, InstitutionalAccessManager.execute, InstitutionalAccessManager.grantRole, InstitutionalAccessManager.labelRole, InstitutionalAccessManager.revokeRole, InstitutionalAccessManager.setGrantDelay, InstitutionalAccessManager.setRoleAdmin, InstitutionalAccessManager.setRoleGuardian, InstitutionalAccessManager.setTargetAdminDelay, InstitutionalAccessManager.setTargetClosed, InstitutionalAccessManager.setTargetFunctionRole, InstitutionalAccessManager.updateAuthority, InstitutionalVault.completeQueuedWithdrawals, InstitutionalVault.customExternalCall, InstitutionalVault.deposit, InstitutionalVault.depositETH, InstitutionalVault.initializerV2, InstitutionalVault.mint, InstitutionalVault.queueWithdrawals, InstitutionalVault.redeem, InstitutionalVault.requestEigenPodConsolidation, InstitutionalVault.requestWithdrawal, InstitutionalVault.setValidatorsETH, InstitutionalVault.startNonRestakingValidators, InstitutionalVault.startRestakingValidators, InstitutionalVault.transfer, InstitutionalVault.transferFrom, InstitutionalVault.upgradeToAndCall, InstitutionalVault.withdraw, InstitutionalVault.withdrawNonRestakedETH, NonRestakingWithdrawalCredentials.requestConsolidation, NonRestakingWithdrawalCredentials.requestWithdrawal
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/access/manager/IAccessManager.sol @01ef4489
/// @custom:confidence read
error AccessManagerNotReady(bytes32 operationId);

/// @notice A scheduled operation came too late: it expires one week (by default) after it became ready.
/// @param operationId Hash of caller, target and data.
/// @custom:fix Schedule it again and execute it within the time that `expiration` returns.
/// @custom:contracts InstitutionalAccessManager, InstitutionalVault, NonRestakingWithdrawalCredentials
/// @custom:functions InstitutionalAccessManager.consumeScheduledOp, InstitutionalAccessManager.execute, InstitutionalAccessManager.grantRole, InstitutionalAccessManager.labelRole, InstitutionalAccessManager.revokeRole, InstitutionalAccessManager.setGrantDelay, InstitutionalAccessManager.setRoleAdmin, InstitutionalAccessManager.setRoleGuardian, InstitutionalAccessManager.setTargetAdminDelay, InstitutionalAccessManager.setTargetClosed, InstitutionalAccessManager.setTargetFunctionRole, InstitutionalAccessManager.updateAuthority, InstitutionalVault.completeQueuedWithdrawals, InstitutionalVault.customExternalCall, InstitutionalVault.deposit, InstitutionalVault.depositETH, InstitutionalVault.initializerV2, InstitutionalVault.mint, InstitutionalVault.queueWithdrawals, InstitutionalVault.redeem, InstitutionalVault.requestEigenPodConsolidation, InstitutionalVault.requestWithdrawal, InstitutionalVault.setValidatorsETH, InstitutionalVault.startNonRestakingValidators, InstitutionalVault.startRestakingValidators, InstitutionalVault.transfer, InstitutionalVault.transferFrom, InstitutionalVault.upgradeToAndCall, InstitutionalVault.withdraw, InstitutionalVault.withdrawNonRestakedETH, NonRestakingWithdrawalCredentials.requestConsolidation, NonRestakingWithdrawalCredentials.requestWithdrawal
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/access/manager/IAccessManager.sol @01ef4489
/// @custom:confidence read
error AccessManagerExpired(bytes32 operationId);

/// @notice The access manager was told to close itself as a target, which it refuses.
///
/// The error exists up to OpenZeppelin 5.0; version 5.1 removed it.
/// @param account The access manager.
/// @custom:fix Choose another target.
/// @custom:contracts InstitutionalAccessManager
/// @custom:functions InstitutionalAccessManager.setTargetClosed
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/access/manager/IAccessManager.sol @01ef4489
/// @custom:confidence read
error AccessManagerLockedAccount(address account);

/// @notice The call would change something of the admin role or the public role that is fixed.
/// @param roleId Role that the call would change.
/// @custom:unit roleId - role id: 0 is the admin role, 2^64 - 1 the public role
/// @custom:fix Choose another role id.
/// @custom:contracts InstitutionalAccessManager
/// @custom:functions InstitutionalAccessManager.grantRole, InstitutionalAccessManager.revokeRole, InstitutionalAccessManager.renounceRole, InstitutionalAccessManager.labelRole, InstitutionalAccessManager.setRoleAdmin, InstitutionalAccessManager.setRoleGuardian, InstitutionalAccessManager.setGrantDelay
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/access/manager/IAccessManager.sol @01ef4489
/// @custom:confidence read
error AccessManagerLockedRole(uint64 roleId);

/// @notice The call would renounce a role, but the confirming address is not the account that sends.
/// @custom:fix Pass the sending account as confirmation.
/// @custom:contracts InstitutionalAccessManager
/// @custom:functions InstitutionalAccessManager.renounceRole
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/access/manager/IAccessManager.sol @01ef4489
/// @custom:confidence read
error AccessManagerBadConfirmation();

/// @notice The caller lacks the role that administers what it wants to change on the access manager.
/// @param msgsender Account that called.
/// @param roleId Role it would need.
/// @custom:unit roleId - role id
/// @custom:fix Send from an account that holds the role shown.
/// @custom:contracts InstitutionalAccessManager
/// @custom:functions InstitutionalAccessManager.grantRole, InstitutionalAccessManager.revokeRole, InstitutionalAccessManager.labelRole, InstitutionalAccessManager.setRoleAdmin, InstitutionalAccessManager.setRoleGuardian, InstitutionalAccessManager.setGrantDelay, InstitutionalAccessManager.setTargetAdminDelay, InstitutionalAccessManager.setTargetClosed, InstitutionalAccessManager.setTargetFunctionRole, InstitutionalAccessManager.updateAuthority
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/access/manager/IAccessManager.sol @01ef4489
/// @custom:confidence read
error AccessManagerUnauthorizedAccount(address msgsender, uint64 roleId);

/// @notice The caller may not call this function of the target through the access manager.
///
/// When scheduling it also means that the caller needs no delay (call the target directly), or that the time asked for
/// is earlier than its delay allows.
/// @param caller Account that called.
/// @param target Contract to be called.
/// @param selector Function to be called, as its 4-byte selector.
/// @custom:fix Check `canCall` for the caller, target and selector. When scheduling, pass 0 as the time for the
/// earliest one allowed.
/// @custom:contracts InstitutionalAccessManager
/// @custom:functions InstitutionalAccessManager.schedule, InstitutionalAccessManager.execute
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/access/manager/IAccessManager.sol @01ef4489
/// @custom:confidence read
error AccessManagerUnauthorizedCall(address caller, address target, bytes4 selector);

/// @notice The call would consume a scheduled operation for a managed contract that is not in the middle of that call.
///
/// A caller without code gets a revert without data.
/// @param target Caller that is not allowed to consume.
/// @custom:fix Do not call it from an account; use `execute`.
/// @custom:contracts InstitutionalAccessManager
/// @custom:functions InstitutionalAccessManager.consumeScheduledOp
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/access/manager/IAccessManager.sol @01ef4489
/// @custom:confidence read
error AccessManagerUnauthorizedConsume(address target);

/// @notice The sender may not cancel this scheduled operation: it neither scheduled it, nor is it a global admin or a
/// guardian of the role.
/// @param msgsender Account that wanted to cancel.
/// @param caller Account that scheduled.
/// @param target Contract of the operation.
/// @param selector Function of the operation, as its 4-byte selector.
/// @custom:fix Send from the account that scheduled it, from an admin, or from a guardian of the role.
/// @custom:contracts InstitutionalAccessManager
/// @custom:functions InstitutionalAccessManager.cancel
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/access/manager/IAccessManager.sol @01ef4489
/// @custom:confidence read
error AccessManagerUnauthorizedCancel(address msgsender, address caller, address target, bytes4 selector);

/// @notice The call would deploy an access manager with the zero address as its first admin.
///
/// It concerns the deployment only; no method of the SDK can cause it.
/// @param initialAdmin The zero address.
/// @custom:fix None for users.
/// @custom:contracts InstitutionalAccessManager
/// @custom:source OpenZeppelin/openzeppelin-contracts (tag v5.0.1, the version puffer-contracts pins) contracts/access/manager/IAccessManager.sol @01ef4489
/// @custom:confidence read
error AccessManagerInvalidInitialAdmin(address initialAdmin);
