// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// @notice A validator was provisioned, or exits were settled: the vault counts 32 ETH for each active one.
/// @param numberOfActivePufferValidators active validators after it
/// @custom:unit numberOfActivePufferValidators - number of validators
/// @custom:contracts PufferOracleV2
/// @custom:source PufferFinance/puffer-contracts @38060006 mainnet-contracts/src/interface/IPufferOracleV2.sol
/// @custom:confidence read
event NumberOfActiveValidators(uint256 numberOfActivePufferValidators);
