// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice The new enclave key of a guardian does not have the length of an uncompressed public key.
/// @custom:fix Pass the key as 65 bytes, with its leading 0x04 byte.
/// @custom:contracts GuardianModule
/// @custom:functions GuardianModule.rotateGuardianKey
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IGuardianModule.sol @38060006
/// @custom:confidence read
error InvalidECDSAPubKey();

/// @notice The attestation evidence does not prove that the guardian's new key and the given block were seen inside the
/// enclave.
/// @custom:fix Make new evidence for exactly this key and block with the enclave program whose measurements are set.
/// @custom:contracts GuardianModule
/// @custom:functions GuardianModule.rotateGuardianKey
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IGuardianModule.sol @38060006
/// @custom:confidence read
error InvalidRAVE();

/// @notice Removing this guardian would leave fewer guardians than must sign.
///
/// The functions that set the thresholds use the same error for a value they refuse; they are not in the SDK's ABI.
/// @param threshold Signatures needed now.
/// @custom:unit threshold - count of guardians
/// @custom:fix Lower the signature threshold first, or add a guardian; both need the DAO role.
/// @custom:contracts GuardianModule
/// @custom:functions GuardianModule.removeGuardian
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/GuardianModule.sol @38060006
/// @custom:confidence read
error InvalidThreshold(uint256 threshold);

/// @notice The block that a guardian's attestation evidence refers to is too far back.
///
/// How many blocks are allowed is fixed in the verifier and not in the SDK's ABI.
/// @custom:fix Make new evidence with a recent block and send it soon.
/// @custom:contracts GuardianModule
/// @custom:functions GuardianModule.rotateGuardianKey
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IEnclaveVerifier.sol @38060006
/// @custom:confidence read
error StaleEvidence();
