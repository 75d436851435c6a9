import type { Address, GetContractReturnType, Hash, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { PufferDepositor } from '../abis/mainnet/PufferDepositor';

/**
 * Turns stETH or wstETH into pufETH with one permit signature and one transaction.
 *
 * The depositor contract pulls the token from the sender, passes the stETH on to the vault ({@link PufferVaultV5}) and
 * the vault mints pufETH (18 decimals). ETH and WETH go to {@link PufferVaultHandler} instead.
 *
 * Both methods ask the wallet for an EIP-712 permit signature as soon as they are called, before `transact`. The permit
 * is valid for two hours. `transact` then sends and resolves to the transaction hash without waiting for a receipt;
 * `estimate` resolves to an amount of gas. `transact` refuses a wallet that is on another network than the handler.
 *
 * The account is a parameter of each method, so a wallet client without an account is enough.
 *
 * @client depositor
 * @contract PufferDepositor
 * @address CONTRACT_ADDRESSES[chain].PufferDepositor
 * @start depositStETH, depositWstETH
 * @warning Await one method before you call the other. Both share one internal permit helper: started together, for
 * example in one `Promise.all`, both permits were signed for wstETH, and the stETH deposit then lacks its permit. Before
 * a second deposit of the same token wait for the receipt of the first: until then both permits have the same nonce.
 * @warning Only Mainnet and Holesky have an address. On Base and Sepolia both methods reject while they read the permit
 * nonce: nothing is signed or sent. A write through `getContract()` has no `to` there and
 * [reaches no contract](/getting-started#no-target). On every other chain the methods fail with a TypeError.
 * @warning A local private key in the wallet client is not used. viem gets only the sender's address and asks the
 * wallet behind the transport to sign (`eth_signTypedData_v4`, `eth_sendTransaction`). Connect a wallet that holds the
 * key.
 */
export declare class PufferDepositorHandler {
  /**
   * Ties a handler for stETH and wstETH deposits to one chain and two viem clients. `pufferClient.depositor` is one.
   *
   * @param chain - chain whose depositor address is used
   * @param walletClient - viem client that signs the permit and sends the transaction
   * @param publicClient - viem client for reads and gas estimates
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * The viem contract instance of the stETH and wstETH depositor: the way to deposit without a signature, or to
   * someone else.
   *
   * After a plain `approve` of stETH or wstETH to the depositor, call `write.depositStETH([permit, recipient])` or
   * `write.depositWstETH([permit, recipient])` with only `amount` set in the permit struct and zeros elsewhere. The
   * contract ignores a permit that fails and uses the allowance. `recipient` can be any account. The instance also
   * decodes the errors and events of this ABI and offers `simulate`.
   *
   * @returns a viem contract with `read`, `write`, `simulate`, `estimateGas` and event helpers
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<typeof PufferDepositor, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * Signs a permit for stETH and prepares the deposit that turns it into pufETH for the same account.
   *
   * The amount is stETH in wei, not stETH shares. A stETH transfer can arrive 1 or 2 wei short; the depositor passes on
   * whatever stETH it then holds, so the pufETH minted can be that much less. No fee is charged on deposits, there is
   * no minimum, and a minimum output cannot be set.
   *
   * @param walletAddress - account that signs, sends, pays the stETH and receives the pufETH
   * @param value - stETH to deposit; `10n ** 18n` is 1 stETH
   * @unit value - base units of stETH (18 decimals)
   * @returns after the signature: `transact` (no argument) sends the deposit and resolves to its hash; `estimate` (no
   * argument) resolves to gas
   * @calls PufferDepositor.depositStETH((uint256,uint256,uint8,bytes32,bytes32),address)
   * @sender walletAddress
   * @value none
   * @approval permit-or-approve stETH to PufferDepositor - the method always signs the permit; an existing allowance of
   * at least `value` also carries the deposit when the permit fails
   * @prompts 1 signature, then 1 transaction
   * @contractWallet no - the method needs the 65-byte signature of a key account; a contract wallet approves stETH and
   * uses {@link PufferDepositorHandler.getContract}
   * @signs EIP-712 `Permit` of stETH: owner `walletAddress`, spender {@link PufferDepositor}, value `value`, the
   * current nonce, deadline two hours after the call
   * @reverts AccessManagedUnauthorized - deposits are paused, in the depositor or in the vault behind it
   * @reverts FailedInnerCall - stETH refused the transfer without a reason
   * @reverts SafeERC20FailedOperation - not expected: stETH never returns false
   * @reverts "ALLOWANCE_EXCEEDED" - no allowance, or a permit that stETH refused
   * @reverts "BALANCE_EXCEEDED" - the sender holds less stETH
   * @reverts "CONTRACT_IS_STOPPED" - Lido has stopped stETH
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (rejection, before any signature)
   * @warning Before you retry, read `nonces(account)` of stETH. If it rose, the permit was used: look for your first
   * transaction, and if your deposit is there, send nothing again. Otherwise sign again. The contract ignores a permit
   * that the token rejects (expired, nonce used, other amount): the call reverts with stETH's own allowance error, or
   * deposits again while an allowance is left.
   */
  depositStETH(
    walletAddress: Address,
    value: bigint,
  ): Promise<{ transact: () => Promise<Hash>; estimate: () => Promise<bigint> }>;

  /**
   * Signs a permit for wstETH and prepares the deposit that unwraps it to stETH and turns that into pufETH for the same
   * account.
   *
   * The amount is wstETH; the pufETH minted depends on the stETH it unwraps to. No fee is charged on deposits, and a
   * minimum output cannot be set.
   *
   * @param walletAddress - account that signs, sends, pays the wstETH and receives the pufETH
   * @param value - wstETH to deposit; `10n ** 18n` is 1 wstETH
   * @unit value - base units of wstETH (18 decimals)
   * @returns after the signature: `transact` (no argument) sends the deposit and resolves to its hash; `estimate` (no
   * argument) resolves to gas
   * @calls PufferDepositor.depositWstETH((uint256,uint256,uint8,bytes32,bytes32),address)
   * @sender walletAddress
   * @value none
   * @approval permit-or-approve wstETH to PufferDepositor - the method always signs the permit; an existing allowance
   * of at least `value` also carries the deposit when the permit fails
   * @prompts 1 signature, then 1 transaction
   * @contractWallet no - the method needs the 65-byte signature of a key account; a contract wallet approves wstETH and
   * uses {@link PufferDepositorHandler.getContract}
   * @signs EIP-712 `Permit` of wstETH: owner `walletAddress`, spender {@link PufferDepositor}, value `value`, the
   * current nonce, deadline two hours after the call
   * @reverts AccessManagedUnauthorized - deposits are paused, in the depositor or in the vault behind it
   * @reverts FailedInnerCall - wstETH refused the transfer without a reason
   * @reverts "ERC20: transfer amount exceeds allowance" - no allowance, or a permit that wstETH refused
   * @reverts "ERC20: transfer amount exceeds balance" - the sender holds less wstETH
   * @reverts "wstETH: zero amount unwrap not allowed" - value is 0n
   * @reverts "CONTRACT_IS_STOPPED" - Lido has stopped stETH
   * @reverts SafeERC20FailedOperation - not expected: wstETH never returns false
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (rejection, before any signature)
   * @warning Before you retry, read `nonces(account)` of wstETH. If it rose, the permit was used: look for your first
   * transaction, and if your deposit is there, send nothing again. Otherwise sign again. The contract ignores a permit
   * that the token rejects (expired, nonce used, other amount): the call reverts with wstETH's own allowance error, or
   * deposits again while an allowance is left.
   * @unknown Whether it works on Holesky. Every public source of the depositor holds the Mainnet address of wstETH as a
   * constant; the verified source of the Holesky implementation would show which token it calls.
   */
  depositWstETH(
    walletAddress: Address,
    value: bigint,
  ): Promise<{ transact: () => Promise<Hash>; estimate: () => Promise<bigint> }>;
}
