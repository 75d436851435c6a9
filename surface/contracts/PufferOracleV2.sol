// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @title PufferOracleV2
/// @notice Holds the price of a validator ticket, the number of active Puffer validators and the number of all Ethereum
/// validators.
///
/// The pufETH vault reads the locked ETH here, `ValidatorTicket` the price and the burst threshold. `PufferProtocol`
/// keeps the number of active validators up to date; operators with roles post the price and the total.
///
/// The handler `PufferOracleV2Handler` has a method for each function listed here.
///
/// The SDK's ABI leaves out the direct read of the number of active validators and its event, the fixed addresses, and
/// the access-manager functions. The number follows from `getLockedEthAmount` / 32 ETH.
/// @dev Read in public source: the file that a public copy of Sourcify's record of the Mainnet address names is in
/// Puffer's PufferPool repository (May 2024), and the newest source has the same rules.
interface IPufferOracleV2 {
    // constructor(IGuardianModule guardianModule, address payable vault, address accessManager) nonpayable

    // functions: view
    /// @notice ETH counted as staked by Puffer: active validators x 32 ETH.
    ///
    /// The vault adds it to its assets. Rewards and losses on the beacon chain do not show here.
    /// @return Multiple of 32 x 10^18; 0 without active validators.
    /// @custom:unit return - wei
    function getLockedEthAmount() external view returns (uint256);
    /// @notice Validators on all of Ethereum at the last report, the denominator of the burst threshold.
    /// @return Reported number. It is not Puffer's own.
    /// @custom:unit return - count
    function getTotalNumberOfValidators() external view returns (uint256);
    /// @notice ETH price of one whole validator ticket.
    /// @return Price of 10^18 VT base units. The source starts with 0.01 ETH.
    /// @custom:unit return - wei per whole VT
    function getValidatorTicketPrice() external view returns (uint256);
    /// @notice True while Puffer runs more than 22 % of all Ethereum validators, cut down to whole percent.
    ///
    /// Ticket proceeds then go to the treasury in full.
    /// @dev A reported total of 0 reverts with panic 0x12.
    /// @return Whether the threshold is exceeded, which is at 23 % and above.
    function isOverBurstThreshold() external view returns (bool);

    // functions: write
    /// @notice Lowers the number of active Puffer validators after exits, and the locked ETH by 32 ETH each.
    /// @dev More exits than active validators revert with panic 0x11.
    /// @param numberOfExits Validators that exited.
    /// @custom:unit numberOfExits - count
    /// @custom:reverts AccessManagedUnauthorized - the caller is not PufferProtocol, or the function is paused
    /// @custom:access role 1234, the PufferProtocol contract
    function exitValidators(uint256 numberOfExits) external;
    /// @notice Raises the number of active Puffer validators by one, and the locked ETH by 32 ETH.
    /// @custom:reverts AccessManagedUnauthorized - the caller is not PufferProtocol, or the function is paused
    /// @custom:access role 1234, the PufferProtocol contract
    function provisionNode() external;
    /// @notice Sets the ETH price of a ticket for all purchases after that. The newest source accepts any number.
    /// @param newPrice Price of one whole ticket.
    /// @custom:unit newPrice - wei per whole VT
    /// @custom:reverts AccessManagedUnauthorized - the caller does not hold the role, or the function is paused
    /// @custom:emits ValidatorTicketMintPriceUpdated
    /// @custom:access role 24, operations coordinator (a contract)
    /// @custom:warning With a price of 0 a purchase with ETH fails with panic 0x12, and a purchase with pufETH mints its
    /// tickets for nothing.
    function setMintPrice(uint256 newPrice) external;
    /// @notice Reports the number of all Ethereum validators at an epoch, with guardian signatures over both numbers.
    /// @dev Fewer signature entries than guardians revert with panic 0x32.
    /// @param newTotalNumberOfValidators Ethereum validators, not only Puffer's.
    /// @custom:unit newTotalNumberOfValidators - count
    /// @param epochNumber Epoch of the count; later than that of the last report.
    /// @custom:unit epochNumber - beacon-chain epoch
    /// @param guardianEOASignatures One entry per guardian in the order of the guardian list; invalid entries do not
    /// count.
    /// @custom:reverts AccessManagedUnauthorized - the caller does not hold the role, or the function is paused
    /// @custom:reverts Unauthorized - fewer valid guardian signatures than the threshold
    /// @custom:reverts InvalidUpdate - the epoch is not later than the last one
    /// @custom:emits TotalNumberOfValidatorsUpdated
    /// @custom:access role 22, operations multisig, plus guardian signatures
    function setTotalNumberOfValidators(uint256 newTotalNumberOfValidators, uint256 epochNumber, bytes[] calldata guardianEOASignatures) external;

    // events
    /// @notice A new number of all Ethereum validators was reported.
    /// @param oldNumberOfValidators Number before.
    /// @custom:unit oldNumberOfValidators - count
    /// @param newNumberOfValidators Number from now on.
    /// @custom:unit newNumberOfValidators - count
    /// @param epochNumber Epoch of the new number.
    /// @custom:unit epochNumber - beacon-chain epoch
    event TotalNumberOfValidatorsUpdated(uint256 oldNumberOfValidators, uint256 newNumberOfValidators, uint256 epochNumber);
    /// @notice The ETH price of a validator ticket changed.
    /// @param oldPrice Price before; 0 at deployment.
    /// @custom:unit oldPrice - wei per whole VT
    /// @param newPrice Price from now on.
    /// @custom:unit newPrice - wei per whole VT
    event ValidatorTicketMintPriceUpdated(uint256 oldPrice, uint256 newPrice);

    // errors
    /// @notice The call would give the oracle an access manager without code. It comes from a function outside the SDK's
    /// ABI.
    /// @param authority Address that holds no contract.
    /// @custom:fix None for users.
    error AccessManagedInvalidAuthority(address authority);
    /// @notice A call to the oracle would have to wait. Only declared: the access check of the library that the oracle
    /// is built with does not raise it.
    ///
    /// An account whose role has an execution delay gets an error of the access manager instead:
    /// {@link AccessManagerNotScheduled}, {@link AccessManagerNotReady} or {@link AccessManagerExpired}.
    /// @param caller Account that called.
    /// @param delay Waiting time of its role.
    /// @custom:unit delay - seconds
    /// @custom:fix Not expected from this contract. With a delayed role, schedule the call on the access manager, wait,
    /// then send it.
    error AccessManagedRequiredDelay(address caller, uint32 delay);
    /// @notice The caller lacks the role for this oracle function, or the function is paused.
    ///
    /// All writes of the oracle are reserved; the reads never raise it.
    /// @param caller Account that called.
    /// @custom:fix Use the account that holds the role. With the right account, wait until the pause is over.
    error AccessManagedUnauthorized(address caller);
    /// @notice The reported epoch is not later than the one the oracle already holds.
    /// @custom:fix Report a later epoch with fresh guardian signatures.
    error InvalidUpdate();
    /// @notice A ticket price of zero or above 0.1 ETH. Only the first version of the oracle checks this.
    ///
    /// The ABI of this version still declares it, but in the newest source nothing raises it.
    /// @custom:fix If it is seen, an older oracle is deployed: choose a price above 0 and up to 0.1 ETH.
    error InvalidValidatorTicketPrice();
}
