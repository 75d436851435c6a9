// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice How many validators a module may hold, and how many are registered in it now.
/// @custom:field allowedLimit - Most validators the module may hold: 500 for a new module, 0 for an unknown one.
/// @custom:unit allowedLimit - count of validators
/// @custom:field numberOfRegisteredValidators - Waiting and active validators; skipped and exited ones do not count.
/// @custom:unit numberOfRegisteredValidators - count of validators
struct ModuleLimit {
    uint128 allowedLimit;
    uint128 numberOfRegisteredValidators;
}

/// @notice What the protocol keeps about one node operator: its validators by state and its tickets on deposit.
/// @custom:field activeValidatorCount - Validators that were provisioned and not yet settled.
/// @custom:unit activeValidatorCount - count
/// @custom:field pendingValidatorCount - Registered validators that wait in a queue.
/// @custom:unit pendingValidatorCount - count
/// @custom:field vtBalance - Tickets on deposit. Those used by running validators are deducted after the exit.
/// @custom:unit vtBalance - VT base units (18 decimals)
struct NodeInfo {
    uint64 activeValidatorCount;
    uint64 pendingValidatorCount;
    uint96 vtBalance;
}

/// @notice A signed permit over pufETH or VT, with PufferProtocol as its spender.
///
/// The signed owner must be the caller. `amount` counts even when the signature is not valid: the contract ignores a
/// failed permit and then takes the tokens by whatever allowance exists.
/// @custom:field deadline - Last moment at which the permit is accepted, as signed.
/// @custom:unit deadline - unix seconds
/// @custom:field amount - Signed allowance. For VT exactly this is taken; for pufETH it only has to cover the bond.
/// @custom:unit amount - base units of the token the permit is for (pufETH and VT: 18 decimals)
/// @custom:field v - Recovery value of the signature.
/// @custom:unit v - 27 or 28
/// @custom:field r - First 32 bytes of the signature.
/// @custom:field s - Second 32 bytes of the signature.
struct Permit {
    uint256 deadline;
    uint256 amount;
    uint8 v;
    bytes32 r;
    bytes32 s;
}

/// @notice State of a validator, as a number from 0 to 4.
///
/// The ABI holds no names. In the newest contract source: 0 not registered or already exited, 1 waiting in the queue, 2
/// skipped, 3 active, 4 frozen. Nothing in that source sets 4.
/// @custom:member MEMBERS_NOT_IN_ABI - Replaces the names that the ABI does not hold; 0 to 4 as described above.
enum Status { MEMBERS_NOT_IN_ABI }

/// @notice One exited validator to settle, as reported by the paymaster and signed by the guardians.
/// @custom:field module - Module contract that sends the withdrawn ETH to the vault.
/// @custom:field startEpoch - Epoch in which the validator started its duty.
/// @custom:unit startEpoch - beacon-chain epoch
/// @custom:field endEpoch - Epoch in which it stopped; not before `startEpoch`.
/// @custom:unit endEpoch - beacon-chain epoch
/// @custom:field wasSlashed - True burns the whole bond.
/// @custom:field moduleName - Name of the module.
/// @custom:field pufferModuleIndex - Index of the validator in the module, not on the beacon chain.
/// @custom:unit pufferModuleIndex - zero-based index
/// @custom:field withdrawalAmount - ETH that came back. A shortfall from 32 ETH is burned from the bond.
/// @custom:unit withdrawalAmount - wei
struct StoppedValidatorInfo {
    address module;
    uint256 startEpoch;
    uint256 endEpoch;
    bool wasSlashed;
    bytes32 moduleName;
    uint256 pufferModuleIndex;
    uint256 withdrawalAmount;
}

/// @notice One registered validator of a module. All fields are zero or empty after its exit.
/// @custom:field node - Node operator: the account that registered it and gets the bond back.
/// @custom:field bond - pufETH held as security.
/// @custom:unit bond - pufETH base units (18 decimals)
/// @custom:field module - Module contract it belongs to.
/// @custom:field status - State of the validator.
/// @custom:unit status - enum number, 0 to 4
/// @custom:field pubKey - BLS public key, 48 bytes.
struct Validator {
    address node;
    uint96 bond;
    address module;
    Status status;
    bytes pubKey;
}

