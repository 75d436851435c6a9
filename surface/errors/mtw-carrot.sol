// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice The caller is neither a governor nor a guardian of Merkl's access control. mtwCARROT raises it when someone
/// else tries to change the cliff.
/// @custom:fix None for users: the function is for Merkl's administration and not in the SDK's ABI.
/// @custom:contracts mtwCARROT
/// @custom:source PufferFinance/puffer-contracts partners/merkle-contracts/src/utils/Errors.sol @38060006
/// @custom:confidence read
error NotGovernorOrGuardian();

/// @notice The new cliff of mtwCARROT is shorter than the current one. A cliff may be made longer or 0, not shorter.
/// @custom:fix None for users: the function is for Merkl's administration and not in the SDK's ABI.
/// @custom:contracts mtwCARROT
/// @custom:source PufferFinance/puffer-contracts partners/merkle-contracts/src/PufferPointTokenWrapper.sol @38060006
/// @custom:confidence read
error InvalidParam();
