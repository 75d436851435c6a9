import type { Address, GetContractReturnType, Hash, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { PufferVaultV5 } from '../abis/mainnet/PufferVaultV5';

/**
 * Mints pufETH for ETH or WETH, pays pufETH out in WETH at once, and reads balances, fees and the rate of the vault.
 *
 * The vault is an ERC-4626 vault: its asset is {@link Token.WETH} (18 decimals) and its share is {@link Token.pufETH}
 * (18 decimals). The vault contract and the pufETH token are one contract with one address.
 *
 * - Pay in: {@link PufferVaultHandler.depositETH} and {@link PufferVaultHandler.deposit}; for stETH and wstETH use
 *   {@link PufferDepositorHandler}.
 * - Pay out at once, with exit fees: {@link PufferVaultHandler.redeem} (you name the pufETH) or
 *   {@link PufferVaultHandler.withdraw} (you name the WETH).
 * - Pay out later, without exit fee: {@link PufferWithdrawalManagerHandler}.
 *
 * The four write methods send nothing: they return `transact` and `estimate`. `transact` sends and resolves to the
 * transaction hash without waiting for a receipt; `estimate` resolves to an amount of gas. `transact` refuses a wallet
 * on another network than the handler; reads and `estimate` do not compare.
 *
 * The account is a parameter of each method, so a wallet client without an account is enough.
 *
 * @client vault
 * @contract PufferVaultV5
 * @address CONTRACT_ADDRESSES[chain].PufferVault
 * @start depositETH, redeem, getPufETHRate, deposit, withdraw, maxRedeem, previewRedeem, convertToAssets, balanceOf
 * @warning Only Mainnet and Holesky have an address. On Base and Sepolia the address is `undefined` and nothing stops
 * you: calls are sent without `to`, and a transaction [reaches no contract](/getting-started#no-target). On every
 * other chain the methods fail with a TypeError. Check the chain before you send.
 * @warning A local private key in the wallet client is not used. viem gets only the sender's address and asks the
 * wallet behind the transport to sign (`eth_sendTransaction`). Connect a wallet that holds the key, or send with
 * {@link PufferVaultHandler.getContract} and pass the account object.
 * @inferred A local build of the release makes no type declarations for this class: `pufferClient.vault` is `any`, and
 * importing the class by name does not type-check. The published package was not compared.
 */
export declare class PufferVaultHandler {
  /**
   * Ties a vault handler to one chain and two viem clients. `pufferClient.vault` is such a handler.
   *
   * @param chain - chain whose vault address is used
   * @param walletClient - viem client that sends the transactions
   * @param publicClient - viem client for reads and gas estimates
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * The viem contract instance of the pufETH vault, for everything this class does not wrap.
   *
   * Useful for `read.previewDeposit`, `read.previewWithdraw`, `read.maxWithdraw`, `read.totalAssets`,
   * `write.transfer`, `write.approve`, `write.mint`, `write.depositStETH` (counted in stETH shares), for a deposit to
   * another receiver, and for `simulate` before you send. The ABI holds no events and no errors, so logs and revert
   * reasons need your own ABI.
   *
   * @returns a viem contract with `read`, `write`, `simulate` and `estimateGas`
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<typeof PufferVaultV5, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * Pays WETH into the vault and mints pufETH to the same account.
   *
   * `walletAddress` sends the transaction, pays the WETH and receives the pufETH. Approve WETH to the vault first, with
   * {@link ERC20PermitHandler.withToken} and {@link ERC20PermitHandler.approve}; there is no permit path for WETH. The
   * vault has no minimum and no cap, charges nothing on deposits, and accepts 0. The pufETH amount follows from the
   * rate when the transaction runs; a minimum cannot be set.
   *
   * @param walletAddress - account that sends, pays the WETH and receives the pufETH
   * @param value - WETH to pay in; `10n ** 18n` is 1 WETH
   * @unit value - base units of WETH (18 decimals)
   * @returns `transact` (no argument) sends the deposit and resolves to its hash; `estimate` (no argument) resolves to
   * gas, and fails where the deposit would fail, for example without the WETH allowance
   * @calls PufferVaultV5.deposit(uint256,address)
   * @sender walletAddress
   * @value none
   * @approval approve WETH to PufferVaultV5 - from `walletAddress`, at least `value`
   * @prompts 1 transaction
   * @contractWallet yes - a plain transaction after a plain approval; nothing else is signed
   * @reverts AccessManagedUnauthorized - vault deposits are paused
   * @reverts ERC20InvalidReceiver - `walletAddress` is the zero address, which only `estimate` can meet
   * @reverts FailedInnerCall - WETH balance or WETH allowance of `walletAddress` is too small
   * @reverts SafeERC20FailedOperation - not expected: WETH reverts instead of reporting failure
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (when transact or estimate is called)
   */
  deposit(walletAddress: Address, value: bigint): { transact: () => Promise<Hash>; estimate: () => Promise<bigint> };

  /**
   * Pays ETH into the vault and mints pufETH to the same account; no approval is needed.
   *
   * The amount is the argument of `transact`, in wei, and is sent as `msg.value`. The vault has no minimum and no cap,
   * charges nothing on deposits, and accepts 0 (which mints 0). The pufETH amount follows from the rate when the
   * transaction runs; {@link PufferVaultHandler.getPufETHRate} previews it for 1 ETH, and a minimum cannot be set.
   *
   * @param walletAddress - account that sends, pays the ETH and receives the pufETH
   * @returns `transact(value)` sends the deposit with that much ETH and resolves to its hash; `estimate` (no argument)
   * resolves to gas for a call without ETH
   * @unit transact.value - wei of ETH
   * @calls PufferVaultV5.depositETH(address)
   * @sender walletAddress
   * @value the argument of transact, in wei
   * @approval value - ETH is attached to the transaction
   * @prompts 1 transaction
   * @contractWallet yes - a plain transaction with value
   * @reverts AccessManagedUnauthorized - vault deposits are paused
   * @reverts ERC20InvalidReceiver - `walletAddress` is the zero address, which only `estimate` can meet
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (when transact or estimate is called)
   * @warning `walletAddress` is both sender and receiver. With someone else's address, the wallet is asked to send from
   * that address. To mint to someone else, call
   * `getContract().write.depositETH([receiver], { account, chain, value })`.
   * @warning `estimate` sends no ETH. It returns the gas of a zero-value deposit and does not notice a balance that is
   * too small.
   */
  depositETH(walletAddress: Address): { transact: (value: bigint) => Promise<Hash>; estimate: () => Promise<bigint> };

  /**
   * How much pufETH an address holds on the handler's chain; 0n when it holds none.
   *
   * pufETH transferred for a two-step withdrawal has left the account and is not counted.
   *
   * @param walletAddress - address to look at
   * @returns the pufETH balance
   * @unit return - base units of pufETH (18 decimals)
   * @calls PufferVaultV5.balanceOf(address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (rejection)
   */
  balanceOf(walletAddress: Address): Promise<bigint>;

  /**
   * The exchange rate of the vault: how much pufETH a deposit of exactly 1 ETH or 1 WETH mints now.
   *
   * Below `10n ** 18n` while one pufETH is worth more than one ETH. Deposits carry no fee, so none is in the figure.
   * For the opposite direction, ETH per pufETH, call {@link PufferVaultHandler.convertToAssets} with `10n ** 18n`.
   *
   * @returns pufETH per 1 ETH, rounded down
   * @unit return - base units of pufETH per 1 ETH, so scaled by 1e18
   * @calls PufferVaultV5.previewDeposit(uint256) - with 1e18 wei
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (rejection)
   */
  getPufETHRate(): Promise<bigint>;

  /**
   * How much of an owner's pufETH a spender may still move; 0n when nothing is approved.
   *
   * Read it for the address of {@link PufferWithdrawalManager} before
   * {@link PufferWithdrawalManagerHandler.requestWithdrawal}. It says nothing about WETH, stETH or wstETH allowances.
   *
   * @param ownerAddress - holder of the pufETH
   * @param spenderAddress - account or contract that was approved
   * @returns the remaining pufETH allowance
   * @unit return - base units of pufETH (18 decimals)
   * @calls PufferVaultV5.allowance(address,address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (rejection)
   */
  getAllowance(ownerAddress: Address, spenderAddress: Address): Promise<bigint>;

  /**
   * Takes an exact amount of WETH out of the vault and burns as much pufETH of the owner as that costs, fees included.
   *
   * `value` is the WETH that arrives. The owner also pays both exit fees
   * ({@link PufferVaultHandler.getTotalExitFeeBasisPoints}) in pufETH: `getContract().read.previewWithdraw` returns how
   * much is burned. You cannot set a maximum. The limit is `getContract().read.maxWithdraw`: the owner's position after
   * fees, or the vault's ETH and WETH less the treasury fee, whichever is smaller. To spend an exact amount of pufETH,
   * or all of it, use {@link PufferVaultHandler.redeem}.
   *
   * Not possible after a vault deposit in the same transaction; this matters for batches of a contract wallet.
   *
   * @param ownerAddress - account whose pufETH is burned
   * @param walletAddress - account that sends the transaction and receives the WETH
   * @param value - WETH that must arrive
   * @unit value - base units of WETH (18 decimals), not pufETH
   * @returns `transact` (no argument) sends the withdrawal and resolves to its hash; `estimate` (no argument) resolves
   * to gas
   * @calls PufferVaultV5.withdraw(uint256,address,address)
   * @sender walletAddress
   * @value none
   * @approval none - when both addresses are the same; otherwise `ownerAddress` must have approved pufETH to
   * `walletAddress`
   * @prompts 1 transaction
   * @contractWallet yes - but not after a vault deposit in one batch
   * @reverts AccessManagedUnauthorized - vault withdrawals are paused
   * @reverts ERC20InsufficientAllowance - `walletAddress` is not the owner and has too little pufETH allowance
   * @reverts ERC4626ExceededMaxWithdraw - more than the owner's position after fees, or more than the ETH and WETH in
   * the vault less the treasury fee
   * @reverts SafeERC20FailedOperation - not expected: WETH reverts instead of reporting failure
   * @reverts DepositAndWithdrawalForbidden - a vault deposit ran earlier in the same transaction
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (when transact or estimate is called)
   * @warning The receiver, `walletAddress`, sends the transaction, not the owner. If they differ, the wallet must
   * control the receiver, and the owner must have approved pufETH to it. To pay another receiver from the owner's
   * account, use {@link PufferVaultHandler.redeem}.
   * @warning `value` counts WETH. An amount of pufETH passed here withdraws that number of WETH and burns a different
   * amount of pufETH.
   */
  withdraw(
    ownerAddress: Address,
    walletAddress: Address,
    value: bigint,
  ): { transact: () => Promise<Hash>; estimate: () => Promise<bigint> };

  /**
   * How much WETH {@link PufferVaultHandler.redeem} would pay now for an amount of pufETH, both exit fees deducted.
   *
   * It checks neither a balance nor the vault's ETH and WETH; compare with {@link PufferVaultHandler.maxRedeem}.
   *
   * @param value - pufETH to give up
   * @unit value - base units of pufETH (18 decimals)
   * @returns WETH after fees, rounded down
   * @unit return - base units of WETH (18 decimals)
   * @calls PufferVaultV5.previewRedeem(uint256)
   * @reverts MathOverflowedMulDiv - the amount is far beyond any real supply
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  previewRedeem(value: bigint): Promise<bigint>;

  /**
   * The most pufETH an owner can redeem for WETH at this moment.
   *
   * The smaller of the owner's balance and what the ETH and WETH in the vault cover. It changes with every deposit and
   * withdrawal, but a pause of withdrawals does not make it 0n. If liquidity is the limit, withdraw the rest with
   * {@link PufferWithdrawalManagerHandler.requestWithdrawal}, within its limits for one request. With an exit fee of 0,
   * the value can then be 1 base unit too large (computed from the public source, not run).
   *
   * @param ownerAddress - holder of the pufETH
   * @returns the largest amount {@link PufferVaultHandler.redeem} accepts; 0n without pufETH or without liquidity
   * @unit return - base units of pufETH (18 decimals)
   * @calls PufferVaultV5.maxRedeem(address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  maxRedeem(ownerAddress: Address): Promise<bigint>;

  /**
   * The part of the instant-exit fee that stays in the vault, to the benefit of the remaining pufETH holders.
   *
   * Charged by {@link PufferVaultHandler.withdraw} and {@link PufferVaultHandler.redeem} only, at most 250. The
   * two-step withdrawal does not charge it. Together with the treasury part:
   * {@link PufferVaultHandler.getTotalExitFeeBasisPoints}.
   *
   * @returns the current rate; 0n means this part is not charged
   * @unit return - basis points (1 = 0.01 %), between 0 and 250
   * @calls PufferVaultV5.getExitFeeBasisPoints()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getExitFeeBasisPoints(): Promise<bigint>;

  /**
   * The part of the instant-exit fee that is paid to the treasury, in WETH, with each withdrawal.
   *
   * It is charged in addition to {@link PufferVaultHandler.getExitFeeBasisPoints}, at most 250, and on instant exits
   * only. `getContract().read.getTreasury` returns the receiver.
   *
   * @returns the current rate; 0n means nothing goes to the treasury
   * @unit return - basis points (1 = 0.01 %), between 0 and 250
   * @calls PufferVaultV5.getTreasuryExitFeeBasisPoints()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getTreasuryExitFeeBasisPoints(): Promise<bigint>;

  /**
   * What an instant exit costs altogether: the vault part plus the treasury part of the fee.
   *
   * {@link PufferVaultHandler.previewRedeem} already deducts it. Both parts are computed on the WETH value before fees.
   * {@link PufferVaultHandler.redeem} rounds each up, so its fee can be a wei or two above the plain percentage;
   * {@link PufferVaultHandler.withdraw} rounds the treasury part up and the sum down.
   *
   * @returns the sum of both rates
   * @unit return - basis points (1 = 0.01 %), between 0 and 500
   * @calls PufferVaultV5.getTotalExitFeeBasisPoints()
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getTotalExitFeeBasisPoints(): Promise<bigint>;

  /**
   * Burns an exact amount of the owner's pufETH and pays its WETH value, less the exit fees, to a receiver.
   *
   * The payout is {@link PufferVaultHandler.previewRedeem} at the rate when the transaction runs, or 1 wei less,
   * because each of the two fees is rounded up on its own; a minimum cannot be set. The limit is
   * {@link PufferVaultHandler.maxRedeem}. WETH is paid, never ETH. To leave without exit fee, but later, use
   * {@link PufferWithdrawalManagerHandler.requestWithdrawal}.
   *
   * Not possible after a vault deposit in the same transaction; this matters for batches of a contract wallet.
   *
   * @param ownerAddress - account that sends the transaction and whose pufETH is burned
   * @param receiverAddress - account that receives the WETH
   * @param shares - pufETH to burn
   * @unit shares - base units of pufETH (18 decimals)
   * @returns `transact` (no argument) sends the redemption and resolves to its hash; `estimate` (no argument) resolves
   * to gas
   * @calls PufferVaultV5.redeem(uint256,address,address)
   * @sender ownerAddress
   * @value none
   * @approval none - the owner sends, and burns its own pufETH
   * @prompts 1 transaction
   * @contractWallet yes - but not after a vault deposit in one batch
   * @reverts AccessManagedUnauthorized - vault withdrawals are paused
   * @reverts ERC4626ExceededMaxRedeem - more than the owner's balance, or more than the ETH and WETH in the vault cover
   * @reverts SafeERC20FailedOperation - not expected: WETH reverts instead of reporting failure
   * @reverts DepositAndWithdrawalForbidden - a vault deposit ran earlier in the same transaction
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (when transact or estimate is called)
   * @warning The vault does not check `receiverAddress`. WETH paid to a wrong address, or to an address that cannot
   * move WETH, is lost.
   */
  redeem(
    ownerAddress: Address,
    receiverAddress: Address,
    shares: bigint,
  ): { transact: () => Promise<Hash>; estimate: () => Promise<bigint> };

  /**
   * The WETH value of an amount of pufETH at the vault's rate, without any fee.
   *
   * Pass `10n ** 18n` to get the rate itself: ETH per 1 pufETH. An instant exit pays less
   * ({@link PufferVaultHandler.previewRedeem}); the two-step withdrawal uses this rate, taken at the request and again
   * at finalisation, and pays the lower of the two.
   *
   * @param amount - pufETH to value
   * @unit amount - base units of pufETH (18 decimals)
   * @returns WETH value before fees, rounded down
   * @unit return - base units of WETH (18 decimals)
   * @calls PufferVaultV5.convertToAssets(uint256)
   * @reverts MathOverflowedMulDiv - the amount is far beyond any real supply
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  convertToAssets(amount: bigint): Promise<bigint>;
}