/// @notice Keys, signature and evidence of a validator to register. All of it is made off chain.
/// @custom:field blsPubKey - BLS public key, 48 bytes.
/// @custom:field signature - BLS signature of the deposit message, 96 bytes; checked by the guardians only.
/// @custom:field depositDataRoot - Deposit data root for 32 ETH; checked by the guardians only.
/// @custom:field blsEncryptedPrivKeyShares - Encrypted shares of the private key, one per guardian.
/// @custom:field blsPubKeySet - Public keys of the shares in a row: guardian threshold x 48 bytes.
/// @custom:field raveEvidence - Remote attestation of the enclave. Not empty: bond 1 ETH; empty: bond 2 ETH.
struct ValidatorKeyData {
    bytes blsPubKey;
    bytes signature;
    bytes32 depositDataRoot;
    bytes[] blsEncryptedPrivKeyShares;
    bytes blsPubKeySet;
    bytes raveEvidence;
}

/// @title PufferProtocol
/// @notice The core contract for node operators: it queues validators, holds their bonds and tickets, and settles their
/// exits.
///
/// It takes 32 ETH per validator from the pufETH vault, passes them to a module for staking, and reports the change to
/// `PufferOracleV2`, so that the pufETH rate stays the same. `GuardianModule` checks the guardian signatures it is
/// given.
///
/// The handler `PufferProtocolHandler` has a method for each function listed here.
///
/// The SDK's ABI leaves out: the DAO's setters (minimum tickets, penalty, module limits and weights), queue positions,
/// `getPayload`, the fixed addresses, upgrade and access-manager functions, and the events for exits, skips and changed
/// limits. Errors of the tokens, the vault and the guardian module that pass through are missing too, as are
/// ActiveOrPendingValidatorsExist and Failed.
/// @dev Read in public source: the file that a public copy of Sourcify's record of the listed Mainnet implementation
/// names is in Puffer's PufferPool repository (April 2024), and the newest source has the same rules.
/// @custom:warning There is no pause flag. While paused, every write reverts with AccessManagedUnauthorized.
interface IPufferProtocol {
    // constructor(PufferVaultV2 pufferVault, IGuardianModule guardianModule, address moduleManager, ValidatorTicket validatorTicket, IPufferOracleV2 oracle, address beaconDepositContract) nonpayable

