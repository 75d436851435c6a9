import type { Address, GetContractReturnType, Hash, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { PufferL2Depositor } from '../abis/mainnet/PufferL2Depositor';
import type { Token } from '../tokens';

/**
 * What to deposit through {@link PufferL2DepositorHandler.deposit}, for whom, and how it is authorised.
 */
export type L2DepositParams = {
  /**
   * Token to deposit. It must be registered in the depositor contract, and needs an address on the handler's chain in
   * {@link TOKENS_ADDRESSES}. WETH is registered (read in public source); the SDK does not know the
   * others. An unregistered token reverts with {@link InvalidToken}. On Holesky many entries are the zero address, a placeholder that cannot be deposited.
   */
  token: Token;
  /**
   * Account that signs, sends and pays, and that the wrapped token is credited to. You cannot name another.
   */
  account: Address;
  /**
   * Amount to deposit. 0 is refused.
   *
   * @unit base units of `token`, in that token's own decimals
   */
  value: bigint;
  /**
   * A number of your choice that the contract only writes into its event log. It changes nothing else.
   *
   * @unit an identifier, no quantity
   * @default 0n
   */
  referralCode?: bigint;
  /**
   * How long the wrapped token stays locked. 0n means no lock: the wrapped token goes straight to `account`. Any other
   * value must lie within {@link PufLockerHandler.getLockPeriods}.
   *
   * @unit seconds, at most 2^128 - 1
   * @default 0n
   */
  lockPeriod?: bigint;
  /**
   * `true` skips the permit signature and relies on an allowance given earlier to {@link PufferL2Depositor}. Set it for
   * every token without permit support and for contract wallets.
   *
   * @default false
   */
  isPreapproved?: boolean;
};

/**
 * Wraps a registered token into its puf token on Ethereum, and locks it in PufLocker when a lock period is given.
 *
 * Despite its name, the contract is on Mainnet and Holesky. Each registered token has a wrapper, a puf token with the
 * same decimals, minted 1:1. Without a lock the puf token goes to the account; with a lock {@link PufLocker} holds it
 * for the account. The SDK has no method to unwrap a puf token; the token itself has `withdraw(recipient, amount)` in
 * the public source.
 *
 * The account is a parameter of the method, so a wallet client without an account is enough.
 *
 * @client l2Depositor
 * @contract PufferL2Depositor
 * @address CONTRACT_ADDRESSES[chain].PufferL2Depositor
 * @start deposit
 * @warning Only Mainnet and Holesky have an address. On Base and Sepolia the address is `undefined` and nothing stops
 * you: `transact` sends without `to` and [reaches no contract](/getting-started#no-target). On every other chain
 * the methods fail with a TypeError. Check the chain before you send.
 * @warning Await one deposit before you start the next. All deposits of a handler share one internal permit helper, and
 * permits prepared at the same time can be signed for the wrong token.
 * @warning A local private key in the wallet client is not used. viem gets only the sender's address and asks the
 * wallet behind the transport to sign (`eth_signTypedData_v4`, `eth_sendTransaction`). Connect a wallet that holds the
 * key.
 * @unknown Which tokens are registered besides WETH, and the current caps. The constructor registers WETH, and a token
 * starts without a cap (read in public source). Read `tokens(token)` and the puf token's `totalDepositCap()`; both need
 * your own ABI.
 */
export declare class PufferL2DepositorHandler {
  /**
   * Ties a handler for wrapping deposits to one chain and two viem clients. `pufferClient.l2Depositor` is one.
   *
   * @param chain - chain whose depositor and token addresses are used
   * @param walletClient - viem client that signs the permit and sends the transaction
   * @param publicClient - viem client for reads and gas estimates
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * The viem contract instance of the wrapping depositor. Its ABI holds one function, `deposit`.
   *
   * Useful for a deposit for another account, for a token the SDK has no entry for, and for `simulate` before you send.
   * On chain there are also `depositETH` and `tokens(address)`, which returns the puf token of a token; both need your
   * own ABI.
   *
   * @returns a viem contract with `write`, `simulate` and `estimateGas`
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<
    typeof PufferL2Depositor,
    { public: PublicClient; wallet: WalletClient },
    Address
  >;

  /**
   * Prepares a deposit that wraps a token into its puf token for the paying account, locked or unlocked.
   *
   * Unless `isPreapproved` is `true`, the SDK asks the wallet for a permit signature when you call the method, before
   * `transact`; the permit is valid for two hours. With `isPreapproved`, approve the token to {@link PufferL2Depositor}
   * first, with {@link ERC20PermitHandler.withToken} and {@link ERC20PermitHandler.approve}. The call then carries a
   * permit whose `amount` is `value` and whose deadline, `v`, `r` and `s` are zero: the contract takes the amount from
   * it and skips the permit, because its deadline has passed.
   *
   * A locked deposit is recorded in {@link PufLocker} under the puf token, not under the deposited one, and is
   * withdrawn there after the release time.
   *
   * @param depositParams - token, amount, account, lock and way of authorising
   * @default depositParams.referralCode - 0n
   * @default depositParams.lockPeriod - 0n
   * @default depositParams.isPreapproved - false
   * @returns after the signature, if one is needed: `transact` (no argument) sends the deposit and resolves to its
   * hash; `estimate` (no argument) resolves to gas
   * @calls PufferL2Depositor.deposit(address,address,(uint256,uint256,uint8,bytes32,bytes32),uint256,uint128)
   * @sender depositParams.account
   * @value none
   * @approval permit-or-approve "the token of depositParams.token" to PufferL2Depositor - permit by default, approval
   * with `isPreapproved: true`
   * @prompts 1 signature, then 1 transaction; with `isPreapproved: true` only 1 transaction
   * @contractWallet yes - only with `isPreapproved: true`; the permit path needs the 65-byte signature of a key account
   * @signs EIP-712 `Permit` of the token: owner `account`, spender {@link PufferL2Depositor}, value `value`, the
   * current nonce, deadline two hours after the call; nothing with `isPreapproved: true`
   * @reverts AccessManagedUnauthorized - deposits are paused in the depositor or, with a lock, in PufLocker
   * @reverts ERC20InsufficientBalance - tokens of the OpenZeppelin 5 kind; others raise an error of their own
   * @reverts ERC20InsufficientAllowance - no allowance, or a permit the token rejected; tokens of the OpenZeppelin 5
   * kind
   * @reverts FailedInnerCall - the token refused without a reason, as WETH does without balance or allowance
   * @reverts SafeERC20FailedOperation - the token returned false
   * @reverts TokenNotAllowed - with a lock: PufLocker does not accept the puf token
   * @reverts InvalidLockPeriod - with a lock: outside the limits of PufLocker
   * @reverts InvalidToken - the token is not registered
   * @reverts TotalDepositCapReached - the deposit would take the puf token above its cap
   * @reverts InvalidAmount - `value` is 0
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES: on the permit path a rejection before any
   * signature; with `isPreapproved: true` the method resolves, and `transact` and `estimate` throw synchronously
   * @throws ContractFunctionExecutionError - permit path: the token has no `nonces` on the chain, for example because
   * it has no address there (rejection, before any signature)
   * @throws InvalidAddressError - `isPreapproved: true` and the token has no address on the chain (when transact or
   * estimate is called)
   * @warning Pass `isPreapproved: true` for tokens without permit. Their entry in {@link TOKENS_PERMIT_VERSION} is
   * empty, as for USDC, USDT, DAI and WETH. They are not refused: the call fails while it reads the permit data, or
   * asks for a signature that the token will not accept.
   * @warning Before you retry, read the token's `nonces(account)`. If it rose, the permit was used: look for your first
   * transaction, and if your deposit is there, send nothing again. Otherwise sign again. The contract ignores a
   * rejected or expired permit: the call reverts with the token's own allowance error, or deposits again while an
   * allowance is left.
   * @warning Read and withdraw a locked deposit with {@link PufLockerHandler.getContract} and the puf token's address.
   * That handler's methods take token names, and the SDK has none for these puf tokens.
   */
  deposit(depositParams: L2DepositParams): Promise<{ transact: () => Promise<Hash>; estimate: () => Promise<bigint> }>;
}
