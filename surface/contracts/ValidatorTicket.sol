// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice A signed pufETH permit for a ticket purchase.
///
/// The SDK builds it as `PermitData`. The signed owner must be the account that buys, the signed spender the ticket
/// contract.
/// @custom:field deadline - Last moment at which the permit is accepted, as signed.
/// @custom:unit deadline - unix seconds
/// @custom:field amount - Signed pufETH allowance: an upper limit for the cost, not the number of tickets.
/// @custom:unit amount - pufETH base units (18 decimals)
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

/// @title ValidatorTicket
/// @notice The ERC-20 token VT (18 decimals) and the shop that sells it: one ticket pays for one validator-day of a
/// node operator.
///
/// Tickets are minted against ETH or pufETH at the price that `PufferOracleV2` holds. `PufferProtocol` keeps the
/// tickets of node operators and burns those used up. The proceeds go to the treasury, the guardians and the pufETH
/// vault.
///
/// The handler `ValidatorTicketHandler` has a method for each function listed here.
///
/// The SDK's ABI leaves out: the fee setters, the fixed addresses (treasury, vault, oracle, guardian module), upgrade
/// and access-manager functions, and the events that report fee changes and how a payment was split. The access-manager
/// errors are missing too, so a paused sale shows as an undecoded selector: `0x068ca9d8` is
/// `AccessManagedUnauthorized`.
/// @custom:warning There is no pause flag. While sales are paused, purchases and `burn` revert with
/// AccessManagedUnauthorized.
/// @custom:inferred Behaviour is read in the newest public source. Its constructor takes one address more than the
/// SDK's ABI shows, so the ABI comes from another build. Which commit the Mainnet implementation was built from is not
/// known; its verified source at the address in Puffer's deployments list would show it.
interface IValidatorTicket {
    // constructor(address payable guardianModule, address payable treasury, address payable pufferVault, IPufferOracle pufferOracle) nonpayable

