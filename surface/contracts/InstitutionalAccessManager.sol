// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @title InstitutionalAccessManager
/// @notice Registry of roles behind an institutional vault: which account may call which function of which contract, at
/// once or after a delay. Wrapped by {@link InstitutionalAccessManagerHandler}.
/// @dev Managed contracts, such as {@link InstitutionalVault} and {@link NonRestakingWithdrawalCredentials}, ask it
/// through {@link InstitutionalAccessManager.canCall} in every restricted function. An account with an execution delay
/// first uses {@link InstitutionalAccessManager.schedule}, waits, and then calls the contract directly or uses
/// {@link InstitutionalAccessManager.execute}; after {@link InstitutionalAccessManager.expiration} the chance has
/// passed.
/// @dev Role 0 (`ADMIN_ROLE`) is the default for every function, admin and guardian; role 2^64-1 (`PUBLIC_ROLE`) is
/// held by everyone. Role names are not stored: {@link InstitutionalAccessManager.labelRole} only writes to the log.
/// @dev The ABI of the SDK is an excerpt without events and errors, so operation ids and reverts cannot be read from
/// receipts with it.
/// @dev The functions are read in OpenZeppelin's AccessManager 5.1.0, from which Puffer's factory on Mainnet makes each
/// manager, by a public copy of Sourcify's record.
/// @custom:unknown Addresses of live managers, role ids and role holders; the authority of a vault and the manager's
/// events tell them.
interface IInstitutionalAccessManager {
    // functions: view
    /// @notice Id of the admin role, 0. Its members may make every change to the manager that is not left to the admin
    /// of a single role.
    /// @return Role id
    /// @custom:unit return - role id, an identifier
    function ADMIN_ROLE() external view returns (uint64);
    /// @notice Answer that managed contracts ask for: may this account call this function of this contract?
    /// @dev A closed target gives `false` and 0 for everyone. The manager itself as caller is accepted only during
    /// {@link InstitutionalAccessManager.execute}.
    /// @param caller account that wants to call
    /// @param target managed contract
    /// @param selector first four bytes of the calldata
    /// @return immediate `true` when the call is allowed without delay
    /// @return delay time to schedule ahead; 0 together with `false` means not allowed
    /// @custom:unit return.delay - seconds
    function canCall(address caller, address target, bytes4 selector) external view returns (bool immediate, uint32 delay);
    /// @notice How long a scheduled call stays valid after its time: one week (604800) in OpenZeppelin's contract.
    /// @return Validity
    /// @custom:unit return - seconds
    function expiration() external view returns (uint32);
    /// @notice Membership of an account in a role, with its present execution delay and one that is due to follow.
    /// @param roleId role
    /// @custom:unit roleId - role id, an identifier
    /// @param account account to look up
    /// @return since start of the membership, 0 for none
    /// @custom:unit return.since - unix seconds
    /// @return currentDelay execution delay now
    /// @custom:unit return.currentDelay - seconds
    /// @return pendingDelay execution delay that follows, 0 when no change is due
    /// @custom:unit return.pendingDelay - seconds
    /// @return effect time when it follows, 0 when no change is due
    /// @custom:unit return.effect - unix seconds
    function getAccess(uint64 roleId, address account) external view returns (uint48 since, uint32 currentDelay, uint32 pendingDelay, uint48 effect);
    /// @notice How many times the operation has been scheduled; it keeps counting after a run or a cancellation.
    /// @param id operation id
    /// @return Count, 0 for never
    /// @custom:unit return - count
    function getNonce(bytes32 id) external view returns (uint32);
    /// @notice Role that grants and revokes the given role; `ADMIN_ROLE` unless changed.
    /// @param roleId role
    /// @custom:unit roleId - role id, an identifier
    /// @return Admin role
    /// @custom:unit return - role id, an identifier
    function getRoleAdmin(uint64 roleId) external view returns (uint64);
    /// @notice Wait between a grant of the role and its start, as it applies now.
    /// @param roleId role
    /// @custom:unit roleId - role id, an identifier
    /// @return Delay, 0 for none
    /// @custom:unit return - seconds
    function getRoleGrantDelay(uint64 roleId) external view returns (uint32);
    /// @notice Role that may cancel scheduled calls of the given role; `ADMIN_ROLE` unless changed.
    /// @param roleId role
    /// @custom:unit roleId - role id, an identifier
    /// @return Guardian role
    /// @custom:unit return - role id, an identifier
    function getRoleGuardian(uint64 roleId) external view returns (uint64);
    /// @notice Time from which the operation may run; 0 when it is unknown, done, cancelled or expired.
    /// @param id operation id
    /// @return Time, or 0
    /// @custom:unit return - unix seconds
    function getSchedule(bytes32 id) external view returns (uint48);
    /// @notice Wait for admin changes that concern the given contract, as it applies now.
    /// @param target managed contract
    /// @return Delay, 0 for none
    /// @custom:unit return - seconds
    function getTargetAdminDelay(address target) external view returns (uint32);
    /// @notice Role a function of a managed contract is assigned to; `ADMIN_ROLE` unless assigned.
    /// @param target managed contract
    /// @param selector first four bytes of the calldata
    /// @return Role
    /// @custom:unit return - role id, an identifier
    function getTargetFunctionRole(address target, bytes4 selector) external view returns (uint64);
    /// @notice Id of a scheduled call: keccak-256 over the ABI encoding of caller, target and calldata.
    /// @param caller account that schedules
    /// @param target contract to be called
    /// @param data calldata
    /// @return Operation id
    function hashOperation(address caller, address target, bytes calldata data) external view returns (bytes32);
    /// @notice Whether an account's membership in a role is active now, and its execution delay. Everyone holds
    /// `PUBLIC_ROLE`.
    /// @param roleId role
    /// @custom:unit roleId - role id, an identifier
    /// @param account account to look up
    /// @return isMember `true` when the membership is active
    /// @return executionDelay time to schedule ahead, 0 for none
    /// @custom:unit return.executionDelay - seconds
    function hasRole(uint64 roleId, address account) external view returns (bool isMember, uint32 executionDelay);
    /// @notice Whether a managed contract is closed, which blocks its restricted functions for everyone.
    /// @param target managed contract
    /// @return `true` when closed
    function isTargetClosed(address target) external view returns (bool);
    /// @notice Shortest time before a changed grant delay or target admin delay applies: 5 days (432000) in
    /// OpenZeppelin's contract.
    /// @return Time
    /// @custom:unit return - seconds
    function minSetback() external view returns (uint32);
    /// @notice Id of the role that every account holds: 2^64-1, 18446744073709551615.
    /// @return Role id
    /// @custom:unit return - role id, an identifier
    function PUBLIC_ROLE() external view returns (uint64);