    // functions: view
    /// @notice Computes the root of a beacon deposit of 32 ETH from key, signature and withdrawal credentials.
    /// @dev Lengths are not checked; wrong ones give a wrong root or a revert without a reason.
    /// @param pubKey BLS public key, 48 bytes.
    /// @param signature BLS signature of the deposit message, 96 bytes.
    /// @param withdrawalCredentials Credentials of the module, 32 bytes.
    /// @return Deposit data root.
    function getDepositDataRoot(bytes calldata pubKey, bytes calldata signature, bytes calldata withdrawalCredentials) external pure returns (bytes32);
    /// @notice Fewest tickets a registration must bring, and what an exit after a shorter use burns, or the whole deposit
    /// if that is smaller. Starts at 28 VT.
    /// @return Minimum per registration.
    /// @custom:unit return - VT base units (18 decimals)
    function getMinimumVtAmount() external view returns (uint256);
    /// @notice Contract behind a module name; the zero address for an unknown name.
    /// @param moduleName Name as text, filled with zero bytes on the right.
    /// @return Module contract.
    function getModuleAddress(bytes32 moduleName) external view returns (address);
    /// @notice Limit and current number of validators of a module. Both are 0 for an unknown name.
    /// @param moduleName Name as text, filled with zero bytes on the right.
    /// @return info Limit and number.
    function getModuleLimitInformation(bytes32 moduleName) external view returns (ModuleLimit memory info);
    /// @notice Names of the modules in the order in which their queues take turns. A name may repeat.
    /// @return Module names.
    function getModuleWeights() external view returns (bytes32[] memory);
    /// @notice Module and index of the validator that is provisioned next.
    ///
    /// The text `NO_VALIDATORS` and 2^256 - 1 mean an empty queue.
    /// @return Module name.
    /// @return Index in that module.
    /// @custom:unit return.1 - zero-based index
    function getNextValidatorToProvision() external view returns (bytes32, uint256);
    /// @notice Validator counts and ticket deposit of a node operator; all zero for an unknown account.
    /// @param node Account of the node operator.
    /// @return Counts and deposit.
    function getNodeInfo(address node) external view returns (NodeInfo memory);
    /// @notice One validator of a module; an empty record when nothing is at that index or it has exited.
    /// @param moduleName Name as text, filled with zero bytes on the right.
    /// @param pufferModuleIndex Index in the module, not on the beacon chain.
    /// @custom:unit pufferModuleIndex - zero-based index
    /// @return The validator.
    function getValidatorInfo(bytes32 moduleName, uint256 pufferModuleIndex) external view returns (Validator memory);
    /// @notice All validators ever registered in a module, by index. Exited ones are empty records.
    /// @param moduleName Name as text, filled with zero bytes on the right.
    /// @return One record per index from 0.
    /// @custom:warning The result grows without bound. Meant for off-chain reads; a node may refuse it for a large
    /// module.
    function getValidators(bytes32 moduleName) external view returns (Validator[] memory);
    /// @notice Tickets on deposit for a node operator. Those used by running validators are deducted after the exit.
    /// @param owner Account of the node operator.
    /// @return Tickets on deposit.
    /// @custom:unit return - VT base units (18 decimals)
    function getValidatorTicketsBalance(address owner) external view returns (uint256);
    /// @notice Tickets that a node operator loses for a skipped registration. Starts at 10 VT.
    /// @return Penalty per skipped validator.
    /// @custom:unit return - VT base units (18 decimals)
    function getVTPenalty() external view returns (uint256);
    /// @notice Withdrawal credentials that point to the EigenPod of a module.
    /// @dev Asks the given address, so an address that is no module reverts without a reason.
    /// @param module Module contract.
    /// @return 32 bytes: 0x01, eleven zero bytes, EigenPod address.
    function getWithdrawalCredentials(address module) external view returns (bytes memory);

