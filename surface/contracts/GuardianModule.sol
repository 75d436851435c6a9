// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice Remote attestation evidence: proof that a key was made inside a genuine enclave.
/// @custom:field report - Attestation report, prepared for the verifier.
/// @custom:field signature - RSA signature over the report.
/// @custom:field leafX509CertDigest - Hash of an Intel-signed certificate that the verifier already knows.
struct RaveEvidence {
    bytes report;
    bytes signature;
    bytes32 leafX509CertDigest;
}

/// @notice One exited validator in the list whose guardian signatures are checked.
/// @custom:field module - Module contract of the validator.
/// @custom:field startEpoch - Epoch in which the validator started its duty.
/// @custom:unit startEpoch - beacon-chain epoch
/// @custom:field endEpoch - Epoch in which it stopped.
/// @custom:unit endEpoch - beacon-chain epoch
/// @custom:field wasSlashed - Whether it was slashed.
/// @custom:field moduleName - Name of the module.
/// @custom:field pufferModuleIndex - Index of the validator in the module, not on the beacon chain.
/// @custom:unit pufferModuleIndex - zero-based index
/// @custom:field withdrawalAmount - ETH that came back from the beacon chain.
/// @custom:unit withdrawalAmount - wei
struct StoppedValidatorInfo {
    address module;
    uint256 startEpoch;
    uint256 endEpoch;
    bool wasSlashed;
    bytes32 moduleName;
    uint256 pufferModuleIndex;
    uint256 withdrawalAmount;
}

/// @title GuardianModule
/// @notice Registry of the guardians: their accounts, their enclave keys, and how many must sign.
///
/// `PufferProtocol` and `PufferOracleV2` have it check the guardian signatures they are given. It also receives the
/// guardians' share of ticket sales in ETH. The handler is `GuardianModuleHandler`.
///
/// In all signature lists, entry i must belong to guardian i of `getGuardians` (for enclave signatures:
/// `getGuardiansEnclaveAddresses`). An entry that does not match is not counted. A list shorter than the number of
/// guardians reverts with panic 0x32; entries beyond it are ignored.
///
/// The SDK's ABI leaves out: adding guardians, setting thresholds and enclave measurements, the verifier's address, the
/// access-manager functions other than `isConsumingScheduledOp`, all events and all errors.
/// @custom:inferred Read in Puffer's source of April 2024, which Sourcify names for another deployment of this contract
/// on Mainnet, and in the newest source; their rules are the same. The record of the SDK's address itself was not seen.
interface IGuardianModule {
    // functions: view
    /// @notice Beacon-chain balance below which guardians eject a validator. Starts at 31.75 ETH, always below 32 ETH.
    /// @return Balance limit of one validator.
    /// @custom:unit return - wei
    function getEjectionThreshold() external view returns (uint256);
    /// @notice Accounts of all guardians, in the order that account signatures must follow.
    /// @return Guardian accounts. A removal can change the order.
    function getGuardians() external view returns (address[] memory);
    /// @notice Enclave address on record for one account; the zero address if there is none.
    /// @param guardian The guardian's own account.
    /// @return Enclave address. It stays on record when the guardian is removed.
    function getGuardiansEnclaveAddress(address guardian) external view returns (address);
    /// @notice Enclave addresses of all guardians, in the order that enclave signatures must follow.
    /// @return One address per guardian; 0x000000000000000000000000000000000000dEaD for one without a key.
    function getGuardiansEnclaveAddresses() external view returns (address[] memory);
    /// @notice Enclave public keys of all guardians, for encrypting validator key shares.
    /// @return One key per guardian, 65 bytes; empty for one without a key.
    function getGuardiansEnclavePubkeys() external view returns (bytes[] memory);
    /// @notice Measurement of the enclave program (MRENCLAVE) that guardian keys must come from.
    /// @return Measurement; zero until set.
    function getMrenclave() external view returns (bytes32);
    /// @notice Measurement of the enclave program's signer (MRSIGNER) that guardian keys must come from.
    /// @return Measurement; zero until set.
    function getMrsigner() external view returns (bytes32);
    /// @notice Number of guardians whose signatures are needed for any decision.
    /// @return At least 1, at most the number of guardians.
    /// @custom:unit return - count of guardians
    function getThreshold() external view returns (uint256);
    /// @notice Tells the access manager whether the guardian module is in the middle of a delayed call.
    /// @return 0x8fb36037 during such a call, else zero. It is no boolean.
    function isConsumingScheduledOp() external view returns (bytes4);
    /// @notice Whether an account is a guardian now.
    /// @param account The guardian's own account, not its enclave address.
    /// @return True for a current guardian.
    function isGuardian(address account) external view returns (bool);
    /// @notice Reverts unless enough guardians signed a list of exited validators. Nothing is returned or stored.
    /// @dev Signed digest: keccak256 of the ABI-encoded list, then the Ethereum signed-message prefix for 32 bytes.
    /// @param validatorInfos Exited validators, in signed order.
    /// @param eoaSignatures One entry per guardian, in guardian order.
    /// @custom:reverts Unauthorized - fewer valid signatures than the threshold
    function validateBatchWithdrawals(StoppedValidatorInfo[] calldata validatorInfos, bytes[] calldata eoaSignatures) external view;
    /// @notice Whether enough guardians signed a digest with their enclave keys.
    /// @param enclaveSignatures One entry per guardian, in the order of the enclave addresses.
    /// @param signedMessageHash Final digest; it is not hashed or prefixed again.
    /// @return True when at least the threshold of signatures match.
    function validateGuardiansEnclaveSignatures(bytes[] calldata enclaveSignatures, bytes32 signedMessageHash) external view returns (bool);
    /// @notice Whether enough guardians signed a digest with their own accounts.
    /// @param eoaSignatures One entry per guardian, in guardian order.
    /// @param signedMessageHash Final digest; it is not hashed or prefixed again.
    /// @return True when at least the threshold of signatures match.
    function validateGuardiansEOASignatures(bytes[] calldata eoaSignatures, bytes32 signedMessageHash) external view returns (bool);
    /// @notice Reverts unless enough guardian enclaves signed the deposit of one validator.
    /// @dev Signed digest: keccak256 of the ABI-encoded index, key, credentials, signature and root in that order, then
    /// the Ethereum signed-message prefix for 32 bytes.
    /// @param pufferModuleIndex Index of the validator in its module.
    /// @custom:unit pufferModuleIndex - zero-based index
    /// @param pubKey BLS public key, 48 bytes.
    /// @param signature BLS signature of the deposit message, 96 bytes.
    /// @param withdrawalCredentials Credentials of the module, 32 bytes.
    /// @param depositDataRoot Deposit data root for 32 ETH.
    /// @param enclaveSignatures One entry per guardian, in the order of the enclave addresses.
    /// @custom:reverts Unauthorized - fewer valid signatures than the threshold
    function validateProvisionNode(uint256 pufferModuleIndex, bytes calldata pubKey, bytes calldata signature, bytes calldata withdrawalCredentials, bytes32 depositDataRoot, bytes[] calldata enclaveSignatures) external view;
    /// @notice Reverts unless enough guardians signed that a validator is to be skipped.
    /// @dev Signed digest: keccak256 of the ABI-encoded name and index, then the Ethereum signed-message prefix for 32
    /// bytes.
    /// @param moduleName Module of the validator.
    /// @param skippedIndex Index of the validator in the module.
    /// @custom:unit skippedIndex - zero-based index
    /// @param eoaSignatures One entry per guardian, in guardian order.
    /// @custom:reverts Unauthorized - fewer valid signatures than the threshold
    function validateSkipProvisioning(bytes32 moduleName, uint256 skippedIndex, bytes[] calldata eoaSignatures) external view;
    /// @notice Reverts unless enough guardians signed a number of Ethereum validators at an epoch.
    /// @dev Signed digest: keccak256 of the ABI-encoded number and epoch, then the Ethereum signed-message prefix for
    /// 32 bytes.
    /// @param newNumberOfValidators Validators on all of Ethereum.
    /// @custom:unit newNumberOfValidators - count
    /// @param epochNumber Epoch of the count.
    /// @custom:unit epochNumber - beacon-chain epoch
    /// @param eoaSignatures One entry per guardian, in guardian order.
    /// @custom:reverts Unauthorized - fewer valid signatures than the threshold
    function validateTotalNumberOfValidators(uint256 newNumberOfValidators, uint256 epochNumber, bytes[] calldata eoaSignatures) external view;

