// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice One CARROT amount that a user got from Merkl and that waits for the end of its cliff.
/// @custom:field amount - CARROT to be paid
/// @custom:unit amount - base units of CARROT (18 decimals)
/// @custom:field unlockTimestamp - the entry can be claimed in blocks later than this time
/// @custom:unit unlockTimestamp - unix seconds
struct VestingID {
    uint128 amount;
    uint128 unlockTimestamp;
}

/// @title mtwCARROT
/// @notice Wrapper around CARROT that Merkl's Distributor holds and pays out; every claim becomes a CARROT payment
/// after a cliff.
///
/// Only the Distributor should hold this token. When Merkl pays mtwCARROT to an account, the wrapper burns it at
/// once and stores a vesting entry of the same amount of CARROT, or pays the CARROT directly when the cliff is 0. The
/// token has 18 decimals, one unit stands for one unit of CARROT, and it is built on OpenZeppelin 4: its own failures
/// are texts such as "ERC20: transfer amount exceeds balance".
/// @dev In the SDK it is wrapped by {@link MtwCarrotHandler}.
/// The ABI leaves out events, errors, transferFrom, totalSupply, decimals, name and the administration other than
/// recoverERC20.
/// @custom:inferred Read in the public source of the wrapper, which Puffer's and Merkl's repositories both hold; that
/// it runs at the SDK's address is not proved.
interface ImtwCARROT {
    // functions: view
    /// @notice mtwCARROT that a spender may move for an owner.
    /// @param owner holder of the mtwCARROT
    /// @param spender account that may move it
    /// @return remaining allowance
    /// @custom:unit return - base units of mtwCARROT (18 decimals)
    function allowance(address owner, address spender) external view returns (uint256);
    /// @notice mtwCARROT held by an account: 0 for ordinary accounts, the undistributed rewards for the Distributor.
    /// @param account account to look up
    /// @return balance
    /// @custom:unit return - base units of mtwCARROT (18 decimals)
    function balanceOf(address account) external view returns (uint256);
    /// @notice CARROT of all entries of a user that are past their cliff and unpaid.
    /// @param user account to look up
    /// @return amountClaimable what claim(user) would pay now; 0 when nothing is due
    /// @custom:unit return.amountClaimable - base units of CARROT (18 decimals)
    function claimable(address user) external view returns (uint256 amountClaimable);
    /// @notice CARROT of the finished, unpaid entries of a user up to an index.
    ///
    /// Counting starts at the next claim index and stops at the first entry that is still locked. A limit below the
    /// next claim index gives 0.
    /// @param user account to look up
    /// @param maxClaimIndex last entry to count
    /// @custom:unit maxClaimIndex - zero-based index
    /// @return amountClaimable what a claim with the same limit would pay now
    /// @custom:unit return.amountClaimable - base units of CARROT (18 decimals)
    function claimable(address user, uint256 maxClaimIndex) external view returns (uint256 amountClaimable);
    /// @notice Waiting time given to entries made from now on; 0 means that Merkl claims pay CARROT at once.
    /// @dev Existing entries keep their unlock time. Administrators can raise the value or set it to 0.
    /// @return cliff
    /// @custom:unit return - seconds
    function cliffDuration() external view returns (uint32);
    /// @notice All entries a user ever got, paid ones included, and the index of the first unpaid one.
    /// @param user account to look up
    /// @return allVestings entries in the order they were made
    /// @return nextClaimIndex index of the first unpaid entry; equal to the length of the list when all are paid
    /// @custom:unit return.nextClaimIndex - zero-based index
    function getUserVestings(address user) external view returns (VestingID[] memory allVestings, uint256 nextClaimIndex);
    /// @notice Tells Merkl that this token stands for another one. Always true.
    /// @return true
    function isTokenWrapper() external pure returns (bool);
    /// @notice Symbol of the wrapper: "mtw" and the symbol of the wrapped token, so mtwCARROT.
    /// @return the symbol
    function symbol() external view returns (string memory);
    /// @notice Token that finished entries pay, CARROT; the same as underlying().
    /// @return address of CARROT
    function token() external view returns (address);
    /// @notice Token behind the wrapper, CARROT.
    /// @return address of CARROT
    function underlying() external view returns (address);
    /// @notice Index of the first unpaid entry of an account, without the entries.
    /// @custom:param 0 - account to look up
    /// @return nextClaimIndex index of the first unpaid entry
    /// @custom:unit return.nextClaimIndex - zero-based index
    function vestingData(address) external view returns (uint256 nextClaimIndex);

