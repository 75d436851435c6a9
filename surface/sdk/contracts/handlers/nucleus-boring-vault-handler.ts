import type { Address, GetContractReturnType, Hash, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { BoringVault } from '../abis/mainnet/BoringVault';
import type { PermitData } from '../common/lib/types';
import type { UnifiToken } from '../tokens';

/**
 * Handles the UniFi share tokens themselves (unifiETH, unifiUSD, unifiBTC, pufETHs): balances, allowances and
 * transfers.
 *
 * The BoringVault is the vault and its ERC-20 share token in one contract, so its address is the address of the UniFi
 * token. {@link NucleusBoringVaultHandler.withToken} selects it, and it starts with {@link UnifiToken.unifiETH}.
 * Deposits go through {@link NucleusTellerHandler.deposit}, withdrawals through
 * {@link NucleusAtomicQueueHandler.updateAtomicRequest}.
 *
 * All vault addresses are on Ethereum mainnet; on other chains every method fails with a `TypeError`. No write needs an
 * account in the wallet client: each names its sender.
 *
 * @client nucleusBoringVault
 * @contract BoringVault
 * @address VAULTS_ADDRESSES[selected token][chain].NucleusBoringVault
 * @start withToken, balanceOf, approve, getAllowance, permit, transfer
 * @warning With more than one UniFi token, call {@link NucleusBoringVaultHandler.withToken} right before each use. The
 * handler keeps the selected token for all later calls.
 * @warning A local private key in the wallet client is not used. viem gets only the sender's address and asks the
 * wallet behind the transport to sign (`eth_sendTransaction`). With a local key, call `getContract().write` with the
 * account object.
 * @unknown Decimals of unifiETH, unifiUSD and pufETHs: the SDK stores none, and this ABI has no `decimals`. unifiBTC
 * has 8, by the constructor arguments in a public copy of Sourcify's record. Read them with
 * `erc20Permit.withToken(token).getContract().read.decimals()`.
 */
export declare class NucleusBoringVaultHandler {
  /**
   * Creates the handler for the UniFi share tokens of one chain, set to {@link UnifiToken.unifiETH}.
   *
   * @param chain - chain whose vault addresses are used; only mainnet has any
   * @param walletClient - viem wallet client that sends transactions
   * @param publicClient - viem public client for reads and gas estimates
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * Selects the UniFi token that the next balance, allowance and transfer calls are about.
   *
   * It changes this handler and returns the same object, so the choice also applies to other code that uses
   * `pufferClient.nucleusBoringVault`.
   *
   * @param token - UniFi token
   * @returns this handler
   * @warning Send a prepared transfer or permit before you select another token. `transact` looks the token up when it
   * runs: after another `withToken` it moves the token selected last.
   */
  withToken(token: UnifiToken): this;

  /**
   * Gives the viem contract of the selected BoringVault, mainly for its address and for simulations.
   *
   * Every function of the SDK's ABI has a method here. `name`, `symbol`, `decimals` and `nonces` of the token are not
   * in this ABI; take them from {@link ERC20PermitHandler.getContract}.
   *
   * @returns viem contract of the vault; its `address` is the spender for deposits into this vault
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<typeof BoringVault, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * Reads how many of an owner's UniFi shares a spender may still move.
   *
   * Zero means none. For a queued withdrawal the spender is the AtomicQueue, and the allowance must cover the offered
   * amount until the request is filled.
   *
   * @param owner - holder of the shares
   * @param spender - account or contract with the allowance
   * @returns remaining allowance; 2^256 − 1 is never used up
   * @unit return - base units of the selected UniFi token
   * @calls BoringVault.allowance(address,address)
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  getAllowance(owner: Address, spender: Address): Promise<bigint>;

  /**
   * Reads how many shares of the selected UniFi vault an account holds.
   *
   * Shares do not grow in number; their value does. For the value in a token use
   * {@link NucleusAccountantHandler.getRateInQuote}. Locked and offered shares are included.
   *
   * @param walletAddress - account to look up
   * @returns shares held; zero means none
   * @unit return - base units of the selected UniFi token
   * @calls BoringVault.balanceOf(address)
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  balanceOf(walletAddress: Address): Promise<bigint>;

  /**
   * Reads how many shares of the selected UniFi vault exist.
   *
   * @returns all shares in circulation
   * @unit return - base units of the selected UniFi token
   * @calls BoringVault.totalSupply()
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   */
  totalSupply(): Promise<bigint>;

  /**
   * Lets a spender move UniFi shares of the sender; sent at once. For a withdrawal approve the AtomicQueue.
   *
   * The amount replaces the earlier allowance; `0n` takes it away. Several queued withdrawals of the same UniFi token
   * share one allowance, so approve their sum. The address of the queue is `nucleusAtomicQueue.getContract().address`.
   *
   * @param walletAddress - holder of the shares and sender of the transaction
   * @param spenderAddress - account or contract that may move the shares
   * @param value - highest amount that may be moved
   * @unit value - base units of the selected UniFi token
   * @returns transaction hash, as soon as the wallet has sent it
   * @calls BoringVault.approve(address,uint256)
   * @sender walletAddress
   * @value none
   * @approval none - it sets an allowance and moves nothing
   * @prompts 1 transaction
   * @contractWallet yes - an ordinary transaction without a signature over data
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (synchronously)
   * @warning This approves the **share token**. A deposit needs an approval of the token you pay in: use
   * {@link ERC20PermitHandler.approve} with the BoringVault as spender.
   */
  approve(walletAddress: Address, spenderAddress: Address, value: bigint): Promise<Hash>;

  /**
   * Prepares sending UniFi shares of the sender to another account.
   *
   * More than the balance reverts with panic 0x11. After a deposit the shares of the sender can be locked:
   * {@link NucleusTellerHandler.shareUnlockTime} returns until when.
   *
   * @param walletAddress - holder of the shares and sender of the transaction
   * @param toAddress - account that receives the shares
   * @param value - shares to send
   * @unit value - base units of the selected UniFi token
   * @returns `transact()` takes nothing and resolves to the transaction hash; `estimate()` takes nothing and resolves
   * to gas units
   * @calls BoringVault.transfer(address,uint256)
   * @sender walletAddress
   * @value none
   * @approval none - the sender moves its own shares
   * @prompts 1 transaction
   * @contractWallet yes - an ordinary transaction without a signature over data
   * @reverts TellerWithMultiAssetSupport__SharesAreLocked - the sender deposited less than the lock period ago and the
   * vault has its transfer hook set
   * @reverts Panic(0x11) - more than the balance
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (when transact or estimate is called)
   * @warning The token does not refuse the zero address as receiver: such shares are lost.
   */
  transfer(
    walletAddress: Address,
    toAddress: Address,
    value: bigint,
  ): { transact: () => Promise<Hash>; estimate: () => Promise<bigint> };

  /**
   * Prepares moving UniFi shares of another account with an allowance it gave to the sender.
   *
   * Too small an allowance and too small a balance both revert with panic 0x11. The share lock is checked for
   * `fromAddress`, not for the sender. The allowance is reduced by the amount unless it is 2^256 − 1.
   *
   * @param walletAddress - sender of the transaction, who holds the allowance
   * @param fromAddress - holder of the shares
   * @param toAddress - account that receives the shares
   * @param value - shares to move
   * @unit value - base units of the selected UniFi token
   * @returns `transact()` takes nothing and resolves to the transaction hash; `estimate()` takes nothing and resolves
   * to gas units
   * @calls BoringVault.transferFrom(address,address,uint256)
   * @sender walletAddress
   * @value none
   * @approval approve "the selected UniFi token" to "walletAddress, the sender" - given by fromAddress; needed even
   * when fromAddress is the sender
   * @prompts 1 transaction
   * @contractWallet yes - an ordinary transaction without a signature over data
   * @reverts TellerWithMultiAssetSupport__SharesAreLocked - fromAddress deposited less than the lock period ago and the
   * vault has its transfer hook set
   * @reverts Panic(0x11) - more than the balance of fromAddress or the allowance of the sender
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (when transact or estimate is called)
   * @warning The token does not refuse the zero address as receiver: such shares are lost.
   */
  transferFrom(
    walletAddress: Address,
    fromAddress: Address,
    toAddress: Address,
    value: bigint,
  ): { transact: () => Promise<Hash>; estimate: () => Promise<bigint> };

  /**
   * Prepares a transaction that submits a signed permit for UniFi shares: `params.spender` gets the allowance
   * `params.amount`.
   *
   * Anyone may submit it; only the owner's signature counts. Make it with {@link ERC20PermitHandler.getPermitData},
   * called with the UniFi token selected. The amount replaces the earlier allowance, and each permit works once. An
   * expired deadline reverts with the text `PERMIT_DEADLINE_EXPIRED`, a signature that does not fit the values with
   * `INVALID_SIGNER`.
   *
   * @param params - sender, owner, spender and the permit; the value is the field `amount`
   * @returns `transact()` takes nothing and resolves to the transaction hash; `estimate()` takes nothing and resolves
   * to gas units
   * @calls BoringVault.permit(address,address,uint256,uint256,uint8,bytes32,bytes32)
   * @sender params.account
   * @value none
   * @approval none - it sets an allowance and moves nothing
   * @prompts 1 transaction
   * @contractWallet yes - as the sender (params.account); the owner must have signed with a private key, so a contract
   * wallet cannot be params.owner
   * @reverts "PERMIT_DEADLINE_EXPIRED" - the deadline has passed
   * @reverts "INVALID_SIGNER" - the signature does not fit the owner and the values
   * @throws TypeError - the vault has no entry for the chain in VAULTS_ADDRESSES (when transact or estimate is called)
   */
  permit(params: PermitParams): { transact: () => Promise<Hash>; estimate: () => Promise<bigint> };
}

/**
 * Input of {@link NucleusBoringVaultHandler.permit}: a finished permit (`amount`, `deadline`, `v`, `r`, `s`) with its
 * parties.
 */
export type PermitParams = PermitData & {
  /**
   * Account that sends the transaction and pays the gas; it can differ from the owner.
   */
  account: Address;
  /**
   * Holder of the shares, who signed the permit.
   */
  owner: Address;
  /**
   * Account or contract that gets the allowance, for example the AtomicQueue.
   */
  spender: Address;
};
