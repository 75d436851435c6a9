// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice The call would set a fee rate of the ticket contract above 1000 basis points (10 %), or it was deployed with a
/// zero address.
///
/// Both come from functions outside the SDK's ABI, so no method of the SDK can cause it.
/// @custom:fix None for users. Administrators keep each fee rate at 1000 basis points or below.
/// @custom:contracts ValidatorTicket
/// @custom:source PufferFinance/puffer-contracts mainnet-contracts/src/interface/IValidatorTicket.sol @38060006
/// @custom:confidence read
error InvalidData();
