import type { Chain as ViemChain } from 'viem';

export type { ViemChain };

/**
 * Chain ids the SDK accepts. A client is bound to one of them when it is made, and that choice selects the address of
 * every handler.
 *
 * Being listed here only means that {@link VIEM_CHAINS} has a viem chain for it. Whether a handler has an address there
 * is decided by {@link CONTRACT_ADDRESSES}, {@link TOKENS_ADDRESSES} and {@link VAULTS_ADDRESSES}. The compiler sees
 * the members as plain numbers, so it accepts any number as a `Chain`.
 *
 * @warning Check the address before the first write on any chain but Mainnet. On `Base` and `Sepolia` most handlers
 * have no address and raise no error: a write then is sent without `to` and
 * [reaches no contract](/getting-started#no-target). Most lose all their gas, some end with status `success` and do
 * nothing. The same happens on every chain to handlers of a token that has no entry there. `CONTRACT_ADDRESSES` has
 * entries for Mainnet, Holesky, Base and Sepolia only: on the other chains handlers that read it fail with a TypeError
 * before anything is sent, while `mtwCarrot`, `carrotStaker` and `vlPuffer` send without `to`.
 */
export enum Chain {
  /**
   * Ethereum mainnet, the chain where the SDK knows 36 of its 38 tokens, 15 contracts and all six vaults.
   * `L2RewardManager` is a zero-address placeholder.
   *
   * Rewards are claimed on Base. {@link Token.LINK} and {@link Token.TEST} have no entry.
   *
   * @viemName Ethereum
   * @nativeCurrency ETH
   * @testnet no
   * @explorer https://etherscan.io
   */
  Mainnet = 1,
  /**
   * Ethereum test network on which the staking contracts have addresses, but the UniFi, Carrot and vlPUFFER contracts
   * do not: 21 tokens and three contracts are zero-address placeholders.
   *
   * Ten tokens and eleven contracts have a real address. `GaugeRegistry`, `CarrotVesting`, the Lagoon vault and 21
   * tokens hold the zero address as a placeholder: reads there fail with "returned no data", writes are sent to the zero
   * address. `NucleusAtomicQueue`, `CarrotStaker`, `Distributor` and the token vlPUFFER have no entry at all, so
   * {@link NucleusAtomicQueueHandler}, {@link DistributorHandler} and {@link VLPufferHandler} send without `to`.
   *
   * @viemName Holesky
   * @nativeCurrency ETH
   * @testnet yes
   * @explorer https://holesky.etherscan.io
   */
  Holesky = 17000,
  /**
   * Layer 2 on which rewards are claimed: the tables hold `L2RewardManager` and the tokens pufETH, xPufETH and PUFFER.
   * Every other handler of a Puffer contract sends without `to` here, without an error.
   *
   * Such a write [reaches no contract](/getting-started#no-target): it loses its gas, or ends with status `success` and
   * does nothing.
   *
   * @viemName Base
   * @nativeCurrency ETH
   * @testnet no
   * @explorer https://basescan.org
   */
  Base = 8453,
  /**
   * BNB Smart Chain, known to the token table only: xPufETH and PUFFER have an address, no contract or vault does.
   *
   * @viemName BNB Smart Chain
   * @nativeCurrency BNB
   * @testnet no
   * @explorer https://bscscan.com
   */
  Bsc = 56,
  /**
   * Arbitrum One, where the SDK knows a single token, bridged pufETH, and no contract.
   *
   * {@link ERC20PermitHandler} with `Token.pufETH` is the only handler with a stored address here.
   *
   * @viemName Arbitrum One
   * @nativeCurrency ETH
   * @testnet no
   * @explorer https://arbiscan.io
   */
  Arbitrum = 42161,
  /**
   * ApeChain, where the only address the SDK stores is that of xPufETH.
   *
   * Gas is paid in APE.
   *
   * @viemName ApeChain
   * @nativeCurrency APE
   * @testnet no
   * @explorer https://apescan.io
   */
  ApeChain = 33139,
  /**
   * Soneium mainnet, present in the token table with bridged pufETH alone.
   *
   * @viemName Soneium Mainnet
   * @nativeCurrency ETH
   * @testnet no
   * @explorer https://soneium.blockscout.com
   */
  Soneium = 1868,
  /**
   * Ethereum test network with one contract in the tables, `GaugeRegistry`, and two test tokens, USDT and TEST. Every
   * other handler of a Puffer contract sends without `to` here, without an error.
   *
   * `vault.depositETH` was seen to ask the wallet for a transaction without `to` here. Run in a local EVM it halts: the
   * gas is lost, the ETH stays with the sender.
   *
   * @viemName Sepolia
   * @nativeCurrency ETH
   * @testnet yes
   * @explorer https://sepolia.etherscan.io
   */
  Sepolia = 11155111,
  /**
   * Test network of OP, for which the SDK stores the test tokens LINK and TEST and nothing else.
   *
   * @viemName OP Sepolia
   * @nativeCurrency ETH
   * @testnet yes
   * @explorer https://optimism-sepolia.blockscout.com
   */
  OptimismSepolia = 11155420,
  /**
   * Test network of Base, where LINK is the one token with an address.
   *
   * @viemName Base Sepolia
   * @nativeCurrency ETH
   * @testnet yes
   * @explorer https://sepolia.basescan.org
   */
  BaseSepolia = 84532,
  /**
   * Zircuit mainnet, listed for xPufETH only.
   *
   * @viemName Zircuit Mainnet
   * @nativeCurrency ETH
   * @testnet no
   * @explorer https://explorer.zircuit.com
   */
  Zircuit = 48900,
  /**
   * Berachain, which has an address for bridged pufETH and for no other token or contract.
   *
   * Gas is paid in BERA.
   *
   * @viemName Berachain
   * @nativeCurrency BERA
   * @testnet no
   * @explorer https://berascan.com
   */
  Berachain = 80094,
  /**
   * Ethereum test network for which the SDK stores one address, that of WETH.
   *
   * No Puffer contract and no pufETH is known here. The institutional handlers take the address you set with
   * `withAddress`, as on every chain.
   *
   * @viemName Hoodi
   * @nativeCurrency ETH
   * @testnet yes
   * @explorer https://hoodi.etherscan.io
   */
  Hoodi = 560048,
  /**
   * TAC mainnet, home of a {@link LagoonVaultHandler | Lagoon vault} for tacpufETH, with the tokens pufETH and
   * tacpufETH.
   *
   * The version of the Lagoon contract on this chain is unknown; the SDK uses the same ABI as on Mainnet.
   *
   * @viemName TAC
   * @nativeCurrency TAC
   * @testnet no
   * @explorer https://tac.blockscout.com
   */
  TAC = 239,
  /**
   * Monad mainnet, where bridged pufETH is the only stored address.
   *
   * Gas is paid in MON.
   *
   * @viemName Monad
   * @nativeCurrency MON
   * @testnet no
   * @explorer https://monadscan.com
   */
  Monad = 143,
  /**
   * HyperEVM, where the SDK knows bridged pufETH and nothing else.
   *
   * The stored address is the same as that of PUFFER on BNB Smart Chain: compare chain and address, never the address
   * alone.
   *
   * @viemName HyperEVM
   * @nativeCurrency HYPE
   * @testnet no
   * @explorer https://hyperevmscan.io
   */
  HyperEVM = 999,
  /**
   * Linea mainnet, accepted as a chain but without a single token, contract or vault address in the tables: even
   * `erc20Permit` sends without `to`.
   *
   * The public deployments list names a pufETH token on this chain; the SDK does not carry it.
   *
   * @viemName Linea Mainnet
   * @nativeCurrency ETH
   * @testnet no
   * @explorer https://lineascan.build
   */
  Linea = 59144,
}

/**
 * The viem chain object of every {@link Chain}: id, name, native currency, public RPC URL and explorer.
 *
 * The client and {@link PufferClientHelpers} take their chain from here, and every write passes it to viem, which then
 * refuses to send when the wallet is on another network. Pass `VIEM_CHAINS[Chain.Mainnet]` as `chain` to make your own
 * clients.
 */
export declare const VIEM_CHAINS: { [key in Chain]: ViemChain };
