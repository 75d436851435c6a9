import type { Address, GetContractReturnType, Hash, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { L1RewardManager } from '../abis/mainnet/L1RewardManager';

/**
 * Sets, on Ethereum, the account that receives the L2 validator rewards of the sender. The SDK's ABI for it is older
 * than the code on Mainnet.
 *
 * The L1RewardManager mints pufETH for validator rewards and bridges it to the {@link L2RewardManager}, where node
 * operators claim it with {@link L2RewardManagerHandler.claimRewards}. A contract on Ethereum cannot expect to own its
 * address on the L2; it sets a claimer here before it claims.
 *
 * @client l1RewardManager
 * @contract L1RewardManager
 * @address CONTRACT_ADDRESSES[chain].L1RewardManager
 * @start setL2RewardClaimer, getContract
 * @warning Both methods call functions that the Mainnet code, as Puffer lists it, no longer has: expect a revert
 *   without data. The current function is `setL2RewardClaimer(address claimer)`, payable, with the bridge message fee
 *   as value; call it with viem and your own ABI.
 * @warning The SDK has addresses on Mainnet and Holesky. On Base and Sepolia it has none and reports no error: calls
 *   are sent without `to`, and a write [reaches no contract](/getting-started#no-target).
 * @warning The sender is an address, not an account object: viem asks the connected wallet to send
 *   (`eth_sendTransaction`) and ignores a local private key of the client.
 */
export declare class L1RewardManagerHandler {
  /**
   * Makes a handler for the L1 reward manager of one chain; a {@link PufferClient} has one as `l1RewardManager`.
   *
   * @param chain - the chain whose entry of L1RewardManager is used: Mainnet or Holesky
   * @param walletClient - viem client that sends the writes
   * @param publicClient - viem client that answers the reads
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * viem contract instance of the L1RewardManager with the SDK's two-function ABI. Its `address` is what you need to
   * call the current form of the contract with your own ABI.
   *
   * @returns the instance with `read`, `write`, `simulate` and `estimateGas`
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<typeof L1RewardManager, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * Destination that older L1 reward managers stored for a bridge contract. A `destinationDomainId` of 0 means that the
   * bridge is not allowed.
   *
   * @param bridgeAddress - bridge contract to look up
   * @returns the stored entry
   * @unit return.destinationDomainId - id number that the bridge gives to the destination chain
   * @calls L1RewardManager.getBridge(address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @warning The code listed for Mainnet has no such function: expect the read to fail. The code listed for Holesky is
   *   of the older form.
   */
  getBridge(bridgeAddress: Address): Promise<{ destinationDomainId: number }>;

  /**
   * Asks the L2 reward manager, by a bridge message, to pay the sender's rewards to `claimer` from now on. Built for an
   * older contract: on Mainnet it is expected to revert.
   *
   * Neither `transact()` nor `estimate()` takes an argument, and nothing is sent before one of them is called.
   * `transact()` refuses a wallet on another chain; `estimate()` does not look at the wallet's chain. The
   * setting belongs to the sender: no one can set a claimer for another account. It takes effect when the message
   * arrives on the L2; check it with {@link L2RewardManagerHandler.getRewardsClaimer}.
   *
   * @param account - account that sends and whose rewards are redirected
   * @param bridge - bridge contract of the older form, allowed in {@link L1RewardManagerHandler.getBridge}
   * @param claimer - account on the L2 that receives the rewards; the zero address removes the setting
   * @returns `transact()` sends and resolves to the transaction hash; `estimate()` resolves to the gas needed
   * @calls L1RewardManager.setL2RewardClaimer(address,address)
   * @sender account
   * @value none
   * @approval none - moves no token; the bridge message costs ETH, which this method cannot send
   * @prompts 1 transaction
   * @contractWallet yes - a plain call; note the warnings
   * @reverts BridgeNotAllowlisted - older form only: `bridge` is not allowed
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (when transact or estimate is called)
   * @warning On Mainnet the call is expected to revert without data: the listed code has only
   *   `setL2RewardClaimer(address claimer)`. Run `estimate()` first and do not send when it fails.
   * @warning The bridge message must be paid with ETH as `msg.value`. The contract function is payable, but this method
   *   sends no value, so the message would be unpaid even where the older form exists.
   * @unknown What an unpaid message leads to in a real bridge. The Holesky deployment uses a mock bridge whose
   * public source checks no payment.
   */
  setL2RewardClaimer(
    account: Address,
    bridge: Address,
    claimer: Address,
  ): { transact: () => Promise<Hash>; estimate: () => Promise<bigint> };
}
