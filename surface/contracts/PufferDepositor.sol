// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice Permit for {@link PufferDepositor}: the amount of stETH or wstETH to deposit, and the signature that allows
/// the depositor to take it.
///
/// `amount` always counts. The other fields may be zero when an allowance exists, because a permit that fails is
/// ignored.
/// @custom:field deadline - last moment the signature counts; the SDK signs for two hours
/// @custom:unit deadline - Unix seconds
/// @custom:field amount - token amount to deposit and to permit
/// @custom:unit amount - base units of stETH or wstETH (18 decimals)
/// @custom:field v - recovery value of the signature
/// @custom:unit v - 27 or 28
/// @custom:field r - first 32 bytes of the signature
/// @custom:field s - second 32 bytes of the signature
struct Permit {
    uint256 deadline;
    uint256 amount;
    uint8 v;
    bytes32 r;
    bytes32 s;
}

interface PufferVaultV2 {}

/// @title PufferDepositor
/// @notice Takes stETH or wstETH from the sender, passes it to the vault as stETH, and has pufETH minted to a
/// recipient.
/// @dev Wrapped by {@link PufferDepositorHandler}. The pufETH comes from {@link PufferVaultV5.depositStETH}; the
/// depositor keeps nothing.
///
/// Both deposit functions are gated by an AccessManager instead of a pause switch: while they, or the vault's stETH
/// deposit, are closed, they revert with `AccessManagedUnauthorized`.
///
/// The ABI holds the events and errors of upgrades and access control. It has no deposit event and no initialiser.
/// Errors of stETH and wstETH come through as texts that this ABI does not know. The functions are described after the
/// newest public source; the deployed code was not compared with it.
interface IPufferDepositor {
    // constructor(PufferVaultV2 pufferVault, IStETH stETH) payable

    // functions: view
    /// @notice Address of the AccessManager that gates the stETH and wstETH depositor.
    /// @dev Ask that contract, with `isTargetClosed` and `getTargetFunctionRole`, whether these deposits are paused.
    /// @return address of the AccessManager
    function authority() external view returns (address);
    /// @notice Tells the AccessManager whether the depositor is consuming a scheduled operation at this moment.
    /// @return `0x8fb36037` during such a call, `0x00000000` at any other time, which is what an outside reader sees
    function isConsumingScheduledOp() external view returns (bytes4);
    /// @notice Storage slot of the implementation address, which a UUPS upgrade of the depositor checks.
    /// @dev Answers on the implementation only. Through the proxy, which is the address the SDK stores, it always
    /// reverts.
    /// @return the ERC-1967 implementation slot
    /// @custom:reverts UUPSUnauthorizedCallContext - called through the proxy
    function proxiableUUID() external view returns (bytes32);
    /// @notice The vault that receives the stETH and mints the pufETH; its address is also that of the pufETH token.
    /// @return address of the vault
    function PUFFER_VAULT() external view returns (PufferVaultV2);
    /// @notice Version of the upgrade interface of the depositor; `5.0.0` says that upgradeToAndCall is the only
    /// upgrade entry.
    /// @return `5.0.0`
    function UPGRADE_INTERFACE_VERSION() external view returns (string memory);

