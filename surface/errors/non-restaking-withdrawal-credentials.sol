// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice The chain's system contract for the requests returned no fee, or does not exist on this chain.
/// @custom:fix Check the chain: it must have the system contracts of EIP-7002 and EIP-7251, which came with the Pectra
/// upgrade.
/// @custom:contracts NonRestakingWithdrawalCredentials
/// @custom:functions NonRestakingWithdrawalCredentials.getConsolidationRequestFee, NonRestakingWithdrawalCredentials.getWithdrawalRequestFee, NonRestakingWithdrawalCredentials.requestConsolidation, NonRestakingWithdrawalCredentials.requestWithdrawal
/// @custom:source NonRestakingWithdrawalCredentials.sol, version 2.0.0, next to 0x358a7d0028070533a9e000616aa6656be7a32cc7, public copy of Sourcify's record
/// @custom:confidence read
error FeeQueryFailed();

/// @notice The EIP-7002 system contract refused a withdrawal request, for example because the public key has the wrong
/// length.
/// @custom:fix Pass BLS public keys of exactly 48 bytes.
/// @custom:contracts NonRestakingWithdrawalCredentials
/// @custom:functions NonRestakingWithdrawalCredentials.requestWithdrawal
/// @custom:source NonRestakingWithdrawalCredentials.sol, version 2.0.0, next to 0x358a7d0028070533a9e000616aa6656be7a32cc7, public copy of Sourcify's record
/// @custom:confidence read
error WithdrawalRequestFailed();

/// @notice The EIP-7251 system contract refused a consolidation request, for example because one of the two public keys
/// has the wrong length.
/// @custom:fix Pass two BLS public keys of exactly 48 bytes in every request.
/// @custom:contracts NonRestakingWithdrawalCredentials
/// @custom:functions NonRestakingWithdrawalCredentials.requestConsolidation
/// @custom:source NonRestakingWithdrawalCredentials.sol, version 2.0.0, next to 0x358a7d0028070533a9e000616aa6656be7a32cc7, public copy of Sourcify's record
/// @custom:confidence read
error ConsolidationRequestFailed();
