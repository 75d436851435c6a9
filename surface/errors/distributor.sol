// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice The four lists of a Merkl claim differ in length, or they are empty.
/// @custom:fix Pass one user, one token, one amount and one proof for each entry, and at least one entry.
/// @custom:contracts Distributor
/// @custom:functions Distributor.claim
/// @custom:source AngleProtocol/merkl-contracts contracts/utils/Errors.sol @4ce77883
/// @custom:confidence read
error InvalidLengths();

/// @notice The account may not act here. In Merkl's Distributor: the sender is neither the user of an entry nor an
/// operator of that user. In a Lagoon vault: the account is not on the whitelist of the vault.
///
/// Both have the same selector: the contract that was called shows which it is.
/// @custom:fix Merkl: send from the user, or see {@link DistributorHandler.toggleOperator}. Lagoon: ask the operator of
/// the vault.
/// @custom:contracts Distributor, LagoonVault
/// @custom:functions Distributor.claim, LagoonVault.requestDeposit, LagoonVault.syncDeposit, LagoonVault.requestRedeem, LagoonVault.claimSharesAndRequestRedeem
/// @custom:source AngleProtocol/merkl-contracts contracts/utils/Errors.sol @4ce77883
/// @custom:confidence read
error NotWhitelisted();

/// @notice Merkl's Distributor has no active tree, so no proof can be checked.
/// @custom:fix Wait for an active tree; {@link DistributorHandler.getMerkleRoot} then returns a root other than zero.
/// @custom:contracts Distributor
/// @custom:functions Distributor.claim
/// @custom:source AngleProtocol/merkl-contracts contracts/utils/Errors.sol @4ce77883
/// @custom:confidence read
error InvalidUninitializedRoot();

/// @notice The caller may not change this setting of a user in Merkl's Distributor: it is neither the user nor trusted
/// by Merkl.
/// @custom:fix Send from the account of the user.
/// @custom:contracts Distributor
/// @custom:functions Distributor.toggleOperator, Distributor.toggleOnlyOperatorCanClaim
/// @custom:source AngleProtocol/merkl-contracts contracts/utils/Errors.sol @4ce77883
/// @custom:confidence read
error NotTrusted();

/// @notice The caller is not a governor of Merkl's access control.
/// @custom:fix None for users: the function is for Merkl's administration.
/// @custom:contracts Distributor, mtwCARROT
/// @custom:functions Distributor.toggleTrusted, mtwCARROT.recoverERC20
/// @custom:source AngleProtocol/merkl-contracts contracts/utils/Errors.sol @4ce77883
/// @custom:confidence read
error NotGovernor();

/// @notice A dispute about the newest Merkl tree is open already, and there can be only one.
/// @custom:fix Wait until {@link DistributorHandler.disputer} is the zero address again.
/// @custom:contracts Distributor
/// @custom:functions Distributor.disputeTree
/// @custom:source AngleProtocol/merkl-contracts contracts/utils/Errors.sol @4ce77883
/// @custom:confidence read
error UnresolvedDispute();

/// @notice The dispute period of the newest Merkl tree is over.
/// @custom:fix Dispute only before {@link DistributorHandler.endOfDisputePeriod}.
/// @custom:contracts Distributor
/// @custom:functions Distributor.disputeTree
/// @custom:source AngleProtocol/merkl-contracts contracts/utils/Errors.sol @4ce77883
/// @custom:confidence read
error InvalidDispute();

/// @notice A Merkl claim was started from within another one, by a token or a receiver that calls back. Merkl's source
/// has this guard since the upgrade of January 2026.
/// @custom:fix None: a claim sent by an account does not meet it.
/// @custom:contracts Distributor
/// @custom:functions Distributor.claim
/// @custom:source AngleProtocol/merkl-contracts contracts/utils/Errors.sol @15d0dda3
/// @custom:confidence read
error ReentrantCall();

/// @notice Merkl tried to decide a dispute while none was open. No contract function of the SDK raises it.
/// @custom:fix None for users: the function is for Merkl's administration.
/// @custom:source AngleProtocol/merkl-contracts contracts/utils/Errors.sol @4ce77883
/// @custom:confidence read
error NoDispute();

/// @notice The proof does not lead to Merkl's active root from user, token and cumulative amount.
///
/// A proof for a tree still in its dispute period fails too.
/// @custom:fix Fetch proof and total again, for the root that is active now, and pass the total exactly as proven.
/// @custom:contracts Distributor
/// @custom:functions Distributor.claim
/// @custom:source AngleProtocol/merkl-contracts contracts/utils/Errors.sol @4ce77883
/// @custom:confidence read
error InvalidProof();
