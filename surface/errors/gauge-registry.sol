// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice The address was never registered as a gauge.
/// @custom:fix Register it first; check with {@link GaugeRegistryHandler.gaugeExists}.
/// @custom:contracts GaugeRegistry
/// @custom:functions GaugeRegistry.deactivateGauge, GaugeRegistry.activateGauge, GaugeRegistry.updateGaugeMetadata
/// @custom:source GaugeRegistry.sol of 0x27EF0BC5EAa61dC6E7D08f17Eb00De7D94398a25, public copy of Sourcify's record
/// @custom:confidence read
error GaugeDoesNotExist();

/// @notice The address is registered as a gauge already, switched on or off.
/// @custom:fix None needed. To switch it on again use {@link GaugeRegistryHandler.activateGauge}.
/// @custom:contracts GaugeRegistry
/// @custom:functions GaugeRegistry.registerGauge
/// @custom:source GaugeRegistry.sol of 0x27EF0BC5EAa61dC6E7D08f17Eb00De7D94398a25, public copy of Sourcify's record
/// @custom:confidence read
error GaugeAlreadyExists();

/// @notice The gauge is already in the requested state, on or off.
/// @custom:fix None needed; read {@link GaugeRegistryHandler.isActive}.
/// @custom:contracts GaugeRegistry
/// @custom:functions GaugeRegistry.deactivateGauge, GaugeRegistry.activateGauge
/// @custom:source GaugeRegistry.sol of 0x27EF0BC5EAa61dC6E7D08f17Eb00De7D94398a25, public copy of Sourcify's record
/// @custom:confidence read
error GaugeActivationUnchanged();

/// @notice The gauge to register is the zero address.
/// @custom:fix Pass the address of the gauge.
/// @custom:contracts GaugeRegistry
/// @custom:functions GaugeRegistry.registerGauge
/// @custom:source GaugeRegistry.sol of 0x27EF0BC5EAa61dC6E7D08f17Eb00De7D94398a25, public copy of Sourcify's record
/// @custom:confidence read
error InvalidAddress();
