// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @title ConcreteMultiStrategyVault
/// @notice ERC-4626 vault of Concrete and its share token ctTACpufETH: it takes an asset and spreads it over
/// strategies.
///
/// Fees on deposit and withdrawal are taken in shares. If the vault and its strategies cannot pay at once, a withdrawal
/// is refused or, with a withdrawal queue, paid later. The owner can pause deposits and withdrawals.
/// @dev The SDK wraps it in {@link ConcreteVaultHandler.getContract}.
/// @dev Its ABI leaves out `asset`, `decimals`, `name`, `symbol`, `totalAssets`, `mint`, the limits, `paused`, the
/// withdrawal queue, rewards and administration, and all errors but one.
/// @custom:inferred The asset is pufETH, from the name of the token and the SDK's use of it.
/// @custom:inferred The descriptions follow the public source of November 2024.
/// @custom:unknown Which version is deployed, its owner, limits and fees, whether it has a withdrawal queue, and the
/// decimals of ctTACpufETH (in the source read 9 more than the asset).
interface IConcreteMultiStrategyVault {
    // constructor() nonpayable

    // functions: view
    /// @notice Returns how many ctTACpufETH shares a spender may still take from an owner; zero means none.
    /// @param owner holder of the shares
    /// @param spender account or contract with the allowance
    /// @return remaining allowance
    /// @custom:unit return - base units of ctTACpufETH
    function allowance(address owner, address spender) external view returns (uint256);
    /// @notice Returns the ctTACpufETH shares of an account; zero means none.
    /// @param account account to look up
    /// @return shares held
    /// @custom:unit return - base units of ctTACpufETH
    function balanceOf(address account) external view returns (uint256);
    /// @notice Returns the shares a deposit of the asset gives now, after the deposit fee, rounded down.
    ///
    /// Limits and the pause are not looked at.
    /// @param assets_ amount to deposit
    /// @custom:unit assets_ - base units of the vault asset
    /// @return number of shares
    /// @custom:unit return - base units of ctTACpufETH
    function previewDeposit(uint256 assets_) external view returns (uint256);
    /// @notice Returns the asset that a number of shares pays now, after the withdrawal fee, rounded down.
    ///
    /// A redemption can pay slightly less, since it rounds the fee up. It does not check whether the vault has the asset.
    /// @param shares_ shares to redeem
    /// @custom:unit shares_ - base units of ctTACpufETH
    /// @return assets payout
    /// @custom:unit return.assets - base units of the vault asset
    function previewRedeem(uint256 shares_) external view returns (uint256 assets);
    /// @notice Returns the shares it takes to get an exact amount of the asset now, withdrawal fee included.
    /// @param assets_ amount to withdraw
    /// @custom:unit assets_ - base units of the vault asset
    /// @return shares shares that would be burned
    /// @custom:unit return.shares - base units of ctTACpufETH
    function previewWithdraw(uint256 assets_) external view returns (uint256 shares);
    /// @notice Returns all ctTACpufETH shares, those minted as fees included.
    /// @return number of shares
    /// @custom:unit return - base units of ctTACpufETH
    function totalSupply() external view returns (uint256);