    // functions: write
    /// @notice Pulls stETH from the sender, by permit or allowance, and mints pufETH for it to the recipient.
    /// @dev Wrapped by {@link PufferDepositorHandler.depositStETH}, with the sender as recipient. The amount counts
    /// stETH, not stETH shares. A transfer of stETH can arrive 1 or 2 wei short; the whole stETH balance of the
    /// depositor goes to the vault. No minimum amount of pufETH can be set. Can be paused.
    /// @param permitData amount to deposit, and the permit for it
    /// @param recipient account that gets the pufETH
    /// @return pufETHAmount pufETH minted
    /// @custom:unit return.pufETHAmount - base units of pufETH (18 decimals)
    /// @custom:reverts AccessManagedUnauthorized - deposits are paused here (the error names the sender) or in the
    /// vault (it names the depositor)
    /// @custom:reverts ERC20InvalidReceiver - the recipient is the zero address
    /// @custom:reverts FailedInnerCall - stETH refused the transfer without a reason
    /// @custom:reverts SafeERC20FailedOperation - not expected: stETH never returns false
    /// @custom:reverts "ALLOWANCE_EXCEEDED" - no allowance, or a permit that stETH refused
    /// @custom:reverts "BALANCE_EXCEEDED" - the caller holds less stETH
    /// @custom:reverts "CONTRACT_IS_STOPPED" - Lido has stopped stETH
    function depositStETH(Permit calldata permitData, address recipient) external returns (uint256 pufETHAmount);
    /// @notice Pulls wstETH from the sender, by permit or allowance, unwraps it to stETH, and mints pufETH to the
    /// recipient.
    /// @dev Wrapped by {@link PufferDepositorHandler.depositWstETH}, with the sender as recipient. The amount counts
    /// wstETH. No minimum amount of pufETH can be set. Can be paused.
    /// @param permitData amount to deposit, and the permit for it
    /// @param recipient account that gets the pufETH
    /// @return pufETHAmount pufETH minted
    /// @custom:unit return.pufETHAmount - base units of pufETH (18 decimals)
    /// @custom:reverts AccessManagedUnauthorized - deposits are paused here (the error names the sender) or in the
    /// vault (it names the depositor)
    /// @custom:reverts ERC20InvalidReceiver - the recipient is the zero address
    /// @custom:reverts FailedInnerCall - wstETH refused the transfer without a reason
    /// @custom:reverts SafeERC20FailedOperation - not expected: wstETH never returns false
    /// @custom:reverts "ERC20: transfer amount exceeds allowance" - no allowance, or a permit that wstETH refused
    /// @custom:reverts "ERC20: transfer amount exceeds balance" - the caller holds less wstETH
    /// @custom:reverts "wstETH: zero amount unwrap not allowed" - the amount is 0
    /// @custom:reverts "CONTRACT_IS_STOPPED" - Lido has stopped stETH
    /// @custom:unknown Which wstETH the Holesky deployment uses. Public source holds the Mainnet address as a constant;
    /// the verified source of the Holesky implementation would show it.
    function depositWstETH(Permit calldata permitData, address recipient) external returns (uint256 pufETHAmount);
    /// @notice Hands the depositor over to another AccessManager.
    /// @param newAuthority the new AccessManager, which must be a contract
    /// @custom:reverts AccessManagedUnauthorized - the sender is not the current AccessManager
    /// @custom:reverts AccessManagedInvalidAuthority - the new address holds no code
    /// @custom:emits AuthorityUpdated
    /// @custom:access only the current AccessManager itself
    function setAuthority(address newAuthority) external;
    /// @notice Replaces the code behind the depositor, and runs one call on the new code in the same transaction.
    /// @param newImplementation contract with the new code
    /// @param data call to run on it; empty for none, and then no ETH may be sent
    /// @custom:reverts AccessManagedUnauthorized - the sender lacks the role
    /// @custom:reverts InvalidInitialization - the call is an initialiser that has run before
    /// @custom:reverts NotInitializing - the call uses an internal initialiser outside initialisation
    /// @custom:reverts UUPSUnauthorizedCallContext - called on the implementation instead of the proxy
    /// @custom:reverts UUPSUnsupportedProxiableUUID - the new code keeps its implementation address elsewhere
    /// @custom:reverts ERC1967InvalidImplementation - the new contract is no UUPS implementation; an address without
    /// code gives no data
    /// @custom:reverts ERC1967NonPayable - ETH sent along without a call
    /// @custom:reverts AddressEmptyCode - not expected: an address without code is refused before
    /// @custom:reverts AddressInsufficientBalance - a step of the call spends ETH the contract does not hold
    /// @custom:reverts FailedInnerCall - the call reverted without a reason
    /// @custom:emits Upgraded
    /// @custom:access a role of the AccessManager
    /// @custom:unknown Which role may upgrade the depositor now. Puffer's deploy script of 2024 gives the function to
    /// role 1, upgrader; the published access tables do not name it, and `getTargetFunctionRole` of the access manager
    /// shows it.
    function upgradeToAndCall(address newImplementation, bytes calldata data) external payable;

