// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @title vlPUFFER
/// @notice Locks PUFFER for 1 to 24 periods of 30 days and gives PUFFER x periods as voting power that cannot be moved.
///
/// One lock per account, at least 10 PUFFER. A new lock delegates its votes to its owner. The votes do not shrink with
/// time. After the unlock time the owner of the lock withdraws. More than 7 days after it, anyone may end the lock with
/// kickUsers, which returns 99 % of the PUFFER to the account and pays 1 % to the caller. Time is counted in unix
/// seconds.
///
/// The token has no permit. Its EIP-712 domain (name vlPUFFER, version 1) is for signed delegations.
/// @dev In the SDK it is wrapped by {@link VLPufferHandler}, except pause().
/// The ABI leaves out events, errors, kickUsers, unpause, eip712Domain and the transfer of ownership.
interface IvlPUFFER {
    // types
    /// @notice A change of voting power: the value that applies from a time on.
    /// @custom:field _key - time of the change
    /// @custom:unit _key - unix seconds
    /// @custom:field _value - voting power after that
    /// @custom:unit _value - base units of vlPUFFER (18 decimals)
    struct CheckpointsResult {
        uint48 _key;
        uint208 _value;
    }

    /// @notice ERC-2612 permit of PUFFER, signed by the caller with vlPUFFER as spender.
    /// @custom:field deadline - last time at which the permit may be used
    /// @custom:unit deadline - unix seconds
    /// @custom:field amount - PUFFER that the permit allows
    /// @custom:unit amount - base units of PUFFER (18 decimals)
    /// @custom:field v - recovery value of the signature
    /// @custom:unit v - 27 or 28
    /// @custom:field r - first 32 bytes of the signature
    /// @custom:field s - second 32 bytes of the signature
    struct Permit {
        uint256 deadline;
        uint256 amount;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    // functions: view
    /// @notice Allowance of vlPUFFER; it has no effect, since vlPUFFER never moves.
    /// @param owner holder of the vlPUFFER
    /// @param spender account to look up
    /// @return stored allowance
    /// @custom:unit return - base units of vlPUFFER (18 decimals)
    function allowance(address owner, address spender) external view returns (uint256);
    /// @notice vlPUFFER of an account: its locked PUFFER times its multiplier, 0 without a lock.
    /// @param account account to look up
    /// @return balance
    /// @custom:unit return - base units of vlPUFFER (18 decimals)
    function balanceOf(address account) external view returns (uint256);
    /// @notice One entry of the history of an account's voting power.
    /// @dev A position outside the list fails with panic 0x32.
    /// @param account account that votes
    /// @param pos position, oldest first
    /// @custom:unit pos - zero-based index
    /// @return the entry
    /// @custom:reverts Panic(0x32) - no checkpoint at this position
    function checkpoints(address account, uint32 pos) external view returns (CheckpointsResult memory);
    /// @notice Time of the current block, the clock of all votes.
    /// @return block time
    /// @custom:unit return - unix seconds
    function clock() external view returns (uint48);
    /// @notice Kind of the clock in the notation of ERC-6372.
    /// @return mode=timestamp
    function CLOCK_MODE() external pure returns (string memory);
    /// @notice Decimals of vlPUFFER: 18.
    /// @return 18
    /// @custom:unit return - count of decimal places
    function decimals() external view returns (uint8);
    /// @notice Account that votes with the vlPUFFER of another; the zero address when no one does.
    /// @param account holder of the vlPUFFER
    /// @return delegate
    function delegates(address account) external view returns (address);
    /// @notice Total vlPUFFER at a past time.
    /// @param timepoint time before the current block
    /// @custom:unit timepoint - unix seconds
    /// @return total
    /// @custom:unit return - base units of vlPUFFER (18 decimals)
    /// @custom:reverts ERC5805FutureLookup
    /// @custom:reverts SafeCastOverflowedUintDowncast - not expected: fails as a future time first
    function getPastTotalSupply(uint256 timepoint) external view returns (uint256);
    /// @notice Voting power of an account at a past time.
    /// @param account account that votes
    /// @param timepoint time before the current block
    /// @custom:unit timepoint - unix seconds
    /// @return voting power
    /// @custom:unit return - base units of vlPUFFER (18 decimals)
    /// @custom:reverts ERC5805FutureLookup
    /// @custom:reverts SafeCastOverflowedUintDowncast - not expected: fails as a future time first
    function getPastVotes(address account, uint256 timepoint) external view returns (uint256);
    /// @notice Voting power of an account now: the vlPUFFER of all who delegate to it.
    /// @param account account that votes
    /// @return voting power
    /// @custom:unit return - base units of vlPUFFER (18 decimals)
    function getVotes(address account) external view returns (uint256);
    /// @notice Locked PUFFER of a user and its unlock time; both 0 without a lock.
    /// @param user account to look up
    /// @return pufferAmount locked PUFFER
    /// @custom:unit return.pufferAmount - base units of PUFFER (18 decimals)
    /// @return unlockTime first time at which it can be withdrawn
    /// @custom:unit return.unlockTime - unix seconds
    function lockInfos(address user) external view returns (uint256 pufferAmount, uint256 unlockTime);
    /// @notice Name of the token and of its EIP-712 domain.
    /// @return vlPUFFER
    function name() external view returns (string memory);
    /// @notice Nonce that the next signed delegation of an account must carry.
    /// @param owner account that signs
    /// @return next nonce
    /// @custom:unit return - count of signed delegations used so far
    function nonces(address owner) external view returns (uint256);
    /// @notice Length of the history of an account's voting power.
    /// @param account account that votes
    /// @return number of entries
    /// @custom:unit return - count of checkpoints
    function numCheckpoints(address account) external view returns (uint32);
    /// @notice Account that may pause new locks and extensions.
    /// @return owner
    function owner() external view returns (address);
    /// @notice Whether createLock, createLockWithPermit and reLock are stopped. withdraw and delegate do not
    /// depend on it.
    /// @return true while paused
    function paused() external view returns (bool);
    /// @notice Token that is locked, PUFFER.
    /// @return address of PUFFER
    function PUFFER() external view returns (address);
    /// @notice Ticker of the lock record, `vlPUFFER`; the name is the same text.
    /// @return vlPUFFER
    function symbol() external view returns (string memory);
    /// @notice vlPUFFER of all accounts.
    /// @return total
    /// @custom:unit return - base units of vlPUFFER (18 decimals)
    function totalSupply() external view returns (uint256);

