// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

interface IBeaconDepositContract {}

interface IDelegationManager {}

interface IEigenPodManager {}

interface IStrategy {}

interface IWETH {}

interface IDelegationManagerTypes {
    /// @notice An exit from EigenLayer in the form in which it was queued; EigenLayer keeps only a hash of it, so every
    /// field must be repeated exactly.
    /// @custom:field staker - account that owned the EigenLayer shares: the vault
    /// @custom:field delegatedTo - operator the staker was delegated to when the exit was queued, zero address for none
    /// @custom:field withdrawer - account that may complete the exit and is paid
    /// @custom:field nonce - number that distinguishes equal exits of one staker
    /// @custom:unit nonce - counter of EigenLayer
    /// @custom:field startBlock - block in which the exit was queued
    /// @custom:unit startBlock - block number
    /// @custom:field strategies - EigenLayer strategies to leave; the vault accepts only the beacon chain strategy
    /// @custom:field scaledShares - shares per strategy, scaled by EigenLayer so that later slashing can be taken off
    /// @custom:unit scaledShares - scaled EigenLayer shares of the beacon chain strategy, 18 decimals
    struct Withdrawal {
        address staker;
        address delegatedTo;
        address withdrawer;
        uint256 nonce;
        uint32 startBlock;
        IStrategy[] strategies;
        uint256[] scaledShares;
    }
}

interface IEigenPodTypes {
    /// @notice Request to the beacon chain to pay out ETH of one restaked validator (EIP-7002).
    /// @custom:field pubkey - BLS public key of the validator, 48 bytes
    /// @custom:field amountGwei - amount to withdraw, at most what lies above 32 ETH; 0: full exit
    /// @custom:unit amountGwei - gwei
    struct WithdrawalRequest {
        bytes pubkey;
        uint64 amountGwei;
    }
}

