import type { Address, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../chains/constants';
import type { CarrotStakingHandler } from '../contracts/handlers/carrot-staking-handler';
import type { CarrotVestingHandler } from '../contracts/handlers/carrot-vesting-handler';
import type { ConcreteVaultHandler } from '../contracts/handlers/concrete-vault-handler';
import type { DistributorHandler } from '../contracts/handlers/distributor-handler';
import type { ERC20PermitHandler } from '../contracts/handlers/erc20-permit-handler';
import type { GaugeRegistryHandler } from '../contracts/handlers/gauge-registry-handler';
import type { GuardianModuleHandler } from '../contracts/handlers/guardian-module-handler';
import type { InstitutionalAccessManagerHandler } from '../contracts/handlers/institutional-access-manager-handler';
import type { InstitutionalVaultHandler } from '../contracts/handlers/institutional-vault-handler';
import type { L1RewardManagerHandler } from '../contracts/handlers/l1-reward-manager-handler';
import type { L2RewardManagerHandler } from '../contracts/handlers/l2-reward-manager-handler';
import type { LagoonVaultHandler } from '../contracts/handlers/lagoon-vault-handler';
import type { MtwCarrotHandler } from '../contracts/handlers/mtw-carrot-handler';
import type { NonRestakingWithdrawalCredentialsHandler } from '../contracts/handlers/non-restaking-withdrawal-credentials-handler';
import type { NucleusAccountantHandler } from '../contracts/handlers/nucleus-accountant-handler';
import type { NucleusAtomicQueueHandler } from '../contracts/handlers/nucleus-atomic-queue-handler';
import type { NucleusBoringVaultHandler } from '../contracts/handlers/nucleus-boring-vault-handler';
import type { NucleusTellerHandler } from '../contracts/handlers/nucleus-teller-handler';
import type { PufLockerHandler } from '../contracts/handlers/puf-locker-handler';
import type { PufferDepositorHandler } from '../contracts/handlers/puffer-depositor-handler';
import type { PufferL2DepositorHandler } from '../contracts/handlers/puffer-l2-depositor-handler';
import type { PufferOracleV2Handler } from '../contracts/handlers/puffer-oracle-v2-handler';
import type { PufferProtocolHandler } from '../contracts/handlers/puffer-protocol-handler';
import type { PufferVaultHandler } from '../contracts/handlers/puffer-vault-handler';
import type { PufferWithdrawalManagerHandler } from '../contracts/handlers/puffer-withdrawal-manager-handler';
import type { ValidatorTicketHandler } from '../contracts/handlers/validator-ticket-handler';
import type { VLPufferHandler } from '../contracts/handlers/vl-puffer-handler';

/**
 * Entry point of the SDK: holds one ready-made handler for each of the 27 contracts, all bound to one chain and one
 * pair of viem clients.
 *
 * Making a client sends nothing. The handlers exist on every chain, whether or not the chain has an address for them:
 * see {@link Chain} and {@link CONTRACT_ADDRESSES}. To work on two chains make two clients. Every write compares the
 * network of the wallet with the chain and refuses another one; reads and gas estimates compare nothing.
 *
 * @warning Handlers keep the token or address that `withToken` and `withAddress` set. Every part of your
 * application that shares the client shares that choice. Within one handler that signs permits, await one permit-making
 * call before starting the next, or the second overwrites the token of the first.
 * @warning Eleven handlers and {@link NucleusAtomicQueueHandler.solve} send from `walletClient.account`, all other
 * writes from an address you pass. Such an address goes to the wallet in `eth_sendTransaction`, and a local private key in
 * the wallet client is not used: send through `getContract().write` with `account` instead.
 */
export declare class PufferClient {
  /**
   * Binds all handlers to a chain and to the clients they read and write through.
   *
   * Leaving out a client makes the SDK create one over the public RPC URL of the chain. Such a wallet client cannot
   * sign, and public RPC nodes limit how much you may ask.
   *
   * @param chain - the chain whose addresses the handlers use; writes are refused when the wallet is on another one
   * @param walletClient - signs and sends; without it the client is for reads, because the default has no keys
   * @param publicClient - reads and estimates gas, on the network it is connected to, which is not checked against
   * `chain`
   * @throws UrlRequiredError - the chain id is unknown and a client must be made
   */
  constructor(chain: Chain, walletClient?: WalletClient, publicClient?: PublicClient);

  /**
   * ERC-20 approvals, permit signatures and nonces: calls the token chosen with `withToken`, WETH until then.
   *
   * It is one shared object, so a choice stays for every later call.
   */
  erc20Permit: ERC20PermitHandler;

  /**
   * Deposits of ETH and WETH into pufETH, instant exits and the pufETH rate: calls {@link PufferVaultV5}.
   */
  vault: PufferVaultHandler;

  /**
   * Deposits of stETH and wstETH into pufETH with a permit signature: calls {@link PufferDepositor}.
   */
  depositor: PufferDepositorHandler;

  /**
   * Deposits of registered tokens, with an optional lock: calls {@link PufferL2Depositor}, which despite its name is on
   * Mainnet and Holesky.
   */
  l2Depositor: PufferL2DepositorHandler;

  /**
   * Locks of allowed tokens for a period, and their release: calls {@link PufLocker}.
   */
  pufLocker: PufLockerHandler;

  /**
   * Claims of node rewards from a Merkle proof: calls {@link L2RewardManager}, whose address is stored for Base and
   * Holesky.
   */
  l2RewardManager: L2RewardManagerHandler;

  /**
   * Sets who may claim the rewards of a contract account on layer 2: calls {@link L1RewardManager}.
   *
   * Its ABI is older than the contract listed for Mainnet, where the calls are expected to revert without data.
   */
  l1RewardManager: L1RewardManagerHandler;

  /**
   * Two-step exit from pufETH, request and completion: calls {@link PufferWithdrawalManager}.
   */
  pufferWithdrawalManager: PufferWithdrawalManagerHandler;

  /**
   * The share token of a UniFi vault, its balances, allowances and transfers: calls {@link BoringVault}.
   */
  nucleusBoringVault: NucleusBoringVaultHandler;

  /**
   * Deposits into a UniFi vault: calls the {@link Teller} of the vault chosen with `withToken`, unifiETH until then.
   */
  nucleusTeller: NucleusTellerHandler;

  /**
   * Price of a UniFi share in its base asset or another token: calls the {@link Accountant} of the chosen vault.
   */
  nucleusAccountant: NucleusAccountantHandler;

  /**
   * Withdrawal requests for UniFi shares: calls {@link AtomicQueue}, which solvers fill later. Only `solve` is sent
   * from `walletClient.account`; requests name their sender.
   */
  nucleusAtomicQueue: NucleusAtomicQueueHandler;

  /**
   * Payout of CARROT that was claimed through Merkl and has passed its cliff: calls {@link mtwCARROT}.
   */
  mtwCarrot: MtwCarrotHandler;

  /**
   * Staking of CARROT one for one into sCARROT, and unstaking: calls {@link CarrotStaker}.
   */
  carrotStaker: CarrotStakingHandler;

  /**
   * Claims of Merkl rewards with cumulative amounts and proofs: calls {@link Distributor}, which has an address on
   * Mainnet only.
   */
  distributor: DistributorHandler;

  /**
   * Deposits into and exits from the ctTACpufETH vault: calls {@link ConcreteMultiStrategyVault} on Mainnet. Writes are
   * sent from `walletClient.account`, so the wallet client needs an account.
   */
  concreteVault: ConcreteVaultHandler;

  /**
   * Purchase of validator tickets with ETH or pufETH: calls {@link ValidatorTicket}. Writes are sent from
   * `walletClient.account`, so the wallet client needs an account.
   */
  validatorTicket: ValidatorTicketHandler;

  /**
   * Ticket price, locked ETH and validator counts: calls {@link PufferOracleV2}; its writes need roles that users do
   * not hold. Writes are sent from `walletClient.account`, so the wallet client needs an account.
   */
  pufferOracleV2: PufferOracleV2Handler;

  /**
   * Node operators' registration, tickets and validator state: calls {@link PufferProtocol}. Writes are sent from
   * `walletClient.account`, so the wallet client needs an account.
   */
  pufferProtocol: PufferProtocolHandler;

  /**
   * Guardians, their enclave keys and signature checks: calls {@link GuardianModule}; removing a guardian is for the
   * DAO role.
   */
  guardianModule: GuardianModuleHandler;

  /**
   * Shares, validators and withdrawals of one institutional vault: calls {@link InstitutionalVault} at the address
   * given to `withAddress`. Writes are sent from `walletClient.account`, so the wallet client needs an account.
   */
  institutionalVault: InstitutionalVaultHandler;

  /**
   * Roles, delays and scheduled calls of an institutional vault: calls {@link InstitutionalAccessManager} at the
   * address given to `withAddress`. Writes are sent from `walletClient.account`, so the wallet client needs an account.
   */
  institutionalAccessManager: InstitutionalAccessManagerHandler;

  /**
   * Asynchronous deposits and redemptions of the tacpufETH vault: calls {@link LagoonVault} on Mainnet and TAC. Writes
   * are sent from `walletClient.account`, so the wallet client needs an account.
   */
  lagoonVault: LagoonVaultHandler;

  /**
   * Locks of PUFFER for voting power, and delegation of that power: calls {@link vlPUFFER}, on Mainnet only. Writes are
   * sent from `walletClient.account`, so the wallet client needs an account.
   */
  vlPuffer: VLPufferHandler;

  /**
   * List of reward gauges and its administration by the owner: calls {@link GaugeRegistry}. Writes are sent from
   * `walletClient.account`, so the wallet client needs an account.
   */
  gaugeRegistry: GaugeRegistryHandler;

  /**
   * Irreversible exchange of CARROT for PUFFER over time: calls {@link CarrotVesting}, on Mainnet only. Writes are sent
   * from `walletClient.account`, so the wallet client needs an account.
   */
  carrotVesting: CarrotVestingHandler;

  /**
   * Withdrawal and consolidation requests of validators that are not restaked: calls
   * {@link NonRestakingWithdrawalCredentials} at the address given to `withAddress`. Writes are sent from
   * `walletClient.account`, so the wallet client needs an account.
   */
  nonRestakingWithdrawalCredentials: NonRestakingWithdrawalCredentialsHandler;

  /**
   * Asks the wallet to connect and returns the addresses it shares.
   *
   * Sends `eth_requestAccounts`, which opens the wallet's connect dialog. Nothing is stored: pass the address to the
   * methods that take one. With the default wallet client the request goes to a public RPC node, which has no accounts.
   *
   * @returns the addresses the user allowed, as the wallet orders them
   */
  requestAddresses(): Promise<Address[]>;
}
