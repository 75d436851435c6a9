import type { Address, GetContractReturnType, Hash, Hex, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { NonRestakingWithdrawalCredentials } from '../abis/mainnet/NonRestakingWithdrawalCredentials';

/**
 * Two validators of which the first is merged into the second: an entry of
 * {@link NonRestakingWithdrawalCredentialsHandler.requestConsolidation}.
 */
export type ConsolidationRequest = {
  /**
   * BLS public key of the validator that is given up, 48 bytes as hex.
   */
  srcPubkey: Hex;
  /**
   * BLS public key of the validator that takes over its stake, 48 bytes as hex; the same as `srcPubkey` switches that
   * validator to compounding credentials.
   */
  targetPubkey: Hex;
};

/**
 * Exit and consolidation requests for the validators of an institutional vault that are not restaked. Their withdrawal
 * credentials point to this contract, and the ETH they pay out collects here.
 *
 * The SDK has no address of such a contract: read it from the vault with
 * {@link InstitutionalVaultHandler.getNoRestakingWithdrawalCredentials}, then set it with
 * {@link NonRestakingWithdrawalCredentialsHandler.withAddress}. The requests go to the system contracts of EIP-7002 and
 * EIP-7251 and cost a fee in ETH each. Both need a role in the access manager that
 * {@link NonRestakingWithdrawalCredentialsHandler.authority} returns. The vault fetches the ETH, with
 * {@link InstitutionalVaultHandler.withdrawNonRestakedETH}.
 *
 * Writes are sent when the method is called, by the account stored in the wallet client, and resolve to the transaction
 * hash. A browser wallet on another chain is refused; a key is not checked.
 *
 * What the contract does is read in public source, version 2.0.0. A public copy of Sourcify's record has it with the
 * Mainnet vault implementation `0x358a7d0028070533a9e000616aa6656be7a32cc7`, and its functions match the SDK's ABI.
 *
 * @warning A wallet client made by {@link PufferClientHelpers.createWalletClient} stores no account, so every write
 * rejects with `AccountNotFoundError`. Make the wallet client with `createWalletClient` of viem and pass `account`.
 * @warning With several vaults, call {@link NonRestakingWithdrawalCredentialsHandler.withAddress} right before each
 * use, or keep one handler per contract. The handler keeps the address, and a `PufferClient` has one handler.
 * @unknown Addresses of live contracts, the role ids and their holders: no list is published.
 * {@link InstitutionalVaultHandler.getNoRestakingWithdrawalCredentials} of a vault gives its contract, and the vault's
 * access manager holds the roles.
 * @client nonRestakingWithdrawalCredentials
 * @contract NonRestakingWithdrawalCredentials
 * @address address set with withAddress
 * @start withAddress, requestWithdrawal, requestConsolidation, getWithdrawalRequestFee, getConsolidationRequestFee
 */
export declare class NonRestakingWithdrawalCredentialsHandler {
  /**
   * Builds a handler for the withdrawal contract without an address; `PufferClient` does this for you.
   *
   * @param chain - chain the writes must be sent on
   * @param walletClient - signs and sends the writes; must store an account
   * @param publicClient - used for the reads
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * Chooses the withdrawal contract that all later calls of this handler go to.
   *
   * The address stays until `withAddress` is called again, and is not checked.
   *
   * @param address - address of the withdrawal contract
   * @returns The same handler, so calls can be chained
   * @warning With more than one contract, set the address again before each use. Everything that uses the same handler
   * shares it.
   */
  withAddress(address: Address): this;

  /**
   * Returns the chosen withdrawal contract; makes no request.
   *
   * @returns Address given to {@link NonRestakingWithdrawalCredentialsHandler.withAddress}, or `undefined` when none
   * was given
   */
  getAddress(): Address | undefined;

  /**
   * Gives the viem contract instance of the chosen withdrawal contract, for simulation and gas estimates.
   *
   * Every function of the ABI has a method here; simulate requests first, because a refused request costs gas.
   *
   * @returns viem contract instance bound to the chosen address, with `read`, `write`, `simulate` and `estimateGas`
   * @throws InvalidContractAddressError - no address was set with
   * {@link NonRestakingWithdrawalCredentialsHandler.withAddress}; thrown by the call itself, before there is a promise
   */
  getContract(): GetContractReturnType<
    typeof NonRestakingWithdrawalCredentials,
    { public: PublicClient; wallet: WalletClient },
    Address
  >;

  /**
   * Address of the access manager that decides who may send requests through the withdrawal contract.
   *
   * It is the vault's manager at the time the contract was deployed. When the vault moves to another manager, this one
   * stays.
   *
   * @returns Address of the access manager, for {@link InstitutionalAccessManagerHandler.withAddress}
   * @calls NonRestakingWithdrawalCredentials.authority()
   * @throws InvalidContractAddressError - no address was set with
   * {@link NonRestakingWithdrawalCredentialsHandler.withAddress}; thrown by the call itself, before there is a promise
   */
  authority(): Promise<Address>;

  /**
   * Fee for one consolidation request at this moment, as the chain's EIP-7251 system contract asks for it.
   *
   * It rises with the number of waiting requests and may differ already in the next block.
   *
   * @unit return - wei
   * @returns Fee per request
   * @calls NonRestakingWithdrawalCredentials.getConsolidationRequestFee()
   * @reverts FeeQueryFailed - the chain has no such system contract, or it did not return one number
   * @throws InvalidContractAddressError - no address was set with
   * {@link NonRestakingWithdrawalCredentialsHandler.withAddress}; thrown by the call itself, before there is a promise
   */
  getConsolidationRequestFee(): Promise<bigint>;

  /**
   * Fee for one withdrawal request at this moment, as the chain's EIP-7002 system contract asks for it.
   *
   * It rises with the number of waiting requests and may differ already in the next block.
   *
   * @unit return - wei
   * @returns Fee per request
   * @calls NonRestakingWithdrawalCredentials.getWithdrawalRequestFee()
   * @reverts FeeQueryFailed - the chain has no such system contract, or it did not return one number
   * @throws InvalidContractAddressError - no address was set with
   * {@link NonRestakingWithdrawalCredentialsHandler.withAddress}; thrown by the call itself, before there is a promise
   */
  getWithdrawalRequestFee(): Promise<bigint>;

  /**
   * Address of the institutional vault that owns the contract and gets its ETH.
   *
   * @returns Address of the vault, for {@link InstitutionalVaultHandler.withAddress}
   * @calls NonRestakingWithdrawalCredentials.vault()
   * @throws InvalidContractAddressError - no address was set with
   * {@link NonRestakingWithdrawalCredentialsHandler.withAddress}; thrown by the call itself, before there is a promise
   */
  vault(): Promise<Address>;

  /**
   * Asks the beacon chain to merge validators of the vault into others, or to switch them to compounding credentials
   * (EIP-7251).
   *
   * Send the number of requests times {@link NonRestakingWithdrawalCredentialsHandler.getConsolidationRequestFee}, with
   * a margin: the fee is read again in the block that mines the transaction. The beacon chain may still not carry the
   * request out: it checks the validators later and drops unfit requests without a revert.
   *
   * By the consensus specification it drops an unknown, inactive or exiting validator, and a source of another owner. It
   * drops equal keys unless the credentials are 0x01. It drops a merge into a target without compounding credentials,
   * from a source active for less than 256 epochs or with a withdrawal waiting, or while the queue is full.
   *
   * @param requests - pairs of validators
   * @param value - ETH for all fees together
   * @unit value - wei
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls NonRestakingWithdrawalCredentials.requestConsolidation((bytes,bytes)[])
   * @sender walletClient.account
   * @value value, in wei
   * @approval none - only fees are paid, with the ETH sent along
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagedUnauthorized - the account lacks the role of this function, or the contract is closed in its
   * access manager
   * @reverts AccessManagerNotScheduled - the account's role has an execution delay and the same call was not scheduled
   * before
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @reverts NotEnoughETH - `value` is below the number of requests times the fee
   * @reverts FeeQueryFailed - the chain's EIP-7251 system contract is missing or did not answer
   * @reverts ConsolidationRequestFailed - the system contract refused a request, for example because a key is not 48
   * bytes long
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with
   * {@link NonRestakingWithdrawalCredentialsHandler.withAddress}; thrown by the call itself, before there is a promise
   * @warning ETH above the fees stays in the contract and goes to the vault, not back to the sending account.
   * @warning Neither the contract nor the beacon chain checks who owns the target. If it is not a validator of this
   * vault, the stake moves to its owner and does not come back. Before you send, check that the target's withdrawal
   * credentials are the vault's {@link InstitutionalVaultHandler.getWithdrawalCredentials}.
   */
  requestConsolidation(requests: ConsolidationRequest[], value: bigint): Promise<Hash>;

  /**
   * Asks the beacon chain to pay out ETH of the vault's validators without restaking, wholly or in part (EIP-7002).
   *
   * Send the number of requests times {@link NonRestakingWithdrawalCredentialsHandler.getWithdrawalRequestFee}, with a
   * margin: the fee is read again in the block that mines the transaction. The ETH arrives here after the exit queue of
   * the beacon chain and is then fetched with {@link InstitutionalVaultHandler.withdrawNonRestakedETH}. For restaked
   * validators use {@link InstitutionalVaultHandler.requestWithdrawal}.
   *
   * The beacon chain pays at most what a validator has above 32 ETH, and reads amount 0 as a full exit. It drops unfit
   * requests without a revert, and the fee is lost. By the consensus specification it drops a partial withdrawal
   * without compounding (0x02) credentials, with nothing above 32 ETH or with a full queue. It drops a full exit while
   * a partial withdrawal waits. It drops any request for a validator that is unknown, of another owner, exiting, or
   * active for less than 256 epochs.
   *
   * @param requests - one entry per validator
   * @param value - ETH for all fees together
   * @unit requests[].amountGwei - gwei; 0 asks for the full exit of the validator
   * @unit value - wei
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls NonRestakingWithdrawalCredentials.requestWithdrawal((bytes,uint64)[])
   * @sender walletClient.account
   * @value value, in wei
   * @approval none - only fees are paid, with the ETH sent along
   * @prompts 1 transaction
   * @contractWallet yes - no signature is made; the wallet contract itself must hold the role
   * @reverts AccessManagedUnauthorized - the account lacks the role of this function, or the contract is closed in its
   * access manager
   * @reverts AccessManagerNotScheduled - the account's role has an execution delay and the same call was not scheduled
   * before
   * @reverts AccessManagerNotReady - it was scheduled, but the scheduled time is not reached
   * @reverts AccessManagerExpired - it was scheduled, but the time to run it has passed
   * @reverts NotEnoughETH - `value` is below the number of requests times the fee
   * @reverts FeeQueryFailed - the chain's EIP-7002 system contract is missing or did not answer
   * @reverts WithdrawalRequestFailed - the system contract refused a request, for example because a key is not 48 bytes
   * long
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with
   * {@link NonRestakingWithdrawalCredentialsHandler.withAddress}; thrown by the call itself, before there is a promise
   * @warning ETH above the fees stays in the contract and goes to the vault, not back to the sending account.
   * @warning An amount of 0 is a full exit, not an empty request.
   */
  requestWithdrawal(requests: WithdrawalRequest[], value: bigint): Promise<Hash>;

  /**
   * Always fails for an account: it sends the whole ETH balance of the withdrawal contract to the vault, and only the
   * vault may call it.
   *
   * Use {@link InstitutionalVaultHandler.withdrawNonRestakedETH} instead: it makes the vault call this function and
   * corrects the vault's bookkeeping in the same transaction.
   *
   * @returns Transaction hash, returned as soon as the wallet has sent it, before the receipt
   * @calls NonRestakingWithdrawalCredentials.withdrawETH()
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token of the sender
   * @prompts 1 transaction
   * @contractWallet no - the caller must be the vault, which is no wallet
   * @reverts Unauthorized - the sender is not the vault
   * @reverts FailedInnerCall - the vault refused the ETH, with OpenZeppelin 5.0
   * @reverts FailedCall - the same with OpenZeppelin 5.1 or later
   * @throws AccountNotFoundError - the wallet client stores no account; the promise rejects
   * @throws InvalidContractAddressError - no address was set with
   * {@link NonRestakingWithdrawalCredentialsHandler.withAddress}; thrown by the call itself, before there is a promise
   * @warning Always reverts with {@link Unauthorized} when sent through the SDK by an account.
   */
  withdrawETH(): Promise<Hash>;
}

/**
 * One validator without restaking and the amount it must pay out: an entry of
 * {@link NonRestakingWithdrawalCredentialsHandler.requestWithdrawal}.
 *
 * The module of {@link InstitutionalVaultHandler} exports a type of the same name and shape for restaked validators;
 * import it from the module whose method you call.
 */
export type WithdrawalRequest = {
  /**
   * BLS public key of the validator without restaking, 48 bytes as hex.
   */
  pubkey: Hex;
  /**
   * Amount to withdraw, at most what lies above 32 ETH; 0 asks for the full exit.
   *
   * @unit gwei
   */
  amountGwei: bigint;
};
