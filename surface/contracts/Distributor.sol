// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

interface ICore {}

interface IERC20 {}

/// @title Distributor
/// @notice Merkl's contract that pays reward tokens against Merkle proofs of cumulative amounts.
///
/// Merkl posts a tree of (user, token, amount); a claim pays the amount less what the user has claimed before. A new
/// tree becomes active after its dispute period; until then, and during a dispute, the previous tree counts. Puffer's
/// CARROT incentives reach users through it, as mtwCARROT. The contract belongs to Merkl.
/// @dev In the SDK it is wrapped by {@link DistributorHandler}.
/// The ABI leaves out events, errors, the list of operators and most administration.
/// @dev Merkl's public repository records an upgrade of the Mainnet proxy in January 2026. The new source lacks core
/// and toggleOnlyOperatorCanClaim: expect both to revert. The other descriptions follow that source.
/// @custom:inferred That the Mainnet proxy runs the source of January 2026: Merkl's repository records the upgrade; the
/// proxy was not read.
interface IDistributor {
    // functions: view
    /// @notice What a user has claimed of a token so far, when last, and under which root.
    /// @custom:param 0 - user that earned the reward
    /// @custom:param 1 - reward token
    /// @return amount sum of all claims
    /// @custom:unit return.amount - base units of the reward token
    /// @return timestamp time of the last claim, 0 when there was none
    /// @custom:unit return.timestamp - unix seconds
    /// @return merkleRoot root that was active at the last claim
    function claimed(address, address) external view returns (uint208 amount, uint48 timestamp, bytes32 merkleRoot);
    /// @notice Access control contract of Merkl, which knows governors and guardians.
    /// @return address of the access control contract
    function core() external view returns (ICore);
    /// @notice Deposit that a dispute costs.
    /// @return deposit
    /// @custom:unit return - base units of the token from disputeToken
    function disputeAmount() external view returns (uint256);
    /// @notice Number of epochs in which a new tree can be disputed, counted from the next full epoch after posting.
    /// @return number of epochs
    /// @custom:unit return - epochs (not seconds), 3600 seconds each unless Merkl has set another length
    function disputePeriod() external view returns (uint48);
    /// @notice Account that opened the pending dispute; the zero address when there is none.
    /// @return disputing account
    function disputer() external view returns (address);
    /// @notice Token in which the deposit of a dispute is paid.
    /// @return address of the token
    function disputeToken() external view returns (IERC20);
    /// @notice Time at which the newest tree becomes active unless it is disputed.
    /// @return end of the dispute period
    /// @custom:unit return - unix seconds
    function endOfDisputePeriod() external view returns (uint48);
    /// @notice Root that proofs are checked against now: of tree() when it is active, otherwise of lastTree().
    /// @return active root
    function getMerkleRoot() external view returns (bytes32);
    /// @notice Tree before the newest one, active while the newest can be disputed or is disputed.
    /// @return merkleRoot root of the tree
    /// @return ipfsHash once the IPFS hash of its data; deprecated in the source of January 2026
    function lastTree() external view returns (bytes32 merkleRoot, bytes32 ipfsHash);
    /// @notice Flag of a user without effect on claims in Merkl's source: 1 when set, 0 when not.
    /// @custom:param 0 - user to look up
    /// @return flag
    /// @custom:unit return - flag, 0 or 1
    function onlyOperatorCanClaim(address) external view returns (uint256);
    /// @notice Newest tree that was posted, active or not.
    /// @return merkleRoot root of the tree
    /// @return ipfsHash once the IPFS hash of its data; deprecated in the source of January 2026
    function tree() external view returns (bytes32 merkleRoot, bytes32 ipfsHash);

    // functions: write
    /// @notice Pays each user the cumulative amount of its entry less what it has claimed of that token before.
    ///
    /// Entries with the same index belong together. A lower amount than before reverts, an equal one
    /// pays 0. One invalid entry makes the whole call revert. The leaf is the hash of user, token and amount. The payment goes to the user, or to the
    /// recipient that the user has named for the token or for all tokens.
    /// @dev Tokens that refuse a transfer give their own error or, without a reason, the text "SafeERC20: low-level
    /// call failed"; tokens that return false give "SafeERC20: ERC20 operation did not succeed".
    /// @param users accounts that earned the rewards
    /// @param tokens reward token of each entry
    /// @param amounts cumulative amount of each entry
    /// @custom:unit amounts - base units of the token of the same entry
    /// @param proofs Merkle proof of each entry
    /// @custom:reverts ERC20InsufficientBalance - the contract holds too little of a token (tokens on OpenZeppelin 5)
    /// @custom:reverts InvalidProof - user, token and amount of an entry are not in the active tree
    /// @custom:reverts InvalidLengths
    /// @custom:reverts NotWhitelisted - the sender is neither the user of an entry nor an operator, see toggleOperator
    /// @custom:reverts InvalidUninitializedRoot
    /// @custom:reverts ReentrantCall - not for a plain call
    /// @custom:reverts Panic(0x11) - the active tree has a lower amount than was claimed before
    /// @custom:reverts "SafeERC20: low-level call failed" - a reward token refused without a reason
    /// @custom:reverts "SafeERC20: ERC20 operation did not succeed" - a reward token returned false
    /// @custom:access the user of every entry (as caller or as origin of the transaction), an operator of that user, or
    /// an operator, governor or guardian of Merkl
    function claim(address[] calldata users, address[] calldata tokens, uint256[] calldata amounts, bytes32[][] calldata proofs) external;
    /// @notice Takes a deposit from the caller and keeps the previous tree active until Merkl decides.
    /// @dev Open to everyone, but only before endOfDisputePeriod and while no dispute is pending. The deposit comes
    /// back when the dispute is upheld and is lost when it is rejected.
    /// @param reason free text, written to the log
    /// @custom:reverts ERC20InsufficientAllowance - the deposit is not approved for this contract
    /// @custom:reverts UnresolvedDispute
    /// @custom:reverts InvalidDispute
    /// @custom:reverts "SafeERC20: low-level call failed" - the dispute token refused without a reason
    /// @custom:warning The deposit can be lost.
    function disputeTree(string calldata reason) external;
    /// @notice Flips a user's flag of onlyOperatorCanClaim, which has no effect on claims in Merkl's source of 2024.
    /// @param user account whose flag is flipped
    /// @custom:reverts NotTrusted
    /// @custom:access the user, an account trusted by Merkl, or a governor or guardian of Merkl
    function toggleOnlyOperatorCanClaim(address user) external;
    /// @notice Gives an operator the right to send claims for a user, or takes it away when it exists.
    /// @dev The zero address as operator lets anyone send claims for the user.
    /// @param user account for which the operator may claim
    /// @param operator account that may send claims
    /// @custom:reverts NotTrusted
    /// @custom:access the user, or a governor or guardian of Merkl
    function toggleOperator(address user, address operator) external;
    /// @notice Gives an account the right to post trees, or takes it away when it exists.
    /// @param eoa account whose right is flipped
    /// @custom:reverts NotGovernor
    /// @custom:access governor of Merkl
    function toggleTrusted(address eoa) external;
}