    // functions: write
    /// @notice Stores an allowance of vlPUFFER that can never be used.
    /// @param spender account that gets the allowance
    /// @param value new allowance
    /// @custom:unit value - base units of vlPUFFER (18 decimals)
    /// @return true
    /// @custom:reverts ERC20InvalidSpender - spender is the zero address
    function approve(address spender, uint256 value) external returns (bool);
    /// @notice Takes PUFFER of the caller by allowance and locks it for multiplier x 30 days.
    ///
    /// Gives amount x multiplier vlPUFFER, delegated to the caller even if it had chosen another delegate before.
    /// Checks in order: multiplier, pause, amount, existing lock, then the transfer of PUFFER.
    /// @dev The spender to approve is this contract. The owner can pause it.
    /// @param amount PUFFER to lock, at least 10 PUFFER
    /// @custom:unit amount - base units of PUFFER (18 decimals)
    /// @param multiplier length of the lock and vote factor, 1 to 24
    /// @custom:unit multiplier - count of 30-day periods
    /// @custom:reverts ERC20InsufficientBalance - the caller holds too little PUFFER
    /// @custom:reverts ERC20InsufficientAllowance - PUFFER is not approved for this contract
    /// @custom:reverts ERC20ExceededSafeSupply - not expected with the PUFFER supply
    /// @custom:reverts CheckpointUnorderedInsertion - not expected: block times only increase
    /// @custom:reverts EnforcedPause
    /// @custom:reverts SafeERC20FailedOperation - not expected with PUFFER, which never returns false
    /// @custom:reverts InvalidAmount - less than 10 PUFFER
    /// @custom:reverts TransferPaused - the PUFFER token itself is paused
    /// @custom:reverts InvalidMultiplier
    /// @custom:reverts LockAlreadyExists
    function createLock(uint256 amount, uint256 multiplier) external;
    /// @notice Uses a PUFFER permit of the caller, then locks PUFFER for multiplier x 30 days.
    /// @dev A permit that fails makes the call fail. Otherwise like createLock. The owner can pause it.
    /// @param value PUFFER to lock, at least 10 PUFFER
    /// @custom:unit value - base units of PUFFER (18 decimals)
    /// @param multiplier length of the lock and vote factor, 1 to 24
    /// @custom:unit multiplier - count of 30-day periods
    /// @param permitData permit of PUFFER with this contract as spender, for at least value
    /// @custom:reverts ERC20InsufficientBalance - the caller holds too little PUFFER
    /// @custom:reverts ERC20InsufficientAllowance - the permit allows less than value
    /// @custom:reverts ERC2612ExpiredSignature
    /// @custom:reverts ERC2612InvalidSigner - not signed by the caller, or used already
    /// @custom:reverts ECDSAInvalidSignature
    /// @custom:reverts ECDSAInvalidSignatureS
    /// @custom:reverts ERC20ExceededSafeSupply - not expected with the PUFFER supply
    /// @custom:reverts EnforcedPause
    /// @custom:reverts SafeERC20FailedOperation - not expected with PUFFER, which never returns false
    /// @custom:reverts InvalidAmount - less than 10 PUFFER
    /// @custom:reverts TransferPaused - the PUFFER token itself is paused
    /// @custom:reverts InvalidMultiplier
    /// @custom:reverts LockAlreadyExists
    function createLockWithPermit(uint256 value, uint256 multiplier, Permit calldata permitData) external;
    /// @notice Gives the votes of the caller's vlPUFFER to an account; the zero address makes them count for no one.
    /// @dev Works while the contract is paused. A later createLock sets the delegate back to the caller.
    /// @param delegatee account that gets the votes
    /// @custom:reverts CheckpointUnorderedInsertion - not expected: block times only increase
    function delegate(address delegatee) external;
    /// @notice Applies a delegation signed off-chain by a holder of vlPUFFER; anyone may submit it.
    ///
    /// The signed type is Delegation(address delegatee,uint256 nonce,uint256 expiry) in the vlPUFFER domain. The holder
    /// is the address recovered from the signature, so a signature over other values acts for an unrelated address.
    /// @param delegatee account that gets the votes
    /// @param nonce nonce of the signer on this contract
    /// @custom:unit nonce - count, from nonces of the signer
    /// @param expiry last time at which the signature may be used
    /// @custom:unit expiry - unix seconds
    /// @param v recovery value of the signature
    /// @custom:unit v - 27 or 28
    /// @param r first 32 bytes of the signature
    /// @param s second 32 bytes of the signature
    /// @custom:reverts ECDSAInvalidSignature
    /// @custom:reverts ECDSAInvalidSignatureS
    /// @custom:reverts InvalidAccountNonce - not the current nonce of the recovered signer
    /// @custom:reverts VotesExpiredSignature
    function delegateBySig(address delegatee, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s) external;
    /// @notice Stops new locks and extensions. Withdrawals and delegations go on.
    /// @custom:reverts OwnableUnauthorizedAccount
    /// @custom:reverts EnforcedPause
    /// @custom:access owner
    function pause() external;
    /// @notice Restarts the caller's lock from now, with more PUFFER if amount is above 0.
    ///
    /// New unlock time = now + multiplier x 30 days, new vlPUFFER = (locked PUFFER + amount) x multiplier. Neither may
    /// be less than before; equal is allowed. The delegate stays.
    /// @dev The spender to approve is this contract; there is no permit form. The owner can pause it.
    /// @param amount PUFFER to add, may be 0
    /// @custom:unit amount - base units of PUFFER (18 decimals)
    /// @param multiplier new length and vote factor, 1 to 24
    /// @custom:unit multiplier - count of 30-day periods
    /// @custom:reverts ERC20InsufficientBalance - the caller holds too little PUFFER
    /// @custom:reverts ERC20InsufficientAllowance - PUFFER is not approved for this contract
    /// @custom:reverts ERC20ExceededSafeSupply - not expected with the PUFFER supply
    /// @custom:reverts CheckpointUnorderedInsertion - not expected: block times only increase
    /// @custom:reverts EnforcedPause
    /// @custom:reverts SafeERC20FailedOperation - not expected with PUFFER, which never returns false
    /// @custom:reverts TransferPaused - the PUFFER token itself is paused
    /// @custom:reverts InvalidMultiplier
    /// @custom:reverts LockDoesNotExist
    /// @custom:reverts ReLockingWillReduceVLBalance
    /// @custom:reverts NewUnlockTimeMustBeGreaterThanCurrentLock
    function reLock(uint256 amount, uint256 multiplier) external;
    /// @notice Always fails: vlPUFFER cannot be sent.
    /// @param to receiver
    /// @param value how much
    /// @custom:unit value - base units of vlPUFFER (18 decimals)
    /// @return nothing, the call never succeeds
    /// @custom:reverts TransfersDisabled
    /// @custom:reverts ERC20InvalidReceiver - to is the zero address
    function transfer(address to, uint256 value) external returns (bool);
    /// @notice Always fails: vlPUFFER cannot be moved for a holder either.
    /// @param from holder
    /// @param to receiver
    /// @param value how much
    /// @custom:unit value - base units of vlPUFFER (18 decimals)
    /// @return nothing, the call never succeeds
    /// @custom:reverts TransfersDisabled
    /// @custom:reverts ERC20InsufficientAllowance - the caller has no allowance; checked first
    /// @custom:reverts ERC20InvalidReceiver - to is the zero address
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    /// @notice Ends the caller's lock after its unlock time: burns its vlPUFFER and pays all its PUFFER to a recipient.
    /// @dev Only as a whole. Works while the contract is paused.
    /// @param recipient account that receives the PUFFER
    /// @custom:reverts ERC20InsufficientBalance - not expected: the contract keeps the PUFFER of every lock
    /// @custom:reverts ERC20InvalidReceiver - recipient is the zero address
    /// @custom:reverts SafeERC20FailedOperation - not expected with PUFFER, which never returns false
    /// @custom:reverts TransferPaused - the PUFFER token itself is paused
    /// @custom:reverts LockDoesNotExist
    /// @custom:reverts TokensLocked
    /// @custom:warning More than 7 days after the unlock time anyone may end the lock and keep 1 % of the PUFFER.
    function withdraw(address recipient) external;
}