    // functions: write
    /// @notice Sets how many ctTACpufETH shares of the caller a spender may move; the new amount replaces the old one.
    ///
    /// It does not serve deposits: those need an approval of the asset.
    /// @param spender account or contract that may move the shares
    /// @param value new allowance; 0 removes it
    /// @custom:unit value - base units of ctTACpufETH
    /// @return always true
    /// @custom:reverts ERC20InvalidSpender
    function approve(address spender, uint256 value) external returns (bool);
    /// @notice Takes the asset from the caller and mints shares to the caller, after the deposit fee.
    ///
    /// The caller must have approved the asset to the vault. The owner of the vault can pause it.
    /// @param assets_ amount to deposit
    /// @custom:unit assets_ - base units of the vault asset
    /// @return shares minted to the caller
    /// @custom:unit return - base units of ctTACpufETH
    /// @custom:reverts ERC20InsufficientBalance - the caller holds less of the asset
    /// @custom:reverts ERC20InsufficientAllowance - the vault may not take that much of the asset
    /// @custom:reverts EnforcedPause
    /// @custom:reverts SafeERC20FailedOperation
    /// @custom:reverts ReentrancyGuardReentrantCall
    /// @custom:reverts MaxError - more than the deposit limit
    /// @custom:reverts ZeroAmount - 10^8 base units of shares or fewer
    /// @custom:emits Deposit
    function deposit(uint256 assets_) external returns (uint256);
    /// @notice Takes the asset from the caller and mints shares to a given receiver, after the deposit fee.
    ///
    /// The caller must have approved the asset to the vault. The SDK has no method for this form. The owner of the
    /// vault can pause it.
    /// @param assets_ amount to deposit
    /// @custom:unit assets_ - base units of the vault asset
    /// @param receiver_ account that gets the shares
    /// @return shares shares minted to the receiver
    /// @custom:unit return.shares - base units of ctTACpufETH
    /// @custom:reverts ERC20InsufficientBalance - the caller holds less of the asset
    /// @custom:reverts ERC20InsufficientAllowance - the vault may not take that much of the asset
    /// @custom:reverts EnforcedPause
    /// @custom:reverts SafeERC20FailedOperation
    /// @custom:reverts ReentrancyGuardReentrantCall
    /// @custom:reverts MaxError - more than the deposit limit
    /// @custom:reverts ZeroAmount - 10^8 base units of shares or fewer
    /// @custom:reverts InvalidRecipient
    /// @custom:emits Deposit
    function deposit(uint256 assets_, address receiver_) external returns (uint256 shares);
    /// @notice Burns shares of the caller and pays the asset to the caller, after the withdrawal fee.
    ///
    /// The owner of the vault can pause it.
    /// @param shares_ shares to burn
    /// @custom:unit shares_ - base units of ctTACpufETH
    /// @return asset paid, or promised by the withdrawal queue
    /// @custom:unit return - base units of the vault asset
    /// @custom:reverts EnforcedPause
    /// @custom:reverts SafeERC20FailedOperation
    /// @custom:reverts ReentrancyGuardReentrantCall
    /// @custom:reverts MaxError - more shares than the owner holds
    /// @custom:reverts ZeroAmount - zero shares
    /// @custom:reverts InsufficientVaultFunds
    /// @custom:reverts InsufficientFunds
    /// @custom:emits Withdraw
    /// @custom:warning With a withdrawal queue and too little of the asset available, the shares are burned now and the
    /// asset is paid later; the transaction succeeds.
    /// @custom:warning The payout can be smaller than the amount. This needs no queue: the vault's own balance is short,
    /// the strategies' allocations add up to less than the whole, and that balance does not cover the gap. The shares are
    /// burned in full, and event and result show the full amount.
    function redeem(uint256 shares_) external returns (uint256);
    /// @notice Burns shares of a given owner and pays the asset to a given receiver, after the withdrawal fee.
    ///
    /// A caller other than the owner needs an allowance of the owner for the shares; without it the call
    /// reverts with panic 0x11. The owner of the vault can pause it.
    /// @param shares_ shares to burn
    /// @custom:unit shares_ - base units of ctTACpufETH
    /// @param receiver_ account that gets the asset
    /// @param owner_ account whose shares are burned
    /// @return assets asset paid, or promised by the withdrawal queue
    /// @custom:unit return.assets - base units of the vault asset
    /// @custom:reverts EnforcedPause
    /// @custom:reverts SafeERC20FailedOperation
    /// @custom:reverts ReentrancyGuardReentrantCall
    /// @custom:reverts MaxError - more shares than the owner holds
    /// @custom:reverts ZeroAmount - zero shares
    /// @custom:reverts InvalidRecipient
    /// @custom:reverts InsufficientVaultFunds
    /// @custom:reverts InsufficientFunds
    /// @custom:emits Withdraw
    /// @custom:warning With a withdrawal queue and too little of the asset available, the shares are burned now and the
    /// asset is paid later; the transaction succeeds.
    /// @custom:warning The payout can be smaller than the amount. This needs no queue: the vault's own balance is short,
    /// the strategies' allocations add up to less than the whole, and that balance does not cover the gap. The shares are
    /// burned in full, and event and result show the full amount.
    function redeem(uint256 shares_, address receiver_, address owner_) external returns (uint256 assets);
    /// @notice Pays an exact amount of the asset to the caller and burns the shares it costs, withdrawal fee included.
    ///
    /// The owner of the vault can pause it.
    /// @param assets_ amount to withdraw
    /// @custom:unit assets_ - base units of the vault asset
    /// @return shares burned
    /// @custom:unit return - base units of ctTACpufETH
    /// @custom:reverts ERC20InsufficientBalance - shares and fee are more than the owner holds
    /// @custom:reverts EnforcedPause
    /// @custom:reverts SafeERC20FailedOperation
    /// @custom:reverts ReentrancyGuardReentrantCall
    /// @custom:reverts MaxError - more than the owner's shares are worth
    /// @custom:reverts ZeroAmount - 10^8 base units of shares or fewer
    /// @custom:reverts InsufficientVaultFunds
    /// @custom:reverts InsufficientFunds
    /// @custom:emits Withdraw
    /// @custom:warning With a withdrawal queue and too little of the asset available, the shares are burned now and the
    /// asset is paid later; the transaction succeeds.
    /// @custom:warning The payout can be smaller than the amount. This needs no queue: the vault's own balance is short,
    /// the strategies' allocations add up to less than the whole, and that balance does not cover the gap. The shares are
    /// burned in full, and event and result show the full amount.
    function withdraw(uint256 assets_) external returns (uint256);
    /// @notice Pays an exact amount of the asset to a given receiver and burns the owner's shares it costs, fee
    /// included.
    ///
    /// A caller other than the owner needs an allowance of the owner for the shares; without it the call
    /// reverts with panic 0x11. The SDK has no method for this form. The owner of the vault can pause it.
    /// @param assets_ amount to withdraw
    /// @custom:unit assets_ - base units of the vault asset
    /// @param receiver_ account that gets the asset
    /// @param owner_ account whose shares are burned
    /// @return shares shares burned
    /// @custom:unit return.shares - base units of ctTACpufETH
    /// @custom:reverts ERC20InsufficientBalance - shares and fee are more than the owner holds
    /// @custom:reverts EnforcedPause
    /// @custom:reverts SafeERC20FailedOperation
    /// @custom:reverts ReentrancyGuardReentrantCall
    /// @custom:reverts MaxError - more than the owner's shares are worth
    /// @custom:reverts ZeroAmount - 10^8 base units of shares or fewer
    /// @custom:reverts InvalidRecipient
    /// @custom:reverts InsufficientVaultFunds
    /// @custom:reverts InsufficientFunds
    /// @custom:emits Withdraw
    /// @custom:warning With a withdrawal queue and too little of the asset available, the shares are burned now and the
    /// asset is paid later; the transaction succeeds.
    /// @custom:warning The payout can be smaller than the amount. This needs no queue: the vault's own balance is short,
    /// the strategies' allocations add up to less than the whole, and that balance does not cover the gap. The shares are
    /// burned in full, and event and result show the full amount.
    function withdraw(uint256 assets_, address receiver_, address owner_) external returns (uint256 shares);

