// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

interface IPufferOracleV2 {}

interface IPufferRevenueDepositor {}

/// @title PufferVaultV5
/// @notice The pufETH token and its ERC-4626 vault in one contract: takes ETH, WETH or stETH in, mints pufETH, and pays
/// WETH out.
///
/// The asset is WETH (18 decimals), the share is pufETH (18 decimals). What backs pufETH is spread over WETH, ETH and
/// stETH in the vault, stETH waiting in Lido's withdrawal queue, and ETH locked in validators. Deposits carry no fee;
/// withdraw and redeem charge two exit fees, at most 250 basis points each, and can pay no more than the ETH and WETH
/// on hand.
/// @dev Wrapped by {@link PufferVaultHandler}; the handler covers 13 of the functions, the rest is reached with
/// {@link PufferVaultHandler.getContract}.
///
/// User functions have no pause switch: they are gated by an AccessManager, and while they are closed every caller gets
/// `AccessManagedUnauthorized`. Views still work. A role holder with an execution delay schedules the call on the
/// AccessManager first; otherwise the manager's own errors come through.
///
/// The SDK's ABI leaves out all events and errors of the contract, so logs and revert reasons need your own ABI.
/// The contract name says V5; older texts call the same address V2.
interface IPufferVaultV5 {
    // functions: view
    /// @notice How much pufETH a spender may still move out of an owner's account; 0 when nothing is approved.
    /// @param owner holder of the pufETH
    /// @param spender account or contract that was approved
    /// @return the remaining allowance; `2^256 - 1` stays unchanged when it is used
    /// @custom:unit return - base units of pufETH (18 decimals)
    function allowance(address owner, address spender) external view returns (uint256);
    /// @notice Address of the token the vault counts in and pays out: WETH.
    /// @return address of WETH on this chain
    function asset() external view returns (address);
    /// @notice Address of the AccessManager that decides who may call the gated functions of the pufETH vault.
    /// @dev Ask that contract, with `isTargetClosed` and `getTargetFunctionRole`, whether deposits or withdrawals are
    /// paused.
    /// @return address of the AccessManager
    function authority() external view returns (address);
    /// @notice pufETH held by an account; 0 when it holds none.
    /// @param account address to look at
    /// @return the balance
    /// @custom:unit return - base units of pufETH (18 decimals)
    function balanceOf(address account) external view returns (uint256);
    /// @notice WETH value of an amount of pufETH at the current rate, rounded down and without exit fees.
    /// @dev With `10^18` it is the ETH value of one pufETH. {@link PufferWithdrawalManager} fixes its rates with this
    /// function.
    /// @param shares pufETH to value
    /// @custom:unit shares - base units of pufETH (18 decimals)
    /// @return the value before fees
    /// @custom:unit return - base units of WETH (18 decimals)
    /// @custom:reverts MathOverflowedMulDiv - the amount is far beyond any real supply
    function convertToAssets(uint256 shares) external view returns (uint256);
    /// @notice pufETH that corresponds to an amount of WETH at the current rate, rounded down.
    /// @dev Same result as previewDeposit, because deposits carry no fee.
    /// @param assets WETH to convert
    /// @custom:unit assets - base units of WETH (18 decimals)
    /// @return the corresponding pufETH
    /// @custom:unit return - base units of pufETH (18 decimals)
    /// @custom:reverts MathOverflowedMulDiv - the amount is far beyond any real supply, and a pufETH is worth less than one ETH
    function convertToShares(uint256 assets) external view returns (uint256);
    /// @notice pufETH that corresponds to an amount of WETH at the current rate, rounded up.
    /// @dev PufferProtocol uses it for the bond it burns when a validator brings back less than 32 ETH.
    /// @param assets WETH to convert
    /// @custom:unit assets - base units of WETH (18 decimals)
    /// @return the corresponding pufETH, at most 1 unit more than convertToShares gives
    /// @custom:unit return - base units of pufETH (18 decimals)
    /// @custom:reverts MathOverflowedMulDiv - the amount is far beyond any real supply, and a pufETH is worth less than one ETH
    function convertToSharesUp(uint256 assets) external view returns (uint256);
    /// @notice Decimals of pufETH: always 18.
    /// @return 18
    /// @custom:unit return - count of decimals
    function decimals() external pure returns (uint8);
    /// @notice EIP-712 domain hash that pufETH permit signatures are checked against.
    /// @return the hash for this chain and this address
    function DOMAIN_SEPARATOR() external view returns (bytes32);
    /// @notice The fields of the EIP-712 domain of pufETH, for building a permit signature without guessing.
    /// @return fields bit map of the fields in use
    /// @return name domain name, `pufETH`
    /// @return version domain version, `1`
    /// @return chainId chain the signature is bound to
    /// @custom:unit return.chainId - EIP-155 chain id
    /// @return verifyingContract address of the vault
    /// @return salt not used, zero
    /// @return extensions not used, empty
    /// @custom:unit return.extensions - EIP numbers
    function eip712Domain() external view returns (bytes1 fields, string memory name, string memory version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] memory extensions);
    /// @notice Exit fee that stays in the vault on withdraw and redeem, to the benefit of the remaining pufETH holders.
    /// @return the current rate; 0 means no such fee
    /// @custom:unit return - basis points (1 = 0.01 %), at most 250
    function getExitFeeBasisPoints() external view returns (uint256);
    /// @notice stETH amount the vault has put into Lido's withdrawal queue and not claimed yet; part of totalAssets.
    /// @return the amount as requested from Lido
    /// @custom:unit return - wei of ETH
    function getPendingLidoETHAmount() external view returns (uint256);
    /// @notice Everything an instant exit costs: exit fee plus treasury fee.
    /// @return the sum of both rates
    /// @custom:unit return - basis points (1 = 0.01 %), at most 500
    function getTotalExitFeeBasisPoints() external view returns (uint256);
    /// @notice Restaking rewards paid into the vault so far; subtracted in totalAssets, where they also count as ETH on
    /// hand.
    /// @return running total since the accounting began
    /// @custom:unit return - wei of ETH
    function getTotalRewardDepositAmount() external view returns (uint256);
    /// @notice Rewards for which pufETH was minted so far, less those reverted; added in totalAssets, where rewards
    /// deposited are subtracted.
    /// @return running total since the accounting began
    /// @custom:unit return - wei of ETH
    function getTotalRewardMintAmount() external view returns (uint256);
    /// @notice Account that receives the treasury fee of each instant exit, in WETH.
    /// @return the treasury; the zero address is possible only while the treasury fee is 0
    function getTreasury() external view returns (address);
    /// @notice Exit fee that is sent to the treasury in WETH on withdraw and redeem, on top of the exit fee.
    /// @return the current rate; 0 means no such fee
    /// @custom:unit return - basis points (1 = 0.01 %), at most 250
    function getTreasuryExitFeeBasisPoints() external view returns (uint96);
    /// @notice Tells the AccessManager whether the vault is consuming a scheduled operation at this moment.
    /// @return `0x8fb36037` during such a call, `0x00000000` at any other time, which is what an outside reader sees
    function isConsumingScheduledOp() external view returns (bytes4);
    /// @notice Upper limit of one WETH deposit: none, so always `2^256 - 1`.
    /// @dev It stays the same while deposits are paused.
    /// @custom:param 0 - receiver; ignored
    /// @return `2^256 - 1`
    /// @custom:unit return - base units of WETH (18 decimals)
    function maxDeposit(address) external view returns (uint256);
    /// @notice Upper limit of pufETH in one mint: none, so always `2^256 - 1`.
    /// @dev It stays the same while deposits are paused.
    /// @custom:param 0 - receiver; ignored
    /// @return `2^256 - 1`
    /// @custom:unit return - base units of pufETH (18 decimals)
    function maxMint(address) external view returns (uint256);
    /// @notice The most pufETH that redeem accepts for an owner now: the balance, or less when ETH and WETH in the
    /// vault run short.
    /// @dev It does not turn 0 while withdrawals are paused.
    /// @param owner holder of the pufETH
    /// @return maxShares the limit; 0 without pufETH or without liquidity. With an exit fee of 0, and liquidity as the
    /// limit, it can be 1 too large (computed from the source, not run)
    /// @custom:unit return.maxShares - base units of pufETH (18 decimals)
    function maxRedeem(address owner) external view returns (uint256 maxShares);
    /// @notice The most WETH that withdraw accepts for an owner now: the position after fees, or less when liquidity
    /// runs short.
    /// @dev Liquidity is the ETH and WETH the vault holds, less the treasury fee. The limit does not turn 0 while
    /// withdrawals are paused.
    /// @param owner holder of the pufETH
    /// @return maxAssets the limit; 0 without pufETH or without liquidity
    /// @custom:unit return.maxAssets - base units of WETH (18 decimals)
    function maxWithdraw(address owner) external view returns (uint256 maxAssets);
    /// @notice Long name of the vault token, `pufETH`; it equals the symbol and is also the permit domain name.
    /// @return `pufETH`
    function name() external view returns (string memory);
    /// @notice The nonce that the next pufETH permit of an owner must carry.
    /// @param owner account that signs the permit
    /// @return 0 before the first permit, then one more after each used permit
    /// @custom:unit return - count of permits used
    function nonces(address owner) external view returns (uint256);
    /// @notice pufETH that a deposit of this much WETH or ETH mints at the current rate, rounded down; deposits carry
    /// no fee.
    /// @param assets WETH or ETH to deposit
    /// @custom:unit assets - base units of WETH, or wei of ETH (both 18 decimals)
    /// @return pufETH minted
    /// @custom:unit return - base units of pufETH (18 decimals)
    /// @custom:reverts MathOverflowedMulDiv - the amount is far beyond any real supply, and a pufETH is worth less than one ETH
    function previewDeposit(uint256 assets) external view returns (uint256);
    /// @notice WETH that must be paid to mint exactly this much pufETH at the current rate, rounded up.
    /// @param shares pufETH wanted
    /// @custom:unit shares - base units of pufETH (18 decimals)
    /// @return WETH to pay
    /// @custom:unit return - base units of WETH (18 decimals)
    /// @custom:reverts MathOverflowedMulDiv - the amount is far beyond any real supply
    function previewMint(uint256 shares) external view returns (uint256);
    /// @notice WETH that redeeming this much pufETH pays at the current rate, both exit fees deducted.
    /// @dev Ignores balances and liquidity; see maxRedeem. The sum of both fees is rounded up once here, while redeem
    /// rounds each fee up on its own, so redeem can pay 1 wei less.
    /// @param shares pufETH to give up
    /// @custom:unit shares - base units of pufETH (18 decimals)
    /// @return WETH after fees
    /// @custom:unit return - base units of WETH (18 decimals)
    /// @custom:reverts MathOverflowedMulDiv - the amount is far beyond any real supply
    function previewRedeem(uint256 shares) external view returns (uint256);
    /// @notice pufETH that a withdrawal of exactly this much WETH burns at the current rate, both exit fees included.
    /// @dev Ignores balances and liquidity; see maxWithdraw.
    /// @param assets WETH that must arrive
    /// @custom:unit assets - base units of WETH (18 decimals)
    /// @return pufETH burned
    /// @custom:unit return - base units of pufETH (18 decimals)
    /// @custom:reverts MathOverflowedMulDiv - the amount is far beyond any real supply
    function previewWithdraw(uint256 assets) external view returns (uint256);
    /// @notice Storage slot of the implementation address, which a UUPS upgrade of the pufETH vault checks.
    /// @dev Answers on the implementation only. Through the proxy, which is the address the SDK stores, it always
    /// reverts.
    /// @return the ERC-1967 implementation slot
    /// @custom:reverts UUPSUnauthorizedCallContext - called through the proxy
    function proxiableUUID() external view returns (bytes32);
    /// @notice Contract that reports how much ETH is locked in validators; one of the inputs of totalAssets.
    /// @return address of the oracle
    function PUFFER_ORACLE() external view returns (IPufferOracleV2);
    /// @notice Contract that releases restaking revenue into the vault over time; what it still holds back is not in
    /// totalAssets.
    /// @return address of the revenue depositor
    function RESTAKING_REWARDS_DEPOSITOR() external view returns (IPufferRevenueDepositor);
    /// @notice Ticker of the vault token, `pufETH`.
    /// @return `pufETH`
    function symbol() external view returns (string memory);
    /// @notice Everything that backs pufETH, counted in ETH; divided by totalSupply it gives the rate, up to rounding.
    /// @dev Sum of stETH, WETH and ETH in the vault, stETH pending at Lido, ETH locked in validators as the oracle
    /// reports it, and rewards minted. Rewards deposited and revenue that is still being released are deducted. ETH
    /// sent with the current call is not counted.
    /// @return the backing
    /// @custom:unit return - wei of ETH
    function totalAssets() external view returns (uint256);
    /// @notice All pufETH minted on this chain and not burned, pufETH waiting in the withdrawal manager included.
    /// @return the supply
    /// @custom:unit return - base units of pufETH (18 decimals)
    function totalSupply() external view returns (uint256);
    /// @notice Version of the upgrade interface of the pufETH vault; `5.0.0` says that upgradeToAndCall is the only
    /// upgrade entry.
    /// @return `5.0.0`
    function UPGRADE_INTERFACE_VERSION() external view returns (string memory);

    // functions: write
    /// @notice Accepts plain ETH transfers, for which no pufETH is minted.
    /// @custom:warning ETH sent to the vault address without calling depositETH is a gift to all pufETH holders and
    /// cannot be reclaimed.
    receive() external payable;
    /// @notice Lets a spender move up to an amount of the sender's pufETH; replaces the earlier allowance.
    /// @dev Needed for {@link PufferWithdrawalManager.requestWithdrawal}, and by an owner who lets someone else
    /// withdraw or redeem.
    /// @param spender account or contract to allow
    /// @param value new allowance; 0 takes it away, `2^256 - 1` never runs down
    /// @custom:unit value - base units of pufETH (18 decimals)
    /// @return always true; failure reverts
    /// @custom:reverts ERC20InvalidApprover - a simulation without an account
    /// @custom:reverts ERC20InvalidSpender - the spender is the zero address
    function approve(address spender, uint256 value) external returns (bool);
    /// @notice Destroys pufETH of the calling contract, for settled withdrawals, bonds and ticket purchases.
    /// @param shares pufETH to destroy, taken from the sender's own balance
    /// @custom:unit shares - base units of pufETH (18 decimals)
    /// @custom:reverts AccessManagedUnauthorized - the sender lacks the role
    /// @custom:reverts ERC20InsufficientBalance - the sender holds less
    /// @custom:access role 1236, pufETH burner (PufferWithdrawalManager, PufferProtocol, ValidatorTicket)
    /// @custom:unknown Whether the live role is the one above, of the later public migration script, or still 1234,
    /// PufferProtocol, as in the published access table; `getTargetFunctionRole` of the access manager shows it.
    function burn(uint256 shares) external;
    /// @notice Collects ETH from Lido for finished withdrawal requests of the vault.
    /// @dev An empty list reverts without data.
    /// @param requestIds Lido request ids that the vault made itself
    /// @custom:unit requestIds - Lido request ids
    /// @custom:reverts AccessManagedUnauthorized - the sender lacks the role
    /// @custom:reverts EnumerableMapNonexistentKey - an id is not one of the vault's open requests
    /// @custom:access role 22, operations multisig
    function claimWithdrawalsFromLido(uint256[] calldata requestIds) external;
    /// @notice Pulls WETH from the sender and mints pufETH for it to a receiver of choice.
    /// @dev Wrapped by {@link PufferVaultHandler.deposit}, with the sender as receiver. WETH must be approved to the
    /// vault. No minimum, no cap, no fee; an amount of 0 mints 0. Marks the transaction: withdraw and redeem are
    /// refused in the rest of it. Can be paused.
    /// @param assets WETH to pay
    /// @custom:unit assets - base units of WETH (18 decimals)
    /// @param receiver account that gets the pufETH
    /// @return pufETH minted, rounded down
    /// @custom:unit return - base units of pufETH (18 decimals)
    /// @custom:reverts AccessManagedUnauthorized - deposits are paused
    /// @custom:reverts ERC20InvalidReceiver - the receiver is the zero address
    /// @custom:reverts ERC4626ExceededMaxDeposit - not expected: the limit is the largest number there is
    /// @custom:reverts FailedInnerCall - WETH balance or WETH allowance of the sender is too small
    /// @custom:reverts SafeERC20FailedOperation - not expected: WETH reverts instead of reporting failure
    function deposit(uint256 assets, address receiver) external returns (uint256);
    /// @notice Mints pufETH to a receiver for the ETH sent along.
    /// @dev Wrapped by {@link PufferVaultHandler.depositETH}, with the sender as receiver. No minimum, no cap, no fee;
    /// without ETH it mints 0. Marks the transaction: withdraw and redeem are refused in the rest of it. Can be paused.
    /// @dev Puffer's public access script opens the function to everyone; the published access table does not name it.
    /// @param receiver account that gets the pufETH
    /// @return pufETH minted, rounded down
    /// @custom:unit return - base units of pufETH (18 decimals)
    /// @custom:reverts AccessManagedUnauthorized - deposits are paused
    /// @custom:reverts ERC20InvalidReceiver - the receiver is the zero address
    function depositETH(address receiver) external payable returns (uint256);
    /// @notice Takes restaking rewards into the vault as ETH and counts them against rewards already minted.
    /// @custom:reverts AccessManagedUnauthorized - the sender lacks the role
    /// @custom:access the module manager contract; its role id is unknown
    function depositRewards() external payable;
    /// @notice Pulls stETH, counted in stETH shares, from the sender and mints pufETH for its ETH value to a receiver.
    /// @dev The deposit functions of {@link PufferDepositor} call it. Approve the vault for the stETH value of the
    /// shares (`getPooledEthByShares`). Marks the transaction: withdraw and redeem are refused in the rest of it. Can
    /// be paused. No handler method calls it directly.
    /// @param stETHSharesAmount stETH shares to pay, as `sharesOf` of stETH counts them
    /// @custom:unit stETHSharesAmount - stETH shares (18 decimals), not stETH
    /// @param receiver account that gets the pufETH
    /// @return pufETH minted, rounded down
    /// @custom:unit return - base units of pufETH (18 decimals)
    /// @custom:reverts AccessManagedUnauthorized - deposits are paused
    /// @custom:reverts ERC20InvalidReceiver - the receiver is the zero address
    /// @custom:reverts "ALLOWANCE_EXCEEDED" - the vault may take less stETH than the shares are worth
    /// @custom:reverts "BALANCE_EXCEEDED" - the sender holds fewer shares
    /// @custom:warning Shares and stETH are different numbers. A stETH balance passed here moves another amount than
    /// meant, or fails; convert it with stETH's own functions first.
    function depositStETH(uint256 stETHSharesAmount, address receiver) external returns (uint256);
    /// @notice Sets the AccessManager, names and first exit fee of a fresh vault; on the deployed vaults every call
    /// reverts.
    /// @param accessManager AccessManager of the new vault
    /// @custom:reverts InvalidInitialization - it has run before, which is always so on the deployed proxy
    function initialize(address accessManager) external;
    /// @notice Puts stETH of the vault into Lido's withdrawal queue to turn it into ETH.
    /// @dev An empty list reverts without data.
    /// @param amounts one stETH amount per request
    /// @custom:unit amounts - base units of stETH (18 decimals)
    /// @return requestIds Lido's request ids, in the same order
    /// @custom:unit return.requestIds - Lido request ids
    /// @custom:reverts AccessManagedUnauthorized - the sender lacks the role
    /// @custom:reverts SafeERC20FailedOperation - stETH refused the approval to the queue
    /// @custom:access role 22, operations multisig
    function initiateETHWithdrawalsFromLido(uint256[] calldata amounts) external returns (uint256[] memory requestIds);
    /// @notice Mints an exact amount of pufETH to a receiver and pulls the WETH that costs from the sender.
    /// @dev The price is previewMint, rounded up. WETH must be approved to the vault. Marks the transaction: withdraw
    /// and redeem are refused in the rest of it. Can be paused. No handler method calls it.
    /// @param shares pufETH to mint
    /// @custom:unit shares - base units of pufETH (18 decimals)
    /// @param receiver account that gets the pufETH
    /// @return WETH paid
    /// @custom:unit return - base units of WETH (18 decimals)
    /// @custom:reverts AccessManagedUnauthorized - deposits are paused
    /// @custom:reverts ERC20InvalidReceiver - the receiver is the zero address
    /// @custom:reverts ERC4626ExceededMaxMint - not expected: the limit is the largest number there is
    /// @custom:reverts FailedInnerCall - WETH balance or WETH allowance of the sender is too small
    /// @custom:reverts SafeERC20FailedOperation - not expected: WETH reverts instead of reporting failure
    function mint(uint256 shares, address receiver) external returns (uint256);
    /// @notice Mints pufETH to the L1 reward manager for rewards that are to be bridged to L2.
    /// @param rewardsAmount rewards to mint for
    /// @custom:unit rewardsAmount - wei of ETH
    /// @return ethToPufETHRate pufETH per 1 ETH that was used
    /// @custom:unit return.ethToPufETHRate - base units of pufETH per 1 ETH, scaled by 1e18
    /// @return pufETHAmount pufETH minted, rounded down
    /// @custom:unit return.pufETHAmount - base units of pufETH (18 decimals)
    /// @custom:reverts AccessManagedUnauthorized - the sender lacks the role
    /// @custom:access the L1RewardManager contract, role 20
    /// @custom:inferred The role number, from its name and from Puffer's own tests; no public migration script assigns
    /// it. `getTargetFunctionRole` of the access manager shows the live one.
    function mintRewards(uint256 rewardsAmount) external returns (uint256 ethToPufETHRate, uint256 pufETHAmount);
    /// @notice Lets the vault receive ERC-721 tokens, which it needs for Lido's withdrawal receipts.
    /// @dev Every ERC-721 token is accepted, and no function of this ABI sends one out again.
    /// @custom:param 0 - operator; ignored
    /// @custom:param 1 - previous owner; ignored
    /// @custom:param 2 - token id; ignored
    /// @custom:unit 2 - ERC-721 token id
    /// @custom:param 3 - data; ignored
    /// @return always `0x150b7a02`, which means accepted
    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4);
    /// @notice Sets a pufETH allowance from an owner's signature, without a transaction of the owner.
    /// @dev Anyone may submit it. The domain name is `pufETH`, the version `1`; see eip712Domain and nonces. Signed for
    /// the SDK by {@link ERC20PermitHandler.getPermitData}.
    /// @param owner account that signed and whose pufETH becomes movable
    /// @param spender account or contract to allow
    /// @param value new allowance
    /// @custom:unit value - base units of pufETH (18 decimals)
    /// @param deadline last moment the signature counts
    /// @custom:unit deadline - Unix seconds
    /// @param v recovery value of the signature
    /// @custom:unit v - 27 or 28
    /// @param r first 32 bytes of the signature
    /// @param s second 32 bytes of the signature
    /// @custom:reverts ERC20InvalidApprover - not expected with a signature: the owner is the zero address
    /// @custom:reverts ERC20InvalidSpender - the spender is the zero address
    /// @custom:reverts ERC2612ExpiredSignature - the deadline has passed
    /// @custom:reverts ERC2612InvalidSigner - signed by someone else, or for another value, spender, nonce, chain or
    /// contract
    /// @custom:reverts ECDSAInvalidSignature - the signature recovers to no account
    /// @custom:reverts ECDSAInvalidSignatureS - `s` lies in the upper half of its range
    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external;
    /// @notice Burns an exact amount of the owner's pufETH and pays its WETH value, less both exit fees, to a receiver.
    /// @dev Wrapped by {@link PufferVaultHandler.redeem}. A sender other than the owner needs a pufETH allowance.
    /// Limit: maxRedeem. Refused in a transaction that deposited before. Can be paused.
    /// @param shares pufETH to burn
    /// @custom:unit shares - base units of pufETH (18 decimals)
    /// @param receiver account that gets the WETH; not checked, not even for the zero address
    /// @param owner account whose pufETH is burned
    /// @return WETH paid to the receiver
    /// @custom:unit return - base units of WETH (18 decimals)
    /// @custom:reverts AccessManagedUnauthorized - withdrawals are paused
    /// @custom:reverts ERC20InsufficientAllowance - the sender is not the owner and may move less
    /// @custom:reverts ERC20InsufficientBalance - not expected: the limit is checked before
    /// @custom:reverts ERC4626ExceededMaxRedeem - more than the balance, or more than the ETH and WETH in the vault
    /// cover
    /// @custom:reverts SafeERC20FailedOperation - not expected: WETH reverts instead of reporting failure
    /// @custom:reverts DepositAndWithdrawalForbidden - a deposit ran earlier in the same transaction
    function redeem(uint256 shares, address receiver, address owner) external returns (uint256);
    /// @notice Undoes mintRewards: burns the minted pufETH of the L1 reward manager and lowers the reward total.
    /// @param pufETHAmount pufETH to burn from the sender
    /// @custom:unit pufETHAmount - base units of pufETH (18 decimals)
    /// @param ethAmount rewards to subtract; more than the total reverts with panic 0x11
    /// @custom:unit ethAmount - wei of ETH
    /// @custom:reverts AccessManagedUnauthorized - the sender lacks the role
    /// @custom:reverts ERC20InsufficientBalance - the sender holds less pufETH
    /// @custom:access the L1RewardManager contract, role 20
    /// @custom:inferred The role number, from its name and from Puffer's own tests; no public migration script assigns
    /// it. `getTargetFunctionRole` of the access manager shows the live one.
    function revertMintRewards(uint256 pufETHAmount, uint256 ethAmount) external;
    /// @notice Hands the pufETH vault over to another AccessManager.
    /// @param newAuthority the new AccessManager, which must be a contract
    /// @custom:reverts AccessManagedUnauthorized - the sender is not the current AccessManager
    /// @custom:reverts AccessManagedInvalidAuthority - the new address holds no code
    /// @custom:access only the current AccessManager itself
    function setAuthority(address newAuthority) external;
    /// @notice Sets the part of the exit fee that stays in the vault; works for all later withdraw and redeem calls.
    /// @param newExitFeeBasisPoints new rate, at most 250
    /// @custom:unit newExitFeeBasisPoints - basis points (1 = 0.01 %)
    /// @custom:reverts AccessManagedUnauthorized - the sender lacks the role
    /// @custom:reverts InvalidExitFeeBasisPoints - above 250
    /// @custom:access role 77, DAO
    function setExitFeeBasisPoints(uint256 newExitFeeBasisPoints) external;
    /// @notice Sets the part of the exit fee that goes to the treasury, and the treasury account.
    /// @param newTreasuryExitFeeBasisPoints new rate, at most 250
    /// @custom:unit newTreasuryExitFeeBasisPoints - basis points (1 = 0.01 %)
    /// @param newTreasury account that receives the fee; may be zero only when the rate is 0
    /// @custom:reverts AccessManagedUnauthorized - the sender lacks the role
    /// @custom:reverts InvalidExitFeeBasisPoints - above 250
    /// @custom:reverts InvalidAddress - a rate above 0 with the zero address as treasury
    /// @custom:access role 77, DAO
    function setTreasuryExitFeeBasisPoints(uint96 newTreasuryExitFeeBasisPoints, address newTreasury) external;
    /// @notice Moves pufETH of the sender to another account.
    /// @param to account that receives
    /// @param value pufETH to move
    /// @custom:unit value - base units of pufETH (18 decimals)
    /// @return always true; failure reverts
    /// @custom:reverts ERC20InsufficientBalance - the sender holds less
    /// @custom:reverts ERC20InvalidReceiver - the receiver is the zero address
    /// @custom:reverts ERC20InvalidSender - a simulation without an account
    function transfer(address to, uint256 value) external returns (bool);
    /// @notice Sends ETH of the vault to validators' modules or to the withdrawal manager, unwrapping WETH when ETH
    /// runs short.
    /// @dev If ETH and WETH together are not enough, the unwrapping fails inside WETH.
    /// @param to account or contract that receives the ETH
    /// @param ethAmount ETH to send
    /// @custom:unit ethAmount - wei of ETH
    /// @custom:reverts AccessManagedUnauthorized - the sender lacks the role
    /// @custom:reverts ETHTransferFailed - the receiver refused the ETH
    /// @custom:access role 1235, vault withdrawer (PufferWithdrawalManager, PufferProtocol)
    /// @custom:unknown Whether the live role is the one above, of the later public migration script, or still 1234,
    /// PufferProtocol, as in the published access table; `getTargetFunctionRole` of the access manager shows it.
    function transferETH(address to, uint256 ethAmount) external;
    /// @notice Moves pufETH out of another account, using up the sender's allowance there.
    /// @param from account that pays
    /// @param to account that receives
    /// @param value pufETH to move
    /// @custom:unit value - base units of pufETH (18 decimals)
    /// @return always true; failure reverts
    /// @custom:reverts ERC20InsufficientBalance - `from` holds less
    /// @custom:reverts ERC20InsufficientAllowance - the sender may move less
    /// @custom:reverts ERC20InvalidApprover - `from` is the zero address and `value` is 0
    /// @custom:reverts ERC20InvalidReceiver - `to` is the zero address
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    /// @notice Replaces the code behind the pufETH vault, and runs one call on the new code in the same transaction.
    /// @param newImplementation contract with the new code
    /// @param data call to run on it; empty for none, and then no ETH may be sent
    /// @custom:reverts AccessManagedUnauthorized - the sender lacks the role
    /// @custom:reverts UUPSUnauthorizedCallContext - called on the implementation instead of the proxy
    /// @custom:reverts UUPSUnsupportedProxiableUUID - the new code keeps its implementation address elsewhere
    /// @custom:reverts ERC1967InvalidImplementation - no UUPS code; an address without code gives no data
    /// @custom:reverts ERC1967NonPayable - ETH sent along without a call
    /// @custom:reverts FailedInnerCall - the call gave no reason
    /// @custom:reverts AddressEmptyCode - not expected
    /// @custom:access role 0, administrator, held by the Timelock
    /// @custom:inferred Who may upgrade, from the published description of the roles. Puffer's deploy script of 2024
    /// gave the function to role 1, upgrader; `getTargetFunctionRole` of the access manager shows the live role.
    function upgradeToAndCall(address newImplementation, bytes calldata data) external payable;
    /// @notice Pays an exact amount of WETH to a receiver and burns as much pufETH of the owner as that costs, fees
    /// included.
    /// @dev Wrapped by {@link PufferVaultHandler.withdraw}. A sender other than the owner needs a pufETH allowance.
    /// Limit: maxWithdraw. Refused in a transaction that deposited before. Can be paused.
    /// @param assets WETH that must arrive
    /// @custom:unit assets - base units of WETH (18 decimals)
    /// @param receiver account that gets the WETH; not checked, not even for the zero address
    /// @param owner account whose pufETH is burned
    /// @return pufETH burned
    /// @custom:unit return - base units of pufETH (18 decimals)
    /// @custom:reverts AccessManagedUnauthorized - withdrawals are paused
    /// @custom:reverts ERC20InsufficientAllowance - the sender is not the owner and may move less
    /// @custom:reverts ERC20InsufficientBalance - not expected: the limit is checked before
    /// @custom:reverts ERC4626ExceededMaxWithdraw - more than maxWithdraw
    /// @custom:reverts SafeERC20FailedOperation - not expected: WETH reverts instead of reporting failure
    /// @custom:reverts DepositAndWithdrawalForbidden - a deposit ran earlier in the same transaction
    function withdraw(uint256 assets, address receiver, address owner) external returns (uint256);
}
