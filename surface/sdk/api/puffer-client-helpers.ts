import type { CustomTransportConfig, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../chains/constants';
import type { TransportProvider } from '../utils/types';

/**
 * What {@link PufferClientHelpers} needs to make a viem client: a chain, and either RPC URLs or an EIP-1193 provider.
 *
 * `rpcUrls` are tried in the given order (viem's `fallback` over `http`). `provider` is an injected wallet or anything
 * else with a `request` method; `config` is passed to viem's `custom` transport.
 *
 * @warning When both are given, `rpcUrls` wins and the provider is ignored. An empty `rpcUrls` list is accepted and
 * leaves a client without any transport. `window.ethereum` may be undefined: check it first.
 */
export type ClientConfig = {
  /** The chain the client is for; its viem chain object comes from {@link VIEM_CHAINS}. */
  chain: Chain;
} & (
  | {
      /** HTTP addresses of RPC nodes, tried in this order; wins over `provider`. */
      rpcUrls: string[];
    }
  | {
      /** An EIP-1193 provider, usually the injected wallet; see {@link TransportProvider}. */
      provider: TransportProvider;
      /** Options for viem's `custom` transport, such as retries; viem's own defaults when left out. */
      config?: CustomTransportConfig;
    }
);

/**
 * Makes viem clients for {@link PufferClient} without importing viem in your application.
 *
 * The clients come from the copy of viem that is bundled with the SDK. Errors they throw are not `instanceof` the
 * classes of the viem in your application: compare `error.name`.
 */
export declare class PufferClientHelpers {
  /**
   * Makes a client for reads and gas estimates over your RPC URLs or a provider.
   *
   * @param config - the chain and its transport, see {@link ClientConfig}
   * @returns a viem public client for that chain; no request is made yet
   */
  static createPublicClient(config: ClientConfig): PublicClient;

  /**
   * Makes a client that forwards signatures and transactions to a wallet, without its own account.
   *
   * Enough for handlers whose methods take the account as a parameter. With `rpcUrls` instead of a wallet provider the
   * node at that URL would have to hold the keys.
   *
   * @param config - the chain and its transport, usually `{ chain, provider }` with an injected wallet
   * @returns a viem wallet client whose `account` is undefined; the wallet is not asked yet
   * @warning Eleven handlers and {@link NucleusAtomicQueueHandler.solve} send from `walletClient.account` and fail with
   * AccountNotFoundError when given this client. Where they read `account.address` to sign a permit, they fail with a
   * TypeError. For them make the client with viem's `createWalletClient` and pass `account`.
   */
  static createWalletClient(config: ClientConfig): WalletClient;
}
