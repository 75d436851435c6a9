// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// @notice A whole contract was closed or opened again: every gated function of it stops or works.
/// @dev Puffer's own AccessManager emits it too: this is how a pause of the core contracts shows.
/// @param target contract that was closed or opened
/// @param closed true while closed
/// @custom:contracts InstitutionalAccessManager
/// @custom:source OpenZeppelin v5.0.1 contracts/access/manager/IAccessManager.sol
/// @custom:confidence read
event TargetClosed(address indexed target, bool closed);

/// @notice One function of a contract was given to another role.
/// @dev Puffer's own AccessManager emits it too: a pause of single functions shows here and not in `TargetClosed`.
/// @param target contract of the function
/// @param selector selector of the function
/// @param roleId role that may call it from now on; 0 closes a function that was public
/// @custom:unit roleId - a role id, no amount
/// @custom:contracts InstitutionalAccessManager
/// @custom:source OpenZeppelin v5.0.1 contracts/access/manager/IAccessManager.sol
/// @custom:confidence read
event TargetFunctionRoleUpdated(address indexed target, bytes4 selector, uint64 indexed roleId);

/// @notice An account got a role, or another execution delay in it.
/// @param roleId role that was granted
/// @param account account that has it
/// @param delay execution delay of the account
/// @param since moment the membership, or the new delay, counts
/// @param newMember false when only the delay changed
/// @custom:unit roleId - a role id, no amount
/// @custom:unit delay - seconds
/// @custom:unit since - Unix seconds
/// @custom:contracts InstitutionalAccessManager
/// @custom:source OpenZeppelin v5.0.1 contracts/access/manager/IAccessManager.sol
/// @custom:confidence read
event RoleGranted(uint64 indexed roleId, address indexed account, uint32 delay, uint48 since, bool newMember);

/// @notice An account lost a role, at once.
/// @param roleId role that was taken
/// @param account account that had it
/// @custom:unit roleId - a role id, no amount
/// @custom:contracts InstitutionalAccessManager
/// @custom:source OpenZeppelin v5.0.1 contracts/access/manager/IAccessManager.sol
/// @custom:confidence read
event RoleRevoked(uint64 indexed roleId, address indexed account);