    // events
    /// @notice Emitted when an allowance for ctTACpufETH shares is set.
    /// @param owner holder of the shares
    /// @param spender account or contract with the allowance
    /// @param value new allowance
    /// @custom:unit value - base units of ctTACpufETH
    event Approval(address indexed owner, address indexed spender, uint256 value);
    /// @notice Emitted when the Concrete vault has taken in the asset and minted shares for it.
    /// @param sender account that paid
    /// @param owner account that got the shares
    /// @param assets amount paid in
    /// @custom:unit assets - base units of the vault asset
    /// @param shares shares the owner got, without those minted as fee
    /// @custom:unit shares - base units of ctTACpufETH
    event Deposit(address indexed sender, address indexed owner, uint256 assets, uint256 shares);
    /// @notice Emitted when ctTACpufETH shares move; from the zero address when minted, to it when burned.
    /// @param from account that lost the shares
    /// @param to account that got the shares
    /// @param value number of shares
    /// @custom:unit value - base units of ctTACpufETH
    event Transfer(address indexed from, address indexed to, uint256 value);
    /// @notice Emitted when shares were burned for the asset; it appears for queued payouts too, before any asset is
    /// paid.
    /// @param sender account that called
    /// @param receiver account that gets the asset
    /// @param owner account whose shares were burned
    /// @param assets amount paid or queued
    /// @custom:unit assets - base units of the vault asset
    /// @param shares shares burned, fee included
    /// @custom:unit shares - base units of ctTACpufETH
    event Withdraw(address indexed sender, address indexed receiver, address indexed owner, uint256 assets, uint256 shares);

    // errors
    /// @notice The spender may move fewer tokens of the owner than the call needs.
    ///
    /// It is the only error in the SDK's ABI of this vault. In a deposit it comes from the asset: the vault is the spender and its allowance is too low.
    /// @param spender account or contract that wanted to move the tokens
    /// @param allowance allowance it has
    /// @custom:unit allowance - base units of the token that reverted (the vault asset in a deposit)
    /// @param needed allowance it needs
    /// @custom:unit needed - base units of the token that reverted (the vault asset in a deposit)
    /// @custom:fix If you sent it before, look for your first transaction, and send nothing more if it worked. Else approve the
    /// asset to the vault with {@link ERC20PermitHandler.approve}, at least `needed`.
    error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed);
}
