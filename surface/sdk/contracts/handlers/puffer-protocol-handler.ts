import type { Address, GetContractReturnType, Hash, Hex, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { PufferProtocol } from '../abis/mainnet/PufferProtocol';
import type { PermitData } from '../common/lib/types';

/**
 * Registers validators of node operators, keeps their bonds (pufETH) and validator tickets (VT), and reads the state of
 * modules, nodes and validators.
 *
 * Life of a validator: {@link PufferProtocolHandler.registerValidatorKey} puts it into the queue of a module. An
 * authorised operator takes it out of the queue with {@link PufferProtocolHandler.provisionNode} (32 ETH of the vault
 * are staked) or {@link PufferProtocolHandler.skipProvisioning} (bond back, ticket penalty). After the exit
 * {@link PufferProtocolHandler.batchHandleWithdrawals} returns the bond and burns the tickets used. Node operators call
 * only the registration and the two ticket methods, {@link PufferProtocolHandler.depositValidatorTickets} and
 * {@link PufferProtocolHandler.withdrawValidatorTickets}.
 *
 * Every write is sent at once from `walletClient.account` and resolves to the transaction hash without waiting for the
 * receipt. viem refuses a wallet on another network than the handler's chain with `ContractFunctionExecutionError`.
 * While the protocol is paused, writes revert with {@link AccessManagedUnauthorized}.
 *
 * What the contract does is read in public source. For the implementation that Puffer lists for Mainnet, a public copy
 * of Sourcify's record names a file of Puffer's PufferPool repository (April 2024). The newest source has the same
 * rules.
 *
 * @client pufferProtocol
 * @contract PufferProtocol
 * @address CONTRACT_ADDRESSES[chain].PufferProtocol
 * @start registerValidatorKey, depositValidatorTickets, withdrawValidatorTickets, getValidatorTicketsBalance,
 *   getNodeInfo, getValidatorInfo, getMinimumVtAmount
 * @warning All writes need a wallet client that carries an account. {@link PufferClientHelpers.createWalletClient}
 * stores none, so with its client every write fails with viem's `AccountNotFoundError`. Create the client with viem's
 * own `createWalletClient` and its `account` option.
 * @warning The SDK knows this contract on Mainnet and Holesky only. On Base and Sepolia no error is raised: calls are
 * sent without `to`, and a write [reaches no contract](/getting-started#no-target). On all other chains every
 * method throws a `TypeError`.
 * @warning A local build of the release makes no type declarations for this handler: `pufferClient.pufferProtocol` and
 * the types exported with it are `any` for TypeScript, so wrong arguments are not noticed when compiling. The published
 * package was not compared.
 */
export declare class PufferProtocolHandler {
  /**
   * Prepares calls to the PufferProtocol contract of one chain; sends no request.
   *
   * @param chain - Chain whose PufferProtocol address is used: Mainnet or Holesky.
   * @param walletClient - Signs the writes. It must have been created with an `account`.
   * @param publicClient - Sends the reads.
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * Gives the viem contract instance of PufferProtocol. It is the way to register a validator with ETH, which the
   * method here cannot do.
   *
   * All functions of the SDK's ABI have a method here. Through the instance, `write.registerValidatorKey` also accepts
   * a `value`, `simulate` tests a registration without sending it, and `getEvents` finds
   * {@link PufferProtocol.ValidatorKeyRegistered} with the index of a new validator.
   *
   * @returns Contract instance bound to both clients. On Base and Sepolia its address is `undefined`.
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<typeof PufferProtocol, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * Reads how many validator tickets each registration must bring. An exit after a
   * shorter use burns this number too, or the whole deposit if that is smaller.
   *
   * The contract starts with 28 VT (28 validator-days); the DAO can change it.
   *
   * @returns Minimum number of tickets per registration.
   * @unit return - VT base units (18 decimals)
   * @calls PufferProtocol.getMinimumVtAmount()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getMinimumVtAmount(): Promise<bigint>;

  /**
   * Reads how many of a node operator's tickets are burned when guardians skip one of its registrations.
   *
   * The contract starts with 10 VT. The DAO can change it, but not above
   * {@link PufferProtocolHandler.getMinimumVtAmount}.
   *
   * @returns Penalty for one skipped registration.
   * @unit return - VT base units (18 decimals)
   * @calls PufferProtocol.getVTPenalty()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getVTPenalty(): Promise<bigint>;

  /**
   * Reads how many validator tickets are on deposit for a node operator.
   *
   * The number overstates what is left while validators run: guardians track the use off chain, and the contract
   * deducts tickets only at an exit, a skip or a withdrawal. Tickets in the operator's wallet are read with
   * {@link ValidatorTicketHandler.getBalance}.
   *
   * @param owner - Account of the node operator.
   * @returns Tickets on deposit; 0 for an account that never deposited.
   * @unit return - VT base units (18 decimals)
   * @calls PufferProtocol.getValidatorTicketsBalance(address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getValidatorTicketsBalance(owner: Address): Promise<bigint>;

  /**
   * Reads the address of a module, the contract that holds the stake of a group of validators.
   *
   * @param moduleName - Name of the module as bytes32: the text in hex, filled with zeros on the right. viem's
   * `stringToHex('PUFFER_MODULE_0', { size: 32 })` makes it.
   * @returns Module contract; the zero address for an unknown name.
   * @calls PufferProtocol.getModuleAddress(bytes32)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getModuleAddress(moduleName: `0x${string}`): Promise<Address>;

  /**
   * Lists the module names in the order in which their queues are served. A name can be in the list more than once, to
   * be served more often.
   *
   * @returns Module names as bytes32 hex; viem's `hexToString(name, { size: 32 })` makes them readable.
   * @calls PufferProtocol.getModuleWeights()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getModuleWeights(): Promise<readonly Hex[]>;

  /**
   * Reads which registered validator is next in line for its 32 ETH.
   *
   * When no validator waits, the name is the text `NO_VALIDATORS` as bytes32 and the index is 2^256 − 1.
   *
   * @returns Tuple of module name (bytes32 hex) and index of the validator in that module.
   * @unit return.1 - zero-based index in the module
   * @calls PufferProtocol.getNextValidatorToProvision()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getNextValidatorToProvision(): Promise<readonly [Hex, bigint]>;

  /**
   * Reads how many validators a node operator has in the queue and active, and its tickets on deposit.
   *
   * Tickets can be withdrawn only while both counts are 0.
   *
   * @param node - Account of the node operator.
   * @returns Two counts and the ticket deposit; all 0 for an unknown account.
   * @unit return.activeValidatorCount - count
   * @unit return.pendingValidatorCount - count
   * @unit return.vtBalance - VT base units (18 decimals)
   * @calls PufferProtocol.getNodeInfo(address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getNodeInfo(
    node: Address,
  ): Promise<{ activeValidatorCount: bigint; pendingValidatorCount: bigint; vtBalance: bigint }>;

  /**
   * Lists every validator ever registered in a module, by index.
   *
   * Exited validators stay in the list as empty entries (status 0, zero addresses, empty key). For the meaning of
   * `status` see {@link PufferProtocolHandler.getValidatorInfo}.
   *
   * @param moduleName - Name of the module as bytes32 hex.
   * @returns One entry per index, starting at 0; empty for an unknown module.
   * @unit return.bond - pufETH base units (18 decimals)
   * @unit return.status - enum number, 0 to 4
   * @calls PufferProtocol.getValidators(bytes32)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @warning The result grows with every registration. For a large module a node can refuse the call for its size or
   * gas; then read single entries with {@link PufferProtocolHandler.getValidatorInfo}.
   */
  getValidators(
    moduleName: `0x${string}`,
  ): Promise<readonly { node: Address; bond: bigint; module: Address; status: number; pubKey: Hex }[]>;

  /**
   * Reads one validator of a module: its operator, bond, status and public key.
   *
   * `status` is a number whose names are missing from the ABI. In the contract source: 0 never registered or exited, 1
   * waiting in the queue, 2 skipped, 3 active, 4 frozen.
   *
   * @param moduleName - Name of the module as bytes32 hex.
   * @param pufferModuleIndex - Index in the module, as in the {@link PufferProtocol.ValidatorKeyRegistered} event. It
   * is not the beacon-chain validator index.
   * @unit pufferModuleIndex - zero-based index
   * @returns The validator; all fields zero or empty when there is none at that index.
   * @unit return.bond - pufETH base units (18 decimals)
   * @unit return.status - enum number, 0 to 4
   * @calls PufferProtocol.getValidatorInfo(bytes32,uint256)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getValidatorInfo(
    moduleName: `0x${string}`,
    pufferModuleIndex: bigint,
  ): Promise<{ node: Address; bond: bigint; module: Address; status: number; pubKey: Hex }>;

  /**
   * Reads how many validators a module may hold and how many are registered in it now.
   *
   * A new module may hold 500. Waiting and active validators count; skipped and exited ones do not. Both numbers are 0
   * for an unknown module.
   *
   * @param moduleName - Name of the module as bytes32 hex.
   * @returns Limit and current number. A registration fails when the two are equal.
   * @unit return.allowedLimit - count of validators
   * @unit return.numberOfRegisteredValidators - count of validators
   * @calls PufferProtocol.getModuleLimitInformation(bytes32)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getModuleLimitInformation(
    moduleName: `0x${string}`,
  ): Promise<{ allowedLimit: bigint; numberOfRegisteredValidators: bigint }>;

  /**
   * Reads the beacon-chain withdrawal credentials of a module, which a validator's deposit message must carry.
   *
   * @param module - Address of the module, from {@link PufferProtocolHandler.getModuleAddress}. Any other address makes
   * the read revert without a reason.
   * @returns 32 bytes of hex: `0x01`, eleven zero bytes, then the address of the module's EigenPod.
   * @calls PufferProtocol.getWithdrawalCredentials(address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getWithdrawalCredentials(module: Address): Promise<Hex>;

  /**
   * Computes the deposit data root of a validator for a deposit of exactly 32 ETH. Nothing is stored.
   *
   * A registration carries the result as `depositDataRoot`. PufferProtocol does not check it then; it computes the root
   * again when the validator is provisioned. The lengths of the inputs are not checked either: a key that is not 48
   * bytes or a signature that is not 96 bytes makes a wrong root or a revert without a reason.
   *
   * @param pubKey - BLS public key of the validator, 48 bytes of hex.
   * @param signature - BLS signature of the deposit message, 96 bytes of hex.
   * @param withdrawalCredentials - 32 bytes of hex, from {@link PufferProtocolHandler.getWithdrawalCredentials}.
   * @returns 32-byte root as hex.
   * @calls PufferProtocol.getDepositDataRoot(bytes,bytes,bytes)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getDepositDataRoot(
    pubKey: `0x${string}`,
    signature: `0x${string}`,
    withdrawalCredentials: `0x${string}`,
  ): Promise<Hex>;

  /**
   * Deploys a new module under a new name and adds it to the serving order. Reserved for the DAO role (77).
   *
   * The module starts with a limit of 500 validators. Its address is in the
   * {@link PufferProtocol.NewPufferModuleCreated} event of the receipt. The name `NO_VALIDATORS` is refused by the
   * module manager with an error that the SDK's ABIs lack.
   *
   * @param moduleName - New name as bytes32 hex, not in use yet.
   * @returns Transaction hash, not the module address.
   * @calls PufferProtocol.createPufferModule(bytes32)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - the role is held by a multisig; nothing is signed besides the transaction
   * @reverts AccessManagedUnauthorized - the sender does not hold role 77, or the function is paused
   * @reverts ModuleAlreadyExists - the name is taken
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   */
  createPufferModule(moduleName: `0x${string}`): Promise<Hash>;

  /**
   * Registers a validator key in the queue of a module and takes the bond in pufETH and the tickets in VT from the
   * sender, who becomes the node operator.
   *
   * The bond is worth 1 ETH with an enclave (`data.raveEvidence` given) and 2 ETH without one (`0x`). pufETH taken =
   * {@link PufferVaultV5.convertToShares} of the bond. VT taken = `vtPermit.amount`, at least
   * {@link PufferProtocolHandler.getMinimumVtAmount}.
   *
   * Before calling:
   *
   * 1. Hold enough pufETH and VT.
   * 2. Make both permits with {@link ERC20PermitHandler.getPermitData}, owner the sending account, spender the
   *    PufferProtocol address; one after the other, because the permit handler holds one token at a time. Or approve
   *    both tokens to PufferProtocol and still set `amount` in both permits.
   * 3. Set `pufETHPermit.amount` to at least the pufETH the bond costs, with a margin. Any amount above 0 makes the
   *    contract take pufETH; it computes the sum on chain.
   *
   * The contract checks, in this order: the module's limit, the length of the key, the number of key shares and the
   * length of the key set. It checks neither `signature` nor `depositDataRoot` nor the evidence: guardians do so off
   * chain, and they skip a bad registration at the cost of {@link PufferProtocolHandler.getVTPenalty}.
   *
   * @param data - Keys and signatures of the validator, made off chain.
   * @param moduleName - Module to register in, as bytes32 hex.
   * @param pufETHPermit - Permit over pufETH for PufferProtocol. `amount` in pufETH base units (18 decimals), above 0.
   * @param vtPermit - Permit over VT for PufferProtocol. `amount` in VT base units (18 decimals): exactly this is
   * taken.
   * @returns Transaction hash. The index of the validator is in the {@link PufferProtocol.ValidatorKeyRegistered}
   * event.
   * @calls PufferProtocol.registerValidatorKey((bytes,bytes,bytes32,bytes[],bytes,bytes),bytes32,(uint256,uint256,uint8,bytes32,bytes32),(uint256,uint256,uint8,bytes32,bytes32))
   * @sender walletClient.account
   * @value none
   * @approval permit-or-approve pufETH to PufferProtocol - for the bond
   * @approval permit-or-approve VT to PufferProtocol - for the tickets
   * @prompts 1 transaction; the two permit signatures were asked for before, when the permits were made
   * @contractWallet yes - with approvals of both tokens and permits that hold the amounts and any signature, because
   * failed permits are ignored; a contract wallet cannot sign the permits themselves
   * @reverts AccessManagedUnauthorized - registration is paused; otherwise anyone may register
   * @reverts ERC20InsufficientBalance - the sender holds too little pufETH or VT; the token that raised it shows which
   * @reverts ERC20InsufficientAllowance - a permit was rejected or too small, and no approval to PufferProtocol covers
   * it
   * @reverts SafeCastOverflowedUintDowncast - the VT amount does not fit 96 bits
   * @reverts InvalidETHAmount - `pufETHPermit.amount` is 0 while `vtPermit.amount` is not: the bond would be due in ETH
   * @reverts InvalidVTAmount - fewer tickets than the minimum, in particular `vtPermit.amount` 0
   * @reverts ValidatorLimitForModuleReached - the module is full or does not exist
   * @reverts InvalidBLSPubKey - `data.blsPubKey` is not 48 bytes long
   * @reverts InvalidBLSPrivateKeyShares - not exactly one share per guardian
   * @reverts InvalidBLSPublicKeySet - `data.blsPubKeySet` is not threshold × 48 bytes long
   * @reverts Panic(0x11) - both permit amounts are 0
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning This method cannot send ETH, although the contract accepts a bond and tickets paid in ETH. Bring pufETH and
   * VT, or call `getContract().write.registerValidatorKey` with a `value` and the amount 0 in the permit of each part paid
   * in ETH. With the amount 0 in the VT permit, ETH above the bond buys tickets. If pufETH pays the bond, all the ETH does.
   * @warning Do not register a key twice: a second call takes a second bond and second tickets. The contract accepts a
   * key that waits or runs already. You can't cancel a registration.
   * @warning Before you retry, look for your first transaction (`ValidatorKeyRegistered`): if it is there, send nothing
   * again. A permit that fails is ignored and its reason lost: you see {@link ERC20InsufficientAllowance}.
   * @warning A permit or approval above the pufETH taken leaves the rest as an open allowance to PufferProtocol.
   */
  registerValidatorKey(
    data: ValidatorKeyData,
    moduleName: Hex,
    pufETHPermit: PermitData,
    vtPermit: PermitData,
  ): Promise<Hash>;

  /**
   * Stakes 32 ETH of the vault for the next validator in line and makes it active. Reserved for the protocol's
   * paymaster (role 23), with guardian enclave signatures.
   *
   * It always takes the validator of {@link PufferProtocolHandler.getNextValidatorToProvision}, which cannot be chosen.
   * The 32 ETH go from the vault to the module and on to the beacon chain, and the oracle's locked amount grows by as
   * much. Without a waiting validator the call reverts with panic 0x11. It also fails while the vault holds less than
   * 32 ETH in ETH and WETH together.
   *
   * @param guardianEnclaveSignatures - One entry per guardian, in the order of
   * {@link GuardianModuleHandler.getGuardiansEnclaveAddresses}. An invalid entry is not counted.
   * @param validatorSignature - BLS signature of the deposit message, 96 bytes of hex.
   * @param depositRootHash - Current root of the beacon deposit contract, 32 bytes of hex.
   * @returns Transaction hash.
   * @calls PufferProtocol.provisionNode(bytes[],bytes,bytes32)
   * @sender walletClient.account
   * @value none
   * @approval none - the ETH comes from the vault
   * @prompts 1 transaction; the guardians' enclaves sign off chain before
   * @contractWallet yes - if it holds role 23; the guardian signatures are arguments
   * @reverts AccessManagedUnauthorized - the sender does not hold role 23, or the protocol, vault or oracle is paused
   * @reverts InvalidDepositRootHash - another deposit was made in between
   * @reverts Unauthorized - fewer valid enclave signatures than the threshold
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning With fewer array entries than guardians the call reverts with panic 0x32 instead of a named error.
   */
  provisionNode(
    guardianEnclaveSignatures: `0x${string}`[],
    validatorSignature: `0x${string}`,
    depositRootHash: `0x${string}`,
  ): Promise<Hash>;

  /**
   * Deposits validator tickets of the sender for a node operator, so that its validators can keep running.
   *
   * The deposit covers all validators of the operator together. Make the permit with
   * {@link ERC20PermitHandler.getPermitData} on {@link Token.VT}, owner the sending account, spender the PufferProtocol
   * address. Or approve VT to PufferProtocol with {@link ValidatorTicketHandler.approve} and pass a permit with the
   * right `amount` and any signature: a permit that fails is ignored.
   *
   * @param permit - Permit of the sender over VT. Its `amount`, in VT base units (18 decimals), is what gets deposited.
   * @param node - Node operator to credit. It may be someone else than the sender.
   * @returns Transaction hash.
   * @calls PufferProtocol.depositValidatorTickets((uint256,uint256,uint8,bytes32,bytes32),address)
   * @sender walletClient.account
   * @value none
   * @approval permit-or-approve VT to PufferProtocol - the amount is `permit.amount` in either case
   * @prompts 1 transaction; the permit signature was asked for before, when the permit was made
   * @contractWallet yes - with an approval and a permit that holds the amount and any signature; a contract wallet
   * cannot sign the permit itself
   * @reverts AccessManagedUnauthorized - deposits are paused; otherwise anyone may deposit
   * @reverts ERC20InsufficientBalance - the sender holds fewer tickets than `permit.amount`
   * @reverts ERC20InsufficientAllowance - the permit was rejected and no approval to PufferProtocol covers the amount
   * @reverts SafeCastOverflowedUintDowncast - `permit.amount` does not fit 96 bits
   * @reverts InvalidAddress - `node` is the zero address
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning Check the address of `node`. The tickets then belong to it: only that account can withdraw them.
   * @warning You see only {@link ERC20InsufficientAllowance}, never the reason why a permit failed.
   */
  depositValidatorTickets(permit: PermitData, node: Address): Promise<Hash>;

  /**
   * Withdraws the sender's deposited validator tickets to `recipient`. Possible only while the sender has no waiting
   * and no active validator.
   *
   * Check both counts with {@link PufferProtocolHandler.getNodeInfo} first. More than
   * {@link PufferProtocolHandler.getValidatorTicketsBalance} reverts with panic 0x11.
   *
   * @param amount - Tickets to withdraw; at most 2^96 − 1, larger numbers are refused by viem.
   * @unit amount - VT base units (18 decimals)
   * @param recipient - Receives the tickets; must not be the zero address.
   * @returns Transaction hash.
   * @calls PufferProtocol.withdrawValidatorTickets(uint96,address)
   * @sender walletClient.account
   * @value none
   * @approval none - pays out the sender's own deposit
   * @prompts 1 transaction
   * @contractWallet yes - if it is the node operator; nothing is signed besides the transaction
   * @reverts AccessManagedUnauthorized - withdrawals are paused; otherwise every node operator may withdraw
   * @reverts ERC20InsufficientBalance - not expected, only if the protocol itself lacks tickets
   * @reverts ERC20InvalidReceiver - `recipient` is the zero address
   * @reverts ActiveOrPendingValidatorsExist - the sender still has a waiting or active validator
   * @reverts Panic(0x11) - more than the sender's deposited tickets
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   */
  withdrawValidatorTickets(amount: bigint, recipient: Address): Promise<Hash>;

  /**
   * Settles exited validators: returns their bonds, burns tickets used and losses, and moves up to 32 ETH each from the
   * module back to the vault. Reserved for the protocol's paymaster (role 23), with guardian signatures.
   *
   * For each validator:
   *
   * - Tickets burned: 1 VT for 225 epochs (one day). When that is less than
   *   {@link PufferProtocolHandler.getMinimumVtAmount}, the minimum is burned, or the whole deposit if it is smaller.
   * - Bond burned: all of it when slashed; pufETH for the value of the missing ETH when less than 32 ETH came back; else
   *   none.
   * - ETH moved: `withdrawalAmount`, at most 32 ETH. The rest stays in the module as rewards.
   *
   * A loss above the bond, or fewer tickets on deposit than the burn, reverts with panic 0x11. One bad entry reverts
   * all.
   *
   * @param validatorInfos - Exited validators. The guardians sign exactly this list.
   * @param guardianEOASignatures - One entry per guardian, in the order of {@link GuardianModuleHandler.getGuardians}.
   * An invalid entry is not counted.
   * @returns Transaction hash.
   * @calls PufferProtocol.batchHandleWithdrawals((address,uint256,uint256,bool,bytes32,uint256,uint256)[],bytes[])
   * @sender walletClient.account
   * @value none
   * @approval none - tokens and ETH come from the protocol and the module
   * @prompts 1 transaction; the guardians sign off chain before
   * @contractWallet yes - if it holds role 23; the guardian signatures are arguments
   * @reverts AccessManagedUnauthorized - the sender does not hold role 23, or one of the contracts involved is paused
   * @reverts ERC20InsufficientBalance - not expected, only if the protocol lacks VT or pufETH to burn
   * @reverts SafeCastOverflowedUintDowncast - the tickets to burn do not fit 96 bits: impossible epochs were given
   * @reverts InvalidValidatorState - a validator of the list is not active
   * @reverts Failed - the module could not send the ETH to the vault, for example because it holds too little
   * @reverts Unauthorized - fewer valid guardian signatures than the threshold
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning With fewer signature entries than guardians the call reverts with panic 0x32 instead of a named error.
   */
  batchHandleWithdrawals(validatorInfos: StoppedValidatorInfo[], guardianEOASignatures: `0x${string}`[]): Promise<Hash>;

  /**
   * Drops the next waiting validator of a module: the operator gets the bond back and loses the ticket penalty.
   * Reserved for the protocol's paymaster (role 23), with guardian signatures.
   *
   * It is how a faulty registration leaves the queue. The penalty is {@link PufferProtocolHandler.getVTPenalty}; the
   * bond goes to the node operator in pufETH. Without a waiting validator, or with fewer tickets on deposit than the
   * penalty, the call reverts with panic 0x11.
   *
   * @param moduleName - Module whose next validator is dropped, as bytes32 hex.
   * @param guardianEOASignatures - One entry per guardian, in the order of {@link GuardianModuleHandler.getGuardians},
   * signed for this module and index. An invalid entry is not counted.
   * @returns Transaction hash.
   * @calls PufferProtocol.skipProvisioning(bytes32,bytes[])
   * @sender walletClient.account
   * @value none
   * @approval none - tokens come from the protocol
   * @prompts 1 transaction; the guardians sign off chain before
   * @contractWallet yes - if it holds role 23; the guardian signatures are arguments
   * @reverts AccessManagedUnauthorized - the sender does not hold role 23, or the protocol or the ticket's burn is
   * paused
   * @reverts ERC20InsufficientBalance - not expected, only if the protocol has less VT than the penalty
   * @reverts SafeCastOverflowedUintDowncast - not expected, only for a penalty above 96 bits
   * @reverts Unauthorized - fewer valid guardian signatures than the threshold
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning With fewer array entries than guardians the call reverts with panic 0x32 instead of a named error.
   */
  skipProvisioning(moduleName: `0x${string}`, guardianEOASignatures: `0x${string}`[]): Promise<Hash>;
}

/**
 * One exited validator, as {@link PufferProtocolHandler.batchHandleWithdrawals} settles it.
 */
export type StoppedValidatorInfo = {
  /** Module contract that sends the withdrawn ETH to the vault. */
  module: Address;
  /**
   * Epoch in which the validator started its duty.
   * @unit beacon-chain epoch
   */
  startEpoch: bigint;
  /**
   * Epoch in which it stopped; must not be before `startEpoch`.
   * @unit beacon-chain epoch
   */
  endEpoch: bigint;
  /** `true` when the validator was slashed: its whole bond is then burned. */
  wasSlashed: boolean;
  /** Name of the module as bytes32 hex. */
  moduleName: `0x${string}`;
  /**
   * Index of the validator in the module, not on the beacon chain.
   * @unit zero-based index
   */
  pufferModuleIndex: bigint;
  /**
   * ETH that came back from the beacon chain. Below 32 ETH the difference is burned from the bond.
   * @unit wei
   */
  withdrawalAmount: bigint;
};

/**
 * Keys, signatures and evidence of a validator to register with {@link PufferProtocolHandler.registerValidatorKey}.
 */
export type ValidatorKeyData = {
  /** BLS public key of the validator, 48 bytes of hex. The contract does not check whether it was used before. */
  blsPubKey: `0x${string}`;
  /** BLS signature of the deposit message, 96 bytes of hex. Checked by the guardians, not by the contract. */
  signature: `0x${string}`;
  /** Root from {@link PufferProtocolHandler.getDepositDataRoot}, 32 bytes of hex. Checked by the guardians. */
  depositDataRoot: `0x${string}`;
  /**
   * Shares of the validator's private key, each encrypted for one guardian: one entry per guardian of
   * {@link GuardianModuleHandler.getGuardians}.
   */
  blsEncryptedPrivKeyShares: `0x${string}`[];
  /** Public keys of the shares in one hex string: {@link GuardianModuleHandler.getThreshold} × 48 bytes. */
  blsPubKeySet: `0x${string}`;
  /** Remote attestation of the enclave that made the key (bond 1 ETH), or `0x` without enclave (bond 2 ETH). */
  raveEvidence: `0x${string}`;
};