    // functions: view
    /// @notice Remaining number of VT that `spender` may move out of the owner's wallet.
    ///
    /// 0 when nothing was approved; 2^256 - 1 means no limit.
    /// @param owner Holder of the tickets.
    /// @param spender Account or contract that may move them.
    /// @return Allowance left.
    /// @custom:unit return - VT base units (18 decimals)
    function allowance(address owner, address spender) external view returns (uint256);
    /// @notice Validator tickets in the wallet of an account. Tickets deposited for a node are not included.
    /// @param account Address to look at.
    /// @return Tickets held; 0 for an address without any.
    /// @custom:unit return - VT base units (18 decimals)
    function balanceOf(address account) external view returns (uint256);
    /// @notice Decimals of VT: 18. One ticket is 10^18 base units.
    /// @return 18 in the contract source.
    /// @custom:unit return - decimal places
    function decimals() external view returns (uint8);
    /// @notice EIP-712 domain hash that VT permits are signed under on this chain.
    /// @return Hash of the domain.
    function DOMAIN_SEPARATOR() external view returns (bytes32);
    /// @notice EIP-712 domain of VT permits, field by field (ERC-5267).
    /// @return fields Bit mask of the fields in use.
    /// @return name `Puffer Validator Ticket`.
    /// @return version `1`.
    /// @return chainId Chain the permit is valid on.
    /// @custom:unit return.chainId - EIP-155 chain id
    /// @return verifyingContract Address of this contract.
    /// @return salt Zero: not used.
    /// @return extensions Empty: not used.
    /// @custom:unit return.extensions - ERC-5267 extension numbers
    function eip712Domain() external view returns (bytes1 fields, string memory name, string memory version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] memory extensions);
    /// @notice Part of each sale in ETH that goes to the guardians, and of one in pufETH to the operations multisig (newest
    /// source); 100 is 1 %, the maximum is 1000 (10 %).
    ///
    /// Not applied while the oracle reports that the burst threshold is exceeded.
    /// @return Guardians' fee rate.
    /// @custom:unit return - basis points of the payment
    function getGuardiansFeeRate() external view returns (uint256);
    /// @notice Part of each sale that goes to the treasury; 100 is 1 %, the maximum is 1000 (10 %).
    ///
    /// While the burst threshold is exceeded the treasury gets the whole payment instead.
    /// @return Treasury fee rate.
    /// @custom:unit return - basis points of the payment
    function getProtocolFeeRate() external view returns (uint256);
    /// @notice Full name of the ticket token: `Puffer Validator Ticket`.
    /// @return Token name.
    function name() external view returns (string memory);
    /// @notice Nonce that the owner's next VT permit must contain. Each accepted permit adds one.
    /// @param owner Account that signs.
    /// @return Next nonce.
    /// @custom:unit return - count of VT permits used so far
    function nonces(address owner) external view returns (uint256);
    /// @notice Ticker of the ticket token: `VT`.
    /// @return Token symbol.
    function symbol() external view returns (string memory);
    /// @notice Number of validator tickets in existence: sold and not yet burned.
    /// @return Supply on this chain.
    /// @custom:unit return - VT base units (18 decimals)
    function totalSupply() external view returns (uint256);

    // functions: write
    /// @notice Sets how many of the caller's validator tickets `spender` may move. 0 withdraws the permission.
    /// @param spender Account or contract to permit; not the zero address.
    /// @param value New allowance; it replaces the old one. 2^256 - 1 never runs down.
    /// @custom:unit value - VT base units (18 decimals)
    /// @return Always true; failure reverts.
    /// @custom:reverts ERC20InvalidApprover - not expected from a normal account
    /// @custom:reverts ERC20InvalidSpender - `spender` is the zero address
    /// @custom:emits Approval
    function approve(address spender, uint256 value) external returns (bool);
    /// @notice Destroys validator tickets of the caller without anything in return.
    /// @dev Gated by the access manager and so pausable. Both public permission lists open it to everyone.
    /// @param amount Tickets to destroy.
    /// @custom:unit amount - VT base units (18 decimals)
    /// @custom:reverts AccessManagedUnauthorized - paused, or closed to the caller
    /// @custom:reverts ERC20InsufficientBalance - the caller holds fewer tickets than `amount`
    /// @custom:emits Transfer - to the zero address
    /// @custom:unknown Whether the live setting is the public one. The source comments reserve this function for
    /// PufferProtocol, both public permission lists open it to everyone; `getTargetFunctionRole` of the access manager
    /// shows it.
    function burn(uint256 amount) external;
    /// @notice Sets a VT allowance from the owner's signature. Anyone may submit it, once, before the deadline.
    /// @param owner Account that signed.
    /// @param spender Account or contract that gets the allowance.
    /// @param value Signed allowance.
    /// @custom:unit value - VT base units (18 decimals)
    /// @param deadline Signed last moment of validity.
    /// @custom:unit deadline - unix seconds
    /// @param v Recovery value of the signature.
    /// @custom:unit v - 27 or 28
    /// @param r First 32 bytes of the signature.
    /// @param s Second 32 bytes of the signature.
    /// @custom:reverts ERC20InvalidApprover - not expected with a valid signature
    /// @custom:reverts ERC20InvalidSpender - `spender` is the zero address
    /// @custom:reverts ERC2612ExpiredSignature
    /// @custom:reverts ERC2612InvalidSigner
    /// @custom:reverts ECDSAInvalidSignature
    /// @custom:reverts ECDSAInvalidSignatureS
    /// @custom:emits Approval
    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external;
    /// @notice Mints tickets to `recipient` for the ETH sent along: value x 10^18 / ticket price, rounded down.
    ///
    /// The treasury and the guardians get their fee rates, each rounded up; the vault gets the rest. Above the burst
    /// threshold the treasury gets everything. No minimum, no maximum.
    /// @dev Open to everyone while not paused.
    /// @param recipient Receives the tickets; not the zero address.
    /// @return mintedAmount Tickets minted.
    /// @custom:unit return.mintedAmount - VT base units (18 decimals)
    /// @custom:reverts AccessManagedUnauthorized - sales are paused
    /// @custom:reverts ERC20InvalidReceiver - `recipient` is the zero address
    /// @custom:reverts AddressInsufficientBalance - a payment of a few wei does not cover the two fees, rounded up
    /// @custom:reverts FailedInnerCall - a receiver of the proceeds refused the ETH
    /// @custom:reverts Panic(0x12) - the ticket price is 0
    /// @custom:emits Transfer - from the zero address
    /// @custom:warning There is no parameter for a minimum number of tickets: a higher price buys fewer.
    function purchaseValidatorTicket(address recipient) external payable returns (uint256 mintedAmount);
    /// @notice Mints exactly `vtAmount` tickets to `recipient` and takes their price in pufETH from the caller by
    /// allowance.
    ///
    /// pufETH taken = the vault's `convertToSharesUp` of (`vtAmount` x ticket price / 10^18, rounded up), which is nothing
    /// while the price is 0. The treasury and the guardians' side get their fee rates and the rest is burned. Above the
    /// burst threshold the treasury gets everything.
    /// @dev Open to everyone while not paused. The caller must have approved pufETH to this contract.
    /// @param recipient Receives the tickets; not the zero address.
    /// @param vtAmount Tickets to mint.
    /// @custom:unit vtAmount - VT base units (18 decimals)
    /// @return pufETH taken from the caller.
    /// @custom:unit return - pufETH base units (18 decimals)
    /// @custom:reverts AccessManagedUnauthorized - sales or the vault's burn function are paused
    /// @custom:reverts ERC20InsufficientBalance - the caller holds less pufETH than the price; or the price is a few base
    /// units and the two fees, each rounded up, exceed it: then the error names this contract
    /// @custom:reverts ERC20InsufficientAllowance - the pufETH allowance to this contract is below the price
    /// @custom:reverts MathOverflowedMulDiv - `vtAmount` is too large for the calculation
    /// @custom:reverts RecipientIsZeroAddress
    /// @custom:emits Transfer - from the zero address
    /// @custom:warning The price has no limit besides the allowance.
    function purchaseValidatorTicketWithPufETH(address recipient, uint256 vtAmount) external returns (uint256);
    /// @notice Same purchase with pufETH, but it first tries to set the allowance from the caller's permit.
    ///
    /// A permit that fails is ignored; the purchase then needs an allowance from elsewhere.
    /// @dev Open to everyone while not paused.
    /// @param recipient Receives the tickets; not the zero address.
    /// @param vtAmount Tickets to mint.
    /// @custom:unit vtAmount - VT base units (18 decimals)
    /// @param permitData pufETH permit of the caller for this contract.
    /// @return pufETH taken from the caller.
    /// @custom:unit return - pufETH base units (18 decimals)
    /// @custom:reverts AccessManagedUnauthorized - sales or the vault's burn function are paused
    /// @custom:reverts ERC20InsufficientBalance - the caller holds less pufETH than the price; or the price is a few base
    /// units and the two fees, each rounded up, exceed it: then the error names this contract
    /// @custom:reverts ERC20InsufficientAllowance - the permit failed or is below the price
    /// @custom:reverts MathOverflowedMulDiv - `vtAmount` is too large for the calculation
    /// @custom:reverts RecipientIsZeroAddress
    /// @custom:emits Transfer - from the zero address
    function purchaseValidatorTicketWithPufETHAndPermit(address recipient, uint256 vtAmount, Permit calldata permitData) external returns (uint256);
    /// @notice Sends validator tickets of the caller to another address. It credits no node.
    /// @param to Receives the tickets; not the zero address.
    /// @param value Tickets to send.
    /// @custom:unit value - VT base units (18 decimals)
    /// @return Always true; failure reverts.
    /// @custom:reverts ERC20InsufficientBalance - the caller holds fewer tickets
    /// @custom:reverts ERC20InvalidReceiver - `to` is the zero address
    /// @custom:emits Transfer
    /// @custom:warning Tickets sent to the PufferProtocol address this way are lost to the sender: they count for no
    /// node.
    function transfer(address to, uint256 value) external returns (bool);
    /// @notice Moves validator tickets of `from` that the caller was approved for, and lowers the allowance.
    /// @param from Holder who gave the allowance.
    /// @param to Receives the tickets; not the zero address.
    /// @param value Tickets to move.
    /// @custom:unit value - VT base units (18 decimals)
    /// @return Always true; failure reverts.
    /// @custom:reverts ERC20InsufficientBalance - `from` holds fewer tickets
    /// @custom:reverts ERC20InsufficientAllowance - the caller may not move that many
    /// @custom:reverts ERC20InvalidReceiver - `to` is the zero address
    /// @custom:emits Transfer
    function transferFrom(address from, address to, uint256 value) external returns (bool);

    // events
    /// @notice A VT allowance was set, by `approve` or by a permit.
    /// @param owner Holder of the tickets.
    /// @param spender Account or contract that got the allowance.
    /// @param value New allowance.
    /// @custom:unit value - VT base units (18 decimals)
    event Approval(address indexed owner, address indexed spender, uint256 value);
    /// @notice Validator tickets moved. A purchase comes from the zero address, a burn goes to it.
    /// @param from Previous holder.
    /// @param to New holder.
    /// @param value Tickets moved.
    /// @custom:unit value - VT base units (18 decimals)
    event Transfer(address indexed from, address indexed to, uint256 value);

    // errors
    /// @notice The caller may not move that many tickets, or that much pufETH when buying tickets with it.
    ///
    /// It also appears for a permit that was rejected, or used by your first transaction: the purchase ignores the
    /// permit's own error.
    /// @param spender Who tried to move the tokens: the account or contract to approve.
    /// @param allowance What it may still move.
    /// @custom:unit allowance - base units of the token that raised the error (VT or pufETH, both 18 decimals)
    /// @param needed What the call wanted to move.
    /// @custom:unit needed - base units of the token that raised the error (VT or pufETH, both 18 decimals)
    /// @custom:fix If you sent it before, look for your first transaction, and send nothing more if it worked. If [approvals](/api/approvals) names the `spender`
    /// shown, approve `needed` to it, or sign a fresh permit. If not, check which contract you called.
    error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed);
    /// @notice The payer holds fewer tickets, or less pufETH when buying tickets with it, than the call moves.
    /// @param sender Account that should have paid.
    /// @param balance What it holds.
    /// @custom:unit balance - base units of the token that raised the error (VT or pufETH, both 18 decimals)
    /// @param needed What the call wanted to move.
    /// @custom:unit needed - base units of the token that raised the error (VT or pufETH, both 18 decimals)
    /// @custom:fix Lower the amount or top up. Find out which of the two tokens is short.
    error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);
    /// @notice A ticket allowance would come from the zero address: in a transfer of 0 tickets from it, or in a
    /// simulation that names no account.
    /// @param approver The zero address.
    /// @custom:fix None for users; check that the sender of the call is set.
    error ERC20InvalidApprover(address approver);
    /// @notice A ticket allowance was meant for the zero address.
    /// @param spender The zero address.
    /// @custom:fix Pass the address of the contract that will move the tickets, and check that it exists on this chain.
    error ERC20InvalidSpender(address spender);
    /// @notice The deadline of a VT permit has passed. Permits of the SDK are valid for two hours.
    ///
    /// Seen only when `permit` is called directly. Contracts that take a permit ignore it and report the allowance.
    /// @param deadline Signed deadline.
    /// @custom:unit deadline - unix seconds
    /// @custom:fix If you sent it before, look for your first transaction, and send nothing more if it worked: the deadline is
    /// checked before the nonce. Else sign again and send sooner.
    error ERC2612ExpiredSignature(uint256 deadline);
    /// @notice The signature of a VT permit is not the owner's for these values.
    ///
    /// Typical causes: another chain, spender or value than signed, a nonce already used, or another signer. Seen only
    /// when `permit` is called directly.
    /// @param signer Account that the signature recovers to.
    /// @param owner Account that should have signed.
    /// @custom:fix A used nonce can mean that your first transaction was mined: check it. If it was not, read the nonce
    /// again and sign with the owner account.
    error ERC2612InvalidSigner(address signer, address owner);
    /// @notice Declared for ticket purchases with an invalid amount, but the newest contract source never raises it.
    ///
    /// Other contracts use the same selector for their own amounts: decide by the contract that was called.
    /// @custom:fix Check the amount; if the ticket contract raised it, an older version is deployed.
    error InvalidAmount();
    /// @notice Tickets bought with pufETH were meant for the zero address.
    ///
    /// A purchase with ETH reports ERC20InvalidReceiver instead.
    /// @custom:fix Pass the account that should receive the tickets.
    error RecipientIsZeroAddress();
}