/// @title InstitutionalVault
/// @notice Vault for one institution: takes ETH and WETH, issues ERC-4626 shares for it, and stakes the ETH with or
/// without restaking through EigenLayer. Wrapped by {@link InstitutionalVaultHandler}.
/// @dev Each vault is a proxy with its own access manager ({@link InstitutionalAccessManager}), and every state
/// change but {@link InstitutionalVault.approve} needs a role there, even a transfer of shares. The ETH of validators
/// without restaking arrives in {@link NonRestakingWithdrawalCredentials}, that of restaked ones in the vault's
/// EigenPod.
/// @dev The share price is {@link InstitutionalVault.totalAssets} over {@link InstitutionalVault.totalSupply}. Part of
/// the assets are two figures for ETH held by validators, which role holders can overwrite. There are no deposit or
/// exit fees. Exits are paid in WETH, up to what the vault holds in ETH and WETH.
/// @dev The ABI of the SDK is an excerpt: it has no events, no errors, no receive entry (the published source accepts
/// plain ETH), and it lacks `setAuthority`, `isConsumingScheduledOp` and `proxiableUUID`. The name of
/// {@link InstitutionalVault.NON_RESTORAKING_WITHDRAWAL_CREDENTIALS_FACTORY} is spelled that way.
/// @dev Behaviour is read in public source: version 2.0.0, which a public copy of Sourcify's record gives for the
/// implementation 0x358a7d0028070533a9e000616aa6656be7a32cc7 on Mainnet. No link can be given: the copy that was read
/// has no lasting address. Look that address up at Sourcify. Decimals and rounding are those of
/// OpenZeppelin's ERC-4626 with WETH as asset.
/// @custom:unknown Addresses of live vaults, role ids and role holders; `getVaults()` of the factory
/// 0x5E9a0ea50A0028fB80c0e2cF54dA323495eE4d5E and the events of a vault's authority show them.
interface IInstitutionalVault {
    // functions: view
    /// @notice Shares of the owner that the spender may still move or redeem.
    /// @param owner holder of the shares
    /// @param spender account that may use them
    /// @return Remaining allowance; the largest uint256 means unlimited
    /// @custom:unit return - vault shares in base units, 18 decimals
    function allowance(address owner, address spender) external view returns (uint256);
    /// @notice Token that is paid in and out: WETH.
    /// @return Address of the asset
    function asset() external view returns (address);
    /// @notice Access manager that every restricted function of the vault asks.
    /// @return Address of the manager
    function authority() external view returns (address);
    /// @notice Vault shares held by an account.
    /// @param account account to look up
    /// @return Share balance
    /// @custom:unit return - vault shares in base units, 18 decimals
    function balanceOf(address account) external view returns (uint256);
    /// @notice Beacon chain deposit contract that gets the ETH of new validators; fixed when the implementation was
    /// deployed.
    /// @return The deposit contract
    function BEACON_DEPOSIT_CONTRACT() external view returns (IBeaconDepositContract);
    /// @notice Value of shares in WETH at the current price, rounded down, whether or not the vault could pay it.
    /// @param shares number of shares
    /// @custom:unit shares - vault shares in base units, 18 decimals
    /// @return Value of the shares
    /// @custom:unit return - WETH base units, 18 decimals
    function convertToAssets(uint256 shares) external view returns (uint256);
    /// @notice Shares that an amount of WETH is worth at the current price, rounded down.
    /// @param assets amount of WETH
    /// @custom:unit assets - WETH base units, 18 decimals
    /// @return Number of shares
    /// @custom:unit return - vault shares in base units, 18 decimals
    function convertToShares(uint256 assets) external view returns (uint256);
    /// @notice Decimals of the vault share: those of WETH, 18.
    /// @return Decimals
    /// @custom:unit return - count of decimals
    function decimals() external view returns (uint8);
    /// @notice EigenLayer's DelegationManager, to which {@link InstitutionalVault.queueWithdrawals} and
    /// {@link InstitutionalVault.completeQueuedWithdrawals} go.
    /// @return The DelegationManager
    function EIGEN_DELEGATION_MANAGER() external view returns (IDelegationManager);
    /// @notice EigenLayer's EigenPodManager, used once to create the vault's EigenPod.
    /// @return The EigenPodManager
    function EIGEN_POD_MANAGER() external view returns (IEigenPodManager);
    /// @notice EigenPod of the vault, to which restaked validators pay out.
    /// @return Address of the EigenPod
    function getEigenPod() external view returns (address);
    /// @notice Withdrawal credentials of restaked validators: type 2 (compounding) and the address of the EigenPod.
    /// @return 32 bytes
    function getEigenPodWithdrawalCredentials() external view returns (bytes memory);
    /// @notice Tracked ETH of validators without restaking, with what waits in their withdrawal contract.
    /// @return Figure kept by the vault, not a balance
    /// @custom:unit return - wei
    function getNonRestakedValidatorETH() external view returns (uint256);
    /// @notice Withdrawal contract of validators without restaking, a {@link NonRestakingWithdrawalCredentials}.
    /// @return Its address; zero until {@link InstitutionalVault.initializerV2} has run
    function getNoRestakingWithdrawalCredentials() external view returns (address);
    /// @notice Tracked ETH of restaked validators.
    /// @return Figure kept by the vault, not a balance
    /// @custom:unit return - wei
    function getRestakedValidatorETH() external view returns (uint256);
    /// @notice Withdrawal credentials of validators without restaking: type 2 (compounding) and the address of the
    /// withdrawal contract.
    /// @return 32 bytes
    /// @custom:warning They hold the zero address while {@link InstitutionalVault.initializerV2} has not run;
    /// ETH staked with such credentials could not be recovered.
    function getWithdrawalCredentials() external view returns (bytes memory);
    /// @notice Upper limit of one deposit of WETH; none is set, so the largest uint256. Roles are not considered.
    /// @custom:param 0 - receiver of the shares; ignored
    /// @return Limit
    /// @custom:unit return - WETH base units, 18 decimals
    function maxDeposit(address) external view returns (uint256);
    /// @notice Upper limit of vault shares issued in one call; none is set, so the largest uint256. Roles are not
    /// considered.
    /// @custom:param 0 - receiver of the shares; ignored
    /// @return Limit
    /// @custom:unit return - vault shares in base units, 18 decimals
    function maxMint(address) external view returns (uint256);
    /// @notice Vault shares an owner could redeem: the whole balance, even if the vault has less available.
    /// @param owner holder of the shares
    /// @return Limit
    /// @custom:unit return - vault shares in base units, 18 decimals
    /// @custom:warning The limit ignores how much ETH and WETH the vault holds, see {@link NotEnoughETH}.
    function maxRedeem(address owner) external view returns (uint256);
    /// @notice WETH an owner could withdraw: the value of all shares, even if the vault has less available.
    /// @param owner holder of the shares
    /// @return Limit
    /// @custom:unit return - WETH base units, 18 decimals
    /// @custom:warning The limit ignores how much ETH and WETH the vault holds, see {@link NotEnoughETH}.
    function maxWithdraw(address owner) external view returns (uint256);
    /// @notice Name of the vault share, chosen in {@link InstitutionalVault.initialize}.
    /// @return Name text
    function name() external view returns (string memory);
    /// @notice Factory that {@link InstitutionalVault.initializerV2} uses to deploy the withdrawal contract. The ABI
    /// spells it `NON_RESTORAKING`.
    /// @return Address of the factory
    function NON_RESTORAKING_WITHDRAWAL_CREDENTIALS_FACTORY() external view returns (address);
    /// @notice Shares that a deposit of WETH or ETH would give now, rounded down.
    /// @param assets amount paid in
    /// @custom:unit assets - WETH base units, 18 decimals (for ETH the same number in wei)
    /// @return Number of shares
    /// @custom:unit return - vault shares in base units, 18 decimals
    function previewDeposit(uint256 assets) external view returns (uint256);
    /// @notice WETH that an exact number of new shares would cost now, rounded up.
    /// @param shares number of shares
    /// @custom:unit shares - vault shares in base units, 18 decimals
    /// @return Cost
    /// @custom:unit return - WETH base units, 18 decimals
    function previewMint(uint256 shares) external view returns (uint256);
    /// @notice WETH that redeeming shares would pay now, rounded down.
    /// @param shares number of shares
    /// @custom:unit shares - vault shares in base units, 18 decimals
    /// @return Payout, whether or not the vault holds it
    /// @custom:unit return - WETH base units, 18 decimals
    function previewRedeem(uint256 shares) external view returns (uint256);
    /// @notice Shares that a payout of WETH would cost now, rounded up.
    /// @param assets amount of WETH
    /// @custom:unit assets - WETH base units, 18 decimals
    /// @return Number of shares
    /// @custom:unit return - vault shares in base units, 18 decimals
    function previewWithdraw(uint256 assets) external view returns (uint256);
    /// @notice Ticker of the vault share, chosen in {@link InstitutionalVault.initialize}.
    /// @return Symbol text
    function symbol() external view returns (string memory);
    /// @notice All assets of the vault: WETH, ETH, and the two tracked figures for ETH held by validators.
    /// @dev ETH sent with the current call is not counted, so that {@link InstitutionalVault.depositETH} prices shares
    /// without it.
    /// @return Total worth
    /// @custom:unit return - WETH base units, 18 decimals
    function totalAssets() external view returns (uint256);
    /// @notice All shares of the vault in existence.
    /// @return Number of shares
    /// @custom:unit return - vault shares in base units, 18 decimals
    function totalSupply() external view returns (uint256);
    /// @notice Marker of OpenZeppelin's UUPS contracts that shows which upgrade functions the vault has.
    /// @return Version text; with `5.0.0` there is {@link InstitutionalVault.upgradeToAndCall} only
    function UPGRADE_INTERFACE_VERSION() external view returns (string memory);
    /// @notice Wrapped ETH contract the vault uses, the same as {@link InstitutionalVault.asset}.
    /// @return The WETH contract
    function WETH() external view returns (IWETH);

