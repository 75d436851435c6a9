// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice The system contract of the chain that takes the requests did not answer with a fee, or does not exist on
/// this chain.
/// @dev Read in the published source, whose functions match the ABI of the SDK; the deployed code was not compared.
/// @custom:fix Check the chain: it must have the system contracts of EIP-7002 and EIP-7251, which came with the Pectra
/// upgrade.
/// @custom:contracts NonRestakingWithdrawalCredentials
/// @custom:functions NonRestakingWithdrawalCredentials.getConsolidationRequestFee, NonRestakingWithdrawalCredentials.getWithdrawalRequestFee, NonRestakingWithdrawalCredentials.requestConsolidation, NonRestakingWithdrawalCredentials.requestWithdrawal
/// @custom:source NonRestakingWithdrawalCredentials.sol, version 2.0.0, published source; repository and commit unknown
/// @custom:confidence inferred
error FeeQueryFailed();

/// @notice The EIP-7002 system contract refused a withdrawal request, for example because the public key has the wrong
/// length.
/// @dev Read in the published source, whose functions match the ABI of the SDK; the deployed code was not compared.
/// @custom:fix Pass BLS public keys of exactly 48 bytes.
/// @custom:contracts NonRestakingWithdrawalCredentials
/// @custom:functions NonRestakingWithdrawalCredentials.requestWithdrawal
/// @custom:source NonRestakingWithdrawalCredentials.sol, version 2.0.0, published source; repository and commit unknown
/// @custom:confidence inferred
error WithdrawalRequestFailed();

/// @notice The EIP-7251 system contract refused a consolidation request, for example because one of the two public keys
/// has the wrong length.
/// @dev Read in the published source, whose functions match the ABI of the SDK; the deployed code was not compared.
/// @custom:fix Pass two BLS public keys of exactly 48 bytes in every request.
/// @custom:contracts NonRestakingWithdrawalCredentials
/// @custom:functions NonRestakingWithdrawalCredentials.requestConsolidation
/// @custom:source NonRestakingWithdrawalCredentials.sol, version 2.0.0, published source; repository and commit unknown
/// @custom:confidence inferred
error ConsolidationRequestFailed();
