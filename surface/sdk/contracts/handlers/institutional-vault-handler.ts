import type { Address, GetContractReturnType, Hash, Hex, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { InstitutionalVault } from '../abis/mainnet/InstitutionalVault';

/**
 * Deposits, exits, validators and share transfers of one institutional vault, an ERC-4626 vault of WETH in which every
 * state change except {@link InstitutionalVaultHandler.approve} needs a role.
 *
 * The SDK has no address of such a vault: set one with {@link InstitutionalVaultHandler.withAddress} first. Without it,
 * all other methods except `getAddress` fail. The vault's own access manager decides who may call what: pass its
 * address, {@link InstitutionalVaultHandler.authority}, to {@link InstitutionalAccessManagerHandler.withAddress} and
 * call {@link InstitutionalAccessManagerHandler.canCall} with the account, the vault and the selector.
 *
 * A role may carry an execution delay. Then schedule the call with {@link InstitutionalAccessManagerHandler.schedule},
 * wait, and call the method here with the same arguments from the same account: the vault uses up the schedule itself.
 * {@link InstitutionalAccessManagerHandler.execute} suits only calls in which the caller does not matter.
 *
 * Writes are sent when the method is called, by the wallet client's account, and resolve to the transaction hash.
 * Nothing is simulated; `getContract().simulate` does that.
 *
 * What the contract does is read in public source, version 2.0.0. A public copy of Sourcify's record gives it for the
 * implementation `0x358a7d0028070533a9e000616aa6656be7a32cc7` on Mainnet, and its functions match the SDK's ABI. Each
 * vault is its own proxy; its implementation slot (ERC-1967) shows whether it runs this one.
 *
 * @warning A wallet client made by {@link PufferClientHelpers.createWalletClient} stores no account, so every write
 * rejects with `AccountNotFoundError`. Make the wallet client with `createWalletClient` of viem and pass `account`.
 * @warning With several vaults, call {@link InstitutionalVaultHandler.withAddress} right before each use, or keep one
 * handler per vault. The handler keeps the address, and a `PufferClient` has one handler: code that runs at the same
 * time may otherwise reach the wrong vault.
 * @inferred In a local build of the SDK no declaration file came out for this class, so TypeScript sees
 * `pufferClient.institutionalVault` as `any`. The published package was not compared.
 * @unknown Addresses of live vaults, their role ids and the holders of the roles: no list is published. `getVaults()`
 * of Puffer's factory on Mainnet, `0x5E9a0ea50A0028fB80c0e2cF54dA323495eE4d5E`, gives the vaults, and the `RoleGranted`
 * events of a vault's `authority()` give ids and holders.
 * @client institutionalVault
 * @contract InstitutionalVault
 * @address address set with withAddress
 * @start withAddress, deposit, redeem, previewDeposit, depositETH, approve, withdraw, mint, startRestakingValidators,
 *   startNonRestakingValidators, queueWithdrawals, completeQueuedWithdrawals, maxRedeem, convertToAssets
 */
export declare class InstitutionalVaultHandler {
  /**
   * Builds a handler without an address; `PufferClient` does this for you.
   *
   * @param chain - chain the writes must be sent on
   * @param walletClient - signs and sends the writes; must store an account
   * @param publicClient - used for the reads
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * Chooses the vault that all later calls of this handler go to.
   *
   * The address stays until `withAddress` is called again, and is not checked: an address without a vault shows only as
   * failing reads.
   *
   * @param address - address of the vault (the proxy, not its implementation)
   * @returns The same handler, so calls can be chained
   * @warning With more than one vault, set the address again before each use. Everything that uses the same handler
   * shares it.
   */
  withAddress(address: Address): this;

  /**
   * Returns the chosen vault; makes no request.
   *
   * @returns Address given to {@link InstitutionalVaultHandler.withAddress}, or `undefined` when none was given
   */
  getAddress(): Address | undefined;

  /**
   * Gives the viem contract instance of the chosen vault, for simulation, gas estimates and the four ABI functions that
   * have no method here.
   *
   * These are {@link InstitutionalVault.initialize}, {@link InstitutionalVault.initializerV2},
   * {@link InstitutionalVault.upgradeToAndCall} and {@link InstitutionalVault.UPGRADE_INTERFACE_VERSION}.
   * `getContract().write.customExternalCall` is also the way to spend the vault's own ETH, which
   * {@link InstitutionalVaultHandler.customExternalCall} cannot do.
   *
   * @returns viem contract instance bound to the chosen address, with `read`, `write`, `simulate` and `estimateGas`
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  getContract(): GetContractReturnType<
    typeof InstitutionalVault,
    { public: PublicClient; wallet: WalletClient },
    Address
  >;

  /**
   * Address of the beacon chain deposit contract that the vault pays when it starts validators.
   *
   * @returns Address of the deposit contract, fixed in the vault's implementation
   * @calls InstitutionalVault.BEACON_DEPOSIT_CONTRACT()
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  getBeaconDepositContract(): Promise<Address>;

  /**
   * Address of the factory that deployed the vault's withdrawal contract for validators without restaking.
   *
   * It is used once, by {@link InstitutionalVault.initializerV2}. The withdrawal contract itself is
   * {@link InstitutionalVaultHandler.getNoRestakingWithdrawalCredentials}.
   *
   * @returns Address of the factory
   * @calls InstitutionalVault.NON_RESTORAKING_WITHDRAWAL_CREDENTIALS_FACTORY()
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  getNonRestakingWithdrawalCredentialsFactory(): Promise<Address>;

  /**
   * Address of the WETH contract that the vault wraps and unwraps its ETH with.
   *
   * @returns Address of WETH on this chain; the same as {@link InstitutionalVaultHandler.asset} (inferred)
   * @calls InstitutionalVault.WETH()
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  getWeth(): Promise<Address>;

  /**
   * Address of EigenLayer's DelegationManager, where the vault queues and completes exits of restaked ETH.
   *
   * Its events hold the data that {@link InstitutionalVaultHandler.completeQueuedWithdrawals} needs. The SDK has no ABI
   * of it.
   *
   * @returns Address of the DelegationManager
   * @calls InstitutionalVault.EIGEN_DELEGATION_MANAGER()
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  getEigenDelegationManager(): Promise<Address>;

  /**
   * Address of EigenLayer's EigenPodManager, which created the EigenPod of the vault.
   *
   * @returns Address of the EigenPodManager
   * @calls InstitutionalVault.EIGEN_POD_MANAGER()
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  getEigenPodManager(): Promise<Address>;

  /**
   * Address of the vault's EigenPod, the contract that restaked validators withdraw to.
   *
   * @returns Address of the EigenPod, created when the vault was initialised
   * @calls InstitutionalVault.getEigenPod()
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  getEigenPod(): Promise<Address>;

  /**
   * The 32-byte withdrawal credentials to put into the deposit data of validators with restaking.
   *
   * @returns 32 bytes as hex: `02`, eleven zero bytes, then the address of the EigenPod
   * @calls InstitutionalVault.getEigenPodWithdrawalCredentials()
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  getEigenPodWithdrawalCredentials(): Promise<Hex>;

  /**
   * Address of the contract that collects the ETH of validators without restaking.
   *
   * Pass it to {@link NonRestakingWithdrawalCredentialsHandler.withAddress} to request exits and consolidations. The
   * ETH that arrives there is fetched with {@link InstitutionalVaultHandler.withdrawNonRestakedETH}.
   *
   * @returns Address of the withdrawal contract; the zero address while {@link InstitutionalVault.initializerV2}
   * has not run
   * @calls InstitutionalVault.getNoRestakingWithdrawalCredentials()
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  getNoRestakingWithdrawalCredentials(): Promise<Address>;

  /**
   * Number of the vault's shares that one account lets another one move or redeem.
   *
   * @param owner - account that holds the shares
   * @param spender - account that may use them
   * @unit return - vault shares in base units, 18 decimals
   * @returns Remaining allowance; 0 means none, the largest uint256 means unlimited and is not used up
   * @calls InstitutionalVault.allowance(address,address)
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  allowance(owner: Address, spender: Address): Promise<bigint>;

  /**
   * Lets another account move or redeem shares of this vault that belong to the sending account. The old allowance is
   * replaced, not increased.
   *
   * This is the only write of the vault that needs no role. It concerns the share token, not the WETH that
   * {@link InstitutionalVaultHandler.deposit} takes.
   *
   * @param spender - account that may use the shares; the zero address is refused
   * @param amount - new allowance; 0 withdraws it
   * @unit amount - vault shares in base units, 18 decimals
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalVault.approve(address,uint256)
   * @sender walletClient.account
   * @value none
   * @approval none - sets the allowance itself
   * @prompts 1 transaction
   * @contractWallet yes - a plain transaction, no role and no signature needed
   * @reverts ERC20InvalidSpender - `spender` is the zero address
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   * @warning Approves shares, not WETH. It has no effect on a deposit.
   */
  approve(spender: Address, amount: bigint): Promise<Hash>;

  /**
   * Address of the token the vault takes and pays out. In the published source this is always WETH.
   *
   * @returns Address of the ERC-20 asset
   * @calls InstitutionalVault.asset()
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  asset(): Promise<Address>;

  /**
   * Address of the access manager that decides who may change the vault's state.
   *
   * Use it with {@link InstitutionalAccessManagerHandler.withAddress}.
   *
   * @returns Address of the access manager
   * @calls InstitutionalVault.authority()
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  authority(): Promise<Address>;

  /**
   * Number of the vault's shares that an account holds. For their value in WETH use
   * {@link InstitutionalVaultHandler.convertToAssets}.
   *
   * @param address - account to look up
   * @unit return - vault shares in base units, 18 decimals
   * @returns Share balance; 0 for accounts that never held any
   * @calls InstitutionalVault.balanceOf(address)
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  balanceOf(address: Address): Promise<bigint>;

  /**
   * Number of decimals of the vault's share token.
   *
   * @unit return - count of decimals
   * @returns Decimals; 18, the same as WETH, in the published source
   * @calls InstitutionalVault.decimals()
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  decimals(): Promise<number>;

  /**
   * Finishes an exit of restaked ETH that {@link InstitutionalVaultHandler.queueWithdrawals} started and lowers the
   * tracked restaked ETH by the shares withdrawn as tokens.
   *
   * EigenLayer's own waiting time must be over; its length is not part of the SDK. ETH is paid only when a checkpoint
   * of the EigenPod has counted it: see [exits with restaking](/guides/institutional-vaults#with-restaking). Every
   * field must equal the queued withdrawal, because EigenLayer keeps only a hash of it. Take the values from the event
   * of the DelegationManager, see {@link InstitutionalVaultHandler.getEigenDelegationManager}.
   *
   * @param withdrawals - queued withdrawals, each for the beacon chain strategy only
   * @param receiveAsTokens - one flag per withdrawal: `true` pays ETH, `false` returns the shares to the staker and
   * leaves the tracked ETH as it is
   * @unit withdrawals[].nonce - counter of EigenLayer
   * @unit withdrawals[].startBlock - block number
   * @unit withdrawals[].scaledShares - scaled EigenLayer shares of the beacon chain strategy, 18 decimals
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls
   * InstitutionalVault.completeQueuedWithdrawals((address,address,address,uint256,uint32,address[],uint256[])[],bool[])
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token of the sender
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagedUnauthorized - the account lacks the role of this function, or the vault is closed in its
   * access manager (the usual form of a pause)
   * @reverts AccessManagerNotScheduled - the account's role has an execution delay and the same call was not scheduled
   * before
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @reverts InvalidInput - the first strategy of a withdrawal is not the beacon chain strategy
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   * @warning Pass one withdrawal per call. The vault hands EigenLayer the token list of a single withdrawal, so a second
   * one reverts with `Panic(0x32)`, as read in the source of both. `Panic(0x32)` also follows when `receiveAsTokens` is shorter
   * than `withdrawals`, `Panic(0x11)` when more shares are completed than
   * {@link InstitutionalVaultHandler.getRestakedValidatorETH} holds.
   * @warning The tracked restaked ETH falls by the scaled shares, which differ from the ETH paid out after a slashing.
   * Correct the figure with {@link InstitutionalVaultHandler.setValidatorsETH}.
   * @inferred EigenLayer's newest source (May 2026) can add `WithdrawerNotCaller`, `WithdrawalNotQueued`,
   * `WithdrawalDelayNotElapsed` and `CurrentlyPaused`, which no ABI of the SDK has; its deployed version was not
   * compared.
   */
  completeQueuedWithdrawals(withdrawals: QueuedWithdrawal[], receiveAsTokens: boolean[]): Promise<Hash>;

  /**
   * Value in WETH of a number of shares at the vault's current share price, rounded down.
   *
   * It says nothing about whether the vault holds that much; see {@link InstitutionalVaultHandler.redeem}.
   *
   * @param shares - number of shares
   * @unit shares - vault shares in base units, 18 decimals
   * @unit return - WETH base units, 18 decimals
   * @returns Value of the shares
   * @calls InstitutionalVault.convertToAssets(uint256)
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  convertToAssets(shares: bigint): Promise<bigint>;

  /**
   * Number of shares that an amount of WETH is worth at the vault's current share price, rounded down.
   *
   * @param assets - amount of WETH
   * @unit assets - WETH base units, 18 decimals
   * @unit return - vault shares in base units, 18 decimals
   * @returns Number of shares
   * @calls InstitutionalVault.convertToShares(uint256)
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  convertToShares(assets: bigint): Promise<bigint>;

  /**
   * Pays WETH of the sending account into the vault and gives the vault's shares to the receiver.
   *
   * The vault must be allowed to take the WETH: call {@link ERC20PermitHandler.approve} on {@link Token.WETH} with the
   * vault as spender. {@link InstitutionalVaultHandler.previewDeposit} returns the number of shares; you cannot set a
   * minimum.
   *
   * @param assets - amount of WETH to pay in
   * @param receiver - account that gets the shares
   * @unit assets - WETH base units, 18 decimals
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalVault.deposit(uint256,address)
   * @sender walletClient.account
   * @value none
   * @approval approve WETH to InstitutionalVault - at least `assets`, from the sending account to the chosen vault
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagedUnauthorized - the account lacks the role of this function, or the vault is closed in its
   * access manager (the usual form of a pause)
   * @reverts AccessManagerNotScheduled - the account's role has an execution delay and the same call was not scheduled
   * before
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @reverts ERC20InvalidReceiver - `receiver` is the zero address
   * @reverts ERC4626ExceededMaxDeposit - not expected: the published source sets no limit
   * @warning Too little WETH, or too small an allowance, reverts without data: the implementation on record
   * uses OpenZeppelin 5.1 or later, which passes on WETH's empty answer.
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  deposit(assets: bigint, receiver: Address): Promise<Hash>;

  /**
   * Pays ETH of the sending account into the vault and gives the vault's shares to the receiver. No approval is needed.
   *
   * Sender and receiver may differ, unlike in {@link PufferVaultHandler.depositETH}.
   * {@link InstitutionalVaultHandler.previewDeposit} with the same amount returns the number of shares.
   *
   * @param receiver - account that gets the shares
   * @param value - ETH to pay in; 0 is not refused and gives no shares
   * @unit value - wei
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalVault.depositETH(address)
   * @sender walletClient.account
   * @value value, in wei
   * @approval value - paid with the ETH sent along
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagedUnauthorized - the account lacks the role of this function, or the vault is closed in its
   * access manager (the usual form of a pause)
   * @reverts AccessManagerNotScheduled - the account's role has an execution delay and the same call was not scheduled
   * before
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @reverts ERC20InvalidReceiver - `receiver` is the zero address
   * @reverts ERC4626ExceededMaxDeposit - not expected: the published source sets no limit
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  depositETH(receiver: Address, value: bigint): Promise<Hash>;

  /**
   * ETH that the vault counts as held by its validators without restaking, including what waits in their withdrawal
   * contract.
   *
   * A bookkeeping figure, not a balance: starting validators raises it,
   * {@link InstitutionalVaultHandler.withdrawNonRestakedETH} lowers it and
   * {@link InstitutionalVaultHandler.setValidatorsETH} overwrites it. It is part of
   * {@link InstitutionalVaultHandler.totalAssets}.
   *
   * @unit return - wei
   * @returns Tracked ETH
   * @calls InstitutionalVault.getNonRestakedValidatorETH()
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  getNonRestakedValidatorETH(): Promise<bigint>;

  /**
   * ETH that the vault counts as held by its restaked validators and their EigenPod.
   *
   * A bookkeeping figure, not a balance: {@link InstitutionalVaultHandler.startRestakingValidators} raises it,
   * {@link InstitutionalVaultHandler.completeQueuedWithdrawals} lowers it and
   * {@link InstitutionalVaultHandler.setValidatorsETH} overwrites it. It is part of
   * {@link InstitutionalVaultHandler.totalAssets}.
   *
   * @unit return - wei
   * @returns Tracked ETH
   * @calls InstitutionalVault.getRestakedValidatorETH()
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  getRestakedValidatorETH(): Promise<bigint>;

  /**
   * The 32-byte withdrawal credentials to put into the deposit data of validators without restaking.
   *
   * @returns 32 bytes as hex: `02`, eleven zero bytes, then the address of
   * {@link InstitutionalVaultHandler.getNoRestakingWithdrawalCredentials}
   * @calls InstitutionalVault.getWithdrawalCredentials()
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   * @warning While {@link InstitutionalVaultHandler.getNoRestakingWithdrawalCredentials} is the zero address,
   * these credentials name the zero address too. ETH staked with them could not be recovered.
   */
  getWithdrawalCredentials(): Promise<Hex>;

  /**
   * Largest amount of WETH that an institutional vault takes in one deposit. The published source sets no limit, so
   * this is the largest uint256.
   *
   * The value does not mean that the account may deposit: roles and a closed vault are not considered.
   *
   * @param address - account that would get the shares; ignored
   * @unit return - WETH base units, 18 decimals
   * @returns Upper limit
   * @calls InstitutionalVault.maxDeposit(address)
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  maxDeposit(address: Address): Promise<bigint>;

  /**
   * Largest number of shares that an institutional vault issues in one {@link InstitutionalVaultHandler.mint}. The
   * published source sets no limit, so this is the largest uint256.
   *
   * Roles and a closed vault are not considered.
   *
   * @param address - account that would get the shares; ignored
   * @unit return - vault shares in base units, 18 decimals
   * @returns Upper limit
   * @calls InstitutionalVault.maxMint(address)
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  maxMint(address: Address): Promise<bigint>;

  /**
   * Largest number of shares that {@link InstitutionalVaultHandler.redeem} accepts for an owner: the owner's whole
   * balance.
   *
   * @param address - owner of the shares
   * @unit return - vault shares in base units, 18 decimals
   * @returns Upper limit
   * @calls InstitutionalVault.maxRedeem(address)
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   * @warning It ignores how much ETH and WETH the vault has. A {@link InstitutionalVaultHandler.redeem} within this limit
   * still reverts with {@link NotEnoughETH} when the vault's money is with its validators.
   */
  maxRedeem(address: Address): Promise<bigint>;

  /**
   * Largest amount of WETH that {@link InstitutionalVaultHandler.withdraw} accepts for an owner: the value of
   * the owner's whole share balance, rounded down.
   *
   * @param address - owner of the shares
   * @unit return - WETH base units, 18 decimals
   * @returns Upper limit
   * @calls InstitutionalVault.maxWithdraw(address)
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   * @warning It ignores how much ETH and WETH the vault has. A {@link InstitutionalVaultHandler.withdraw} within this
   * limit still reverts with {@link NotEnoughETH} when the vault's money is with its validators.
   */
  maxWithdraw(address: Address): Promise<bigint>;

  /**
   * Issues an exact number of the vault's shares to the receiver and takes the WETH they cost from the sending account.
   *
   * The cost is {@link InstitutionalVaultHandler.previewMint}, rounded up. It may change until the transaction is
   * mined, so allow the vault a little more WETH than that with {@link ERC20PermitHandler.approve}.
   *
   * @param shares - number of shares to issue
   * @param receiver - account that gets the shares
   * @unit shares - vault shares in base units, 18 decimals
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalVault.mint(uint256,address)
   * @sender walletClient.account
   * @value none
   * @approval approve WETH to InstitutionalVault - at least `previewMint(shares)`, from the sending account to the
   * chosen vault
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagedUnauthorized - the account lacks the role of this function, or the vault is closed in its
   * access manager (the usual form of a pause)
   * @reverts AccessManagerNotScheduled - the account's role has an execution delay and the same call was not scheduled
   * before
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @reverts ERC20InvalidReceiver - `receiver` is the zero address
   * @reverts ERC4626ExceededMaxMint - not expected: the published source sets no limit
   * @warning Too little WETH, or too small an allowance, reverts without data: the implementation on record
   * uses OpenZeppelin 5.1 or later, which passes on WETH's empty answer.
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  mint(shares: bigint, receiver: Address): Promise<Hash>;

  /**
   * Name of the vault's share token, set when the vault was initialised.
   *
   * @returns Name text
   * @calls InstitutionalVault.name()
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  name(): Promise<string>;

  /**
   * Number of shares that {@link InstitutionalVaultHandler.deposit} or {@link InstitutionalVaultHandler.depositETH}
   * would give now for an amount. There is no deposit fee; the result is rounded down.
   *
   * @param assets - amount of WETH or ETH
   * @unit assets - WETH base units, 18 decimals (or wei of ETH, the same number)
   * @unit return - vault shares in base units, 18 decimals
   * @returns Number of shares
   * @calls InstitutionalVault.previewDeposit(uint256)
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  previewDeposit(assets: bigint): Promise<bigint>;

  /**
   * Amount of WETH that {@link InstitutionalVaultHandler.mint} would take now for a number of shares, rounded up.
   *
   * @param shares - number of shares to issue
   * @unit shares - vault shares in base units, 18 decimals
   * @unit return - WETH base units, 18 decimals
   * @returns Cost of the shares
   * @calls InstitutionalVault.previewMint(uint256)
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  previewMint(shares: bigint): Promise<bigint>;

  /**
   * Amount of WETH that {@link InstitutionalVaultHandler.redeem} would pay now for a number of shares. There is no exit
   * fee; the result is rounded down.
   *
   * @param shares - number of shares to redeem
   * @unit shares - vault shares in base units, 18 decimals
   * @unit return - WETH base units, 18 decimals
   * @returns WETH to be paid, whether or not the vault holds it
   * @calls InstitutionalVault.previewRedeem(uint256)
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  previewRedeem(shares: bigint): Promise<bigint>;

  /**
   * Number of shares that {@link InstitutionalVaultHandler.withdraw} would burn now for an amount of WETH, rounded up.
   *
   * @param shares - amount of **WETH** to be paid out; the parameter is misnamed
   * @unit shares - WETH base units, 18 decimals
   * @unit return - vault shares in base units, 18 decimals
   * @returns Number of shares that would be burned
   * @calls InstitutionalVault.previewWithdraw(uint256)
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   * @warning The parameter is called `shares`, but the number goes to the contract's `assets`. Pass the WETH amount;
   * for shares use {@link InstitutionalVaultHandler.previewRedeem}.
   */
  previewWithdraw(shares: bigint): Promise<bigint>;

  /**
   * Starts taking restaked ETH out of EigenLayer. Nothing is paid yet:
   * {@link InstitutionalVaultHandler.completeQueuedWithdrawals} finishes it after EigenLayer's waiting time.
   *
   * Keep the withdrawal that the DelegationManager reports in its event; all its fields are needed later.
   *
   * @param shares - EigenLayer shares to remove from the beacon chain strategy, not shares of the vault
   * @unit shares - EigenLayer deposit shares of the beacon chain strategy, 18 decimals
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalVault.queueWithdrawals(uint256)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token of the sender
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagedUnauthorized - the account lacks the role of this function, or the vault is closed in its
   * access manager (the usual form of a pause)
   * @reverts AccessManagerNotScheduled - the account's role has an execution delay and the same call was not scheduled
   * before
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   * @warning The parameter means EigenLayer shares, not the vault's share token. Numbers from
   * {@link InstitutionalVaultHandler.balanceOf} or {@link InstitutionalVaultHandler.convertToShares} do not fit here.
   * @inferred EigenLayer's newest source (May 2026) can add `CurrentlyPaused` and, with too few shares, errors of its
   * EigenPodManager, which no ABI of the SDK has; its deployed version was not compared.
   */
  queueWithdrawals(shares: bigint): Promise<Hash>;

  /**
   * Asks the beacon chain to pay out ETH of restaked validators to the vault's EigenPod, wholly or in part (EIP-7002).
   *
   * For each request a fee is due, which rises with demand. Send the number of requests times the fee;
   * {@link NonRestakingWithdrawalCredentialsHandler.getWithdrawalRequestFee} reads the same fee. For validators without
   * restaking use {@link NonRestakingWithdrawalCredentialsHandler.requestWithdrawal}.
   *
   * @param requests - one entry per validator
   * @param value - ETH for all fees together
   * @unit requests[].amountGwei - gwei; 0 asks for the full exit of the validator
   * @unit value - wei
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalVault.requestWithdrawal((bytes,uint64)[])
   * @sender walletClient.account
   * @value value, in wei
   * @approval none - only fees are paid, with the ETH sent along
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagedUnauthorized - the account lacks the role of this function, or the vault is closed in its
   * access manager (the usual form of a pause)
   * @reverts AccessManagerNotScheduled - the account's role has an execution delay and the same call was not scheduled
   * before
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   * @warning ETH above the fees does not return to the sending account.
   * @inferred EigenLayer's newest source (May 2026) can add `InsufficientFunds`, `ValidatorNotActiveInPod`,
   * `InvalidPubKeyLength`, `PredeployFailed`, `FeeQueryFailed` and `CurrentlyPaused`, which no ABI of the SDK has; the
   * deployed pod was not compared.
   */
  requestWithdrawal(requests: WithdrawalRequest[], value: bigint): Promise<Hash>;

  /**
   * Burns a number of the vault's shares and pays their value in WETH to the receiver.
   *
   * If the vault's WETH is not enough, it wraps ETH. The validators' ETH is not available: if ETH and WETH together are
   * not enough, the call reverts.
   *
   * @param shares - number of shares to burn
   * @param receiver - account that gets the WETH
   * @param owner - account whose shares are burned
   * @unit shares - vault shares in base units, 18 decimals
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalVault.redeem(uint256,address,address)
   * @sender walletClient.account
   * @value none
   * @approval none - the sender burns its own shares; if `owner` is another account, it must have approved the sender
   * with {@link InstitutionalVaultHandler.approve}
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagedUnauthorized - the account lacks the role of this function, or the vault is closed in its
   * access manager (the usual form of a pause)
   * @reverts AccessManagerNotScheduled - the account's role has an execution delay and the same call was not scheduled
   * before
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @reverts ERC4626ExceededMaxRedeem - `shares` is above the balance of `owner`
   * @reverts ERC20InsufficientAllowance - `owner` is another account and approved too few shares
   * @reverts NotEnoughETH - the value of the shares is above the vault's ETH and WETH together
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   * @warning {@link InstitutionalVaultHandler.maxRedeem} does not consider the vault's ETH and WETH. Simulate first
   * with `getContract().simulate.redeem`.
   */
  redeem(shares: bigint, receiver: Address, owner: Address): Promise<Hash>;

  /**
   * Overwrites both figures of ETH that the vault counts as held by its validators, and with them the share price.
   *
   * {@link InstitutionalVaultHandler.totalAssets} contains both figures, so every later deposit and exit is priced with
   * them. The contract checks nothing.
   *
   * @param restakedValidatorsETH - new figure for restaked validators
   * @param nonRestakedValidatorsETH - new figure for validators without restaking
   * @unit restakedValidatorsETH - wei, below 2^128
   * @unit nonRestakedValidatorsETH - wei, below 2^128
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalVault.setValidatorsETH(uint128,uint128)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token of the sender
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagedUnauthorized - the account lacks the role of this function, or the vault is closed in its
   * access manager (the usual form of a pause)
   * @reverts AccessManagerNotScheduled - the account's role has an execution delay and the same call was not scheduled
   * before
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   * @warning A 0 by mistake drops the share price at once: both figures are always written. To change one, read the
   * other with {@link InstitutionalVaultHandler.getRestakedValidatorETH} or
   * {@link InstitutionalVaultHandler.getNonRestakedValidatorETH} and pass it unchanged.
   */
  setValidatorsETH(restakedValidatorsETH: bigint, nonRestakedValidatorsETH: bigint): Promise<Hash>;

  /**
   * Deposits ETH of the vault for validators without restaking, whose withdrawals go to the vault's withdrawal
   * contract.
   *
   * The four lists belong together by position and must be equally long. If the vault's ETH is not enough, it unwraps
   * WETH. The total is added to {@link InstitutionalVaultHandler.getNonRestakedValidatorETH}, so the share price stays
   * the same.
   *
   * @param pubKeys - BLS public keys, 48 bytes each as hex (the type says `Address`)
   * @param signatures - BLS deposit signatures, 96 bytes each as hex
   * @param amountsInGwei - amount per key; a new key needs 32 ETH
   * @param depositDataRoots - 32-byte deposit data roots, made with
   * {@link InstitutionalVaultHandler.getWithdrawalCredentials} and the same amount
   * @unit amountsInGwei - gwei; 32 ETH is 32000000000 gwei
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalVault.startNonRestakingValidators(bytes[],bytes[],uint256[],bytes32[])
   * @sender walletClient.account
   * @value none
   * @approval none - spends ETH and WETH of the vault, none of the sender
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagedUnauthorized - the account lacks the role of this function, or the vault is closed in its
   * access manager (the usual form of a pause)
   * @reverts AccessManagerNotScheduled - the account's role has an execution delay and the same call was not scheduled
   * before
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @reverts InvalidInput - the four lists differ in length
   * @reverts NotEnoughETH - ETH and WETH of the vault together are below the total
   * @reverts "DepositContract: deposit value too low" - less than 1 ETH for a key
   * @reverts "DepositContract: invalid pubkey length" - a key is not 48 bytes long
   * @reverts "DepositContract: reconstructed DepositData does not match supplied deposit_data_root" - a root does not
   * fit its key, signature and amount
   * @warning No contract checks the BLS signature. For a new key it must cover exactly these withdrawal credentials, this
   * amount and this network: otherwise the call succeeds, and the beacon chain never credits the ETH.
   * @warning A key with an earlier deposit, also a pending one, is only topped up: that deposit's credentials own the ETH.
   * Check the key on the beacon chain first.
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   * @warning Check that {@link InstitutionalVaultHandler.getNoRestakingWithdrawalCredentials} is not the zero address:
   * the contract does not, and ETH staked with zero credentials could not be recovered.
   * @warning Amounts are in gwei, not wei.
   */
  startNonRestakingValidators(
    pubKeys: Address[],
    signatures: Address[],
    amountsInGwei: bigint[],
    depositDataRoots: Address[],
  ): Promise<Hash>;

  /**
   * Deposits ETH of the vault for validators that are restaked through EigenLayer; their withdrawals go to the vault's
   * EigenPod.
   *
   * The four lists belong together by position and must be equally long. If the vault's ETH is not enough, it unwraps
   * WETH. The total is added to {@link InstitutionalVaultHandler.getRestakedValidatorETH}, so the share price stays the
   * same. EigenLayer counts the ETH only after its own proofs, which are not part of the SDK.
   *
   * @param pubKeys - BLS public keys, 48 bytes each as hex (the type says `Address`)
   * @param signatures - BLS deposit signatures, 96 bytes each as hex
   * @param amountsInGwei - amount per key; a new key needs 32 ETH
   * @param depositDataRoots - 32-byte deposit data roots, made with
   * {@link InstitutionalVaultHandler.getEigenPodWithdrawalCredentials} and the same amount
   * @unit amountsInGwei - gwei; 32 ETH is 32000000000 gwei
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalVault.startRestakingValidators(bytes[],bytes[],uint256[],bytes32[])
   * @sender walletClient.account
   * @value none
   * @approval none - spends ETH and WETH of the vault, none of the sender
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagedUnauthorized - the account lacks the role of this function, or the vault is closed in its
   * access manager (the usual form of a pause)
   * @reverts AccessManagerNotScheduled - the account's role has an execution delay and the same call was not scheduled
   * before
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @reverts InvalidInput - the four lists differ in length
   * @reverts NotEnoughETH - ETH and WETH of the vault together are below the total
   * @reverts "DepositContract: deposit value too low" - less than 1 ETH for a key
   * @reverts "DepositContract: invalid pubkey length" - a key is not 48 bytes long
   * @reverts "DepositContract: reconstructed DepositData does not match supplied deposit_data_root" - a root does not
   * fit its key, signature and amount
   * @warning The warnings of {@link InstitutionalVaultHandler.startNonRestakingValidators} apply here, too.
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   * @warning Amounts are in gwei, not wei.
   */
  startRestakingValidators(
    pubKeys: Address[],
    signatures: Address[],
    amountsInGwei: bigint[],
    depositDataRoots: Address[],
  ): Promise<Hash>;

  /**
   * Pays an exact amount of WETH from the vault to the receiver and burns the shares it costs, rounded up.
   *
   * If the vault's WETH is not enough, it wraps ETH. The validators' ETH is not available: if ETH and WETH together are
   * not enough, the call reverts.
   *
   * @param assets - amount of WETH to be paid
   * @param receiver - account that gets the WETH
   * @param owner - account whose shares are burned
   * @unit assets - WETH base units, 18 decimals
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalVault.withdraw(uint256,address,address)
   * @sender walletClient.account
   * @value none
   * @approval none - the sender burns its own shares; if `owner` is another account, it must have approved the sender
   * with {@link InstitutionalVaultHandler.approve}
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagedUnauthorized - the account lacks the role of this function, or the vault is closed in its
   * access manager (the usual form of a pause)
   * @reverts AccessManagerNotScheduled - the account's role has an execution delay and the same call was not scheduled
   * before
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @reverts ERC4626ExceededMaxWithdraw - `assets` is above the value of all shares of `owner`
   * @reverts ERC20InsufficientAllowance - `owner` is another account and approved too few shares
   * @reverts NotEnoughETH - `assets` is above the vault's ETH and WETH together
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   * @warning {@link InstitutionalVaultHandler.maxWithdraw} does not consider the vault's ETH and WETH. Simulate first
   * with `getContract().simulate.withdraw`.
   */
  withdraw(assets: bigint, receiver: Address, owner: Address): Promise<Hash>;

  /**
   * Ticker symbol of the vault's share token, set when the vault was initialised.
   *
   * @returns Symbol text
   * @calls InstitutionalVault.symbol()
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  symbol(): Promise<string>;

  /**
   * Everything the vault counts as its own, in WETH: its WETH and ETH plus the tracked ETH of both kinds of validators.
   *
   * The last two are figures kept by hand and by the vault's own calls, see
   * {@link InstitutionalVaultHandler.setValidatorsETH}.
   *
   * @unit return - WETH base units, 18 decimals
   * @returns Total worth behind all shares
   * @calls InstitutionalVault.totalAssets()
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  totalAssets(): Promise<bigint>;

  /**
   * Number of the vault's shares held by all accounts together.
   *
   * @unit return - vault shares in base units, 18 decimals
   * @returns Shares in existence; 0 before the first deposit
   * @calls InstitutionalVault.totalSupply()
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  totalSupply(): Promise<bigint>;

  /**
   * Moves shares of the vault from the sending account to another one. Unlike a usual ERC-20 transfer, it needs a role.
   *
   * @param to - account that gets the shares
   * @param value - number of shares
   * @unit value - vault shares in base units, 18 decimals
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalVault.transfer(address,uint256)
   * @sender walletClient.account
   * @value none
   * @approval none - moves shares of the sender
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagedUnauthorized - the account lacks the role of this function, or the vault is closed in its
   * access manager (the usual form of a pause)
   * @reverts AccessManagerNotScheduled - the account's role has an execution delay and the same call was not scheduled
   * before
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @reverts ERC20InsufficientBalance - the sender holds fewer shares
   * @reverts ERC20InvalidReceiver - `to` is the zero address
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  transfer(to: Address, value: bigint): Promise<Hash>;

  /**
   * Moves shares of the vault between two other accounts, within the allowance that the first one gave the sending
   * account. A role is needed as well.
   *
   * @param from - account that gives the shares
   * @param to - account that gets the shares
   * @param value - number of shares
   * @unit value - vault shares in base units, 18 decimals
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalVault.transferFrom(address,address,uint256)
   * @sender walletClient.account
   * @value none
   * @approval approve "the share token of the vault" to "the account of the wallet client" - set by `from` with
   * {@link InstitutionalVaultHandler.approve}
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagedUnauthorized - the account lacks the role of this function, or the vault is closed in its
   * access manager (the usual form of a pause)
   * @reverts AccessManagerNotScheduled - the account's role has an execution delay and the same call was not scheduled
   * before
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @reverts ERC20InsufficientBalance - `from` holds fewer shares
   * @reverts ERC20InsufficientAllowance - `from` approved the sender for fewer shares
   * @reverts ERC20InvalidReceiver - `to` is the zero address
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  transferFrom(from: Address, to: Address, value: bigint): Promise<Hash>;

  /**
   * Makes the vault call another contract, with ETH that the sending account provides in this transaction.
   *
   * Two permissions are checked: the one for this function, and one for the sending account to call the selector in
   * `data` on `target`, without any delay. When `data` is shorter than four bytes it is filled up with zeros to a
   * selector.
   *
   * @param target - contract the vault calls
   * @param data - calldata for it
   * @param value - ETH that is sent to the vault **and** passed on to `target`
   * @unit value - wei
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalVault.customExternalCall(address,bytes,uint256)
   * @sender walletClient.account
   * @value value, in wei
   * @approval value - the ETH passed on is sent along; tokens depend on the call
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagedUnauthorized - the account lacks the role of this function, or the vault is closed in its
   * access manager (the usual form of a pause); also when the second permission, for `target` and the selector in
   * `data`, is missing or has a delay
   * @reverts AccessManagerNotScheduled - the account's role has an execution delay and the same call was not scheduled
   * before
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @reverts CustomCallFailed - the call to `target` reverted; its own reason is lost
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   * @warning The SDK puts the same number into the contract argument and into the transaction's value, so the sender
   * pays and the vault's own ETH is never spent. To spend the vault's ETH or WETH call
   * `getContract().write.customExternalCall([target, data, value], { account, chain })` without a value.
   * @warning Do not send it through {@link InstitutionalAccessManagerHandler.execute}: the second check then checks the
   * access manager, not the account, and fails, as read in both sources. With a delay on the vault function, schedule
   * the call and then call this method directly.
   */
  customExternalCall(target: Address, data: Hex, value: bigint): Promise<Hash>;

  /**
   * Asks the beacon chain to merge restaked validators of the vault's EigenPod into others (EIP-7251).
   *
   * Source and target belong together by position; the same key on both sides switches a validator to compounding
   * credentials. For each pair a fee is due, which rises with demand:
   * {@link NonRestakingWithdrawalCredentialsHandler.getConsolidationRequestFee} reads the same fee. For validators
   * without restaking use {@link NonRestakingWithdrawalCredentialsHandler.requestConsolidation}.
   *
   * @param srcPubkeys - public keys that are given up, 48 bytes each as hex (the type says `Address`)
   * @param targetPubkeys - public keys that take over, at least as many
   * @param value - ETH for all fees together
   * @unit value - wei
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalVault.requestEigenPodConsolidation(bytes[],bytes[])
   * @sender walletClient.account
   * @value value, in wei
   * @approval none - only fees are paid, with the ETH sent along
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagedUnauthorized - the account lacks the role of this function, or the vault is closed in its
   * access manager (the usual form of a pause)
   * @reverts AccessManagerNotScheduled - the account's role has an execution delay and the same call was not scheduled
   * before
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   * @warning ETH above the fees does not return to the sending account. Targets without a source at the same position
   * are ignored; a source without a target reverts with `Panic(0x32)`.
   * @inferred EigenLayer's newest source (May 2026) can add `InsufficientFunds`, `ValidatorNotActiveInPod`,
   * `InvalidPubKeyLength`, `PredeployFailed`, `FeeQueryFailed` and `CurrentlyPaused`, which no ABI of the SDK has; the
   * deployed pod was not compared.
   */
  requestEigenPodConsolidation(srcPubkeys: Address[], targetPubkeys: Address[], value: bigint): Promise<Hash>;

  /**
   * Fetches all ETH that validators without restaking have paid out into the vault, where it is available for exits.
   *
   * The whole balance of the withdrawal contract moves, and the same amount is taken off
   * {@link InstitutionalVaultHandler.getNonRestakedValidatorETH}, at most down to 0.
   * {@link NonRestakingWithdrawalCredentialsHandler.withdrawETH} cannot be used instead: only the vault may call it.
   *
   * Rewards are taken off the tracked figure just like returned stake, so they raise the share price only after
   * {@link InstitutionalVaultHandler.setValidatorsETH} corrects it, or once the figure is 0. Without a
   * withdrawal contract (zero address) the call reverts without data.
   *
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls InstitutionalVault.withdrawNonRestakedETH()
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token of the sender
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagedUnauthorized - the account lacks the role of this function, or the vault is closed in its
   * access manager (the usual form of a pause)
   * @reverts AccessManagerNotScheduled - the account's role has an execution delay and the same call was not scheduled
   * before
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with {@link InstitutionalVaultHandler.withAddress}; thrown
   * by the call itself, before there is a promise
   */
  withdrawNonRestakedETH(): Promise<Hash>;
}

/**
 * One exit from EigenLayer as it was queued: the argument of
 * {@link InstitutionalVaultHandler.completeQueuedWithdrawals}.
 *
 * EigenLayer stores a hash of these fields only, so each must be exactly as its DelegationManager reported it when the
 * exit was queued.
 */
export type QueuedWithdrawal = {
  /**
   * Account that owned the EigenLayer shares: the vault.
   */
  staker: Address;
  /**
   * EigenLayer operator the vault was delegated to when it queued the exit; the zero address when to no one.
   */
  delegatedTo: Address;
  /**
   * Account that may complete the exit and receives what it pays.
   */
  withdrawer: Address;
  /**
   * Number that distinguishes equal exits of the same staker.
   *
   * @unit counter of EigenLayer
   */
  nonce: bigint;
  /**
   * Block in which the exit was queued; EigenLayer's waiting time counts from it.
   *
   * @unit block number
   */
  startBlock: number;
  /**
   * EigenLayer strategies to exit from. The vault accepts the beacon chain strategy only.
   */
  strategies: Address[];
  /**
   * Shares per strategy as EigenLayer scaled them when the exit was queued; a slashing until completion makes the
   * payout smaller.
   *
   * @unit scaled EigenLayer shares of the beacon chain strategy, 18 decimals
   */
  scaledShares: bigint[];
};

/**
 * One validator and the amount it must pay out: an entry of {@link InstitutionalVaultHandler.requestWithdrawal}.
 *
 * A second type of this name and shape belongs to {@link NonRestakingWithdrawalCredentialsHandler.requestWithdrawal}.
 * The compiler takes one for the other, but they name validators of different contracts.
 */
export type WithdrawalRequest = {
  /**
   * BLS public key of a restaked validator, 48 bytes as hex.
   */
  pubkey: Hex;
  /**
   * Amount to withdraw, at most what lies above 32 ETH; 0 asks for the full exit.
   *
   * @unit gwei
   */
  amountGwei: bigint;
};