    // functions: write
    /// @notice Sets how many shares of the caller another account may move or redeem. Needs no role.
    /// @param spender account that may use the shares
    /// @param value new allowance, replacing the old one
    /// @custom:unit value - vault shares in base units, 18 decimals
    /// @return Always `true`
    /// @custom:reverts ERC20InvalidSpender - the spender is the zero address
    function approve(address spender, uint256 value) external returns (bool);
    /// @notice Completes an exit from EigenLayer and takes the shares paid out as ETH off the tracked restaked ETH.
    /// @dev One exit per call: the token list passed to EigenLayer has a single entry, so a second exit reverts with
    /// panic 0x32. So do too few flags; completing more than is tracked reverts with panic 0x11.
    /// @param withdrawals queued exits, exactly as EigenLayer reported them
    /// @param receiveAsTokens per exit: `true` for ETH, `false` to get EigenLayer shares back
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the vault is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that the vault's access manager sets for this function; ids and holders are not public
    /// @custom:reverts InvalidInput - the first strategy of an exit is not the beacon chain strategy
    /// @custom:warning The tracked figure falls by the scaled shares, which differ from the ETH received after a
    /// slashing.
    function completeQueuedWithdrawals(IDelegationManagerTypes.Withdrawal[] calldata withdrawals, bool[] calldata receiveAsTokens) external;
    /// @notice Lets the vault call any contract, if the caller also has permission for that contract and selector
    /// without delay.
    /// @dev ETH for the call comes from the vault's balance, to which the value sent is added first; if that is not
    /// enough, WETH is unwrapped.
    /// @param target contract to call
    /// @param data its calldata; the first four bytes are checked as selector
    /// @param value ETH to pass on
    /// @custom:unit value - wei
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the vault is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that the vault's access manager sets for this function; ids and holders are not public
    /// @custom:reverts CustomCallFailed - the call failed; the reason is lost
    /// @custom:reverts NotEnoughETH - ETH and WETH of the vault are below the value to pass on
    function customExternalCall(address target, bytes calldata data, uint256 value) external payable;
    /// @notice Takes WETH from the caller and issues shares to the receiver.
    /// @param assets amount of WETH
    /// @custom:unit assets - WETH base units, 18 decimals
    /// @param receiver account that gets the shares
    /// @return Shares issued
    /// @custom:unit return - vault shares in base units, 18 decimals
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the vault is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that the vault's access manager sets for this function; ids and holders are not public
    /// @custom:reverts ERC20InvalidReceiver - the receiver is the zero address
    /// @custom:reverts ERC4626ExceededMaxDeposit - not expected, there is no limit
    /// @custom:reverts SafeERC20FailedOperation - not expected: WETH9 never returns `false`
    /// @custom:warning Too little WETH, or too small an allowance, reverts without data: the implementation on record
    /// uses OpenZeppelin 5.1 or later.
    function deposit(uint256 assets, address receiver) external returns (uint256);
    /// @notice Takes the ETH sent along and issues shares to the receiver.
    /// @param receiver account that gets the shares
    /// @return Shares issued; 0 when no ETH was sent
    /// @custom:unit return - vault shares in base units, 18 decimals
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the vault is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that the vault's access manager sets for this function; ids and holders are not public
    /// @custom:reverts ERC20InvalidReceiver - the receiver is the zero address
    /// @custom:reverts ERC4626ExceededMaxDeposit - not expected, there is no limit
    function depositETH(address receiver) external payable returns (uint256);
    /// @notice Sets up a new vault once: access manager, name and symbol of the share, and its own EigenPod. No
    /// method of the SDK calls it.
    /// @param accessManager manager that guards the vault
    /// @param shareTokenName name of the share
    /// @param shareTokenSymbol symbol of the share
    /// @custom:reverts InvalidInitialization - the vault is set up already
    /// @custom:reverts ZeroAddress - the access manager is the zero address
    function initialize(address accessManager, string calldata shareTokenName, string calldata shareTokenSymbol) external;
    /// @notice Deploys the withdrawal contract for validators without restaking, once per vault. No method of the SDK
    /// calls it.
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the vault is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that the vault's access manager sets for this function; ids and holders are not public
    /// @custom:reverts InvalidInitialization - it ran before
    /// @custom:reverts DelegateCallFailed - the factory failed, for instance with
    /// {@link WithdrawalCredentialsAlreadyDeployed}
    function initializerV2() external;
    /// @notice Issues an exact number of shares to the receiver and takes their cost in WETH from the caller.
    /// @param shares number of shares
    /// @custom:unit shares - vault shares in base units, 18 decimals
    /// @param receiver account that gets the shares
    /// @return WETH taken
    /// @custom:unit return - WETH base units, 18 decimals
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the vault is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that the vault's access manager sets for this function; ids and holders are not public
    /// @custom:reverts ERC20InvalidReceiver - the receiver is the zero address
    /// @custom:reverts ERC4626ExceededMaxMint - not expected, there is no limit
    /// @custom:reverts SafeERC20FailedOperation - not expected: WETH9 never returns `false`
    /// @custom:warning Too little WETH, or too small an allowance, reverts without data: the implementation on record
    /// uses OpenZeppelin 5.1 or later.
    function mint(uint256 shares, address receiver) external returns (uint256);
    /// @notice Queues an exit of restaked ETH at EigenLayer; nothing is paid before
    /// {@link InstitutionalVault.completeQueuedWithdrawals}.
    /// @param shareAmount EigenLayer shares of the beacon chain strategy, not vault shares
    /// @custom:unit shareAmount - EigenLayer deposit shares of the beacon chain strategy, 18 decimals
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the vault is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that the vault's access manager sets for this function; ids and holders are not public
    function queueWithdrawals(uint256 shareAmount) external;
    /// @notice Burns shares of the owner and pays their value in WETH, wrapping ETH of the vault where needed.
    /// @param shares number of shares
    /// @custom:unit shares - vault shares in base units, 18 decimals
    /// @param receiver account that gets the WETH
    /// @param owner holder of the shares; other callers need an allowance from this account
    /// @return WETH paid
    /// @custom:unit return - WETH base units, 18 decimals
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the vault is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that the vault's access manager sets for this function; ids and holders are not public
    /// @custom:reverts ERC4626ExceededMaxRedeem - more shares than the owner holds
    /// @custom:reverts ERC20InsufficientAllowance - the caller is not the owner and has too small an allowance
    /// @custom:reverts NotEnoughETH - the vault holds too little ETH and WETH
    /// @custom:reverts SafeERC20FailedOperation - not expected: WETH9 never returns `false`
    function redeem(uint256 shares, address receiver, address owner) external returns (uint256);
    /// @notice Sends consolidation requests (EIP-7251) for restaked validators through the EigenPod, with the ETH sent
    /// along as fees.
    /// @param srcPubkeys keys that are given up, 48 bytes each
    /// @param targetPubkeys keys that take over, at least as many
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the vault is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that the vault's access manager sets for this function; ids and holders are not public
    /// @custom:warning ETH above the fees does not go back to the caller. A source without a target reverts with panic
    /// 0x32.
    function requestEigenPodConsolidation(bytes[] calldata srcPubkeys, bytes[] calldata targetPubkeys) external payable;
    /// @notice Sends payout requests (EIP-7002) for restaked validators through the EigenPod, with the ETH sent along
    /// as fees.
    /// @param requests validators and amounts
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the vault is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that the vault's access manager sets for this function; ids and holders are not public
    /// @custom:warning ETH above the fees does not go back to the caller.
    function requestWithdrawal(IEigenPodTypes.WithdrawalRequest[] calldata requests) external payable;
    /// @notice Overwrites both tracked figures of ETH held by validators, and so the share price, without any check.
    /// @param restakedValidatorsETH new figure of restaked validators
    /// @custom:unit restakedValidatorsETH - wei
    /// @param nonRestakedValidatorsETH new figure of validators without restaking
    /// @custom:unit nonRestakedValidatorsETH - wei
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the vault is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that the vault's access manager sets for this function; ids and holders are not public
    /// @custom:warning Both figures are always written; pass the current value for the one that must stay.
    function setValidatorsETH(uint128 restakedValidatorsETH, uint128 nonRestakedValidatorsETH) external;
    /// @notice Pays ETH of the vault into the beacon deposit contract, with the withdrawal contract as destination, and
    /// tracks it as not restaked.
    /// @param pubKeys BLS public keys, 48 bytes each
    /// @param signatures BLS deposit signatures, 96 bytes each
    /// @param amountsInGwei amount per key
    /// @custom:unit amountsInGwei - gwei
    /// @param depositDataRoots deposit data roots
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the vault is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that the vault's access manager sets for this function; ids and holders are not public
    /// @custom:reverts InvalidInput - the four lists differ in length
    /// @custom:reverts NotEnoughETH - the vault holds too little ETH and WETH
    /// @custom:warning The contract does not check that the withdrawal contract exists, see
    /// {@link InstitutionalVault.getWithdrawalCredentials}.
    function startNonRestakingValidators(bytes[] calldata pubKeys, bytes[] calldata signatures, uint256[] calldata amountsInGwei, bytes32[] calldata depositDataRoots) external;
    /// @notice Pays ETH of the vault into the beacon deposit contract, with the EigenPod as destination, and tracks it
    /// as restaked.
    /// @param pubKeys BLS public keys, 48 bytes each
    /// @param signatures BLS deposit signatures, 96 bytes each
    /// @param amountsInGwei amount per key
    /// @custom:unit amountsInGwei - gwei
    /// @param depositDataRoots deposit data roots
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the vault is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that the vault's access manager sets for this function; ids and holders are not public
    /// @custom:reverts InvalidInput - the four lists differ in length
    /// @custom:reverts NotEnoughETH - the vault holds too little ETH and WETH
    function startRestakingValidators(bytes[] calldata pubKeys, bytes[] calldata signatures, uint256[] calldata amountsInGwei, bytes32[] calldata depositDataRoots) external;
    /// @notice Moves vault shares of the caller, who needs a role for it.
    /// @param to account that gets the shares
    /// @param value number of shares
    /// @custom:unit value - vault shares in base units, 18 decimals
    /// @return Always `true`
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the vault is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that the vault's access manager sets for this function; ids and holders are not public
    /// @custom:reverts ERC20InsufficientBalance - the caller holds fewer shares
    /// @custom:reverts ERC20InvalidReceiver - `to` is the zero address
    function transfer(address to, uint256 value) external returns (bool);
    /// @notice Moves vault shares of another account within its allowance; the caller needs a role as well.
    /// @param from account that gives the shares
    /// @param to account that gets the shares
    /// @param value number of shares
    /// @custom:unit value - vault shares in base units, 18 decimals
    /// @return Always `true`
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the vault is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that the vault's access manager sets for this function; ids and holders are not public
    /// @custom:reverts ERC20InsufficientBalance - `from` holds fewer shares
    /// @custom:reverts ERC20InsufficientAllowance - the allowance of the caller is too small
    /// @custom:reverts ERC20InvalidReceiver - `to` is the zero address
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    /// @notice Replaces the code of the vault and runs a call on the new code. No method of the SDK calls it.
    /// @param newImplementation contract with the new code
    /// @param data call to make afterwards; empty for none
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the vault is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that the vault's access manager sets for this function; ids and holders are not public
    /// @custom:reverts UUPSUnauthorizedCallContext - called on the implementation instead of the proxy
    /// @custom:reverts UUPSUnsupportedProxiableUUID - the new contract names another storage slot
    /// @custom:reverts ERC1967InvalidImplementation - the new contract is no UUPS implementation
    /// @custom:reverts ERC1967NonPayable - ETH was sent without a call to make
    function upgradeToAndCall(address newImplementation, bytes calldata data) external payable;
    /// @notice Pays an exact amount of WETH, wrapping ETH of the vault where needed, and burns the shares it costs.
    /// @param assets amount of WETH
    /// @custom:unit assets - WETH base units, 18 decimals
    /// @param receiver account that gets the WETH
    /// @param owner holder of the shares; other callers need an allowance from this account
    /// @return Shares burned
    /// @custom:unit return - vault shares in base units, 18 decimals
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the vault is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that the vault's access manager sets for this function; ids and holders are not public
    /// @custom:reverts ERC4626ExceededMaxWithdraw - more than the owner's shares are worth
    /// @custom:reverts ERC20InsufficientAllowance - the caller is not the owner and has too small an allowance
    /// @custom:reverts NotEnoughETH - the vault holds too little ETH and WETH
    /// @custom:reverts SafeERC20FailedOperation - not expected: WETH9 never returns `false`
    function withdraw(uint256 assets, address receiver, address owner) external returns (uint256);
    /// @notice Draws the whole balance of the withdrawal contract into the vault and takes it off the tracked ETH, not
    /// below 0.
    /// @custom:reverts AccessManagedUnauthorized - the caller lacks the role, or the vault is closed in its access
    /// manager
    /// @custom:reverts AccessManagerNotScheduled - the caller's role has an execution delay and this call was not
    /// scheduled
    /// @custom:reverts AccessManagerNotReady - scheduled, but too early
    /// @custom:reverts AccessManagerExpired - scheduled, but too late
    /// @custom:access role that the vault's access manager sets for this function; ids and holders are not public
    function withdrawNonRestakedETH() external;
}