    // functions: write
    /// @notice Pays the module's ETH out to all guardians in equal parts, then takes one guardian off the list.
    /// @dev For an account that is no guardian the ETH is still paid out and no one is removed. The enclave key stays
    /// on record.
    /// @param guardian Guardian to remove.
    /// @custom:reverts AccessManagedUnauthorized - the caller does not hold the role, or the function is paused
    /// @custom:reverts InvalidThreshold - fewer guardians than the threshold would remain
    /// @custom:reverts FailedInnerCall - a guardian account refused the ETH
    /// @custom:access role 77, DAO
    function removeGuardian(address guardian) external;
    /// @notice Replaces the caller's enclave key after checking fresh attestation evidence for it.
    ///
    /// No handler method calls it; use the contract instance.
    /// @dev A block number above the current one reverts with panic 0x11. Evidence that cannot be parsed can revert in the
    /// attestation library with its own reasons.
    /// @dev The evidence may be 100 blocks old: that is `FRESHNESS_BLOCKS` of the verifier that Puffer lists for
    /// Mainnet, by the constructor arguments in a public copy of Sourcify's record. The SDK's ABI has no getter for it.
    /// @param blockNumber Recent block whose hash is part of the evidence.
    /// @custom:unit blockNumber - block number
    /// @param pubKey New enclave public key, 65 bytes uncompressed.
    /// @param evidence Attestation that commits to the key and the block.
    /// @custom:reverts Unauthorized - the caller is not a guardian
    /// @custom:reverts InvalidECDSAPubKey - the key is not 65 bytes long
    /// @custom:reverts InvalidRAVE - the evidence does not prove this key and block
    /// @custom:reverts StaleEvidence - the block is too far back
    /// @custom:access any guardian, for its own key
    function rotateGuardianKey(uint256 blockNumber, bytes calldata pubKey, RaveEvidence calldata evidence) external;
    /// @notice Pays the module's ETH out to all guardians in equal parts. Anyone may call it.
    ///
    /// What does not divide evenly stays in the module. No handler method calls it; use the contract instance.
    /// @custom:reverts FailedInnerCall - a guardian account refused the ETH
    function splitGuardianFunds() external;
}
