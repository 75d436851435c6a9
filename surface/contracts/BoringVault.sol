// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @title BoringVault
/// @notice Vault and share token of one UniFi product in one contract: it holds the deposited tokens and is the ERC-20
/// that depositors receive.
/// @dev There is one for each UniFi token (unifiETH, unifiUSD, unifiBTC, pufETHs); its address is the address of the
/// token. The Teller mints and burns the shares, the Accountant prices them, and the AtomicQueue swaps them back. It is
/// the spender that a deposit through the Teller needs.
/// @dev The SDK wraps it in {@link NucleusBoringVaultHandler.getContract}.
///
/// The ABI of the SDK holds only balances, allowances, transfers and the permit. `name`, `symbol`, `decimals`,
/// `nonces`, the functions `enter`, `exit` and `manage`, and all events are left out. The permit domain has version
/// `1`.
/// @dev The token comes from the solmate library: too small a balance or allowance reverts with panic 0x11, not
/// with a named error, and the zero address is accepted as receiver.
interface IBoringVault {
    // functions: view
    /// @notice Returns how many shares of this vault a spender may still take from a holder; zero means none.
    /// @custom:param 0 - holder of the shares
    /// @custom:param 1 - spender
    /// @return remaining allowance; 2^256 − 1 is never reduced
    /// @custom:unit return - base units of the UniFi share token
    function allowance(address, address) external view returns (uint256);
    /// @notice Returns the UniFi shares of one account; zero means it holds none.
    /// @dev The number does not change with profit or loss of the vault; the value of a share does
    /// ({@link Accountant.getRate}).
    /// @custom:param 0 - account to look up
    /// @return shares held, locked ones included
    /// @custom:unit return - base units of the UniFi share token
    function balanceOf(address) external view returns (uint256);
    /// @notice Returns all UniFi shares of this vault that have been minted and not burned.
    /// @return shares in circulation
    /// @custom:unit return - base units of the UniFi share token
    function totalSupply() external view returns (uint256);

    // functions: write
    /// @notice Sets how many UniFi shares of the caller a spender may move; the new amount replaces the old one.
    ///
    /// Needed for the AtomicQueue before a withdrawal request can be filled. It does not serve deposits: those need an
    /// approval of the token paid in.
    /// @param spender account or contract that may move the shares; the zero address is accepted
    /// @param amount new allowance; 0 removes it, 2^256 − 1 is never used up
    /// @custom:unit amount - base units of the UniFi share token
    /// @return always true
    function approve(address spender, uint256 amount) external returns (bool);
    /// @notice Sets an allowance for UniFi shares with the holder's EIP-712 signature instead of a transaction of the
    /// holder.
    ///
    /// Anyone may submit it. An expired deadline reverts with the text `PERMIT_DEADLINE_EXPIRED`; a signature that does
    /// not recover to the owner, or was used before, with `INVALID_SIGNER`. Contract wallets cannot sign it.
    /// @param owner holder of the shares, who signed
    /// @param spender account or contract that gets the allowance
    /// @param value new allowance; it replaces the old one
    /// @custom:unit value - base units of the UniFi share token
    /// @param deadline last moment at which the permit is accepted
    /// @custom:unit deadline - Unix seconds
    /// @param v recovery id of the signature
    /// @custom:unit v - 27 or 28
    /// @param r first 32 bytes of the signature
    /// @param s second 32 bytes of the signature
    /// @custom:reverts "PERMIT_DEADLINE_EXPIRED" - the deadline has passed
    /// @custom:reverts "INVALID_SIGNER" - the signature does not fit the owner and the values
    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external;
    /// @notice Sends UniFi shares of the caller to another account, unless the caller's shares are locked.
    ///
    /// More than the balance reverts with panic 0x11.
    /// @param to account that receives the shares
    /// @param amount shares to send
    /// @custom:unit amount - base units of the UniFi share token
    /// @return always true
    /// @custom:reverts TellerWithMultiAssetSupport__SharesAreLocked - the caller deposited less than the lock period
    /// ago and the transfer hook of the vault points to the Teller
    /// @custom:reverts Panic(0x11) - more than the balance
    /// @custom:warning The zero address is accepted as receiver: shares sent there are lost.
    function transfer(address to, uint256 amount) external returns (bool);
    /// @notice Moves UniFi shares of a holder with the allowance of the caller, unless the holder's shares are locked.
    ///
    /// Reduces the allowance unless it is 2^256 − 1. Too small an allowance or balance reverts with panic 0x11. The caller
    /// needs an allowance even for its own shares.
    /// @param from holder of the shares
    /// @param to account that receives the shares
    /// @param amount shares to move
    /// @custom:unit amount - base units of the UniFi share token
    /// @return always true
    /// @custom:reverts TellerWithMultiAssetSupport__SharesAreLocked - the holder deposited less than the lock period
    /// ago and the transfer hook of the vault points to the Teller
    /// @custom:reverts Panic(0x11) - more than the balance or the allowance
    /// @custom:warning The zero address is accepted as receiver: shares sent there are lost.
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}
