// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

interface IEigenPodTypes {
    /// @notice Request to the beacon chain to merge one validator into another (EIP-7251).
    /// @custom:field srcPubkey - BLS public key of the validator that is given up, 48 bytes
    /// @custom:field targetPubkey - BLS public key of the validator that takes over; equal to the source to switch it
    /// to compounding credentials
    struct ConsolidationRequest {
        bytes srcPubkey;
        bytes targetPubkey;
    }

    /// @notice Request to the beacon chain to pay out ETH of one validator that is not restaked (EIP-7002).
    /// @custom:field pubkey - BLS public key of the validator, 48 bytes
    /// @custom:field amountGwei - amount to withdraw, at most what lies above 32 ETH; 0: full exit
    /// @custom:unit amountGwei - gwei
    struct WithdrawalRequest {
        bytes pubkey;
        uint64 amountGwei;
    }
}

/// @title NonRestakingWithdrawalCredentials
/// @notice Destination of the ETH that an institutional vault's validators without restaking pay out, and sender of
/// their exit and consolidation requests. Wrapped by {@link NonRestakingWithdrawalCredentialsHandler}.
/// @dev Each {@link InstitutionalVault} has one; it is deployed by {@link InstitutionalVault.initializerV2} with the
/// vault's access manager. The contract accepts ETH from anyone and passes it on to the vault only.
/// @dev The ABI of the SDK is an excerpt: it has no events, no errors and no receive entry, and it lacks `setAuthority`
/// and `isConsumingScheduledOp`.
/// @dev Behaviour is read in public source: version 2.0.0, which a public copy of Sourcify's record holds next to
/// the Mainnet vault implementation 0x358a7d0028070533a9e000616aa6656be7a32cc7.
/// @custom:unknown Addresses of live contracts, role ids and role holders; a vault's
/// getNoRestakingWithdrawalCredentials and the events of its access manager show them.
interface INonRestakingWithdrawalCredentials {
    // functions: view
    /// @notice Access manager that both request functions ask; set at deployment, independent of later changes at the
    /// vault.
    /// @return Address of the manager
    function authority() external view returns (address);
    /// @notice Present fee of one consolidation request, read from the system contract of EIP-7251.
    /// @return Fee per request; may change with every block
    /// @custom:unit return - wei
    /// @custom:reverts FeeQueryFailed - the chain has no such system contract, or did not return one word
    function getConsolidationRequestFee() external view returns (uint256);
    /// @notice Present fee of one withdrawal request, read from the system contract of EIP-7002.
    /// @return Fee per request; may change with every block
    /// @custom:unit return - wei
    /// @custom:reverts FeeQueryFailed - the chain has no such system contract, or did not return one word
    function getWithdrawalRequestFee() external view returns (uint256);
    /// @notice Vault that the contract belongs to; fixed at deployment.
    /// @return Address of the vault
    function vault() external view returns (address);

    // functions: write
    /// @notice Hands consolidation requests to the system contract of EIP-7251 and pays its fee for each from the ETH
    /// sent along.
    /// @param requests pairs of validators
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the contract is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that its access manager sets for this function; ids and holders are not public
    /// @custom:reverts NotEnoughETH - less ETH was sent than requests times the fee of getConsolidationRequestFee
    /// @custom:reverts FeeQueryFailed - the fee could not be read
    /// @custom:reverts ConsolidationRequestFailed - the system contract refused a request
    /// @custom:warning ETH above the fees stays here for the vault. Nothing checks who owns the target: the stake moves to
    /// its owner.
    function requestConsolidation(IEigenPodTypes.ConsolidationRequest[] calldata requests) external payable;
    /// @notice Hands withdrawal requests to the system contract of EIP-7002 and pays its fee for each from the ETH sent
    /// along.
    /// @param requests validators and amounts
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the contract is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that its access manager sets for this function; ids and holders are not public
    /// @custom:reverts NotEnoughETH - less ETH was sent than requests times the fee of getWithdrawalRequestFee
    /// @custom:reverts FeeQueryFailed - the fee could not be read
    /// @custom:reverts WithdrawalRequestFailed - the system contract refused a request
    /// @custom:warning ETH above the fees stays here for the vault.
    function requestWithdrawal(IEigenPodTypes.WithdrawalRequest[] calldata requests) external payable;
    /// @notice Pays the whole ETH balance to the vault; part of {@link InstitutionalVault.withdrawNonRestakedETH}.
    /// @custom:access only the vault that the contract belongs to
    /// @custom:reverts Unauthorized - the caller is not the vault
    /// @custom:reverts FailedInnerCall - the vault refused the ETH (OpenZeppelin 5.0)
    /// @custom:reverts FailedCall - the same from OpenZeppelin 5.1 on
    function withdrawETH() external;
}