    // functions: write
    /// @notice Sets the mtwCARROT allowance of a spender. Do not use it: it can cost you CARROT.
    /// @dev A zero spender fails with "ERC20: approve to the zero address".
    /// @param spender account that gets the allowance
    /// @param amount new allowance, replaces the previous one
    /// @custom:unit amount - base units of mtwCARROT (18 decimals)
    /// @return true
    /// @custom:reverts "ERC20: approve to the zero address"
    /// @custom:warning The spender can send your CARROT away. If you have also approved CARROT to this contract, the
    /// spender can send it to the Distributor or to Merkl's fee recipient, even when you hold no mtwCARROT. You get
    /// nothing for it.
    function approve(address spender, uint256 amount) external returns (bool);
    /// @notice Pays all finished entries of a user to that user, in CARROT. Anyone may call.
    /// @dev Does not revert when nothing is due: it returns 0 and pays nothing.
    /// @param user account whose entries are paid and that receives the CARROT
    /// @return CARROT that was paid
    /// @custom:unit return - base units of CARROT (18 decimals)
    /// @custom:reverts ERC20InsufficientBalance - this contract holds too little CARROT
    function claim(address user) external returns (uint256);
    /// @notice Pays the finished entries of a user up to an index, in CARROT. Anyone may call.
    /// @dev For lists too long for one transaction. A limit of 0 means the first entry only.
    /// @param user account whose entries are paid and that receives the CARROT
    /// @param maxClaimIndex last entry to pay
    /// @custom:unit maxClaimIndex - zero-based index
    /// @return CARROT that was paid, 0 when nothing was due
    /// @custom:unit return - base units of CARROT (18 decimals)
    /// @custom:reverts ERC20InsufficientBalance - this contract holds too little CARROT
    function claim(address user, uint256 maxClaimIndex) external returns (uint256);
    /// @notice Lowers the mtwCARROT allowance of a spender.
    /// @dev More than the current allowance fails with "ERC20: decreased allowance below zero".
    /// @param spender account whose allowance is lowered
    /// @param subtractedValue by how much
    /// @custom:unit subtractedValue - base units of mtwCARROT (18 decimals)
    /// @return true
    /// @custom:reverts "ERC20: decreased allowance below zero"
    function decreaseAllowance(address spender, uint256 subtractedValue) external returns (bool);
    /// @notice Raises the mtwCARROT allowance of a spender, with the risk of {@link mtwCARROT.approve}.
    /// @dev A zero spender fails with "ERC20: approve to the zero address".
    /// @param spender account whose allowance is raised
    /// @param addedValue by how much
    /// @custom:unit addedValue - base units of mtwCARROT (18 decimals)
    /// @return true
    /// @custom:reverts "ERC20: approve to the zero address"
    function increaseAllowance(address spender, uint256 addedValue) external returns (bool);
    /// @notice Moves any token out of the wrapper contract, the CARROT behind unpaid entries included.
    /// @param tokenAddress token to move
    /// @param to receiver
    /// @param amountToRecover how much
    /// @custom:unit amountToRecover - base units of the token at tokenAddress
    /// @custom:reverts NotGovernor
    /// @custom:access governor of Merkl's access control
    function recoverERC20(address tokenAddress, address to, uint256 amountToRecover) external;
    /// @notice Moves mtwCARROT; to the Distributor or the fee recipient of Merkl it takes CARROT from the sender
    /// instead.
    ///
    /// To the Distributor: CARROT of the sender goes into the wrapper, mtwCARROT is minted and handed over. To the fee
    /// recipient: CARROT of the sender goes to the fee recipient and the minted mtwCARROT is burned. To others the
    /// sender needs a balance of mtwCARROT.
    /// @param to receiver
    /// @param amount how much
    /// @custom:unit amount - base units of mtwCARROT (18 decimals), equal to base units of CARROT
    /// @return true
    /// @custom:reverts ERC20InsufficientAllowance - CARROT is not approved for the wrapper
    /// @custom:reverts ERC20InsufficientBalance - the sender holds too little CARROT
    /// @custom:reverts "ERC20: transfer amount exceeds balance" - to another receiver: the sender holds too little mtwCARROT
    /// @custom:reverts "ERC20: transfer to the zero address"
    /// @custom:warning CARROT sent to the Distributor this way is given away; the sender gets no entry for it.
    function transfer(address to, uint256 amount) external returns (bool);
}
