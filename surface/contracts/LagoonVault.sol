// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @title LagoonVault
/// @notice Asynchronous vault (ERC-7540) and its share token tacpufETH: deposits and redemptions are requested, settled
/// by the operator and then claimed.
///
/// Requests wait in a silo. The valuation manager proposes a valuation, which closes the epoch; the safe settles it,
/// which fixes the price for all requests of the epoch; the controllers then claim. While the valuation is declared
/// valid, direct deposits replace requests. The safe is the account that receives the deposited asset and pays
/// redemptions.
/// @dev The SDK wraps it in {@link LagoonVaultHandler.getContract}.
/// @dev Its ABI holds no events and no errors, and no `mint`, `setOperator`, `isOperator`, `safe` or `initiateClosing`.
/// There is no permit.
///
/// Request ids are epoch numbers: odd for deposits, even for redemptions, the same for all controllers of an epoch.
/// @custom:inferred The descriptions follow the public Lagoon source v0.5.0, the version that the SDK stores. What is
/// deployed on Mainnet and on TAC was not compared; the function version returns its version.
/// @custom:unknown Asset, fees, whitelist, safe and settlement rhythm of the tacpufETH vault: all except the rhythm can
/// be read from the live vault.
interface ILagoonVault {
    // functions: view
    /// @notice Returns how many tacpufETH shares a spender may still take from an owner; zero means none.
    /// @param owner holder of the shares
    /// @param spender account or contract with the allowance
    /// @return remaining allowance; 2^256 − 1 is never reduced
    /// @custom:unit return - base units of tacpufETH
    function allowance(address owner, address spender) external view returns (uint256);
    /// @notice Returns the token the vault takes in and pays out; this is the one to approve before a deposit.
    ///
    /// The SDK treats it as pufETH and has no method to read it.
    /// @return address of the asset
    function asset() external view returns (address);
    /// @notice Returns the tacpufETH shares of an account, without unclaimed ones and those in a redeem request.
    /// @param account account to look up
    /// @return shares held; zero means none
    /// @custom:unit return - base units of tacpufETH
    function balanceOf(address account) external view returns (uint256);
    /// @notice Returns how much of a deposit request is settled and waits to be claimed; zero means none.
    /// @param requestId id of the request; 0 for the latest one of the controller
    /// @custom:unit requestId - id (epoch number)
    /// @param controller account that owns the request
    /// @return assets claimable part, counted in the deposited asset
    /// @custom:unit return.assets - base units of the vault asset
    function claimableDepositRequest(uint256 requestId, address controller) external view returns (uint256 assets);
    /// @notice Returns how many shares of a redeem request are settled and wait to be paid out; zero means none.
    /// @param requestId id of the request; 0 for the latest one of the controller
    /// @custom:unit requestId - id (epoch number)
    /// @param controller account that owns the request
    /// @return shares claimable part, counted in shares
    /// @custom:unit return.shares - base units of tacpufETH
    function claimableRedeemRequest(uint256 requestId, address controller) external view returns (uint256 shares);
    /// @notice Converts shares to the asset at the last valuation, rounded down.
    ///
    /// An estimate: a request is paid at the rate of its settlement.
    /// @param shares shares to convert
    /// @custom:unit shares - base units of tacpufETH
    /// @return value in the asset
    /// @custom:unit return - base units of the vault asset
    function convertToAssets(uint256 shares) external view returns (uint256);
    /// @notice Converts shares to the asset at the rate at which a given request was settled, rounded down.
    /// @param shares shares to convert
    /// @custom:unit shares - base units of tacpufETH
    /// @param requestId id of a settled request
    /// @custom:unit requestId - id (epoch number)
    /// @return value in the asset
    /// @custom:unit return - base units of the vault asset
    /// @custom:warning For an id that is not settled or does not exist the result comes from empty data: one to one for
    /// an asset with 18 decimals.
    function convertToAssets(uint256 shares, uint256 requestId) external view returns (uint256);
    /// @notice Converts an amount of the asset to shares at the last valuation, rounded down.
    ///
    /// An estimate: a request is served at the rate of its settlement.
    /// @param assets amount to convert
    /// @custom:unit assets - base units of the vault asset
    /// @return number of shares
    /// @custom:unit return - base units of tacpufETH
    function convertToShares(uint256 assets) external view returns (uint256);
    /// @notice Converts an amount of the asset to shares at the rate at which a given request was settled, rounded
    /// down.
    /// @param assets amount to convert
    /// @custom:unit assets - base units of the vault asset
    /// @param requestId id of a settled request
    /// @custom:unit requestId - id (epoch number)
    /// @return number of shares
    /// @custom:unit return - base units of tacpufETH
    /// @custom:warning For an id that is not settled or does not exist the result comes from empty data: one to one for
    /// an asset with 18 decimals.
    function convertToShares(uint256 assets, uint256 requestId) external view returns (uint256);
    /// @notice Returns the decimals of tacpufETH: those of the asset, but at least 18.
    /// @return number of decimals
    /// @custom:unit return - decimal places
    function decimals() external view returns (uint8);
    /// @notice Returns whether the last valuation is still valid, which opens direct deposits and closes deposit
    /// requests.
    /// @return true while the valuation is valid
    function isTotalAssetsValid() external view returns (bool);
    /// @notice Returns the upper bound of the yearly management fee of the vault: 1000, which is 10 %.
    /// @return bound of the rate
    /// @custom:unit return - basis points per year
    function MAX_MANAGEMENT_RATE() external view returns (uint16);
    /// @notice Returns the upper bound of the performance fee of the vault: 5000, which is 50 %.
    /// @return bound of the rate
    /// @custom:unit return - basis points of the gain above the highest share price
    function MAX_PERFORMANCE_RATE() external view returns (uint16);
    /// @notice Returns the upper bound of the share of the fees that goes to Lagoon: 3000, which is 30 %.
    /// @return bound of the rate
    /// @custom:unit return - basis points of the fees
    function MAX_PROTOCOL_RATE() external view returns (uint16);
    /// @notice Returns what a controller can claim with deposit now; zero while paused.
    ///
    /// It is the settled part of the latest deposit request, not a limit for new deposits.
    /// @param controller account that owns the request
    /// @return claimable part, counted in the deposited asset
    /// @custom:unit return - base units of the vault asset
    function maxDeposit(address controller) external view returns (uint256);
    /// @notice Returns how many shares a controller gets for the settled part of its deposit request; zero while
    /// paused.
    /// @param controller account that owns the request
    /// @return claimable shares
    /// @custom:unit return - base units of tacpufETH
    function maxMint(address controller) external view returns (uint256);
    /// @notice Returns how many shares a controller can redeem now; zero while paused.
    ///
    /// It is the settled part of the latest redeem request, or the balance when the vault is closed and nothing is
    /// claimable.
    /// @param controller account that owns the request
    /// @return redeemable shares
    /// @custom:unit return - base units of tacpufETH
    function maxRedeem(address controller) external view returns (uint256);
    /// @notice Returns how much of the asset a controller can withdraw with withdraw now; zero while paused.
    ///
    /// It is the value of the settled part of the latest redeem request, or of the balance when the vault is closed and
    /// nothing is claimable.
    /// @param controller account that owns the request
    /// @return value of the redeemable shares
    /// @custom:unit return - base units of the vault asset
    function maxWithdraw(address controller) external view returns (uint256);
    /// @notice Returns the full name of the tacpufETH share token.
    /// @return name of the token
    function name() external view returns (string memory);
    /// @notice Returns the administrator of the Lagoon vault, who may pause it, set fees and start its closing.
    /// @return address of the owner
    function owner() external view returns (address);
    /// @notice Returns whether requests, claims, transfers and settlements of the Lagoon vault are stopped.
    /// @return true while paused
    function paused() external view returns (bool);
    /// @notice Returns how much of a deposit request is not settled yet; zero means none.
    /// @param requestId id of the request; 0 for the latest one of the controller
    /// @custom:unit requestId - id (epoch number)
    /// @param controller account that owns the request
    /// @return assets waiting part
    /// @custom:unit return.assets - base units of the vault asset
    function pendingDepositRequest(uint256 requestId, address controller) external view returns (uint256 assets);
    /// @notice Returns how many shares of a redeem request are not settled yet; zero means none.
    /// @param requestId id of the request; 0 for the latest one of the controller
    /// @custom:unit requestId - id (epoch number)
    /// @param controller account that owns the request
    /// @return shares waiting part
    /// @custom:unit return.shares - base units of tacpufETH
    function pendingRedeemRequest(uint256 requestId, address controller) external view returns (uint256 shares);
    /// @notice Always reverts: the vault has no preview of a deposit. Use convertToShares.
    /// @custom:param 0 - amount of the asset; ignored
    /// @custom:unit 0 - base units of the vault asset
    /// @return never returns
    /// @custom:unit return - none, the call always reverts
    /// @custom:reverts ERC7540PreviewDepositDisabled
    function previewDeposit(uint256) external pure returns (uint256);
    /// @notice Always reverts: the vault has no preview of a mint. Use convertToAssets.
    /// @custom:param 0 - number of shares; ignored
    /// @custom:unit 0 - base units of tacpufETH
    /// @return never returns
    /// @custom:unit return - none, the call always reverts
    /// @custom:reverts ERC7540PreviewMintDisabled
    function previewMint(uint256) external pure returns (uint256);
    /// @notice Always reverts: the vault has no preview of a redemption. Use convertToAssets.
    /// @custom:param 0 - number of shares; ignored
    /// @custom:unit 0 - base units of tacpufETH
    /// @return never returns
    /// @custom:unit return - none, the call always reverts
    /// @custom:reverts ERC7540PreviewRedeemDisabled
    function previewRedeem(uint256) external pure returns (uint256);
    /// @notice Always reverts: the vault has no preview of a withdrawal. Use convertToShares.
    /// @custom:param 0 - amount of the asset; ignored
    /// @custom:unit 0 - base units of the vault asset
    /// @return never returns
    /// @custom:unit return - none, the call always reverts
    /// @custom:reverts ERC7540PreviewWithdrawDisabled
    function previewWithdraw(uint256) external pure returns (uint256);
    /// @notice Returns the ticker symbol of the tacpufETH share token.
    /// @return symbol of the token
    function symbol() external view returns (string memory);
    /// @notice Returns the stored value of everything the vault manages, as of the last settlement and direct deposits
    /// since.
    ///
    /// It is not a live balance: it moves with settlements, direct deposits and, once closed, with payouts.
    /// @return total value in the asset
    /// @custom:unit return - base units of the vault asset
    function totalAssets() external view returns (uint256);
    /// @notice Returns all tacpufETH shares on this chain, unclaimed and waiting ones included.
    /// @return number of shares
    /// @custom:unit return - base units of tacpufETH
    function totalSupply() external view returns (uint256);
    /// @notice Returns the release of the vault code as text, `v0.5.0` in the source read.
    ///
    /// The SDK stores this text as permit version of tacpufETH, although the source has no permit.
    /// @return version text
    function version() external pure returns (string memory);

