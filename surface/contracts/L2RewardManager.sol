// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

interface L2RewardManagerStorage {
    /// @notice A reward interval as it arrived on the L2.
    /// @custom:field startEpoch - first beacon epoch of the interval
    /// @custom:unit startEpoch - beacon chain epoch number
    /// @custom:field endEpoch - last beacon epoch of the interval
    /// @custom:unit endEpoch - beacon chain epoch number
    /// @custom:field timeBridged - time of arrival; 0 when frozen or unknown
    /// @custom:unit timeBridged - unix seconds
    /// @custom:field pufETHAmount - pufETH that arrived for the interval
    /// @custom:unit pufETHAmount - base units of pufETH (18 decimals)
    /// @custom:field ethAmount - rewards of the interval in ETH
    /// @custom:unit ethAmount - wei of ETH
    /// @custom:field ethToPufETHRate - rate at which rewards are paid
    /// @custom:unit ethToPufETHRate - pufETH per ETH, scaled by 10^18
    /// @custom:field rewardRoot - Merkle root of the rewards; zero when the interval is unknown or was sent back
    struct EpochRecord {
        uint104 startEpoch;
        uint104 endEpoch;
        uint48 timeBridged;
        uint128 pufETHAmount;
        uint128 ethAmount;
        uint256 ethToPufETHRate;
        bytes32 rewardRoot;
    }
}

/// @title L2RewardManager
/// @notice Keeps the validator rewards that were bridged from Ethereum and pays them to node operators as pufETH.
///
/// Each interval of beacon epochs arrives with a Merkle root and a rate of pufETH per ETH. Claims from it stay locked
/// for 6 to 12 hours after arrival; in that time the interval can be frozen and sent back. A node operator claims with
/// the total it earned in the interval and a Merkle proof. Claims are open to everyone and can be closed through the
/// AccessManager.
/// @dev In the SDK it is wrapped by {@link L2RewardManagerHandler}. The other side is {@link L1RewardManager}.
/// The ABI leaves out events, errors, getPufETHOFT, getDestinationEID, freezing, sending back and the administration.
/// @dev The code that Puffer lists for Holesky is older and pays xPufETH only, by its public source.
interface IL2RewardManager {
    // types
    /// @notice One reward to claim from an interval.
    /// @custom:field intervalId - id from getIntervalId
    /// @custom:field amount - all that the account earned in the interval
    /// @custom:unit amount - wei of ETH
    /// @custom:field isL1Contract - whether the account is a contract on Ethereum, as stated in the reward tree
    /// @custom:field account - account that earned the reward
    /// @custom:field merkleProof - proof for account, isL1Contract and amount
    struct ClaimOrder {
        bytes32 intervalId;
        uint256 amount;
        bool isL1Contract;
        address account;
        bytes32[] merkleProof;
    }

    // functions: view
    /// @notice AccessManager in charge of the L2 reward manager; it can close claims.
    /// @return address of the AccessManager
    function authority() external view returns (address);
    /// @notice Time between the arrival of an interval and the first claim, 6 to 12 hours.
    /// @return delay
    /// @custom:unit return - seconds
    function getClaimingDelay() external view returns (uint256);
    /// @notice Epochs, amounts, rate, root and arrival of an interval; all zero for an unknown one.
    /// @param intervalId id from getIntervalId
    /// @return the record
    function getEpochRecord(bytes32 intervalId) external view returns (L2RewardManagerStorage.EpochRecord memory);
    /// @notice Id of the interval between two epochs: keccak256 of both numbers, 32 bytes each. Does not check
    /// existence.
    /// @param startEpoch first epoch
    /// @custom:unit startEpoch - beacon chain epoch number
    /// @param endEpoch last epoch
    /// @custom:unit endEpoch - beacon chain epoch number
    /// @return interval id
    function getIntervalId(uint256 startEpoch, uint256 endEpoch) external pure returns (bytes32);
    /// @notice Account that receives the rewards of another account; the zero address when none is set.
    /// @param account account that earns the rewards
    /// @return claimer
    function getRewardsClaimer(address account) external view returns (address);
    /// @notice Whether an account was paid for an interval.
    /// @param intervalId id from getIntervalId
    /// @param account account that earned the reward
    /// @return true when paid
    function isClaimed(bytes32 intervalId, address account) external view returns (bool);
    /// @notice Whether claims from an interval are refused now: delay not over, frozen, sent back or never arrived.
    /// @param intervalId id from getIntervalId
    /// @return true when locked
    function isClaimingLocked(bytes32 intervalId) external view returns (bool);

    // functions: write
    /// @notice Pays a list of rewards, each to the claimer of its account or, without one, to the account.
    ///
    /// pufETH paid = amount x rate of the interval / 10^18, rounded down; xPufETH left from earlier is paid out first.
    /// For each order the checks run in this order: claimed before, missing claimer, unknown interval, lock, proof. One
    /// bad order fails the call.
    /// @dev Anyone may call. While claims are closed through the AccessManager every call fails with
    /// AccessManagedUnauthorized.
    /// @param claimOrders rewards to claim; an empty list succeeds without effect
    /// @custom:reverts AccessManagedUnauthorized - claims are closed
    /// @custom:reverts ERC20InsufficientBalance - the contract holds too little pufETH
    /// @custom:reverts SafeERC20FailedOperation - the reward token refused the transfer
    /// @custom:reverts AlreadyClaimed
    /// @custom:reverts ClaimingLocked
    /// @custom:reverts InvalidProof - account, isL1Contract and amount do not fit the root of the interval
    /// @custom:reverts ClaimerNotSet
    /// @custom:reverts InvalidClaimingInterval
    function claimRewards(ClaimOrder[] calldata claimOrders) external;
}
