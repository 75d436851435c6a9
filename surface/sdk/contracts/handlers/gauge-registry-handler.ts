import type { Address, GetContractReturnType, Hash, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { GaugeRegistry } from '../abis/mainnet/GaugeRegistry';

/**
 * Reads the list of gauges of Puffer governance, and lets its owner maintain it.
 *
 * The registry stores for each gauge address whether it is active, since when it exists, and a metadata URI. It holds
 * no tokens and counts no votes. Everyone can read; every write is for the owner.
 *
 * All writes send from `walletClient.account`: the wallet client needs an account. A client made by
 * {@link PufferClientHelpers.createWalletClient} has none; make one with viem's `createWalletClient({ account, ... })`.
 *
 * The behaviour is read in public source: a public copy of Sourcify's record of the Mainnet address.
 *
 * @client gaugeRegistry
 * @contract GaugeRegistry
 * @address CONTRACT_ADDRESSES[chain].GaugeRegistry
 * @start getGaugeList, isActive, getGauge, gaugeExists
 * @warning The SDK has addresses on Mainnet and Sepolia. On Holesky it stores the zero address: reads fail with
 *   "returned no data", writes are sent to the zero address. On Base it has no address and reports no error: a write is
 *   sent without `to` and [reaches no contract](/getting-started#no-target).
 * @inferred The owner on Mainnet is Puffer's Gauges Safe multisig, `0xB33F87F2486165C59B735b7c8b3f5489Bfca78c4`: the
 * constructor arguments on record name it. A later transfer would not show there; read
 * {@link GaugeRegistryHandler.owner}.
 */
export declare class GaugeRegistryHandler {
  /**
   * Makes a handler for the gauge registry of one chain; a {@link PufferClient} has one as `gaugeRegistry`.
   *
   * @param chain - the chain whose entry of GaugeRegistry is used: Mainnet or Sepolia
   * @param walletClient - viem client that sends the writes; it needs an account
   * @param publicClient - viem client that answers the reads
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * viem contract instance of the GaugeRegistry, for batching reads of many gauges or simulating an owner's call.
   *
   * Every function of the SDK's ABI has a method here.
   *
   * @returns the instance with `read`, `write`, `simulate` and `estimateGas`
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<typeof GaugeRegistry, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * Address that may register, switch and edit gauges. The zero address means that this is no longer possible.
   *
   * @returns the owner
   * @calls GaugeRegistry.owner()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  owner(): Promise<Address>;

  /**
   * Address that the owner offered the gauge registry to and that has not accepted yet; the zero address when there is
   * none.
   *
   * @returns the offered owner or the zero address
   * @calls GaugeRegistry.pendingOwner()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  pendingOwner(): Promise<Address>;

  /**
   * Whether an address was ever registered as a gauge, active or not.
   *
   * @param gauge - address to look up
   * @returns `true` once registered; gauges are never removed
   * @calls GaugeRegistry.gaugeExists(address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  gaugeExists(gauge: Address): Promise<boolean>;

  /**
   * Whether a gauge is switched on. `false` for deactivated gauges and for addresses that are no gauge.
   *
   * @param gauge - address to look up
   * @returns `true` when registered and active
   * @calls GaugeRegistry.isActive(address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  isActive(gauge: Address): Promise<boolean>;

  /**
   * Everything the registry stores about one gauge: its state, the time of registration, and its metadata URI.
   *
   * @param gauge - address to look up
   * @returns the gauge; `false`, `0` and an empty text when the address is no gauge
   * @unit return.created - unix seconds
   * @calls GaugeRegistry.getGauge(address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (rejection)
   */
  getGauge(gauge: Address): Promise<{ active: boolean; created: number; metadataURI: string }>;

  /**
   * Addresses of all gauges that were ever registered, in that order, deactivated ones included.
   *
   * Filter with {@link GaugeRegistryHandler.isActive}.
   *
   * @returns the addresses
   * @calls GaugeRegistry.getGaugeList()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getGaugeList(): Promise<readonly Address[]>;

  /**
   * Adds a gauge to the registry and switches it on.
   *
   * Only the owner may send it. Needs a wallet client with an account.
   *
   * @param gauge - address of the gauge; not the zero address
   * @param metadataURI - where its description lies; any text, not checked
   * @returns the transaction hash
   * @calls GaugeRegistry.registerGauge(address,string)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - if the contract wallet is the owner
   * @reverts OwnableUnauthorizedAccount - the sender is not the owner
   * @reverts InvalidAddress - `gauge` is the zero address
   * @reverts GaugeAlreadyExists - the gauge is registered; a deactivated one is switched on with `activateGauge`
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   */
  registerGauge(gauge: Address, metadataURI: string): Promise<Hash>;

  /**
   * Switches a deactivated gauge on again.
   *
   * Only the owner may send it. Needs a wallet client with an account.
   *
   * @param gauge - registered gauge that is off
   * @returns the transaction hash
   * @calls GaugeRegistry.activateGauge(address)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - if the contract wallet is the owner
   * @reverts OwnableUnauthorizedAccount - the sender is not the owner
   * @reverts GaugeDoesNotExist - the address is no registered gauge
   * @reverts GaugeActivationUnchanged - the gauge is on already
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   */
  activateGauge(gauge: Address): Promise<Hash>;

  /**
   * Switches a gauge off. It stays registered and listed.
   *
   * Only the owner may send it. Needs a wallet client with an account.
   *
   * @param gauge - registered gauge that is on
   * @returns the transaction hash
   * @calls GaugeRegistry.deactivateGauge(address)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - if the contract wallet is the owner
   * @reverts OwnableUnauthorizedAccount - the sender is not the owner
   * @reverts GaugeDoesNotExist - the address is no registered gauge
   * @reverts GaugeActivationUnchanged - the gauge is off already
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   */
  deactivateGauge(gauge: Address): Promise<Hash>;

  /**
   * Replaces the metadata URI of a gauge. State and registration time stay.
   *
   * Only the owner may send it. Needs a wallet client with an account.
   *
   * @param gauge - registered gauge, on or off
   * @param metadataURI - new text, not checked
   * @returns the transaction hash
   * @calls GaugeRegistry.updateGaugeMetadata(address,string)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - if the contract wallet is the owner
   * @reverts OwnableUnauthorizedAccount - the sender is not the owner
   * @reverts GaugeDoesNotExist - the address is no registered gauge
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   */
  updateGaugeMetadata(gauge: Address, metadataURI: string): Promise<Hash>;

  /**
   * Offers the ownership of the gauge registry to an address, which must accept it with
   * {@link GaugeRegistryHandler.acceptOwnership}.
   *
   * Until then the current owner keeps all rights. A new offer replaces the previous one; the zero address withdraws it.
   *
   * Only the owner may send it. Needs a wallet client with an account.
   *
   * @param newOwner - address that may accept
   * @returns the transaction hash
   * @calls GaugeRegistry.transferOwnership(address)
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - if the contract wallet is the owner
   * @reverts OwnableUnauthorizedAccount - the sender is not the owner
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   */
  transferOwnership(newOwner: Address): Promise<Hash>;

  /**
   * Takes over the gauge registry after it was offered to the sender.
   *
   * Only the address of {@link GaugeRegistryHandler.pendingOwner} may send it. Needs a wallet client with an account.
   *
   * @returns the transaction hash
   * @calls GaugeRegistry.acceptOwnership()
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - if the contract wallet is the pending owner
   * @reverts OwnableUnauthorizedAccount - the sender is not the pending owner
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   */
  acceptOwnership(): Promise<Hash>;

  /**
   * Gives up the ownership of the gauge registry permanently. No gauge can be added or changed afterwards.
   *
   * Only the owner may send it. Needs a wallet client with an account.
   *
   * @returns the transaction hash
   * @calls GaugeRegistry.renounceOwnership()
   * @sender walletClient.account
   * @value none
   * @approval none - moves no token
   * @prompts 1 transaction
   * @contractWallet yes - if the contract wallet is the owner
   * @reverts OwnableUnauthorizedAccount - the sender is not the owner
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning It takes effect at once and cannot be undone. It also withdraws a pending offer.
   */
  renounceOwnership(): Promise<Hash>;
}
