// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

interface L1RewardManagerStorage {
    /// @notice What older L1 reward managers stored for an allowed bridge.
    /// @custom:field destinationDomainId - number the bridge gives to the destination chain; 0 means not allowed
    /// @custom:unit destinationDomainId - id number of a chain in the numbering of the bridge
    struct BridgeData {
        uint32 destinationDomainId;
    }
}

/// @title L1RewardManager
/// @notice Ethereum side of validator rewards: mints pufETH for them, bridges it to the L2, and forwards who may
/// receive the rewards of an account.
///
/// Minting and bridging is the work of Puffer's paymaster, at most once in 20 hours or more. For everyone else there
/// is one function, which names the receiver on the L2.
/// @dev In the SDK it is wrapped by {@link L1RewardManagerHandler}. The other side is {@link L2RewardManager}.
/// The ABI leaves out events, errors and everything the paymaster and the administration use.
/// @custom:warning This ABI is older than the code listed for Mainnet, which has setL2RewardClaimer(address) and no
/// getBridge. Both functions below are expected to revert there without data; the code listed for Holesky has them.
interface IL1RewardManager {
    // functions: view
    /// @notice Destination stored for a bridge contract, in the older form of the contract.
    /// @param bridge bridge contract to look up
    /// @return stored entry; its id is 0 when the bridge is not allowed
    /// @custom:warning Not part of the code listed for Mainnet.
    function getBridge(address bridge) external view returns (L1RewardManagerStorage.BridgeData memory);

    // functions: write
    /// @notice Sends a bridge message that makes the L2 pay the rewards of the caller to another account, in the older
    /// form.
    /// @dev Payable: the value pays the bridge message. The setting always concerns the caller. It takes effect when
    /// the message arrives on the L2. The zero address as claimer removes the setting.
    /// @param bridge bridge contract that carries the message
    /// @param claimer account on the L2 that receives the rewards after that
    /// @custom:reverts BridgeNotAllowlisted - older form only: the bridge is not allowed
    /// @custom:warning Not part of the code listed for Mainnet: expect a revert without data.
    function setL2RewardClaimer(address bridge, address claimer) external payable;
}
