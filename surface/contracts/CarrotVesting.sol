// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @title CarrotVesting
/// @notice Destroys CARROT and pays 0.55 PUFFER for each, in equal steps over a time that starts with each deposit.
///
/// A vesting pays only for completed steps: PUFFER so far = deposited CARROT x completed steps / steps x 0.55. Accounts
/// may have several vestings; one claim collects from all. The owner can pause starting and claiming together, and can
/// end the programme by withdrawing the remaining PUFFER.
///
/// In the source read each vesting keeps the schedule that was valid when it was made. The first schedule is getDuration
/// and getSteps, the second getNewDuration and getNewSteps.
/// @dev In the SDK it is wrapped by {@link CarrotVestingHandler}.
/// The ABI leaves out events, errors, paused, getIsDismantled and all owner functions.
/// @custom:unknown The ABI also has getNewDuration2 and getUpgradeTimestamp2. The newest public source (November 2025)
/// lacks both, so whether a third schedule changes running vestings is not known. Read calculateClaimableAmount; the
/// verified source of the implementation now behind the proxy would show it.
interface ICarrotVesting {
    // types
    /// @notice One vesting of a user, as getVestings returns it.
    /// @custom:field depositedAmount - CARROT that was destroyed for it
    /// @custom:unit depositedAmount - base units of CARROT (18 decimals)
    /// @custom:field claimedAmount - PUFFER it has paid so far
    /// @custom:unit claimedAmount - base units of PUFFER (18 decimals)
    /// @custom:field lastClaimedTimestamp - time of the last claim that paid something; the start until then
    /// @custom:unit lastClaimedTimestamp - unix seconds
    /// @custom:field depositedTimestamp - time at which it was started
    /// @custom:unit depositedTimestamp - unix seconds
    struct GetVestingsResult {
        uint128 depositedAmount;
        uint128 claimedAmount;
        uint48 lastClaimedTimestamp;
        uint48 depositedTimestamp;
    }

    /// @notice ERC-2612 permit of CARROT, signed by the caller with CarrotVesting as spender.
    /// @custom:field deadline - last time at which the permit may be used
    /// @custom:unit deadline - unix seconds
    /// @custom:field amount - CARROT that the permit allows and that is vested
    /// @custom:unit amount - base units of CARROT (18 decimals)
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
    /// @notice PUFFER that a user could claim from all vestings now.
    /// @dev Ignores the pause and the end of the programme: it can be above 0 while claim fails.
    /// @param user account to look up
    /// @return claimable PUFFER, 0 when no further step is complete
    /// @custom:unit return - base units of PUFFER (18 decimals)
    function calculateClaimableAmount(address user) external view returns (uint256);
    /// @notice Token that is destroyed, CARROT.
    /// @return address of CARROT
    function CARROT() external view returns (address);
    /// @notice PUFFER for one CARROT: 0.55, a constant.
    /// @return 550000000000000000
    /// @custom:unit return - PUFFER per CARROT, scaled by 10^18
    function EXCHANGE_RATE() external view returns (uint256);
    /// @notice Duration of vestings made before the first upgrade.
    /// @return duration, 0 while the programme is not set up
    /// @custom:unit return - seconds
    function getDuration() external view returns (uint32);
    /// @notice Duration of vestings made from the first upgrade on.
    /// @return duration, 0 while there was no upgrade
    /// @custom:unit return - seconds
    function getNewDuration() external view returns (uint32);
    /// @notice Duration of the third schedule, judged by its name.
    /// @return stored value
    /// @custom:unit return - seconds
    /// @custom:inferred Meaning and unit follow from the name.
    /// @custom:unknown Which vestings it applies to, and in how many steps they pay.
    function getNewDuration2() external view returns (uint32);
    /// @notice Number of steps of vestings made from the first upgrade on.
    /// @return steps, 0 while there was no upgrade
    /// @custom:unit return - count of steps
    function getNewSteps() external view returns (uint32);
    /// @notice Time from which vestings can be started.
    /// @return start, 0 while the programme is not set up
    /// @custom:unit return - unix seconds
    function getStartTimestamp() external view returns (uint48);
    /// @notice Number of steps of vestings made before the first upgrade.
    /// @return steps, 0 while the programme is not set up
    /// @custom:unit return - count of steps
    function getSteps() external view returns (uint32);
    /// @notice CARROT given up by all users so far.
    /// @return total
    /// @custom:unit return - base units of CARROT (18 decimals)
    function getTotalDepositedAmount() external view returns (uint128);
    /// @notice Time of the first upgrade; it divides vestings of the first from those of the second schedule.
    /// @return time, 0 while there was no upgrade
    /// @custom:unit return - unix seconds
    function getUpgradeTimestamp() external view returns (uint48);
    /// @notice Time of the second upgrade, judged by its name.
    /// @return stored value
    /// @custom:unit return - unix seconds
    /// @custom:inferred Meaning and unit follow from the name.
    /// @custom:unknown Which vestings keep their former schedule.
    function getUpgradeTimestamp2() external view returns (uint48);
    /// @notice All vestings of a user in the order they were started, finished ones included.
    /// @param user account to look up
    /// @return vestings, empty when there is none
    function getVestings(address user) external view returns (GetVestingsResult[] memory);
    /// @notice CARROT that the rate was computed from: 100,000,000 CARROT. Not checked against deposits.
    /// @return 100000000000000000000000000
    /// @custom:unit return - base units of CARROT (18 decimals)
    function MAX_CARROT_AMOUNT() external view returns (uint256);
    /// @notice Account that may pause, upgrade and end the vesting programme.
    /// @return owner
    function owner() external view returns (address);
    /// @notice Token that is paid, PUFFER.
    /// @return address of PUFFER
    function PUFFER() external view returns (address);
    /// @notice PUFFER set aside at the start: 55,000,000 PUFFER. A constant, not the remaining amount.
    /// @return 55000000000000000000000000
    /// @custom:unit return - base units of PUFFER (18 decimals)
    function TOTAL_PUFFER_REWARDS() external view returns (uint256);