    // functions: write
    /// @notice Settles a list of exited validators: bonds go back, used tickets and losses are burned, ETH returns to
    /// the vault.
    ///
    /// Tickets burned: 1 VT for 225 epochs. When that is less than the minimum ticket amount, the minimum is burned, or
    /// the whole deposit if it is smaller. Bond burned: all when slashed, else pufETH for the value missing to 32
    /// ETH. ETH moved: the withdrawal amount, at most 32 ETH.
    /// @dev A loss above the bond or a ticket deposit below the burn reverts with panic 0x11. Fewer signature entries than
    /// guardians revert with panic 0x32. One invalid entry makes the whole call revert.
    /// @param validatorInfos Exited validators; the guardians sign exactly this list.
    /// @param guardianEOASignatures One entry per guardian in the order of the guardian list; invalid entries do not
    /// count.
    /// @custom:reverts AccessManagedUnauthorized - the caller does not hold the role, or a contract involved is paused
    /// @custom:reverts ERC20InsufficientBalance - not expected, only if the protocol lacks VT or pufETH to burn
    /// @custom:reverts SafeCastOverflowedUintDowncast - the tickets to burn do not fit 96 bits
    /// @custom:reverts InvalidValidatorState - a validator of the list is not active
    /// @custom:reverts Failed - the module could not send the ETH
    /// @custom:reverts Unauthorized - fewer valid guardian signatures than the threshold
    /// @custom:access role 23, operations paymaster, plus guardian signatures
    function batchHandleWithdrawals(StoppedValidatorInfo[] calldata validatorInfos, bytes[] calldata guardianEOASignatures) external;
    /// @notice Deploys a module under a new name, with a limit of 500 validators, and appends it to the serving order.
    /// @dev The name `NO_VALIDATORS` is refused by the module manager.
    /// @param moduleName New name as text, filled with zero bytes on the right.
    /// @return Address of the new module.
    /// @custom:reverts AccessManagedUnauthorized - the caller does not hold the role, or the function is paused
    /// @custom:reverts ModuleAlreadyExists - the name is taken
    /// @custom:emits NewPufferModuleCreated
    /// @custom:access role 77, DAO
    function createPufferModule(bytes32 moduleName) external returns (address);
    /// @notice Takes `permit.amount` tickets from the caller and puts them on deposit for a node operator.
    /// @dev Open to everyone while not paused. A permit that fails is ignored; an approval of VT to this contract also
    /// works.
    /// @param permit VT permit of the caller for this contract.
    /// @param node Node operator to credit. Only this account can withdraw the tickets.
    /// @custom:reverts AccessManagedUnauthorized - paused
    /// @custom:reverts ERC20InsufficientBalance - the caller holds fewer tickets than `permit.amount`
    /// @custom:reverts ERC20InsufficientAllowance - the permit failed and no approval covers the amount
    /// @custom:reverts SafeCastOverflowedUintDowncast - the amount does not fit 96 bits
    /// @custom:reverts InvalidAddress - `node` is the zero address
    /// @custom:emits ValidatorTicketsDeposited
    function depositValidatorTickets(Permit calldata permit, address node) external;
    /// @notice Sends 32 ETH of the vault to the next waiting validator's module and stakes them on the beacon chain.
    /// @dev An empty queue reverts with panic 0x11, fewer signature entries than guardians with panic 0x32. The vault must
    /// hold 32 ETH in ETH and WETH together.
    /// @param guardianEnclaveSignatures One enclave signature per guardian in the order of the guardian list; invalid
    /// entries do not count.
    /// @param validatorSignature BLS signature of the deposit message, 96 bytes.
    /// @param depositRootHash Present root of the beacon deposit contract.
    /// @custom:reverts AccessManagedUnauthorized - the caller does not hold the role, or protocol, vault or oracle is
    /// paused
    /// @custom:reverts InvalidDepositRootHash - another deposit was made in between
    /// @custom:reverts Unauthorized - fewer valid enclave signatures than the threshold
    /// @custom:emits SuccessfullyProvisioned
    /// @custom:access role 23, operations paymaster, plus guardian enclave signatures
    function provisionNode(bytes[] calldata guardianEnclaveSignatures, bytes calldata validatorSignature, bytes32 depositRootHash) external;
    /// @notice Puts a validator key of the caller into a module's queue and takes its bond and tickets.
    ///
    /// Bond: 1 ETH with enclave evidence, 2 ETH without. It is held as pufETH at the rate of that moment. A permit
    /// amount of 0 says that this part is paid in ETH:
    ///
    /// - Both permit amounts above 0: no ETH may be sent.
    /// - Only the VT permit: exactly the bond must be sent as ETH.
    /// - Only the pufETH permit: all ETH sent buys tickets.
    /// - None: the bond is taken from the ETH sent, and the rest buys tickets. Less ETH than the bond reverts with panic
    ///   0x11.
    /// @dev Open to everyone while not paused. Failed permits are ignored. Neither the deposit signature nor the root
    /// nor the evidence is checked on chain, nor whether the key was used before.
    /// @param data Keys, signature and evidence of the validator.
    /// @param moduleName Module to queue in.
    /// @param pufETHPermit pufETH permit of the caller for this contract, or amount 0 to pay the bond in ETH.
    /// @param vtPermit VT permit of the caller for this contract, or amount 0 to buy tickets with ETH.
    /// @custom:reverts AccessManagedUnauthorized - registration is paused, or the ticket sale or vault it needs
    /// @custom:reverts ERC20InsufficientBalance - the caller holds too little pufETH or VT
    /// @custom:reverts ERC20InsufficientAllowance - a permit failed or is too small, and no approval covers it
    /// @custom:reverts SafeCastOverflowedUintDowncast - the tickets do not fit 96 bits
    /// @custom:reverts InvalidETHAmount - the ETH sent does not fit the permits
    /// @custom:reverts InvalidVTAmount - fewer tickets than the minimum
    /// @custom:reverts ValidatorLimitForModuleReached - the module is full or unknown
    /// @custom:reverts InvalidBLSPubKey - the key is not 48 bytes long
    /// @custom:reverts InvalidBLSPrivateKeyShares - not one share per guardian
    /// @custom:reverts InvalidBLSPublicKeySet - the key set is not threshold x 48 bytes long
    /// @custom:emits ValidatorKeyRegistered
    /// @custom:warning The handler method sends no ETH. For a registration paid in ETH call the contract instance with
    /// a value.
    function registerValidatorKey(ValidatorKeyData calldata data, bytes32 moduleName, Permit calldata pufETHPermit, Permit calldata vtPermit) external payable;
    /// @notice Drops the next waiting validator of a module: bond back to the operator, ticket penalty burned.
    /// @dev No one waiting, or a ticket deposit below the penalty, reverts with panic 0x11; fewer signature entries than
    /// guardians with panic 0x32.
    /// @param moduleName Module whose next validator is dropped.
    /// @param guardianEOASignatures One entry per guardian in the order of the guardian list; invalid entries do not
    /// count.
    /// @custom:reverts AccessManagedUnauthorized - the caller does not hold the role, or the protocol or the ticket is
    /// paused
    /// @custom:reverts ERC20InsufficientBalance - not expected, only if the protocol has less VT than the penalty
    /// @custom:reverts SafeCastOverflowedUintDowncast - not expected, only for a penalty above 96 bits
    /// @custom:reverts Unauthorized - fewer valid guardian signatures than the threshold
    /// @custom:access role 23, operations paymaster, plus guardian signatures
    function skipProvisioning(bytes32 moduleName, bytes[] calldata guardianEOASignatures) external;
    /// @notice Pays out tickets that the caller has on deposit, while it has no waiting and no active validator.
    /// @dev Open to every node operator while not paused. More than the deposit reverts with panic 0x11.
    /// @param amount Tickets to pay out.
    /// @custom:unit amount - VT base units (18 decimals)
    /// @param recipient Receives the tickets; not the zero address.
    /// @custom:reverts AccessManagedUnauthorized - paused
    /// @custom:reverts ERC20InsufficientBalance - not expected, only if the protocol itself lacks tickets
    /// @custom:reverts ERC20InvalidReceiver - `recipient` is the zero address
    /// @custom:reverts ActiveOrPendingValidatorsExist - the caller still has a validator
    /// @custom:reverts Panic(0x11) - more than the caller's deposited tickets
    /// @custom:emits ValidatorTicketsWithdrawn
    function withdrawValidatorTickets(uint96 amount, address recipient) external;

