import type { Address, GetContractReturnType, Hash, Hex, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { GuardianModule } from '../abis/mainnet/GuardianModule';

/**
 * Reads who the guardians of the Puffer protocol are, which keys they sign with and how many of them must agree.
 *
 * Guardians approve or skip new validators, settle exits and report the number of Ethereum validators. Each
 * guardian has two keys: its own account and a key inside a secure enclave (Intel SGX). Signature lists passed to the
 * protocol must follow the order of {@link GuardianModuleHandler.getGuardians} for account signatures and of
 * {@link GuardianModuleHandler.getGuardiansEnclaveAddresses} for enclave signatures.
 *
 * The only write is {@link GuardianModuleHandler.removeGuardian}. Unlike most handlers it takes the sending account as
 * its second parameter.
 *
 * @client guardianModule
 * @contract GuardianModule
 * @address CONTRACT_ADDRESSES[chain].GuardianModule
 * @start getGuardians, getThreshold, isGuardian, getGuardiansEnclaveAddresses
 * @warning The SDK knows this contract on Mainnet and Holesky only. On Base and Sepolia no error is raised: calls are
 * sent without `to`, and a write [reaches no contract](/getting-started#no-target). On all other chains every
 * method throws a `TypeError`.
 * @warning {@link GuardianModuleHandler.removeGuardian} hands viem only the address of its sender, so the connected wallet
 * has to sign (`eth_sendTransaction`), even where the wallet client holds a local private key.
 * @inferred What the contract does is read in Puffer's source of April 2024, which Sourcify names for another
 * deployment of this contract on Mainnet, and in the newest source; their rules are the same. The record of the SDK's
 * address itself was not seen.
 */
export declare class GuardianModuleHandler {
  /**
   * Prepares calls to the guardian module of one chain; sends no request.
   *
   * @param chain - Chain whose GuardianModule address is used: Mainnet or Holesky.
   * @param walletClient - Sends {@link GuardianModuleHandler.removeGuardian}; it needs no stored account.
   * @param publicClient - Sends the reads.
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * Gives the viem contract instance of the guardian module, which also reaches the seven functions without a method
   * here.
   *
   * These are {@link GuardianModule.rotateGuardianKey}, {@link GuardianModule.splitGuardianFunds} and five checks that
   * dry-run guardian signatures: {@link GuardianModule.validateGuardiansEOASignatures},
   * {@link GuardianModule.validateProvisionNode}, {@link GuardianModule.validateSkipProvisioning},
   * {@link GuardianModule.validateBatchWithdrawals} and {@link GuardianModule.validateTotalNumberOfValidators}.
   *
   * @returns Contract instance bound to both clients. On Base and Sepolia its address is `undefined`.
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<typeof GuardianModule, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * Reads the beacon-chain balance below which guardians eject a validator.
   *
   * Set to 31.75 ETH when the contract is created; always below 32 ETH. The contract only stores the number: the
   * guardians act on it off chain.
   *
   * @returns Balance limit of one validator.
   * @unit return - wei
   * @calls GuardianModule.getEjectionThreshold()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getEjectionThreshold(): Promise<bigint>;

  /**
   * Lists the guardians' own accounts, in the order in which their account signatures must be passed to the protocol.
   *
   * {@link PufferProtocolHandler.registerValidatorKey} needs exactly one encrypted key share per entry. Removing a
   * guardian can change the order of the others, so read the list right before use.
   *
   * @returns Guardian accounts.
   * @calls GuardianModule.getGuardians()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getGuardians(): Promise<readonly Address[]>;

  /**
   * Reads the address of the enclave key that one guardian has registered; the zero address if there is none.
   *
   * @param guardian - The guardian's own account.
   * @returns Enclave address, or the zero address for a guardian without a key and for any other account. A removed
   * guardian keeps its last entry: check {@link GuardianModuleHandler.isGuardian} as well.
   * @calls GuardianModule.getGuardiansEnclaveAddress(address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getGuardiansEnclaveAddress(guardian: Address): Promise<Address>;

  /**
   * Lists the enclave addresses of all guardians, in the order in which enclave signatures must be passed to
   * {@link PufferProtocolHandler.provisionNode}.
   *
   * @returns One address per guardian, same order as {@link GuardianModuleHandler.getGuardians}. A guardian without an
   * enclave key is listed as `0x000000000000000000000000000000000000dEaD`.
   * @calls GuardianModule.getGuardiansEnclaveAddresses()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getGuardiansEnclaveAddresses(): Promise<readonly Address[]>;

  /**
   * Lists the enclave public keys of all guardians, for which a node operator encrypts the shares of a validator key.
   *
   * @returns One key per guardian, same order as {@link GuardianModuleHandler.getGuardians}: 65 bytes of hex
   * (uncompressed secp256k1), or `0x` for a guardian without a key.
   * @calls GuardianModule.getGuardiansEnclavePubkeys()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getGuardiansEnclavePubkeys(): Promise<readonly Hex[]>;

  /**
   * Tests whether enough guardians signed a hash with their enclave keys. Nothing is sent.
   *
   * The contract recovers each signature and compares it with the enclave address at the same position. It does not
   * hash or prefix the message again, so pass the final 32-byte digest. An entry that cannot be recovered is not
   * counted.
   *
   * @param enclaveSignatures - One entry per guardian, in the order of
   * {@link GuardianModuleHandler.getGuardiansEnclaveAddresses}. Typed `Address[]`, but the entries are 65-byte
   * signatures as hex. Extra entries are ignored.
   * @param signedMessageHash - Digest that was signed, 32 bytes.
   * @returns `true` when at least {@link GuardianModuleHandler.getThreshold} signatures match.
   * @calls GuardianModule.validateGuardiansEnclaveSignatures(bytes[],bytes32)
   * @reverts Panic(0x32) - fewer signatures than guardians
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @warning With fewer entries than guardians the read fails with panic 0x32 instead of giving `false`. Fill the gaps
   * with `0x`.
   */
  validateGuardiansEnclaveSignatures(enclaveSignatures: Address[], signedMessageHash: Hash): Promise<boolean>;

  /**
   * Reads the enclave measurement (MRENCLAVE) that a guardian's program must have to register a key.
   *
   * It identifies the exact code running in the enclave. {@link GuardianModule.rotateGuardianKey} checks evidence
   * against it.
   *
   * @returns 32-byte measurement as hex; zero when none has been set.
   * @calls GuardianModule.getMrenclave()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getMrenclave(): Promise<Hex>;

  /**
   * Reads the enclave signer measurement (MRSIGNER) that a guardian's program must have to register a key.
   *
   * It identifies who signed the enclave program, where {@link GuardianModuleHandler.getMrenclave} identifies the
   * program.
   *
   * @returns 32-byte measurement as hex; zero when none has been set.
   * @calls GuardianModule.getMrsigner()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getMrsigner(): Promise<Hex>;

  /**
   * Reads how many guardians must sign before the protocol accepts their word.
   *
   * The `blsPubKeySet` of a validator registration must be this number times 48 bytes long.
   *
   * @returns Signatures needed; at least 1 and at most the number of guardians.
   * @unit return - count of guardians
   * @calls GuardianModule.getThreshold()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getThreshold(): Promise<bigint>;

  /**
   * Reads a marker that the access manager uses while it runs a delayed call on the guardian module. Applications do
   * not need it.
   *
   * @returns Four bytes of hex, not a boolean: `0x8fb36037` in the middle of such a call, else `0x00000000`. Read from
   * outside a transaction it is `0x00000000`.
   * @calls GuardianModule.isConsumingScheduledOp()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @warning Both values are non-empty strings and so count as true in JavaScript. Compare with `0x00000000`.
   */
  isConsumingScheduledOp(): Promise<Hex>;

  /**
   * Tells whether an account is a guardian at this moment.
   *
   * @param account - Account to test: the guardian's own account, not its enclave address.
   * @returns `true` for a current guardian.
   * @calls GuardianModule.isGuardian(address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  isGuardian(account: Address): Promise<boolean>;

  /**
   * Takes a guardian off the list, after paying out the module's ETH to all current guardians. Reserved for the DAO
   * role (77).
   *
   * The module first splits its ETH equally among the guardians, the removed one included. For an account that is no
   * guardian the call still splits the ETH and removes no one. The enclave key of the removed guardian stays on record.
   *
   * @param guardian - Guardian to remove.
   * @param account - Account that sends the transaction.
   * @returns Transaction hash.
   * @calls GuardianModule.removeGuardian(address)
   * @sender account
   * @value none
   * @approval none - moves no token; the ETH comes from the module
   * @prompts 1 transaction
   * @contractWallet yes - the role is held by a multisig; nothing is signed besides the transaction
   * @reverts AccessManagedUnauthorized - `account` does not hold role 77, or the function is paused
   * @reverts InvalidThreshold - fewer guardians than the threshold would remain
   * @reverts FailedInnerCall - a guardian account refused its share of the ETH
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @warning Do not swap the two addresses: first the guardian to remove, then the sender.
   */
  removeGuardian(guardian: Address, account: Address): Promise<Hash>;
}
