import type { Address, GetContractReturnType, Hash, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { PufferOracleV2 } from '../abis/mainnet/PufferOracleV2';

/**
 * Reads the price of a validator ticket, how much of the pufETH vault's ETH is locked in validators, and whether Puffer
 * runs more of Ethereum's validators than its burst threshold allows.
 *
 * The four reads are for everyone. The four writes change protocol accounting and are reserved: two of them for the
 * PufferProtocol contract, so no wallet can use those.
 *
 * Every write is sent at once from `walletClient.account` and resolves to the transaction hash without waiting for the
 * receipt. viem refuses a wallet on another network than the handler's chain with `ContractFunctionExecutionError`.
 *
 * What the contract does is read in public source. A public copy of Sourcify's record of the Mainnet address names a
 * file in Puffer's PufferPool repository (May 2024). The newest source has the same rules.
 *
 * @client pufferOracleV2
 * @contract PufferOracleV2
 * @address CONTRACT_ADDRESSES[chain].PufferOracleV2
 * @start getValidatorTicketPrice, getLockedEthAmount, getTotalNumberOfValidators, isOverBurstThreshold
 * @warning All writes need a wallet client that carries an account. {@link PufferClientHelpers.createWalletClient}
 * stores none, so with its client every write fails with viem's `AccountNotFoundError`. Create the client with viem's
 * own `createWalletClient` and its `account` option.
 * @warning The SDK knows this contract on Mainnet and Holesky only. On Base and Sepolia no error is raised: calls are
 * sent without `to`, and a write [reaches no contract](/getting-started#no-target). On all other chains every
 * method throws a `TypeError`.
 */
export declare class PufferOracleV2Handler {
  /**
   * Prepares calls to the oracle of one chain; sends no request.
   *
   * @param chain - Chain whose PufferOracleV2 address is used: Mainnet or Holesky.
   * @param walletClient - Signs the writes. It must have been created with an `account`.
   * @param publicClient - Sends the reads.
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * Gives the viem contract instance of the oracle, mainly to follow price changes with its events.
   *
   * All functions of the SDK's ABI have a method here. `getEvents` and `watchEvent` give
   * {@link PufferOracleV2.ValidatorTicketMintPriceUpdated} and {@link PufferOracleV2.TotalNumberOfValidatorsUpdated};
   * `simulate` tests a restricted call without sending it.
   *
   * @returns Contract instance bound to both clients. On Base and Sepolia its address is `undefined`.
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<typeof PufferOracleV2, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * Reads what one whole validator ticket costs in ETH at this moment.
   *
   * {@link ValidatorTicketHandler.purchaseValidatorTicket} mints `payment × 10^18 ÷ price`. 28 tickets cost
   * `28n * price`. The price is posted by the protocol and can change at any block.
   *
   * @returns Price of one ticket (10^18 VT base units).
   * @unit return - wei per whole VT
   * @calls PufferOracleV2.getValidatorTicketPrice()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getValidatorTicketPrice(): Promise<bigint>;

  /**
   * Reads the last reported number of validators on all of Ethereum, not only Puffer's.
   *
   * It is the denominator of the burst threshold, set with {@link PufferOracleV2Handler.setTotalNumberOfValidators},
   * and only as fresh as the last report. Puffer's own active validators are
   * {@link PufferOracleV2Handler.getLockedEthAmount} divided by 32 ETH.
   *
   * @returns Ethereum validators at the reported epoch.
   * @unit return - count
   * @calls PufferOracleV2.getTotalNumberOfValidators()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getTotalNumberOfValidators(): Promise<bigint>;

  /**
   * Reads how much ETH of the pufETH vault is counted as staked in validators: 32 ETH for each active Puffer validator.
   *
   * The vault adds this amount to its assets, so provisioning a validator leaves the pufETH rate unchanged. It is a
   * count times 32 ETH, not a sum of beacon-chain balances.
   *
   * @returns Locked ETH, always a multiple of 32 × 10^18; 0 without active validators.
   * @unit return - wei
   * @calls PufferOracleV2.getLockedEthAmount()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getLockedEthAmount(): Promise<bigint>;

  /**
   * Tells whether Puffer runs more than 22 % of all Ethereum validators. While it does, ticket sales go to the treasury
   * in full instead of rewarding pufETH holders.
   *
   * The share is cut down to whole percent before the comparison, so the answer turns true at 23 %.
   *
   * @returns `true` above the threshold.
   * @calls PufferOracleV2.isOverBurstThreshold()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  isOverBurstThreshold(): Promise<boolean>;

  /**
   * Adds one to the number of active Puffer validators, and so 32 ETH to the locked amount. Only the PufferProtocol
   * contract may do this; from a wallet it reverts.
   *
   * It is a step of {@link PufferProtocolHandler.provisionNode}, which is what an authorised operator calls.
   *
   * @returns Transaction hash.
   * @calls PufferOracleV2.provisionNode()
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet no - the role (1234) belongs to the PufferProtocol contract
   * @reverts AccessManagedUnauthorized - the sender is not PufferProtocol, or the function is paused
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   */
  provisionNode(): Promise<Hash>;

  /**
   * Takes exited validators off the count of active Puffer validators, 32 ETH of locked amount each. Only the
   * PufferProtocol contract may do this; from a wallet it reverts.
   *
   * It is a step of {@link PufferProtocolHandler.batchHandleWithdrawals}. A number above the active count reverts with
   * panic 0x11.
   *
   * @param numberOfExits - Validators to take off.
   * @unit numberOfExits - count
   * @returns Transaction hash.
   * @calls PufferOracleV2.exitValidators(uint256)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet no - the role (1234) belongs to the PufferProtocol contract
   * @reverts AccessManagedUnauthorized - the sender is not PufferProtocol, or the function is paused
   * @reverts Panic(0x11) - more exits than active validators
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   */
  exitValidators(numberOfExits: bigint): Promise<Hash>;

  /**
   * Sets the ETH price of a validator ticket for all following purchases. Reserved for the protocol's operations
   * coordinator (role 24).
   *
   * The holder of that role is itself a contract, so a plain account normally cannot use this method.
   *
   * @param newPrice - Price of one whole ticket.
   * @unit newPrice - wei per whole VT
   * @returns Transaction hash.
   * @calls PufferOracleV2.setMintPrice(uint256)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - if it holds role 24; nothing is signed besides the transaction
   * @reverts AccessManagedUnauthorized - the sender does not hold role 24, or the function is paused
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning The newest contract source accepts any price: {@link InvalidValidatorTicketPrice} is in the ABI and is not
   * raised. With 0 a purchase with ETH fails with panic 0x12 (division by zero), and a purchase with pufETH mints any
   * number of tickets for nothing.
   */
  setMintPrice(newPrice: bigint): Promise<Hash>;

  /**
   * Reports the number of validators on all of Ethereum at a given epoch, backed by guardian signatures. Reserved for
   * the operations multisig (role 22).
   *
   * The epoch must be later than that of the last report. The number decides when
   * {@link PufferOracleV2Handler.isOverBurstThreshold} turns true; a report of 0 makes that read fail with panic 0x12.
   *
   * @param newTotalNumberOfValidators - Ethereum validators, not only Puffer's.
   * @unit newTotalNumberOfValidators - count
   * @param epochNumber - Epoch of the count; later than the last reported one.
   * @unit epochNumber - beacon-chain epoch
   * @param guardianEOASignatures - One entry per guardian in the order of {@link GuardianModuleHandler.getGuardians}.
   * An invalid entry is not counted, so it can stand in for a guardian who did not sign. At least
   * {@link GuardianModuleHandler.getThreshold} must be valid.
   * @returns Transaction hash.
   * @calls PufferOracleV2.setTotalNumberOfValidators(uint256,uint256,bytes[])
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction; the guardians sign off chain before
   * @contractWallet yes - role 22 is held by a multisig; the guardian signatures are arguments
   * @reverts AccessManagedUnauthorized - the sender does not hold role 22, or the function is paused
   * @reverts Unauthorized - fewer valid guardian signatures than the threshold
   * @reverts InvalidUpdate - `epochNumber` is not later than the last reported epoch
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning With fewer array entries than guardians the call reverts with panic 0x32 instead of a named error.
   */
  setTotalNumberOfValidators(
    newTotalNumberOfValidators: bigint,
    epochNumber: bigint,
    guardianEOASignatures: `0x${string}`[],
  ): Promise<Hash>;
}