    // functions: write
    /// @notice Withdraws a scheduled call; by its scheduler, an admin, or a guardian of the function's role.
    /// @param caller account that scheduled the call
    /// @param target contract it was meant for
    /// @param data its calldata, byte for byte
    /// @return Nonce of the operation
    /// @custom:unit return - count of times it was scheduled
    /// @custom:access the scheduler, `ADMIN_ROLE`, or the guardian role of the function's role
    /// @custom:reverts AccessManagerNotScheduled - nothing is scheduled under these three values
    /// @custom:reverts AccessManagerUnauthorizedCancel - the caller is none of the three
    function cancel(address caller, address target, bytes calldata data) external returns (uint32);
    /// @notice Uses up a scheduled call while a managed contract runs it. Called by that contract, never by an account;
    /// the SDK has no method for it.
    /// @param caller account whose call it is
    /// @param data calldata of the call
    /// @custom:access managed contracts during a delayed call
    /// @custom:reverts AccessManagerNotScheduled - the call was not scheduled, or was used or cancelled
    /// @custom:reverts AccessManagerNotReady - its time is not reached
    /// @custom:reverts AccessManagerExpired - its time has passed by more than
    /// {@link InstitutionalAccessManager.expiration}
    /// @custom:reverts AccessManagerUnauthorizedConsume - the caller is not a managed contract in the middle of a
    /// delayed call
    function consumeScheduledOp(address caller, bytes calldata data) external;
    /// @notice Calls a managed contract in the name of the manager, with the ETH sent along, and uses up the schedule
    /// if there is one.
    /// @param target contract to call
    /// @param data its calldata, byte for byte as scheduled
    /// @return Nonce of the operation, 0 when it was not scheduled
    /// @custom:unit return - count of times it was scheduled
    /// @custom:access accounts that may call the function on the target
    /// @custom:reverts AccessManagerUnauthorizedCall - the caller may not make this call, or the target is closed
    /// @custom:reverts AccessManagerNotScheduled - the caller has a delay and nothing is scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:reverts AddressEmptyCode - the target is no contract
    /// @custom:reverts FailedInnerCall - the target reverted without a reason (OpenZeppelin 5.0)
    /// @custom:reverts FailedCall - the same from OpenZeppelin 5.1 on
    /// @custom:warning The target sees the manager as its caller, so calls that move the caller's tokens or shares do
    /// not do what the account wanted.
    function execute(address target, bytes calldata data) external payable returns (uint32);
    /// @notice Adds a member to a role, or changes the execution delay of a member.
    /// @dev A new membership starts after {@link InstitutionalAccessManager.getRoleGrantDelay}. For a member a longer
    /// delay applies at once, a shorter one after the difference.
    /// @param roleId role
    /// @custom:unit roleId - role id, an identifier
    /// @param account account that gets the role
    /// @param executionDelay time it must schedule ahead, 0 for none
    /// @custom:unit executionDelay - seconds
    /// @custom:access the admin role of the role ({@link InstitutionalAccessManager.getRoleAdmin}), after the execution
    /// delay of the caller
    /// @custom:reverts AccessManagerLockedRole - the role is `PUBLIC_ROLE`
    /// @custom:reverts AccessManagerUnauthorizedAccount - the caller does not hold the admin role of this role
    /// @custom:reverts AccessManagerNotScheduled - the caller needs a delay and did not schedule the call
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    function grantRole(uint64 roleId, address account, uint32 executionDelay) external;
    /// @notice Writes a name for a role to the log. Neither stored nor used for permissions.
    /// @param roleId role
    /// @custom:unit roleId - role id, an identifier
    /// @param label name
    /// @custom:access `ADMIN_ROLE`, after the execution delay of the caller
    /// @custom:reverts AccessManagerUnauthorizedAccount - the caller does not hold `ADMIN_ROLE`
    /// @custom:reverts AccessManagerLockedRole - the role is `ADMIN_ROLE` or `PUBLIC_ROLE`
    /// @custom:reverts AccessManagerNotScheduled - the caller needs a delay and did not schedule the call
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    function labelRole(uint64 roleId, string calldata label) external;
    /// @notice Runs several calls on the manager in one transaction, with the permissions of the caller; one failure
    /// undoes all.
    /// @param data calldata of the calls
    /// @return results return data of the calls, in the same order
    /// @custom:reverts FailedInnerCall - a call reverted without a reason (OpenZeppelin 5.0)
    /// @custom:reverts FailedCall - the same from OpenZeppelin 5.1 on
    function multicall(bytes[] calldata data) external returns (bytes[] memory results);
    /// @notice Ends the caller's own membership in a role at once.
    /// @param roleId role
    /// @custom:unit roleId - role id, an identifier
    /// @param callerConfirmation address of the caller, as a safeguard
    /// @custom:reverts AccessManagerLockedRole - the role is `PUBLIC_ROLE`
    /// @custom:reverts AccessManagerBadConfirmation - the confirmation is not the caller
    function renounceRole(uint64 roleId, address callerConfirmation) external;
    /// @notice Ends the membership of an account in a role at once; without effect on accounts that do not hold it.
    /// @param roleId role
    /// @custom:unit roleId - role id, an identifier
    /// @param account account that loses the role
    /// @custom:access the admin role of the role ({@link InstitutionalAccessManager.getRoleAdmin}), after the execution
    /// delay of the caller
    /// @custom:reverts AccessManagerLockedRole - the role is `PUBLIC_ROLE`
    /// @custom:reverts AccessManagerUnauthorizedAccount - the caller does not hold the admin role of this role
    /// @custom:reverts AccessManagerNotScheduled - the caller needs a delay and did not schedule the call
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    function revokeRole(uint64 roleId, address account) external;
    /// @notice Registers a call that the caller may make after its delay, and returns its id.
    /// @param target contract to be called
    /// @param data its calldata
    /// @param when earliest time to run, 0 for the earliest allowed
    /// @custom:unit when - unix seconds
    /// @return operationId id of the operation, see {@link InstitutionalAccessManager.hashOperation}
    /// @return nonce times this operation has been scheduled, this one included
    /// @custom:unit return.nonce - count
    /// @custom:access accounts that may call the function on the target after a delay
    /// @custom:reverts AccessManagerAlreadyScheduled - the same call is open already
    /// @custom:reverts AccessManagerUnauthorizedCall - the caller may not make this call, may make it without delay, or
    /// `when` is too early
    /// @custom:warning A time in milliseconds is accepted and lies tens of thousands of years ahead.
    function schedule(address target, bytes calldata data, uint48 when) external returns (bytes32 operationId, uint32 nonce);
    /// @notice Sets the wait before grants of a role start. Applies after
    /// {@link InstitutionalAccessManager.minSetback}, or later when it shortens the wait by more than that.
    /// @param roleId role
    /// @custom:unit roleId - role id, an identifier
    /// @param newDelay new wait
    /// @custom:unit newDelay - seconds
    /// @custom:access `ADMIN_ROLE`, after the execution delay of the caller
    /// @custom:reverts AccessManagerUnauthorizedAccount - the caller does not hold `ADMIN_ROLE`
    /// @custom:reverts AccessManagerLockedRole - the role is `PUBLIC_ROLE`
    /// @custom:reverts AccessManagerNotScheduled - the caller needs a delay and did not schedule the call
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    function setGrantDelay(uint64 roleId, uint32 newDelay) external;
    /// @notice Sets which role grants and revokes a role.
    /// @param roleId role
    /// @custom:unit roleId - role id, an identifier
    /// @param admin new admin role
    /// @custom:unit admin - role id, an identifier
    /// @custom:access `ADMIN_ROLE`, after the execution delay of the caller
    /// @custom:reverts AccessManagerUnauthorizedAccount - the caller does not hold `ADMIN_ROLE`
    /// @custom:reverts AccessManagerLockedRole - the role is `ADMIN_ROLE` or `PUBLIC_ROLE`
    /// @custom:reverts AccessManagerNotScheduled - the caller needs a delay and did not schedule the call
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:warning With `PUBLIC_ROLE` as admin anyone could grant the role.
    function setRoleAdmin(uint64 roleId, uint64 admin) external;
    /// @notice Sets which role may cancel scheduled calls of a role.
    /// @param roleId role
    /// @custom:unit roleId - role id, an identifier
    /// @param guardian new guardian role
    /// @custom:unit guardian - role id, an identifier
    /// @custom:access `ADMIN_ROLE`, after the execution delay of the caller
    /// @custom:reverts AccessManagerUnauthorizedAccount - the caller does not hold `ADMIN_ROLE`
    /// @custom:reverts AccessManagerLockedRole - the role is `ADMIN_ROLE` or `PUBLIC_ROLE`
    /// @custom:reverts AccessManagerNotScheduled - the caller needs a delay and did not schedule the call
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:warning With `PUBLIC_ROLE` as guardian anyone could cancel these calls.
    function setRoleGuardian(uint64 roleId, uint64 guardian) external;
    /// @notice Sets the wait for admin changes that concern a contract. Applies after
    /// {@link InstitutionalAccessManager.minSetback}, or later when it shortens the wait by more than that.
    /// @param target managed contract
    /// @param newDelay new wait
    /// @custom:unit newDelay - seconds
    /// @custom:access `ADMIN_ROLE`, after the execution delay of the caller
    /// @custom:reverts AccessManagerUnauthorizedAccount - the caller does not hold `ADMIN_ROLE`
    /// @custom:reverts AccessManagerNotScheduled - the caller needs a delay and did not schedule the call
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    function setTargetAdminDelay(address target, uint32 newDelay) external;
    /// @notice Closes a managed contract, so that its restricted functions refuse every caller, or opens it again.
    /// @param target managed contract
    /// @param closed `true` to close
    /// @custom:access `ADMIN_ROLE`, after the longer of the caller's execution delay and the target's admin delay
    /// @custom:reverts AccessManagerUnauthorizedAccount - the caller does not hold `ADMIN_ROLE`
    /// @custom:reverts AccessManagerLockedAccount - the target is the manager itself (OpenZeppelin 5.0 only)
    /// @custom:reverts AccessManagerNotScheduled - the caller needs a delay and did not schedule the call
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    function setTargetClosed(address target, bool closed) external;
    /// @notice Assigns functions of a managed contract to a role.
    /// @param target managed contract
    /// @param selectors selectors of the functions
    /// @param roleId role that may call them from now on
    /// @custom:unit roleId - role id, an identifier
    /// @custom:access `ADMIN_ROLE`, after the longer of the caller's execution delay and the target's admin delay
    /// @custom:reverts AccessManagerUnauthorizedAccount - the caller does not hold `ADMIN_ROLE`
    /// @custom:reverts AccessManagerNotScheduled - the caller needs a delay and did not schedule the call
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    function setTargetFunctionRole(address target, bytes4[] calldata selectors, uint64 roleId) external;
    /// @notice Moves a managed contract to another access manager; after that this one has no say over it.
    /// @param target managed contract
    /// @param newAuthority address of the other manager
    /// @custom:access `ADMIN_ROLE`, after the longer of the caller's execution delay and the target's admin delay
    /// @custom:reverts AccessManagerUnauthorizedAccount - the caller does not hold `ADMIN_ROLE`
    /// @custom:reverts AccessManagedInvalidAuthority - the other manager is no contract
    /// @custom:reverts AccessManagerNotScheduled - the caller needs a delay and did not schedule the call
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    function updateAuthority(address target, address newAuthority) external;
}