    // events
    /// @notice A module was deployed and can take registrations.
    /// @param module Address of the module.
    /// @param moduleName Its name as text, filled with zero bytes on the right.
    /// @param withdrawalCredentials Credentials for the deposit messages of its validators.
    event NewPufferModuleCreated(address module, bytes32 indexed moduleName, bytes32 withdrawalCredentials);
    /// @notice A validator left the queue and 32 ETH were staked for it.
    /// @param pubKey BLS public key, 48 bytes.
    /// @param pufferModuleIndex Index in the module, not on the beacon chain.
    /// @custom:unit pufferModuleIndex - zero-based index
    /// @param moduleName Module of the validator.
    event SuccessfullyProvisioned(bytes pubKey, uint256 indexed pufferModuleIndex, bytes32 indexed moduleName);
    /// @notice A validator key entered the queue of a module. The event has its index.
    /// @param pubKey BLS public key, 48 bytes.
    /// @param pufferModuleIndex Index in the module, not on the beacon chain.
    /// @custom:unit pufferModuleIndex - zero-based index
    /// @param moduleName Module of the validator.
    /// @param usingEnclave True when enclave evidence was given (bond 1 ETH).
    event ValidatorKeyRegistered(bytes pubKey, uint256 indexed pufferModuleIndex, bytes32 indexed moduleName, bool usingEnclave);
    /// @notice Tickets were put on deposit for a node operator by a direct deposit, not by a registration.
    /// @param node Node operator who was credited.
    /// @param depositor Account that paid.
    /// @param amount Tickets deposited.
    /// @custom:unit amount - VT base units (18 decimals)
    event ValidatorTicketsDeposited(address indexed node, address indexed depositor, uint256 amount);
    /// @notice A node operator withdrew tickets from its deposit.
    /// @param node Node operator.
    /// @param recipient Account that received the tickets.
    /// @param amount Tickets paid out.
    /// @custom:unit amount - VT base units (18 decimals)
    event ValidatorTicketsWithdrawn(address indexed node, address indexed recipient, uint256 amount);