    // events
    /// @notice The depositor's AccessManager was changed.
    /// @param authority address of the new AccessManager
    event AuthorityUpdated(address authority);
    /// @notice An initialiser of the depositor has run.
    /// @param version initialisation step that is now done; a later step has a higher number
    /// @custom:unit version - step number
    event Initialized(uint64 version);
    /// @notice The depositor runs new code from this transaction on.
    /// @param implementation address of the contract with the new code
    event Upgraded(address indexed implementation);

    // errors
    /// @notice The address proposed as AccessManager holds no code.
    /// @param authority the proposed address
    /// @custom:fix Pass the address of a deployed AccessManager on this chain.
    error AccessManagedInvalidAuthority(address authority);
    /// @notice The sender may call the function only after a waiting time. Declared in the ABI; in the library version
    /// the contracts use, the access check does not raise it.
    ///
    /// A sender whose role carries a delay meets the AccessManager's own errors there, such as
    /// AccessManagerNotScheduled.
    /// @param caller account that called
    /// @param delay waiting time of its role
    /// @custom:unit delay - seconds
    /// @custom:fix Schedule the call on the AccessManager, wait for the delay, then send it.
    error AccessManagedRequiredDelay(address caller, uint32 delay);
    /// @notice The sender may not call this function: for ordinary users that means it is paused.
    ///
    /// Puffer's core contracts have no pause switch. To pause, a contract is closed in the AccessManager,
    /// or single functions are moved to the administrator role; in both cases this error appears. On restricted
    /// functions it says that the sender lacks the role.
    /// @param caller account that called; it is a Puffer contract when the refused call was made by one contract to
    /// another
    /// @custom:fix Wait until the function is open again. The AccessManager's isTargetClosed and getTargetFunctionRole
    /// show whether it is paused.
    error AccessManagedUnauthorized(address caller);
    /// @notice A call went to an address that holds no contract.
    /// @param target the address without code
    /// @custom:fix Check the target address, and that it belongs to this chain.
    error AddressEmptyCode(address target);
    /// @notice The contract holds less ETH than its own call must send.
    /// @param account the contract that is short of ETH
    /// @custom:fix Send enough ETH, or lower the amount. Contracts built with OpenZeppelin 5.1 or later raise
    /// InsufficientBalance instead.
    error AddressInsufficientBalance(address account);
    /// @notice The contract proposed as new code is no upgradeable contract of the UUPS kind.
    /// @dev An address without code reverts without data instead.
    /// @param implementation the proposed address
    /// @custom:fix Pass the address of a deployed UUPS implementation.
    error ERC1967InvalidImplementation(address implementation);
    /// @notice ETH was sent with an upgrade that runs no call and so cannot use it.
    /// @custom:fix Send no ETH, or pass calldata.
    error ERC1967NonPayable();
    /// @notice A call made by the contract reverted without giving a reason.
    ///
    /// A typical cause is a token that refuses a transfer silently, as WETH does when balance or allowance is too
    /// small.
    /// @custom:fix Check balance and allowance of the token, then simulate the inner call alone. Contracts built with
    /// OpenZeppelin 5.1 or later raise FailedCall instead.
    error FailedInnerCall();
    /// @notice An initialiser was called that has run before.
    /// @custom:fix Do not call initialisers; deployed contracts are initialised.
    error InvalidInitialization();
    /// @notice An internal initialiser was used outside initialisation.
    /// @custom:fix Nothing to do for a caller: it concerns the code of a deployment or an upgrade.
    error NotInitializing();
    /// @notice A token returned false for a transfer or approval instead of reverting.
    /// @param token address of the token
    /// @custom:fix Check that the token address is right on this chain, and that the token allows the transfer.
    error SafeERC20FailedOperation(address token);
    /// @notice An upgrade function was called on the implementation, or proxiableUUID was called through the proxy.
    /// @custom:fix Upgrade through the proxy; read proxiableUUID on the implementation.
    error UUPSUnauthorizedCallContext();
    /// @notice The proposed code stores its implementation address in another slot than the proxy expects.
    /// @param slot slot that the proposed code names
    /// @custom:fix Deploy an implementation of the standard UUPS kind.
    error UUPSUnsupportedProxiableUUID(bytes32 slot);
}