    // functions: write
    /// @notice Sends the caller all PUFFER that completed steps of its vestings have earned and that is unpaid.
    /// @dev The owner can pause it. It pays the caller only.
    /// @return PUFFER that was paid
    /// @custom:unit return - base units of PUFFER (18 decimals)
    /// @custom:reverts ERC20InsufficientBalance - the contract holds too little PUFFER
    /// @custom:reverts EnforcedPause
    /// @custom:reverts FailedInnerCall - not expected with PUFFER, which names its errors
    /// @custom:reverts SafeERC20FailedOperation - not expected with PUFFER, which never returns false
    /// @custom:reverts NoClaimableAmount
    /// @custom:reverts AlreadyDismantled
    /// @custom:reverts TransferPaused - the PUFFER token itself is paused
    function claim() external returns (uint128);
    /// @notice Moves CARROT of the caller to the burn address by allowance and starts a vesting for the caller.
    /// @dev The spender to approve is this contract. The owner can pause it.
    /// @param amount CARROT to give up, more than 0
    /// @custom:unit amount - base units of CARROT (18 decimals)
    /// @custom:reverts ERC20InsufficientBalance - the caller holds too little CARROT
    /// @custom:reverts ERC20InsufficientAllowance - CARROT is not approved for this contract
    /// @custom:reverts EnforcedPause
    /// @custom:reverts FailedInnerCall - not expected with CARROT, which names its errors
    /// @custom:reverts SafeERC20FailedOperation - not expected with CARROT, which never returns false
    /// @custom:reverts InvalidAmount - amount is 0
    /// @custom:reverts NotStarted
    /// @custom:reverts AlreadyDismantled
    /// @custom:warning The CARROT cannot be taken back.
    function startVesting(uint256 amount) external;
    /// @notice Uses a CARROT permit of the caller, then moves that CARROT to the burn address and starts a vesting.
    /// @dev A permit that fails makes the call fail. The owner can pause it.
    /// @param permitData permit of CARROT with this contract as spender; its amount is vested
    /// @custom:reverts ERC20InsufficientBalance - the caller holds less CARROT than the permit allows
    /// @custom:reverts ERC2612ExpiredSignature
    /// @custom:reverts ERC2612InvalidSigner - not signed by the caller, or used already
    /// @custom:reverts ECDSAInvalidSignature
    /// @custom:reverts ECDSAInvalidSignatureS
    /// @custom:reverts EnforcedPause
    /// @custom:reverts SafeERC20FailedOperation - not expected with CARROT, which never returns false
    /// @custom:reverts InvalidAmount - the amount of the permit is 0
    /// @custom:reverts NotStarted
    /// @custom:reverts AlreadyDismantled
    /// @custom:warning The CARROT cannot be taken back.
    function startVestingWithPermit(Permit calldata permitData) external;
}