    // errors
    /// @notice The call would give PufferProtocol an access manager without code. It comes from a function outside the
    /// SDK's ABI.
    /// @param authority Address that holds no contract.
    /// @custom:fix None for users.
    error AccessManagedInvalidAuthority(address authority);
    /// @notice A call to PufferProtocol would have to wait. Only declared: the access check of the library that
    /// PufferProtocol is built with does not raise it.
    ///
    /// An account whose role has an execution delay gets an error of the access manager instead:
    /// {@link AccessManagerNotScheduled}, {@link AccessManagerNotReady} or {@link AccessManagerExpired}.
    /// @param caller Account that called.
    /// @param delay Waiting time of its role.
    /// @custom:unit delay - seconds
    /// @custom:fix Not expected from this contract. With a delayed role, schedule the call on the access manager, wait,
    /// then send it.
    error AccessManagedRequiredDelay(address caller, uint32 delay);
    /// @notice PufferProtocol or the function is paused, or the caller lacks the role it needs.
    ///
    /// Registration, ticket deposits and ticket withdrawals are open to everyone: there it means a pause. `caller` can
    /// also be PufferProtocol itself, when the vault, the ticket or the oracle refused the call.
    /// @param caller Account that called.
    /// @custom:fix For the public functions wait until the pause is over. For the others use the account that holds the
    /// role.
    error AccessManagedUnauthorized(address caller);
    /// @notice The call would deposit tickets for the zero address.
    ///
    /// Other contracts use the same selector for their own zero addresses.
    /// @custom:fix Pass the account of the node operator.
    error InvalidAddress();
    /// @notice The registration does not hold exactly one encrypted key share per guardian.
    /// @custom:fix Read the guardian list again and encrypt one share for each.
    error InvalidBLSPrivateKeyShares();
    /// @notice The validator's public key is not 48 bytes long.
    /// @custom:fix Pass the BLS public key as 48 bytes of hex.
    error InvalidBLSPubKey();
    /// @notice The key set of the registration is not guardian threshold x 48 bytes long.
    /// @custom:fix Read the threshold again and rebuild the set.
    error InvalidBLSPublicKeySet();
    /// @notice The given root is not the current root of the beacon deposit contract: another deposit came in between.
    /// @custom:fix Read the root again and collect signatures if they depend on it.
    error InvalidDepositRootHash();
    /// @notice The ETH sent with a registration does not fit the way it is paid.
    ///
    /// With both permit amounts above 0, send no ETH. With only the VT permit, the ETH must be exactly the bond. The
    /// handler method sends no ETH, so a VT permit with a pufETH permit amount of 0 always reverts.
    /// @custom:fix Pay the bond with a pufETH permit, or send 1 ETH (with enclave evidence) or 2 ETH through the
    /// contract instance, with 0 in the pufETH permit. Send no ETH when both permits have amounts.
    error InvalidETHAmount();
    /// @notice A validator of the exit list is not active.
    /// @param status Its state as a number from 0 to 4.
    /// @custom:unit status - enum number
    /// @custom:fix Read the state with getValidatorInfo and leave the validator out, or wait until it is active.
    error InvalidValidatorState(Status status);
    /// @notice The registration brings fewer tickets than the minimum.
    /// @custom:fix Read getMinimumVtAmount and bring at least as many; through the handler with a VT permit, as it
    /// sends no ETH.
    error InvalidVTAmount();
    /// @notice {@link PufferProtocol.createPufferModule} was given the name of a module that exists already.
    /// @custom:fix Choose another name.
    error ModuleAlreadyExists();
    /// @notice The module is full, or no module of this name exists.
    /// @custom:fix Check the name and read getModuleLimitInformation; choose a module with room.
    error ValidatorLimitForModuleReached();
}
