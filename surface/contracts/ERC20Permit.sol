// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @title ERC20Permit
/// @notice The ABI that the SDK uses for every token of its tables: ERC-20 with the permit extension (ERC-2612).
///
/// It is an assumption about the token, not one contract. The address is that of the token chosen with `withToken` of
/// `ERC20PermitHandler`. Tokens built on OpenZeppelin 5 match it fully. Others lack parts of it: without permit there
/// is no `nonces` and no `permit`, older tokens have no `eip712Domain`.
///
/// The handler has methods for `approve`, `nonces` and permit signatures; the rest is reached through its contract
/// instance.
///
/// The errors below are those of OpenZeppelin 5. Tokens on OpenZeppelin 4 and older revert with a text, such as
/// `ERC20: insufficient allowance`; some revert without any data.
/// @custom:warning Amounts are in base units of the token, and tokens differ in decimals: 6 for USDC, 18 for most. Read
/// `decimals` when in doubt.
/// @custom:warning Some tokens return nothing from `transfer` and `approve`. Decoding the result of a simulation then
/// fails, although the transaction would not.
/// @custom:inferred Which tokens depart from this ABI, and how, beyond those whose public source was read: stETH and
/// wstETH (Lido), USDC (Circle), DAI (Maker), WETH9, and the tokens of Puffer.
interface IERC20Permit {
    // functions: view
    /// @notice How much of the owner's balance of the chosen token `spender` may still move.
    /// @param owner Holder of the tokens.
    /// @param spender Account or contract that may move them.
    /// @return Allowance left; 0 when nothing was approved.
    /// @custom:unit return - base units of the token
    function allowance(address owner, address spender) external view returns (uint256);
    /// @notice Balance of the chosen token in one account.
    /// @param account Address to look at.
    /// @return Tokens held; 0 for an address without any.
    /// @custom:unit return - base units of the token
    function balanceOf(address account) external view returns (uint256);
    /// @notice Decimals of the chosen token: one whole token is 10^decimals base units.
    /// @return For example 18 for WETH, 6 for USDC.
    /// @custom:unit return - decimal places
    function decimals() external view returns (uint8);
    /// @notice EIP-712 domain hash that the chosen token checks permits against.
    ///
    /// When a permit is rejected, compare it with the hash of the domain that was signed.
    /// @return Hash of the domain.
    function DOMAIN_SEPARATOR() external view returns (bytes32);
    /// @notice EIP-712 domain of the chosen token, field by field (ERC-5267). Older tokens do not have this function.
    /// @return fields Bit mask of the fields in use.
    /// @return name Domain name, for most tokens the token name.
    /// @return version Domain version; compare it with `TOKENS_PERMIT_VERSION`.
    /// @return chainId Chain the permit is valid on.
    /// @custom:unit return.chainId - EIP-155 chain id
    /// @return verifyingContract Address of the token.
    /// @return salt Salt, zero when not used.
    /// @return extensions Extensions, empty when not used.
    /// @custom:unit return.extensions - ERC-5267 extension numbers
    /// @custom:reverts InvalidShortString - not expected for users
    function eip712Domain() external view returns (bytes1 fields, string memory name, string memory version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] memory extensions);
    /// @notice Full name of the chosen token. The SDK uses it as the domain name of permits.
    /// @return Token name.
    /// @custom:reverts InvalidShortString - not expected for users
    /// @custom:reverts StringTooLong - not expected for users
    function name() external view returns (string memory);
    /// @notice Nonce that the owner's next permit of the chosen token must contain. A token without permit reverts
    /// here.
    /// @param owner Account that signs.
    /// @return Next nonce; each accepted permit adds one.
    /// @custom:unit return - count of permits used so far
    function nonces(address owner) external view returns (uint256);
    /// @notice Ticker of the chosen token.
    /// @return Token symbol.
    function symbol() external view returns (string memory);
    /// @notice Amount of the chosen token in existence on this chain.
    /// @return Supply; bridged copies on other chains are not included.
    /// @custom:unit return - base units of the token
    function totalSupply() external view returns (uint256);

    // functions: write
    /// @notice Sets how much of the caller's balance of the chosen token `spender` may move. 0 withdraws the
    /// permission.
    /// @param spender Account or contract to permit.
    /// @param value New allowance; it replaces the old one.
    /// @custom:unit value - base units of the token
    /// @return True; failure reverts.
    /// @custom:reverts ERC20InvalidApprover - not expected from a normal account
    /// @custom:reverts ERC20InvalidSpender - `spender` is the zero address
    /// @custom:emits Approval
    /// @custom:inferred USDT refuses, without any data, to change a non-zero allowance into another non-zero one:
    /// approve 0 first. Tether's token source in public copies has this rule; its record for the Mainnet address was
    /// not seen.
    function approve(address spender, uint256 value) external returns (bool);
    /// @notice Sets an allowance of the chosen token from the owner's signature. Anyone may submit it, once, before the
    /// deadline.
    ///
    /// `ERC20PermitHandler` does not send it; most contracts that take a permit along call this function themselves.
    /// @param owner Account that signed.
    /// @param spender Account or contract that gets the allowance.
    /// @param value Signed allowance.
    /// @custom:unit value - base units of the token
    /// @param deadline Signed last moment of validity.
    /// @custom:unit deadline - unix seconds
    /// @param v Recovery value of the signature.
    /// @custom:unit v - 27 or 28
    /// @param r First 32 bytes of the signature.
    /// @param s Second 32 bytes of the signature.
    /// @custom:reverts ERC20InvalidApprover - not expected with a valid signature
    /// @custom:reverts ERC20InvalidSpender - `spender` is the zero address
    /// @custom:reverts ERC2612ExpiredSignature
    /// @custom:reverts ERC2612InvalidSigner - also when the nonce is already used
    /// @custom:reverts ECDSAInvalidSignature
    /// @custom:reverts ECDSAInvalidSignatureS
    /// @custom:emits Approval
    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external;
    /// @notice Sends the chosen token from the caller to another address.
    /// @param to Receives the tokens.
    /// @param value Amount to send.
    /// @custom:unit value - base units of the token
    /// @return True; failure reverts.
    /// @custom:reverts ERC20InsufficientBalance - the caller holds less than `value`
    /// @custom:reverts ERC20InvalidSender - a simulation that names no account runs as the zero address
    /// @custom:reverts ERC20InvalidReceiver - `to` is the zero address
    /// @custom:reverts TransferPaused - only for PUFFER
    /// @custom:emits Transfer
    function transfer(address to, uint256 value) external returns (bool);
    /// @notice Moves the chosen token out of another account that approved the caller, and lowers the allowance.
    /// @param from Holder who gave the allowance.
    /// @param to Receives the tokens.
    /// @param value Amount to move.
    /// @custom:unit value - base units of the token
    /// @return True; failure reverts.
    /// @custom:reverts ERC20InsufficientBalance - `from` holds less than `value`
    /// @custom:reverts ERC20InsufficientAllowance - the caller may not move that much
    /// @custom:reverts ERC20InvalidApprover - `from` is the zero address and `value` is 0; with more the allowance is
    /// missing
    /// @custom:reverts ERC20InvalidReceiver - `to` is the zero address
    /// @custom:reverts TransferPaused - only for PUFFER
    /// @custom:emits Transfer
    function transferFrom(address from, address to, uint256 value) external returns (bool);

    // events
    /// @notice An allowance of the token was set. Some tokens also emit it when an allowance is used.
    /// @param owner Holder of the tokens.
    /// @param spender Account or contract that got the allowance.
    /// @param value New allowance.
    /// @custom:unit value - base units of the token
    event Approval(address indexed owner, address indexed spender, uint256 value);
    /// @notice The token's EIP-712 domain changed. Permits signed under the old domain are no longer valid.
    event EIP712DomainChanged();
    /// @notice Tokens moved. Minting comes from the zero address, burning goes to it.
    /// @param from Previous holder.
    /// @param to New holder.
    /// @param value Amount moved.
    /// @custom:unit value - base units of the token
    event Transfer(address indexed from, address indexed to, uint256 value);

    // errors
    /// @notice A signature recovers to no account, for example because it holds placeholder zeros or `v` is 0 or 1.
    ///
    /// Seen when `permit` is called directly. Most contracts that take a permit ignore it and report the missing
    /// allowance.
    /// @custom:fix Send a real signature with `v` 27 or 28, or use an approval.
    error ECDSAInvalidSignature();
    /// @notice A signature given as one byte string is not 65 bytes long.
    ///
    /// The form of `permit` with `v`, `r` and `s` cannot raise it in OpenZeppelin 5, but the ABI declares it.
    /// @param length Length that was given.
    /// @custom:unit length - bytes
    /// @custom:fix Pass a signature of 65 bytes.
    error ECDSAInvalidSignatureLength(uint256 length);
    /// @notice The `s` part of a signature lies in the upper half of its range, which is refused because such a
    /// signature has a twin.
    /// @param s Value that was given.
    /// @custom:fix Convert the signature to its low-s form.
    error ECDSAInvalidSignatureS(bytes32 s);
    /// @notice The contract or account named in `spender` may not move that much of the token.
    ///
    /// Often the result of a rejected permit, such as one that your first transaction used: most contracts of the SDK
    /// ignore a permit that fails and use the allowance that exists. The error comes from the token, so its address
    /// shows which token it is.
    /// @param spender Who tried to move the tokens.
    /// @param allowance What it may still move.
    /// @custom:unit allowance - base units of the token
    /// @param needed What the call wanted to move.
    /// @custom:unit needed - base units of the token
    /// @custom:fix If you sent it before, look for your first transaction, and send nothing more if it worked. If [approvals](/api/approvals) names the `spender`
    /// shown, approve `needed` to it, or sign a fresh permit. If not, check which contract you called.
    error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed);
    /// @notice The paying account holds less of the token than the call moves.
    ///
    /// Only tokens on OpenZeppelin 5 report it by this name; older ones use a text or no data. Tellers and the atomic
    /// queue show a text of their transfer library instead.
    /// @param sender Account that should have paid.
    /// @param balance What it holds.
    /// @custom:unit balance - base units of the token
    /// @param needed What the call wanted to move.
    /// @custom:unit needed - base units of the token
    /// @custom:fix Lower the amount or top up. The error comes from the token: check which one it is.
    error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);
    /// @notice An allowance would come from the zero address: in a transfer of 0 tokens from it, or in a simulation that
    /// names no account.
    /// @param approver The zero address.
    /// @custom:fix None for users; check that the sender of the call is set.
    error ERC20InvalidApprover(address approver);
    /// @notice Tokens would go to, or be minted to, the zero address.
    /// @param receiver The zero address.
    /// @custom:fix Pass the receiver's address.
    error ERC20InvalidReceiver(address receiver);
    /// @notice Tokens would come from the zero address: a simulation that names no account runs as that address.
    /// @param sender The zero address.
    /// @custom:fix Pass the address of an account that holds the tokens.
    error ERC20InvalidSender(address sender);
    /// @notice An allowance was meant for the zero address, for example a placeholder taken from the SDK's address
    /// tables.
    /// @param spender The zero address.
    /// @custom:fix Use a chain on which the spender is deployed.
    error ERC20InvalidSpender(address spender);
    /// @notice The deadline of a permit has passed. The SDK signs permits for two hours.
    ///
    /// Most contracts that take a permit ignore this and report the missing allowance instead; vlPUFFER and
    /// CarrotVesting let it through.
    /// @param deadline Signed deadline.
    /// @custom:unit deadline - unix seconds
    /// @custom:fix If you sent it before, look for your first transaction, and send nothing more if it worked: the deadline is
    /// checked before the nonce. Else sign again and send sooner.
    error ERC2612ExpiredSignature(uint256 deadline);
    /// @notice The signature of a permit is not the owner's for exactly these values.
    ///
    /// Causes: another domain (name, version, salt, chain, token address), spender or value than signed, a nonce
    /// already used, or another signer. Most contracts that take a permit ignore it and report the missing allowance.
    /// @param signer Account that the signature recovers to.
    /// @param owner Account that should have signed.
    /// @custom:fix A used nonce can mean that your first transaction was mined: check it. If it was not, read nonce and
    /// domain again and sign with the owner account.
    error ERC2612InvalidSigner(address signer, address owner);
    /// @notice A signed message holds a nonce other than the signer's current one.
    ///
    /// In OpenZeppelin 5 a permit does not raise it (a wrong nonce recovers another signer), but a delegation by
    /// signature does. In vlPUFFER `account` is the recovered signer: a meaningless address when the signed data was of
    /// another type.
    /// @param account Account whose nonce was checked.
    /// @param currentNonce Nonce it has now.
    /// @custom:unit currentNonce - count of nonces used so far
    /// @custom:fix Read `nonces` of the contract that checks the signature, and sign again. In the SDK use
    /// {@link VLPufferHandler.delegatePreapproved}, which needs no signature.
    error InvalidAccountNonce(address account, uint256 currentNonce);
    /// @notice A stored short string of the token is broken. Users cannot cause it.
    /// @custom:fix None for users.
    error InvalidShortString();
    /// @notice A token name or version was too long to store when the token was deployed. Users cannot cause it.
    /// @param str The string.
    /// @custom:fix None for users; concerns the deployment.
    error StringTooLong(string str);
}
