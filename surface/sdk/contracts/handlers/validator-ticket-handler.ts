import type { Address, GetContractReturnType, Hash, Hex, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { ValidatorTicket } from '../abis/mainnet/ValidatorTicket';
import type { PermitData } from '../common/lib/types';

/**
 * Buys and moves validator tickets (VT, 18 decimals), the token a node operator spends to run validators: one ticket
 * pays for one validator-day.
 *
 * Tickets are bought with ETH or with pufETH at the price of {@link PufferOracleV2Handler.getValidatorTicketPrice},
 * then deposited with {@link PufferProtocolHandler.depositValidatorTickets} or
 * {@link PufferProtocolHandler.registerValidatorKey}. The contract is at the same time the ERC-20 token, so it is also
 * {@link Token.VT}.
 *
 * Every write is sent at once from `walletClient.account` and resolves to the transaction hash without waiting for the
 * receipt. viem refuses a wallet on another network than the handler's chain with `ContractFunctionExecutionError`.
 *
 * The purchases and {@link ValidatorTicketHandler.burn} can be paused. The pause has no flag: the call
 * reverts with {@link AccessManagedUnauthorized}. Transfers, approvals and permits of VT are not gated.
 *
 * @client validatorTicket
 * @contract ValidatorTicket
 * @address CONTRACT_ADDRESSES[chain].ValidatorTicket
 * @start purchaseValidatorTicket, purchaseValidatorTicketWithPufETH, getBalance,
 *   purchaseValidatorTicketWithPufETHAndPermit, approve, permit, transfer
 * @warning All writes need a wallet client that carries an account. {@link PufferClientHelpers.createWalletClient}
 * stores none, so with its client every write fails with viem's `AccountNotFoundError`. Create the client with viem's
 * own `createWalletClient` and its `account` option.
 * @warning The SDK knows this contract on Mainnet and Holesky only. On Base and Sepolia no error is raised: calls are
 * sent without `to`, and a write [reaches no contract](/getting-started#no-target). On all other chains every
 * method throws a `TypeError`.
 * @inferred What the contract does is read in the newest public source. Which commit the Mainnet implementation was
 * built from is not known; its verified source at the address in Puffer's deployments list would show it.
 */
export declare class ValidatorTicketHandler {
  /**
   * Prepares calls to the ticket contract of one chain; sends no request.
   *
   * @param chain - Chain whose ValidatorTicket address is used: Mainnet or Holesky.
   * @param walletClient - Signs the writes. It must have been created with an `account`.
   * @param publicClient - Sends the reads.
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * Gives the viem contract instance of the validator ticket, for what the methods below leave out: simulation, gas
   * estimates and events.
   *
   * All functions of the SDK's ABI have a method here. Use `simulate.purchaseValidatorTicketWithPufETH` to learn how
   * much pufETH a purchase would take, and `estimateGas` or `getEvents` in the same way.
   *
   * @returns Contract instance bound to both clients. On Base and Sepolia its address is `undefined`.
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<typeof ValidatorTicket, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * Buys validator tickets with ETH and mints them to `recipient`. The whole payment is spent; the number of tickets is
   * `payableAmount` × 10^18 ÷ ticket price, rounded down.
   *
   * At a price of 0.01 ETH per ticket, 0.28 ETH buys 28 VT. The contract names no minimum, but a payment too small for the
   * split reverts: 1 wei did on a local chain. A payment of 0 mints nothing.
   *
   * The ETH is split on the spot: the treasury gets {@link ValidatorTicketHandler.getProtocolFeeRate}, the guardians
   * get {@link ValidatorTicketHandler.getGuardiansFeeRate}, each rounded up, and the pufETH vault gets the rest. While
   * {@link PufferOracleV2Handler.isOverBurstThreshold} is true the treasury gets everything. The buyer's price is the
   * same in both cases.
   *
   * @param recipient - Receives the tickets. It may differ from the payer.
   * @param payableAmount - ETH to spend, sent as `msg.value`.
   * @unit payableAmount - wei
   * @returns Transaction hash. The minted amount is in the receipt's {@link ValidatorTicket.Transfer} event.
   * @calls ValidatorTicket.purchaseValidatorTicket(address)
   * @sender walletClient.account
   * @value `payableAmount`, in wei
   * @approval value - paid in ETH, no allowance is involved
   * @prompts 1 transaction
   * @contractWallet yes - nothing is signed besides the transaction
   * @reverts AccessManagedUnauthorized - ticket sales are paused; otherwise anyone may buy
   * @reverts ERC20InvalidReceiver - `recipient` is the zero address
   * @reverts AddressInsufficientBalance - the payment is so small (a few wei) that the two fees, rounded up, exceed it
   * @reverts FailedInnerCall - the treasury, the guardian module or the vault refused the ETH
   * @reverts Panic(0x12) - the ticket price is 0
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning The call carries no minimum amount of tickets. If the price rises before the transaction is included, the
   * same ETH buys fewer tickets. Read the price right before, and check the receipt.
   * @warning On Base and Sepolia the transaction has no `to`. Run in a local EVM it halts: all its gas is lost, the ETH
   * stays with the sender, and no ticket is bought.
   */
  purchaseValidatorTicket(recipient: Address, payableAmount: bigint): Promise<Hash>;

  /**
   * Buys an exact number of validator tickets and pays in pufETH, which the ticket contract takes by allowance.
   *
   * The price is converted twice, and both steps round up: ETH needed = `vtAmount` × ticket price ÷ 10^18, then pufETH
   * = {@link PufferVaultV5.convertToSharesUp} of that. Approve pufETH to the ticket contract first, with
   * {@link ERC20PermitHandler.approve} on {@link Token.pufETH}; with a private key in Node approve through `getContract()`
   * with the account object, or use [a provider that signs](/third-party/viem#local-accounts). Approve a little more than a rounded-down estimate,
   * because the pufETH rate and the ticket price can move before the transaction is included.
   *
   * Of the pufETH taken, the treasury gets its rate, the operations multisig gets the guardians' rate (in the newest
   * source), and the rest is burned, which raises the rate for all other holders. While {@link PufferOracleV2Handler.isOverBurstThreshold} is true the treasury gets
   * everything.
   *
   * @param recipient - Receives the tickets; must not be the zero address.
   * @param vtAmount - Tickets to buy: 28 VT are `28n * 10n ** 18n`.
   * @unit vtAmount - VT base units (18 decimals)
   * @returns Transaction hash.
   * @calls ValidatorTicket.purchaseValidatorTicketWithPufETH(address,uint256)
   * @sender walletClient.account
   * @value none
   * @approval approve pufETH to ValidatorTicket - the spender is the ticket contract, not the vault and not
   * PufferProtocol
   * @prompts 1 transaction
   * @contractWallet yes - give the allowance with a transaction first; no signature is used
   * @reverts AccessManagedUnauthorized - ticket sales or the vault's burn function are paused
   * @reverts ERC20InsufficientBalance - the sender holds less pufETH than the tickets cost; or they cost a few base units
   * and the two fees, each rounded up, exceed that: then the error names the ticket contract
   * @reverts ERC20InsufficientAllowance - the ticket contract may not take that much pufETH from the sender
   * @reverts MathOverflowedMulDiv - `vtAmount` is too large for the price calculation
   * @reverts RecipientIsZeroAddress
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning Do not leave an unlimited pufETH allowance behind. The allowance is the only limit on the price: the
   * contract takes whatever the tickets cost at that moment.
   */
  purchaseValidatorTicketWithPufETH(recipient: Address, vtAmount: bigint): Promise<Hash>;

  /**
   * Buys an exact number of validator tickets with pufETH, with a permit instead of an approval transaction.
   *
   * Cost and distribution are those of {@link ValidatorTicketHandler.purchaseValidatorTicketWithPufETH}. The method
   * signs nothing itself. Make the permit before with {@link ERC20PermitHandler.getPermitData} on {@link Token.pufETH}:
   * owner is the sending account, spender is the ValidatorTicket address, value at least the pufETH the tickets will
   * cost. A private key in Node signs it only [through a provider](/third-party/viem#local-accounts).
   *
   * A permit that fails is ignored by the contract, and the purchase then runs on whatever allowance exists.
   *
   * @param recipient - Receives the tickets; must not be the zero address.
   * @param vtAmount - Tickets to buy.
   * @unit vtAmount - VT base units (18 decimals)
   * @param permitData - Permit of the sending account over pufETH for the ticket contract. Its `amount` is a limit in
   * pufETH base units (18 decimals), not the number of tickets.
   * @returns Transaction hash.
   * @calls
   * ValidatorTicket.purchaseValidatorTicketWithPufETHAndPermit(address,uint256,(uint256,uint256,uint8,bytes32,bytes32))
   * @sender walletClient.account
   * @value none
   * @approval permit-or-approve pufETH to ValidatorTicket - the permit's owner must be the sending account
   * @prompts 1 transaction; the permit signature was asked for before, when the permit was made
   * @contractWallet no - a contract wallet cannot give the permit signature; it uses an approval and
   * purchaseValidatorTicketWithPufETH
   * @reverts AccessManagedUnauthorized - ticket sales or the vault's burn function are paused
   * @reverts ERC20InsufficientBalance - the sender holds less pufETH than the tickets cost; or they cost a few base units
   * and the two fees, each rounded up, exceed that: then the error names the ticket contract
   * @reverts ERC20InsufficientAllowance - the permit was too small, expired, already used or signed for another
   * spender, and no other allowance covers the cost
   * @reverts MathOverflowedMulDiv - `vtAmount` is too large for the price calculation
   * @reverts RecipientIsZeroAddress
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning Before you retry, look for your first transaction: tickets can't be sold back. If the nonce rose, the
   * permit was used. Otherwise check spender, chain and deadline (two hours after signing), then sign again. You see
   * only {@link ERC20InsufficientAllowance}, never the reason why a permit failed.
   */
  purchaseValidatorTicketWithPufETHAndPermit(
    recipient: Address,
    vtAmount: bigint,
    permitData: PermitData,
  ): Promise<Hash>;

  /**
   * Allows `spender` to take up to `amount` of the sender's validator tickets, replacing the allowance it had.
   *
   * Needed for {@link PufferProtocolHandler.depositValidatorTickets} and
   * {@link PufferProtocolHandler.registerValidatorKey} when no permit is signed; the spender is then the PufferProtocol
   * address. 0 withdraws the allowance. 2^256 − 1 never runs down.
   *
   * @param spender - Contract or account that may move the tickets; must not be the zero address.
   * @param amount - New allowance.
   * @unit amount - VT base units (18 decimals)
   * @returns Transaction hash.
   * @calls ValidatorTicket.approve(address,uint256)
   * @sender walletClient.account
   * @value none
   * @approval none - sets an allowance and moves no token
   * @prompts 1 transaction
   * @contractWallet yes - nothing is signed besides the transaction
   * @reverts ERC20InvalidApprover - not expected from a normal account
   * @reverts ERC20InvalidSpender - `spender` is the zero address
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning This approves VT. It does nothing for a purchase with pufETH: for that, approve pufETH to the ticket
   * contract with {@link ERC20PermitHandler.approve}.
   */
  approve(spender: Address, amount: bigint): Promise<Hash>;

  /**
   * Reads how many of the owner's validator tickets `spender` may still move; 0 when none were approved.
   *
   * @param owner - Account whose tickets would be moved.
   * @param spender - Account or contract that would move them.
   * @returns Remaining VT allowance. 2^256 − 1 means no limit.
   * @unit return - VT base units (18 decimals)
   * @calls ValidatorTicket.allowance(address,address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getAllowance(owner: Address, spender: Address): Promise<bigint>;

  /**
   * Reads how many validator tickets an address holds in its own wallet.
   *
   * Tickets deposited for a node are not included: they belong to the PufferProtocol contract and are read with
   * {@link PufferProtocolHandler.getValidatorTicketsBalance}.
   *
   * @param address - Account to look at.
   * @returns VT balance; 0 for an address that holds none.
   * @unit return - VT base units (18 decimals)
   * @calls ValidatorTicket.balanceOf(address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getBalance(address: Address): Promise<bigint>;

  /**
   * Reads how many validator tickets exist on this chain, including those deposited with PufferProtocol.
   *
   * @returns VT supply: all tickets sold minus all tickets burned.
   * @unit return - VT base units (18 decimals)
   * @calls ValidatorTicket.totalSupply()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getTotalSupply(): Promise<bigint>;

  /**
   * Destroys validator tickets of the sending account. Nothing is paid back.
   *
   * The protocol burns tickets this way when a validator has used them up. An account that only wants to leave should
   * transfer or sell its tickets instead.
   *
   * @param amount - Tickets to destroy.
   * @unit amount - VT base units (18 decimals)
   * @returns Transaction hash.
   * @calls ValidatorTicket.burn(uint256)
   * @sender walletClient.account
   * @value none
   * @approval none - burns the sender's own tickets
   * @prompts 1 transaction
   * @contractWallet yes - nothing is signed besides the transaction
   * @reverts AccessManagedUnauthorized - the function is paused, or closed to this account
   * @reverts ERC20InsufficientBalance - the sender holds fewer tickets than `amount`
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning Burned tickets are gone and no ETH or pufETH comes back.
   * @unknown Whether the live setting is the public one. Both public permission lists open this function to everyone,
   * while the contract's own comments speak of PufferProtocol only; `getTargetFunctionRole` of the access manager shows
   * it.
   */
  burn(amount: bigint): Promise<Hash>;

  /**
   * Sends validator tickets from the sending account to another address.
   *
   * Tickets in a wallet do not run validators. To fund a node, use
   * {@link PufferProtocolHandler.depositValidatorTickets}.
   *
   * @param to - Receives the tickets; must not be the zero address.
   * @param amount - Tickets to send.
   * @unit amount - VT base units (18 decimals)
   * @returns Transaction hash.
   * @calls ValidatorTicket.transfer(address,uint256)
   * @sender walletClient.account
   * @value none
   * @approval none - moves the sender's own tickets
   * @prompts 1 transaction
   * @contractWallet yes - nothing is signed besides the transaction
   * @reverts ERC20InsufficientBalance - the sender holds fewer tickets than `amount`
   * @reverts ERC20InvalidReceiver - `to` is the zero address
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning Tickets sent straight to the PufferProtocol address are credited to no node, and no function of the SDK's
   * ABI gives them back.
   */
  transfer(to: Address, amount: bigint): Promise<Hash>;

  /**
   * Moves validator tickets of another account, using the allowance that account gave to the sender.
   *
   * The allowance shrinks by `amount`, unless it is unlimited.
   *
   * @param from - Account whose tickets are moved. It must have approved the sending account before.
   * @param to - Receives the tickets; must not be the zero address.
   * @param amount - Tickets to move.
   * @unit amount - VT base units (18 decimals)
   * @returns Transaction hash.
   * @calls ValidatorTicket.transferFrom(address,address,uint256)
   * @sender walletClient.account
   * @value none
   * @approval approve VT to "the sending account" - given by `from`, with approve or a permit
   * @prompts 1 transaction
   * @contractWallet yes - nothing is signed besides the transaction
   * @reverts ERC20InsufficientBalance - `from` holds fewer tickets than `amount`
   * @reverts ERC20InsufficientAllowance - `from` did not approve the sending account for that many
   * @reverts ERC20InvalidReceiver - `to` is the zero address
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   */
  transferFrom(from: Address, to: Address, amount: bigint): Promise<Hash>;

  /**
   * Reads the share of each ticket sale that goes to the guardians.
   *
   * 100 is 1 %. The contract caps it at 1000 (10 %). A sale in ETH pays the guardian module. For a sale in pufETH the
   * newest contract source pays the operations multisig instead. The rate does not apply while
   * {@link PufferOracleV2Handler.isOverBurstThreshold} is true.
   *
   * @returns Guardians' fee rate, 0 to 1000.
   * @unit return - basis points of the payment
   * @calls ValidatorTicket.getGuardiansFeeRate()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getGuardiansFeeRate(): Promise<bigint>;

  /**
   * Reads the share of each ticket sale that goes to the protocol treasury.
   *
   * 100 is 1 %. The contract caps it at 1000 (10 %). While {@link PufferOracleV2Handler.isOverBurstThreshold} is true
   * the treasury gets the whole payment, whatever this rate says.
   *
   * @returns Treasury fee rate, 0 to 1000.
   * @unit return - basis points of the payment
   * @calls ValidatorTicket.getProtocolFeeRate()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getProtocolFeeRate(): Promise<bigint>;

  /**
   * Reads the EIP-712 domain hash that permits of validator tickets are signed under.
   *
   * Compare it with the hash of a domain built off chain to find out why a permit is rejected.
   *
   * @returns 32-byte hash as hex.
   * @calls ValidatorTicket.DOMAIN_SEPARATOR()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getDomainSeparator(): Promise<Hex>;

  /**
   * Reads the nonce that the owner's next validator-ticket permit must carry.
   *
   * Each accepted permit raises it by one, which voids every other permit signed with the old number.
   *
   * @param owner - Account that signs the permit.
   * @returns Next nonce; 0 for an account that never used a VT permit.
   * @unit return - count of permits used so far
   * @calls ValidatorTicket.nonces(address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getNonce(owner: Address): Promise<bigint>;

  /**
   * Turns a signed permit into a validator-ticket allowance on chain: `spender` may then move `value` of the owner's
   * VT.
   *
   * Anyone may submit it and pays the gas; the sender need not be the owner. Create the signature with
   * {@link ERC20PermitHandler.getPermitSignature} on {@link Token.VT}. It is rarely needed:
   * {@link PufferProtocolHandler.depositValidatorTickets} and {@link PufferProtocolHandler.registerValidatorKey} take
   * the permit themselves.
   *
   * @param owner - Account that signed.
   * @param spender - Account or contract that gets the allowance.
   * @param value - Allowance to set; it must equal the signed value.
   * @unit value - VT base units (18 decimals)
   * @param deadline - Last moment at which the permit is accepted; it must equal the signed value.
   * @unit deadline - unix seconds
   * @param v - Recovery value of the signature.
   * @unit v - 27 or 28
   * @param r - First half of the signature. Typed `Address`, but it is 32 bytes of hex.
   * @param s - Second half of the signature, also 32 bytes of hex.
   * @returns Transaction hash.
   * @calls ValidatorTicket.permit(address,address,uint256,uint256,uint8,bytes32,bytes32)
   * @sender walletClient.account
   * @value none
   * @approval none - sets an allowance and moves no token
   * @prompts 1 transaction; the permit signature was asked for before, when the permit was made
   * @contractWallet yes - as the sender; the owner must be an account that signed with its own key
   * @reverts ERC20InvalidApprover - not expected with a valid signature
   * @reverts ERC20InvalidSpender - `spender` is the zero address
   * @reverts ERC2612ExpiredSignature - `deadline` has passed
   * @reverts ERC2612InvalidSigner - the signature is not the owner's for exactly these values and the current nonce
   * @reverts ECDSAInvalidSignature - `v`, `r` and `s` recover to no account
   * @reverts ECDSAInvalidSignatureS - `s` is in the upper half of its range
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning Pass a signed permit only to the contract it is for. Until its deadline, anyone who holds it can use it
   * like an approval.
   */
  permit(
    owner: Address,
    spender: Address,
    value: bigint,
    deadline: bigint,
    v: number,
    r: Address,
    s: Address,
  ): Promise<Hash>;

  /**
   * Reads the EIP-712 domain of the validator ticket, field by field, as signers need it.
   *
   * In the contract source the domain name is `Puffer Validator Ticket` and the version `1`; there is no salt and there
   * are no extensions.
   *
   * @returns Seven values in the order fields (bit mask of the fields in use), name, version, chain id, contract
   * address, salt and extensions.
   * @unit return.chainId - EIP-155 chain id
   * @unit return.extensions - ERC-5267 extension numbers; an empty list here
   * @calls ValidatorTicket.eip712Domain()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getEip712Domain(): Promise<
    readonly [
      fields: Hex,
      name: string,
      version: string,
      chainId: bigint,
      verifyingContract: Address,
      salt: Hex,
      extensions: readonly bigint[],
    ]
  >;

  /**
   * Reads the full name of the ticket token, `Puffer Validator Ticket` in the contract source.
   *
   * @returns Token name. It is also the domain name of its permits.
   * @calls ValidatorTicket.name()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getName(): Promise<string>;

  /**
   * Reads the ticker of the ticket token, `VT` in the contract source.
   *
   * @returns Token symbol.
   * @calls ValidatorTicket.symbol()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getSymbol(): Promise<string>;

  /**
   * Reads how many decimals validator tickets are counted with: 18, so one ticket is 10^18 base units.
   *
   * @returns 18 in the contract source.
   * @unit return - decimal places
   * @calls ValidatorTicket.decimals()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getDecimals(): Promise<number>;
}
