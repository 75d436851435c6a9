// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

interface GaugeRegistry {
    /// @notice What the registry stores for a gauge.
    /// @custom:field active - whether the gauge is switched on
    /// @custom:field created - time of registration, 0 for an address that is no gauge
    /// @custom:unit created - unix seconds
    /// @custom:field metadataURI - where the description of the gauge lies; not checked by the contract
    struct Gauge {
        bool active;
        uint48 created;
        string metadataURI;
    }
}

/// @title GaugeRegistry
/// @notice List of the gauges of Puffer governance with an on/off state and a metadata URI each, kept by one owner.
///
/// It holds no tokens and counts no votes. A gauge can be switched off but never removed. Ownership moves in two steps:
/// offer and acceptance.
/// @dev In the SDK it is wrapped by {@link GaugeRegistryHandler}. The ABI leaves out events and errors.
/// @dev Read in public source: a public copy of Sourcify's record of the Mainnet address. No link can be given: the copy
/// has no lasting address. Look the Mainnet address up at Sourcify.
/// @custom:inferred The owner on Mainnet is Puffer's Gauges Safe multisig, 0xB33F87F2486165C59B735b7c8b3f5489Bfca78c4,
/// by the constructor arguments on record; a later transfer would not show there.
interface IGaugeRegistry {
    // functions: view
    /// @notice Whether an address was registered as a gauge, active or not.
    /// @param gauge address to look up
    /// @return true when registered
    function gaugeExists(address gauge) external view returns (bool);
    /// @notice State, time of registration and metadata URI of a gauge; all empty for an address that is no gauge.
    /// @param gauge address to look up
    /// @return the stored data
    function getGauge(address gauge) external view returns (GaugeRegistry.Gauge memory);
    /// @notice All gauges ever registered, in that order, switched off ones included.
    /// @return addresses of the gauges
    function getGaugeList() external view returns (address[] memory);
    /// @notice Whether a gauge is registered and switched on.
    /// @param gauge address to look up
    /// @return true when on
    function isActive(address gauge) external view returns (bool);
    /// @notice Account that maintains the gauges; the zero address after the ownership was given up.
    /// @return owner
    function owner() external view returns (address);
    /// @notice Account that was offered the registry and has not accepted yet; the zero address when there is none.
    /// @return offered owner
    function pendingOwner() external view returns (address);

    // functions: write
    /// @notice Makes the caller the owner after the registry was offered to it.
    /// @custom:reverts OwnableUnauthorizedAccount - the caller is not the pending owner
    /// @custom:access pending owner
    function acceptOwnership() external;
    /// @notice Switches a registered gauge on that was off.
    /// @param gauge gauge to switch
    /// @custom:reverts OwnableUnauthorizedAccount
    /// @custom:reverts GaugeDoesNotExist
    /// @custom:reverts GaugeActivationUnchanged - it is on already
    /// @custom:access owner
    function activateGauge(address gauge) external;
    /// @notice Switches a registered gauge off that was on. It stays in the list.
    /// @param gauge gauge to switch
    /// @custom:reverts OwnableUnauthorizedAccount
    /// @custom:reverts GaugeDoesNotExist
    /// @custom:reverts GaugeActivationUnchanged - it is off already
    /// @custom:access owner
    function deactivateGauge(address gauge) external;
    /// @notice Registers a new gauge, switched on, with the current block time.
    /// @param gauge address of the gauge, not the zero address
    /// @param metadataURI where its description lies, not checked
    /// @custom:reverts OwnableUnauthorizedAccount
    /// @custom:reverts InvalidAddress - gauge is the zero address
    /// @custom:reverts GaugeAlreadyExists
    /// @custom:access owner
    function registerGauge(address gauge, string calldata metadataURI) external;
    /// @notice Leaves the gauge registry without an owner permanently, so that it can never be changed again.
    /// @custom:reverts OwnableUnauthorizedAccount
    /// @custom:access owner
    /// @custom:warning It takes effect at once and cannot be undone.
    function renounceOwnership() external;
    /// @notice Offers the gauge registry to an account; the owner stays the same until that account accepts.
    /// @dev A new offer replaces the previous one; the zero address withdraws it.
    /// @param newOwner account that may accept
    /// @custom:reverts OwnableUnauthorizedAccount
    /// @custom:access owner
    function transferOwnership(address newOwner) external;
    /// @notice Replaces the metadata URI of a registered gauge.
    /// @param gauge gauge to edit
    /// @param metadataURI new text, not checked
    /// @custom:reverts OwnableUnauthorizedAccount
    /// @custom:reverts GaugeDoesNotExist
    /// @custom:access owner
    function updateGaugeMetadata(address gauge, string calldata metadataURI) external;
}