    // functions: write
    /// @notice Completes a change of the vault's administrator; the account named before takes over.
    /// @custom:reverts OwnableUnauthorizedAccount
    /// @custom:access the pending owner
    function acceptOwnership() external;
    /// @notice Allows accounts to make requests and direct deposits, from v0.5.1 on also to claim, which matters only if
    /// the vault has its whitelist switched on.
    /// @param accounts accounts to allow
    /// @custom:reverts OnlyWhitelistManager
    /// @custom:access the whitelist manager of the vault
    function addToWhitelist(address[] calldata accounts) external;
    /// @notice Sets how many tacpufETH shares of the caller a spender may move; the new amount replaces the old one.
    /// @param spender account or contract that may move the shares
    /// @param value new allowance; 0 removes it
    /// @custom:unit value - base units of tacpufETH
    /// @return always true
    /// @custom:reverts ERC20InvalidSpender
    function approve(address spender, uint256 value) external returns (bool);
    /// @notice Cancels the caller's whole open deposit request and returns the asset from the silo to the caller.
    ///
    /// Works only until the valuation of the epoch is proposed. The caller is the controller: with another account as
    /// owner of the tokens the asset still goes to the controller. The SDK has no method for it.
    /// @custom:reverts EnforcedPause
    /// @custom:reverts SafeERC20FailedOperation
    /// @custom:reverts RequestNotCancelable
    function cancelRequestDeposit() external;
    /// @notice Claims all settled shares of the caller, then puts a number of the caller's shares into a redeem
    /// request.
    ///
    /// It also pays the caller's already settled redeem request to the caller. The vault must be open and not paused,
    /// and the caller on the whitelist if there is one.
    /// @param sharesToRedeem shares to redeem
    /// @custom:unit sharesToRedeem - base units of tacpufETH
    /// @return requestId id of the redeem request
    /// @custom:unit return.requestId - id (epoch number, even)
    /// @custom:reverts ERC20InsufficientBalance
    /// @custom:reverts EnforcedPause
    /// @custom:reverts NotWhitelisted - the account is not on the whitelist of the vault
    /// @custom:reverts OnlyOneRequestAllowed
    /// @custom:reverts NotOpen
    function claimSharesAndRequestRedeem(uint256 sharesToRedeem) external returns (uint40 requestId);
    /// @notice Sends each listed controller the shares of its settled deposit request.
    /// @param controllers accounts that own the requests; those with nothing to claim are skipped
    /// @custom:reverts OnlySafe
    /// @custom:reverts EnforcedPause - a listed account has shares to claim
    /// @custom:access the safe of the vault
    function claimSharesOnBehalf(address[] calldata controllers) external;
    /// @notice Ends the vault: settles what is open, moves all assets from the safe into the vault and fixes the price
    /// permanently.
    ///
    /// Afterwards holders redeem at once and no request is needed. The owner must have started the closing, and the
    /// safe must hold the total assets and have approved the vault.
    /// @param _newTotalAssets final valuation; it must equal the proposed one
    /// @custom:unit _newTotalAssets - base units of the vault asset
    /// @custom:reverts ERC20InsufficientBalance - the safe holds less of the asset than the final valuation
    /// @custom:reverts NotClosing
    /// @custom:reverts OnlySafe
    /// @custom:reverts NewTotalAssetsMissing
    /// @custom:reverts WrongNewTotalAssets
    /// @custom:reverts EnforcedPause
    /// @custom:access the safe of the vault
    function close(uint256 _newTotalAssets) external;
    /// @notice Claims shares for a settled deposit request of the caller; it takes no tokens.
    ///
    /// More than the claimable part, or no request, reverts with panic 0x11.
    /// @param assets part of the request to claim, counted in the deposited asset
    /// @custom:unit assets - base units of the vault asset
    /// @param receiver account that gets the shares
    /// @return shares handed over
    /// @custom:unit return - base units of tacpufETH
    /// @custom:reverts ERC20InvalidReceiver
    /// @custom:reverts EnforcedPause
    /// @custom:reverts RequestIdNotClaimable
    function deposit(uint256 assets, address receiver) external returns (uint256);
    /// @notice Claims shares for a settled deposit request of a given controller; it takes no tokens.
    ///
    /// More than the claimable part, or no request, reverts with panic 0x11.
    /// @param assets part of the request to claim, counted in the deposited asset
    /// @custom:unit assets - base units of the vault asset
    /// @param receiver account that gets the shares
    /// @param controller account that owns the request; the caller must be this account or its operator
    /// @return shares handed over
    /// @custom:unit return - base units of tacpufETH
    /// @custom:reverts ERC20InvalidReceiver
    /// @custom:reverts EnforcedPause
    /// @custom:reverts RequestIdNotClaimable
    /// @custom:reverts ERC7540InvalidOperator
    function deposit(uint256 assets, address receiver, address controller) external returns (uint256);
    /// @notice Pays out the asset for shares of a settled redeem request or, on a closed vault, for the controller's
    /// shares.
    ///
    /// More than the claimable part reverts with panic 0x11. On a closed vault with nothing claimable a caller who is
    /// neither the controller nor its operator needs an allowance for the shares.
    /// @param shares shares to turn into the asset
    /// @custom:unit shares - base units of tacpufETH
    /// @param receiver account that gets the asset
    /// @param controller account that owns the request; the caller must be this account or its operator
    /// @return assets amount paid, rounded down
    /// @custom:unit return.assets - base units of the vault asset
    /// @custom:reverts ERC20InsufficientBalance - only on a closed vault: too few shares
    /// @custom:reverts ERC20InsufficientAllowance - only on a closed vault: no allowance for the caller
    /// @custom:reverts EnforcedPause
    /// @custom:reverts SafeERC20FailedOperation
    /// @custom:reverts RequestIdNotClaimable
    /// @custom:reverts ERC7540InvalidOperator
    function redeem(uint256 shares, address receiver, address controller) external returns (uint256 assets);
    /// @notice Puts an amount of the asset into the deposit queue of the running epoch; no shares yet.
    ///
    /// Only while the valuation is not valid. The owner must have approved the asset to the vault and be on the
    /// whitelist if there is one. It also sends settled shares of an earlier request to the controller. Requests of one
    /// epoch add up.
    /// @dev With a value: if the asset is the wrapped native token, the value replaces `assets` and the approval is not
    /// used; otherwise the call reverts. Send no value for an ERC-20 asset.
    /// @param assets amount to deposit
    /// @custom:unit assets - base units of the vault asset
    /// @param controller account that will own the request and claim the shares
    /// @param owner account whose tokens are taken; the caller must be this account or its operator
    /// @return requestId id of the request
    /// @custom:unit return.requestId - id (epoch number, odd)
    /// @custom:reverts ERC20InsufficientBalance - the owner holds less of the asset
    /// @custom:reverts ERC20InsufficientAllowance - the vault may not take that much of the asset
    /// @custom:reverts EnforcedPause
    /// @custom:reverts SafeERC20FailedOperation
    /// @custom:reverts NotWhitelisted - the account is not on the whitelist of the vault
    /// @custom:reverts CantDepositNativeToken
    /// @custom:reverts OnlyOneRequestAllowed
    /// @custom:reverts ERC7540InvalidOperator
    /// @custom:reverts OnlySyncDepositAllowed
    /// @custom:warning The vault takes requests even after it has been closed and then never settles them. Take such a
    /// request back with cancelRequestDeposit.
    /// @custom:warning The controller is not checked in v0.5.0. With the zero address no one can ever claim the request or
    /// take it back.
    function requestDeposit(uint256 assets, address controller, address owner) external payable returns (uint256 requestId);
    /// @notice Puts an amount of the asset into the deposit queue and names a referrer in an event.
    ///
    /// Otherwise the same as the form without referrer; the SDK has no method for it.
    /// @param assets amount to deposit
    /// @custom:unit assets - base units of the vault asset
    /// @param controller account that will own the request and claim the shares
    /// @param owner account whose tokens are taken; the caller must be this account or its operator
    /// @param referral account named as referrer
    /// @return requestId id of the request
    /// @custom:unit return.requestId - id (epoch number, odd)
    /// @custom:reverts ERC20InsufficientBalance - the owner holds less of the asset
    /// @custom:reverts ERC20InsufficientAllowance - the vault may not take that much of the asset
    /// @custom:reverts EnforcedPause
    /// @custom:reverts SafeERC20FailedOperation
    /// @custom:reverts NotWhitelisted - the account is not on the whitelist of the vault
    /// @custom:reverts CantDepositNativeToken
    /// @custom:reverts OnlyOneRequestAllowed
    /// @custom:reverts ERC7540InvalidOperator
    /// @custom:reverts OnlySyncDepositAllowed
    /// @custom:warning The vault takes requests even after it has been closed and then never settles them. Take such a
    /// request back with cancelRequestDeposit.
    /// @custom:warning The controller is not checked in v0.5.0. With the zero address no one can ever claim the request or
    /// take it back.
    function requestDeposit(uint256 assets, address controller, address owner, address referral) external payable returns (uint256 requestId);
    /// @notice Moves shares of the owner into the redeem queue of the running epoch; the asset is paid after the
    /// settlement.
    ///
    /// The vault must be open and not paused, and the owner on the whitelist if there is one. It also pays a settled
    /// request of the controller to the controller. Requests of one epoch add up and cannot be cancelled.
    /// @param shares shares to redeem
    /// @custom:unit shares - base units of tacpufETH
    /// @param controller account that will own the request and claim the asset
    /// @param owner account whose shares are taken; another caller needs its allowance or must be its operator
    /// @return requestId id of the request
    /// @custom:unit return.requestId - id (epoch number, even)
    /// @custom:reverts ERC20InsufficientBalance
    /// @custom:reverts ERC20InsufficientAllowance
    /// @custom:reverts EnforcedPause
    /// @custom:reverts NotWhitelisted - the account is not on the whitelist of the vault
    /// @custom:reverts OnlyOneRequestAllowed
    /// @custom:reverts NotOpen
    /// @custom:warning The controller is not checked in v0.5.0. With the zero address no one can ever claim the asset.
    function requestRedeem(uint256 shares, address controller, address owner) external returns (uint256 requestId);
    /// @notice Settles the deposit requests of the valued epoch, and the redeem requests too if the safe can pay them.
    ///
    /// The asset goes from the silo to the safe, the shares are minted to the vault for the controllers, and fees are
    /// taken in new shares.
    /// @param _newTotalAssets valuation; it must equal the proposed one
    /// @custom:unit _newTotalAssets - base units of the vault asset
    /// @custom:reverts EnforcedPause
    /// @custom:reverts NotOpen
    /// @custom:reverts OnlySafe
    /// @custom:reverts NewTotalAssetsMissing
    /// @custom:reverts WrongNewTotalAssets
    /// @custom:access the safe of the vault
    function settleDeposit(uint256 _newTotalAssets) external;
    /// @notice Settles the redeem requests of the valued epoch: burns their shares and moves the asset from the safe to
    /// the vault.
    ///
    /// If the safe holds too little of the asset, the valuation is accepted but the requests stay open.
    /// @param _newTotalAssets valuation; it must equal the proposed one
    /// @custom:unit _newTotalAssets - base units of the vault asset
    /// @custom:reverts EnforcedPause
    /// @custom:reverts NotOpen
    /// @custom:reverts OnlySafe
    /// @custom:reverts NewTotalAssetsMissing
    /// @custom:reverts WrongNewTotalAssets
    /// @custom:access the safe of the vault
    function settleRedeem(uint256 _newTotalAssets) external;
    /// @notice Deposits at the current valuation in one step: the asset goes to the safe and shares are minted at once.
    ///
    /// Only while the valuation is valid and the vault is open. The caller must have approved the asset to the vault
    /// and be on the whitelist if there is one. With a value and the wrapped native token as asset, the value replaces
    /// `assets`.
    /// @param assets amount to deposit
    /// @custom:unit assets - base units of the vault asset
    /// @param receiver account that gets the shares
    /// @param referral account named as referrer in an event
    /// @return shares shares minted, rounded down
    /// @custom:unit return.shares - base units of tacpufETH
    /// @custom:reverts ERC20InsufficientBalance - the caller holds less of the asset
    /// @custom:reverts ERC20InsufficientAllowance - the vault may not take that much of the asset
    /// @custom:reverts ERC20InvalidReceiver
    /// @custom:reverts EnforcedPause
    /// @custom:reverts SafeERC20FailedOperation
    /// @custom:reverts NotWhitelisted - the account is not on the whitelist of the vault
    /// @custom:reverts CantDepositNativeToken
    /// @custom:reverts OnlyAsyncDepositAllowed
    /// @custom:reverts NotOpen
    function syncDeposit(uint256 assets, address receiver, address referral) external payable returns (uint256 shares);
    /// @notice Sends tacpufETH shares of the caller to another account, unless the vault is paused.
    /// @param to account that receives the shares
    /// @param value shares to send
    /// @custom:unit value - base units of tacpufETH
    /// @return always true
    /// @custom:reverts ERC20InsufficientBalance
    /// @custom:reverts ERC20InvalidReceiver
    /// @custom:reverts EnforcedPause
    function transfer(address to, uint256 value) external returns (bool);
    /// @notice Moves tacpufETH shares of another account with the allowance of the caller, unless the vault is paused.
    /// @param from holder of the shares
    /// @param to account that receives the shares
    /// @param value shares to move
    /// @custom:unit value - base units of tacpufETH
    /// @return always true
    /// @custom:reverts ERC20InsufficientBalance
    /// @custom:reverts ERC20InsufficientAllowance
    /// @custom:reverts ERC20InvalidReceiver
    /// @custom:reverts EnforcedPause
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    /// @notice Names the next administrator of the Lagoon vault, who must accept before the change counts.
    /// @param newOwner account that may accept; the zero address takes an open offer back
    /// @custom:reverts OwnableUnauthorizedAccount
    /// @custom:access the owner
    function transferOwnership(address newOwner) external;
    /// @notice Pays out an exact amount of the asset from a settled redeem request or, on a closed vault, for the
    /// controller's shares.
    ///
    /// More than the claimable part reverts with panic 0x11. On a closed vault with nothing claimable a caller who is
    /// neither the controller nor its operator needs an allowance for the shares.
    /// @param assets amount to withdraw
    /// @custom:unit assets - base units of the vault asset
    /// @param receiver account that gets the asset
    /// @param controller account that owns the request; the caller must be this account or its operator
    /// @return shares shares used up, rounded up
    /// @custom:unit return.shares - base units of tacpufETH
    /// @custom:reverts ERC20InsufficientBalance - only on a closed vault: too few shares
    /// @custom:reverts ERC20InsufficientAllowance - only on a closed vault: no allowance for the caller
    /// @custom:reverts EnforcedPause
    /// @custom:reverts SafeERC20FailedOperation
    /// @custom:reverts RequestIdNotClaimable
    /// @custom:reverts ERC7540InvalidOperator
    function withdraw(uint256 assets, address receiver, address controller) external returns (uint256 shares);
}
