import type { Address, GetContractReturnType, Hash, Hex, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { InstitutionalAccessManager } from '../abis/mainnet/InstitutionalAccessManager';

/**
 * Roles, delays and scheduled calls of the access manager behind an institutional vault; it decides who may call which
 * function of the vault, and after what delay.
 *
 * The SDK has no address of such a manager: set one with {@link InstitutionalAccessManagerHandler.withAddress} first;
 * {@link InstitutionalVaultHandler.authority} reads it from a vault. Only `getAddress` and the four helpers
 * {@link InstitutionalAccessManagerHandler.labelToRoleId}, {@link InstitutionalAccessManagerHandler.roleIdToLabel},
 * {@link InstitutionalAccessManagerHandler.getSelectorFromFunctionName} and
 * {@link InstitutionalAccessManagerHandler.getFunctionNameFromSelector} work without an address and without a network.
 *
 * How it decides: each function (selector) of a target has one role. An account that holds the role may call at once,
 * or, when its membership has an execution delay, after {@link InstitutionalAccessManagerHandler.schedule} and the
 * wait. A function that was never assigned belongs to role 0, `ADMIN_ROLE`. A closed target refuses everyone. Changes
 * to the manager itself need `ADMIN_ROLE`, except granting and revoking, which need the admin role of that role.
 *
 * Texts in place of role ids are **not** looked up on chain: they are turned into numbers by a rule of the SDK, see
 * {@link InstitutionalAccessManagerHandler.labelToRoleId}. Labels stored with
 * {@link InstitutionalAccessManagerHandler.labelRole} are not used.
 *
 * Writes are sent when the method is called, by the account stored in the wallet client, and resolve to the transaction
 * hash. A browser wallet on another chain is refused; a key is not checked.
 *
 * What the functions do is read in OpenZeppelin's AccessManager 5.1.0: by a public copy of Sourcify's record, Puffer's
 * factory on Mainnet makes each vault's manager from that source, unchanged.
 *
 * @warning A wallet client made by {@link PufferClientHelpers.createWalletClient} stores no account, so every write
 * rejects with `AccountNotFoundError`. Make the wallet client with `createWalletClient` of viem and pass `account`.
 * @warning With several managers, call {@link InstitutionalAccessManagerHandler.withAddress} right before each use, or
 * keep one handler per manager. The handler keeps the address, and a `PufferClient` has one handler.
 * @inferred In a local build of the SDK no declaration file came out for this class, so TypeScript sees
 * `pufferClient.institutionalAccessManager` as `any`. The published package was not compared.
 * @unknown Addresses of live managers, their role ids and the holders of the roles: no list is published. `authority()`
 * of a vault from `getVaults()` of Puffer's factory `0x5E9a0ea50A0028fB80c0e2cF54dA323495eE4d5E` returns its manager,
 * whose `RoleGranted` events give ids and holders.
 * @client institutionalAccessManager
 * @contract InstitutionalAccessManager
 * @address address set with withAddress
 * @start withAddress, canCall, schedule, execute, grantRole, getAccess, hasRole, cancel, revokeRole
 */
export declare class InstitutionalAccessManagerHandler {
  /**
   * Builds an access manager handler without an address; `PufferClient` does this for you.
   *
   * @param chain - chain the writes must be sent on
   * @param walletClient - signs and sends the writes; must store an account
   * @param publicClient - used for the reads
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * Chooses the access manager that all later calls of this handler go to.
   *
   * The address stays until `withAddress` is called again, and is not checked. The address of a vault's manager is
   * {@link InstitutionalVaultHandler.authority}.
   *
   * @param address - address of the access manager
   * @returns The same handler, so calls can be chained
   * @warning With more than one manager, set the address again before each use. Everything that uses the same handler
   * shares it.
   */
  withAddress(address: Address): this;

  /**
   * Returns the chosen access manager; makes no request.
   *
   * @returns Address given to {@link InstitutionalAccessManagerHandler.withAddress}, or `undefined` when none was given
   */
  getAddress(): Address | undefined;

  /**
   * Gives the viem contract instance of the chosen access manager, for simulation, gas estimates and the two ABI
   * functions that have no method here.
   *
   * These are {@link InstitutionalAccessManager.expiration}, how long a scheduled call stays valid, and
   * {@link InstitutionalAccessManager.consumeScheduledOp}, which only managed contracts call. `simulate.schedule`
   * returns operation id and nonce beforehand.
   *
   * @returns viem contract instance bound to the chosen address, with `read`, `write`, `simulate` and `estimateGas`
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   */
  getContract(): GetContractReturnType<
    typeof InstitutionalAccessManager,
    { public: PublicClient; wallet: WalletClient },
    Address
  >;

  /**
   * Id of the role that may change the manager itself and that guards every function without its own role.
   *
   * @unit return - role id, an identifier
   * @returns Role id; 0 in OpenZeppelin's contract
   * @calls InstitutionalAccessManager.ADMIN_ROLE()
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   * @warning Pass `0n`, not the text `'admin'`: that is role 474215179361.
   */
  getAdminRole(): Promise<bigint>;

  /**
   * Id of the role that every account holds without a grant. A function with this role is open to everyone.
   *
   * @unit return - role id, an identifier
   * @returns Role id; 18446744073709551615 (2^64-1) in OpenZeppelin's contract
   * @calls InstitutionalAccessManager.PUBLIC_ROLE()
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   */
  getPublicRole(): Promise<bigint>;

  /**
   * Tells whether an account may call one function of a managed contract now, only after a delay, or not at all.
   *
   * Three answers: `canCall` true: call directly. `canCall` false with a delay above 0: use
   * {@link InstitutionalAccessManagerHandler.schedule} first. `canCall` false with delay 0: no permission, or the
   * target is closed ({@link InstitutionalAccessManagerHandler.isTargetClosed}).
   *
   * @param caller - account that wants to call
   * @param target - managed contract, for example the vault
   * @param selector - first 4 bytes of the calldata, as hex
   * @unit return.canCallDelay - seconds
   * @returns `canCall`: may call at once; `canCallDelay`: time to schedule ahead
   * @calls InstitutionalAccessManager.canCall(address,address,bytes4)
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; the promise rejects
   */
  canCall(caller: Address, target: Address, selector: Hex): Promise<{ canCall: boolean; canCallDelay: number }>;

  /**
   * Withdraws a scheduled call, so that it can no longer run.
   *
   * Allowed for the account that scheduled it, for `ADMIN_ROLE` and for the guardian role of the function's role, see
   * {@link InstitutionalAccessManagerHandler.getRoleGuardian}.
   *
   * @param caller - account that scheduled the call
   * @param target - contract the call was meant for
   * @param data - its calldata, byte for byte as scheduled
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalAccessManager.cancel(address,address,bytes)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract must be the scheduler or hold one of the two roles
   * @reverts AccessManagerNotScheduled - nothing is scheduled under this caller, target and data; also after it ran or
   * was cancelled
   * @reverts AccessManagerUnauthorizedCancel - the sender is neither the scheduler, nor an admin, nor a guardian
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   */
  cancel(caller: Address, target: Address, data: Hex): Promise<Hash>;

  /**
   * Runs a call on a managed contract through the manager: a scheduled one whose time has come, or at once when the
   * sender has no delay.
   *
   * The schedule is used up. The target must be called with exactly the scheduled data, by the account that scheduled
   * it. It returns only the hash, without the return value of the call and the nonce.
   *
   * @param target - contract to call
   * @param data - its calldata, byte for byte as scheduled
   * @param value - ETH passed on to the target
   * @default value - none is sent
   * @unit value - wei
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalAccessManager.execute(address,bytes)
   * @sender walletClient.account
   * @value value, in wei; nothing when left out
   * @approval none - only ETH is passed on; for token calls see the warning
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagerUnauthorizedCall - the sender lacks the role of the function, or the target is closed
   * @reverts AccessManagerNotScheduled - the sender has a delay and the call was not scheduled, or was used already
   * @reverts AccessManagerNotReady - the time given by {@link InstitutionalAccessManagerHandler.getSchedule} is not
   * reached
   * @reverts AccessManagerExpired - more than the validity, one week by default, has passed since that time
   * @reverts AddressEmptyCode - `target` is no contract
   * @reverts FailedInnerCall - the target reverted without a reason, with OpenZeppelin 5.0
   * @reverts FailedCall - the same with OpenZeppelin 5.1 or later
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   * @warning The target sees the **access manager** as caller. {@link InstitutionalVaultHandler.deposit} would take
   * WETH from the manager, {@link InstitutionalVaultHandler.transfer} its shares, and
   * {@link InstitutionalVaultHandler.customExternalCall} fails. For these, call the vault directly from the scheduled
   * time on; that uses up the schedule, too.
   */
  execute(target: Address, data: Hex, value?: bigint): Promise<Hash>;

  /**
   * Details of one membership: since when an account holds a role, with which execution delay, and any change to come.
   *
   * A `since` of 0 means not a member; one in the future means the grant is not active yet.
   *
   * @param roleIdOrLabel - role id or {@link InstitutionalAccessManagerHandler.labelToRoleId | label}
   * @param account - account to look up
   * @unit roleIdOrLabel - role id, 0 to 2^64-1; label: 1 to 8 UTF-8 bytes
   * @unit return.since - unix seconds
   * @unit return.currentDelay - seconds
   * @unit return.pendingDelay - seconds
   * @unit return.effect - unix seconds
   * @returns `since`: start of the membership; `currentDelay`: delay now; `pendingDelay` and `effect`: next delay and
   * when it starts, 0 when no change is due
   * @calls InstitutionalAccessManager.getAccess(uint64,address)
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; the promise rejects
   * @throws SyntaxError - `roleIdOrLabel` is an empty text; the promise rejects
   * @throws IntegerOutOfRangeError - the role id does not fit into 64 bits, for example from a text of more than 8
   * bytes; the promise rejects
   */
  getAccess(
    roleIdOrLabel: bigint | string,
    account: Address,
  ): Promise<{ since: number; currentDelay: number; pendingDelay: number; effect: number }>;

  /**
   * How often an operation has been scheduled so far. The number stays when it runs or is cancelled.
   *
   * @param id - operation id from {@link InstitutionalAccessManagerHandler.hashOperation}, 32 bytes as hex
   * @unit return - count
   * @returns Number of times; 0 when it was never scheduled
   * @calls InstitutionalAccessManager.getNonce(bytes32)
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   */
  getNonce(id: Hex): Promise<number>;

  /**
   * Role whose members may grant and revoke the given role.
   *
   * @param roleIdOrLabel - role id or {@link InstitutionalAccessManagerHandler.labelToRoleId | label}
   * @unit roleIdOrLabel - role id, 0 to 2^64-1; label: 1 to 8 UTF-8 bytes
   * @unit return - role id, an identifier
   * @returns Id of the admin role; 0 (`ADMIN_ROLE`) unless it was changed
   * @calls InstitutionalAccessManager.getRoleAdmin(uint64)
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   * @throws SyntaxError - `roleIdOrLabel` is an empty text; thrown by the call itself
   * @throws IntegerOutOfRangeError - the role id does not fit into 64 bits, for example from a text of more than 8
   * bytes; the promise rejects
   */
  getRoleAdmin(roleIdOrLabel: bigint | string): Promise<bigint>;

  /**
   * Time that passes between a grant of the role to a new member and the moment it becomes active.
   *
   * @param roleIdOrLabel - role id or {@link InstitutionalAccessManagerHandler.labelToRoleId | label}
   * @unit roleIdOrLabel - role id, 0 to 2^64-1; label: 1 to 8 UTF-8 bytes
   * @unit return - seconds
   * @returns Delay that applies now; 0 means grants are active at once
   * @calls InstitutionalAccessManager.getRoleGrantDelay(uint64)
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   * @throws SyntaxError - `roleIdOrLabel` is an empty text; thrown by the call itself
   * @throws IntegerOutOfRangeError - the role id does not fit into 64 bits, for example from a text of more than 8
   * bytes; the promise rejects
   */
  getRoleGrantDelay(roleIdOrLabel: bigint | string): Promise<number>;

  /**
   * Role whose members may cancel scheduled calls of functions that belong to the given role.
   *
   * @param roleIdOrLabel - role id or {@link InstitutionalAccessManagerHandler.labelToRoleId | label}
   * @unit roleIdOrLabel - role id, 0 to 2^64-1; label: 1 to 8 UTF-8 bytes
   * @unit return - role id, an identifier
   * @returns Id of the guardian role; 0 (`ADMIN_ROLE`) unless it was changed
   * @calls InstitutionalAccessManager.getRoleGuardian(uint64)
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   * @throws SyntaxError - `roleIdOrLabel` is an empty text; thrown by the call itself
   * @throws IntegerOutOfRangeError - the role id does not fit into 64 bits, for example from a text of more than 8
   * bytes; the promise rejects
   */
  getRoleGuardian(roleIdOrLabel: bigint | string): Promise<bigint>;

  /**
   * Time from which a scheduled operation may run.
   *
   * @param id - operation id from {@link InstitutionalAccessManagerHandler.hashOperation}, 32 bytes as hex
   * @unit return - unix seconds
   * @returns Time; 0 when nothing can run: never scheduled, already run, cancelled, or expired
   * @calls InstitutionalAccessManager.getSchedule(bytes32)
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   * @warning 0 does not say which of the four cases it is. An expired operation returns 0, too, by default one week
   * after its time.
   */
  getSchedule(id: Hex): Promise<number>;

  /**
   * Time that admins must wait between scheduling and making a change that concerns this contract.
   *
   * It applies to {@link InstitutionalAccessManagerHandler.setTargetFunctionRole},
   * {@link InstitutionalAccessManagerHandler.setTargetClosed} and
   * {@link InstitutionalAccessManagerHandler.updateAuthority}.
   *
   * @param target - managed contract
   * @unit return - seconds
   * @returns Delay that applies now; 0 means changes can be made at once
   * @calls InstitutionalAccessManager.getTargetAdminDelay(address)
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   */
  getTargetAdminDelay(target: Address): Promise<number>;

  /**
   * Role that an account must hold to call one function of a managed contract.
   *
   * @param target - managed contract
   * @param selector - first 4 bytes of the calldata, as hex
   * @unit return - role id, an identifier
   * @returns Role id; 0 (`ADMIN_ROLE`) for functions that were never assigned, 2^64-1 for functions open to everyone
   * @calls InstitutionalAccessManager.getTargetFunctionRole(address,bytes4)
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   */
  getTargetFunctionRole(target: Address, selector: Hex): Promise<bigint>;

  /**
   * Gives a role to an account, or changes the execution delay of a member.
   *
   * A new membership becomes active after {@link InstitutionalAccessManagerHandler.getRoleGrantDelay}. For a member
   * only the delay changes: a longer one at once, a shorter one after the difference between the two.
   *
   * @param roleIdOrLabel - role id or {@link InstitutionalAccessManagerHandler.labelToRoleId | label}
   * @param account - account that gets the role
   * @param executionDelay - time the account must schedule its calls ahead; 0 lets it call at once
   * @unit roleIdOrLabel - role id, 0 to 2^64-1; label: 1 to 8 UTF-8 bytes
   * @unit executionDelay - seconds
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalAccessManager.grantRole(uint64,address,uint32)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagerLockedRole - the role is `PUBLIC_ROLE`, which everyone holds anyway
   * @reverts AccessManagerUnauthorizedAccount - the sender does not hold the admin role of this role, see
   * {@link InstitutionalAccessManagerHandler.getRoleAdmin}
   * @reverts AccessManagerNotScheduled - the sender needs a delay for this call and did not schedule it
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   * @throws SyntaxError - `roleIdOrLabel` is an empty text; thrown by the call itself
   * @throws IntegerOutOfRangeError - the role id does not fit into 64 bits, for example from a text of more than 8
   * bytes; the promise rejects
   * @warning A text is not looked up: `'admin'` grants role 474215179361, which is not `ADMIN_ROLE`.
   */
  grantRole(roleIdOrLabel: bigint | string, account: Address, executionDelay: number): Promise<Hash>;

  /**
   * Tells whether an account holds a role right now, and with which execution delay.
   *
   * Every account holds `PUBLIC_ROLE`.
   *
   * @param roleIdOrLabel - role id or {@link InstitutionalAccessManagerHandler.labelToRoleId | label}
   * @param account - account to look up
   * @unit roleIdOrLabel - role id, 0 to 2^64-1; label: 1 to 8 UTF-8 bytes
   * @unit return.executionDelay - seconds
   * @returns `isMember`: membership is active; `executionDelay`: time the account must schedule ahead, 0 for none
   * @calls InstitutionalAccessManager.hasRole(uint64,address)
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; the promise rejects
   * @throws SyntaxError - `roleIdOrLabel` is an empty text; the promise rejects
   * @throws IntegerOutOfRangeError - the role id does not fit into 64 bits, for example from a text of more than 8
   * bytes; the promise rejects
   */
  hasRole(roleIdOrLabel: bigint | string, account: Address): Promise<{ isMember: boolean; executionDelay: number }>;

  /**
   * Id under which a scheduled call is kept: a hash of caller, target and calldata, computed by the contract.
   *
   * The hash of {@link InstitutionalAccessManagerHandler.schedule}'s transaction is not this id. The same three values
   * always give the same id, so only one such call can be open at a time.
   *
   * @param caller - account that schedules the call
   * @param target - contract to be called
   * @param data - calldata
   * @returns Operation id for {@link InstitutionalAccessManagerHandler.getSchedule} and
   * {@link InstitutionalAccessManagerHandler.getNonce}, 32 bytes as hex
   * @calls InstitutionalAccessManager.hashOperation(address,address,bytes)
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   */
  hashOperation(caller: Address, target: Address, data: Hex): Promise<Hex>;

  /**
   * Tells whether a contract is closed, so that all its restricted functions refuse everyone, admins included.
   *
   * Functions without a role check, like {@link InstitutionalVaultHandler.approve}, are not affected.
   *
   * @param target - managed contract
   * @returns `true` when closed
   * @calls InstitutionalAccessManager.isTargetClosed(address)
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   */
  isTargetClosed(target: Address): Promise<boolean>;

  /**
   * Publishes a readable name for a role. It has no effect on permissions: the contract only writes it to its log.
   *
   * @param roleIdOrLabel - role id or {@link InstitutionalAccessManagerHandler.labelToRoleId | label}
   * @param label - name to publish, of any length
   * @unit roleIdOrLabel - role id, 0 to 2^64-1; label: 1 to 8 UTF-8 bytes
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalAccessManager.labelRole(uint64,string)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagerLockedRole - the role is `ADMIN_ROLE` or `PUBLIC_ROLE`
   * @reverts AccessManagerUnauthorizedAccount - the sender does not hold `ADMIN_ROLE`
   * @reverts AccessManagerNotScheduled - the sender needs a delay for this call and did not schedule it
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   * @throws SyntaxError - `roleIdOrLabel` is an empty text; thrown by the call itself
   * @throws IntegerOutOfRangeError - the role id does not fit into 64 bits, for example from a text of more than 8
   * bytes; the promise rejects
   * @warning Methods that take a text for a role do not use this name. They compute a number from the text, see
   * {@link InstitutionalAccessManagerHandler.labelToRoleId}.
   */
  labelRole(roleIdOrLabel: bigint | string, label: string): Promise<Hash>;

  /**
   * Shortest time before a change of a grant delay or a target's admin delay takes effect.
   *
   * @unit return - seconds
   * @returns Time; 5 days (432000) in OpenZeppelin's contract
   * @calls InstitutionalAccessManager.minSetback()
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   */
  getMinSetback(): Promise<number>;

  /**
   * Makes several calls on the manager itself in one transaction, all or none, with the sender's own permissions.
   *
   * Use `encodeFunctionData` of viem with the ABI of {@link InstitutionalAccessManager} to build the entries.
   *
   * @param data - calldata of the calls, in order
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalAccessManager.multicall(bytes[])
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the roles of the single calls
   * @reverts FailedInnerCall - a call reverted without a reason, for example an unknown selector, with OpenZeppelin 5.0
   * @reverts FailedCall - the same with OpenZeppelin 5.1 or later
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   * @warning This sends a transaction and resolves to its hash, not to the results. For reads use the methods one by
   * one, or `multicall` of viem's public client.
   */
  multicall(data: Hex[]): Promise<Hash>;

  /**
   * Gives up a role of the sending account, at once.
   *
   * @param roleIdOrLabel - role id or {@link InstitutionalAccessManagerHandler.labelToRoleId | label}
   * @param callerConfirmation - address of the sending account, repeated as a safeguard
   * @unit roleIdOrLabel - role id, 0 to 2^64-1; label: 1 to 8 UTF-8 bytes
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalAccessManager.renounceRole(uint64,address)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract gives up its own role
   * @reverts AccessManagerLockedRole - the role is `PUBLIC_ROLE`
   * @reverts AccessManagerBadConfirmation - `callerConfirmation` is not the sending account
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   * @throws SyntaxError - `roleIdOrLabel` is an empty text; thrown by the call itself
   * @throws IntegerOutOfRangeError - the role id does not fit into 64 bits, for example from a text of more than 8
   * bytes; the promise rejects
   * @warning When the last admin gives up `ADMIN_ROLE`, no one can change the manager any longer.
   */
  renounceRole(roleIdOrLabel: bigint | string, callerConfirmation: Address): Promise<Hash>;

  /**
   * Takes a role away from an account, at once. Nothing happens when the account does not hold it.
   *
   * @param roleIdOrLabel - role id or {@link InstitutionalAccessManagerHandler.labelToRoleId | label}
   * @param account - account that loses the role
   * @unit roleIdOrLabel - role id, 0 to 2^64-1; label: 1 to 8 UTF-8 bytes
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalAccessManager.revokeRole(uint64,address)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagerLockedRole - the role is `PUBLIC_ROLE`
   * @reverts AccessManagerUnauthorizedAccount - the sender does not hold the admin role of this role, see
   * {@link InstitutionalAccessManagerHandler.getRoleAdmin}
   * @reverts AccessManagerNotScheduled - the sender needs a delay for this call and did not schedule it
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   * @throws SyntaxError - `roleIdOrLabel` is an empty text; thrown by the call itself
   * @throws IntegerOutOfRangeError - the role id does not fit into 64 bits, for example from a text of more than 8
   * bytes; the promise rejects
   */
  revokeRole(roleIdOrLabel: bigint | string, account: Address): Promise<Hash>;

  /**
   * Announces a call that the sender may make only after a delay. It does not run by itself: when its time has come,
   * the same account calls the target directly, or through {@link InstitutionalAccessManagerHandler.execute}.
   *
   * It returns only the transaction hash, not the operation id and nonce: call
   * {@link InstitutionalAccessManagerHandler.hashOperation} with the sending account, then
   * {@link InstitutionalAccessManagerHandler.getSchedule} and {@link InstitutionalAccessManagerHandler.getNonce}.
   * Prefer the direct call where the caller matters, see the warning at
   * {@link InstitutionalAccessManagerHandler.execute}. After its time the call stays valid for one week by default
   * ({@link InstitutionalAccessManager.expiration}). Only one call with the same sender, target and data can be open.
   *
   * @param target - contract to be called
   * @param data - its calldata; must be repeated byte for byte later
   * @param when - earliest time to run; 0 takes the earliest that is allowed
   * @unit when - unix seconds
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalAccessManager.schedule(address,bytes,uint48)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role, with a delay
   * @reverts AccessManagerUnauthorizedCall - the sender may not make this call at all, the target is closed, no delay
   * is needed (then call directly), or `when` is too early
   * @reverts AccessManagerAlreadyScheduled - the same call is open already; run or cancel it first
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   * @warning `when` counts seconds. `Date.now()` returns milliseconds, which the contract accepts as a time tens of
   * thousands of years ahead; such an operation must be withdrawn with
   * {@link InstitutionalAccessManagerHandler.cancel}.
   */
  schedule(target: Address, data: Hex, when: number): Promise<Hash>;

  /**
   * Changes how long new grants of a role wait before they become active.
   *
   * The change itself takes effect after {@link InstitutionalAccessManagerHandler.getMinSetback}, 5 days by
   * default, or after the difference when the delay gets shorter by more than that.
   *
   * @param roleIdOrLabel - role id or {@link InstitutionalAccessManagerHandler.labelToRoleId | label}
   * @param newDelay - new waiting time for grants
   * @unit roleIdOrLabel - role id, 0 to 2^64-1; label: 1 to 8 UTF-8 bytes
   * @unit newDelay - seconds
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalAccessManager.setGrantDelay(uint64,uint32)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagerLockedRole - the role is `PUBLIC_ROLE`
   * @reverts AccessManagerUnauthorizedAccount - the sender does not hold `ADMIN_ROLE`
   * @reverts AccessManagerNotScheduled - the sender needs a delay for this call and did not schedule it
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   * @throws SyntaxError - `roleIdOrLabel` is an empty text; thrown by the call itself
   * @throws IntegerOutOfRangeError - the role id does not fit into 64 bits, for example from a text of more than 8
   * bytes; the promise rejects
   */
  setGrantDelay(roleIdOrLabel: bigint | string, newDelay: number): Promise<Hash>;

  /**
   * Chooses the role whose members may grant and revoke another role.
   *
   * @param roleIdOrLabel - role id or {@link InstitutionalAccessManagerHandler.labelToRoleId | label}
   * @param admin - id of the new admin role; no text is accepted here
   * @unit roleIdOrLabel - role id, 0 to 2^64-1; label: 1 to 8 UTF-8 bytes
   * @unit admin - role id, an identifier from 0 to 2^64-1
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalAccessManager.setRoleAdmin(uint64,uint64)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagerLockedRole - the role is `ADMIN_ROLE` or `PUBLIC_ROLE`
   * @reverts AccessManagerUnauthorizedAccount - the sender does not hold `ADMIN_ROLE`
   * @reverts AccessManagerNotScheduled - the sender needs a delay for this call and did not schedule it
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   * @throws SyntaxError - `roleIdOrLabel` is an empty text; thrown by the call itself
   * @throws IntegerOutOfRangeError - the role id does not fit into 64 bits, for example from a text of more than 8
   * bytes; the promise rejects
   * @warning With `PUBLIC_ROLE` as admin, anyone could give this role to anyone. For a labelled admin role pass
   * `labelToRoleId(text)`.
   */
  setRoleAdmin(roleIdOrLabel: bigint | string, admin: bigint): Promise<Hash>;

  /**
   * Chooses the role whose members may cancel scheduled calls of another role.
   *
   * @param roleIdOrLabel - role id or {@link InstitutionalAccessManagerHandler.labelToRoleId | label}
   * @param guardian - id of the new guardian role; no text is accepted here
   * @unit roleIdOrLabel - role id, 0 to 2^64-1; label: 1 to 8 UTF-8 bytes
   * @unit guardian - role id, an identifier from 0 to 2^64-1
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalAccessManager.setRoleGuardian(uint64,uint64)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagerLockedRole - the role is `ADMIN_ROLE` or `PUBLIC_ROLE`
   * @reverts AccessManagerUnauthorizedAccount - the sender does not hold `ADMIN_ROLE`
   * @reverts AccessManagerNotScheduled - the sender needs a delay for this call and did not schedule it
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   * @throws SyntaxError - `roleIdOrLabel` is an empty text; thrown by the call itself
   * @throws IntegerOutOfRangeError - the role id does not fit into 64 bits, for example from a text of more than 8
   * bytes; the promise rejects
   * @warning With `PUBLIC_ROLE` as guardian, anyone could cancel calls of this role. For a labelled guardian role pass
   * `labelToRoleId(text)`.
   */
  setRoleGuardian(roleIdOrLabel: bigint | string, guardian: bigint): Promise<Hash>;

  /**
   * Changes how long admins must wait with changes that concern one managed contract.
   *
   * The change itself takes effect after {@link InstitutionalAccessManagerHandler.getMinSetback}, 5 days by
   * default, or after the difference when the delay gets shorter by more than that.
   *
   * @param target - managed contract
   * @param newDelay - new waiting time for admin changes
   * @unit newDelay - seconds
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalAccessManager.setTargetAdminDelay(address,uint32)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagerUnauthorizedAccount - the sender does not hold `ADMIN_ROLE`
   * @reverts AccessManagerNotScheduled - the sender needs a delay for this call and did not schedule it
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   */
  setTargetAdminDelay(target: Address, newDelay: number): Promise<Hash>;

  /**
   * Closes or reopens a managed contract: while closed, its restricted functions refuse every caller. This is the
   * emergency stop of a vault.
   *
   * In a closed vault deposits, exits and share transfers revert with {@link AccessManagedUnauthorized}.
   *
   * @param target - managed contract
   * @param closed - `true` closes, `false` reopens
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalAccessManager.setTargetClosed(address,bool)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagerLockedAccount - `target` is the manager itself (OpenZeppelin 5.0; not raised from 5.1 on)
   * @reverts AccessManagerUnauthorizedAccount - the sender does not hold `ADMIN_ROLE`
   * @reverts AccessManagerNotScheduled - the sender needs a delay for this call and did not schedule it
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   * @warning With a delay on the target, see {@link InstitutionalAccessManagerHandler.getTargetAdminDelay}, closing and
   * reopening both must be scheduled first.
   */
  setTargetClosed(target: Address, closed: boolean): Promise<Hash>;

  /**
   * Assigns functions of a managed contract to a role, so that only its members may call them.
   *
   * @param target - managed contract
   * @param selectors - 4-byte selectors as hex; each is reassigned
   * @param roleIdOrLabel - role id or {@link InstitutionalAccessManagerHandler.labelToRoleId | label}
   * @unit roleIdOrLabel - role id, 0 to 2^64-1; label: 1 to 8 UTF-8 bytes
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalAccessManager.setTargetFunctionRole(address,bytes4[],uint64)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagerUnauthorizedAccount - the sender does not hold `ADMIN_ROLE`
   * @reverts AccessManagerNotScheduled - the sender needs a delay for this call and did not schedule it
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   * @throws SyntaxError - `roleIdOrLabel` is an empty text; thrown by the call itself
   * @throws IntegerOutOfRangeError - the role id does not fit into 64 bits, for example from a text of more than 8
   * bytes; the promise rejects
   * @warning Take the selectors from viem's `toFunctionSelector` and the ABI. The list of
   * {@link InstitutionalAccessManagerHandler.getSelectorFromFunctionName} is partly outdated. With
   * `PUBLIC_ROLE` everyone may call the functions.
   */
  setTargetFunctionRole(target: Address, selectors: Hex[], roleIdOrLabel: bigint | string): Promise<Hash>;

  /**
   * Hands a managed contract over to another access manager.
   *
   * After that, the new manager's roles and delays apply, and this manager no longer controls the contract.
   *
   * @param target - managed contract
   * @param newAuthority - address of the new access manager
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalAccessManager.updateAuthority(address,address)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagedInvalidAuthority - `newAuthority` is no contract
   * @reverts AccessManagerUnauthorizedAccount - the sender does not hold `ADMIN_ROLE`
   * @reverts AccessManagerNotScheduled - the sender needs a delay for this call and did not schedule it
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with
   * {@link InstitutionalAccessManagerHandler.withAddress}; thrown by the call itself, before there is a promise
   * @warning You cannot undo it from here. The vault's withdrawal contract has its own authority
   * ({@link NonRestakingWithdrawalCredentialsHandler.authority}) and keeps it.
   */
  updateAuthority(target: Address, newAuthority: Address): Promise<Hash>;

  /**
   * Turns a text into the role id that the methods of this handler use for it: its UTF-8 bytes, read as a little-endian
   * number. Computed locally.
   *
   * `'admin'` returns `474215179361n`, `'a'` returns `97n` and `'12'` returns `12849n`: digits are a text as well.
   *
   * @param label - text of 1 to 8 UTF-8 bytes
   * @unit return - role id, an identifier
   * @returns Role id
   * @throws SyntaxError - the text is empty
   * @warning Only the SDK has this rule: a role whose id was chosen otherwise is not found by its name. A text of more
   * than 8 bytes returns a number that every on-chain method refuses.
   */
  labelToRoleId(label: string): bigint;

  /**
   * Turns a role id back into the text it was made from with {@link InstitutionalAccessManagerHandler.labelToRoleId}.
   * Computed locally; nothing is read from the chain.
   *
   * @param roleId - role id
   * @unit roleId - role id, an identifier from 0 to 2^64-1
   * @returns Text; unreadable characters when the id was not made from a text, and one NUL character for 0
   */
  roleIdToLabel(roleId: bigint): string;

  /**
   * Looks up a selector in a fixed list of 13 vault functions, by any part of the signature. Computed locally.
   *
   * The first entry that contains the text wins: `'deposit'` finds `deposit(uint256,address)`, `'ETH'` finds
   * `depositETH(address)` and an empty text finds the first entry.
   *
   * @param functionName - part of a signature, case-sensitive
   * @returns Selector as hex, or `undefined` when nothing fits
   * @warning The list is older than the ABI. `startRestakingValidators` and `startNonRestakingValidators` give
   * `0x61c17990` and `0x3e5e60c6`, while the current functions have `0x1652f5dd` and `0x64343ef7`; `requestWithdrawal`,
   * `withdrawNonRestakedETH`, `requestEigenPodConsolidation`, `approve`, `initialize`, `initializerV2` and
   * `upgradeToAndCall` are missing. Use viem's `toFunctionSelector` with the ABI.
   */
  getSelectorFromFunctionName(functionName: string): string | undefined;

  /**
   * Looks up the signature that belongs to a selector in a fixed list of 13 vault functions. Computed locally.
   *
   * @param selector - 4 bytes as hex, in lower case; capital letters are not found
   * @returns Full signature, for example `deposit(uint256,address)`, or `undefined` when the selector is not in the
   * list
   * @warning The list is older than the ABI. It lacks the current selectors of seven functions and of both functions
   * that start validators, see {@link InstitutionalAccessManagerHandler.getSelectorFromFunctionName}.
   */
  getFunctionNameFromSelector(selector: Hex): string | undefined;
}
