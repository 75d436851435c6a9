import type { Address, GetContractReturnType, Hash, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { mtwCARROT } from '../abis/mainnet/mtwCARROT';

/**
 * Reads and claims CARROT rewards that were paid out through Merkl as mtwCARROT, the wrapper that holds the CARROT
 * until a cliff is over.
 *
 * The wrapper should be held by the Merkl {@link Distributor} alone. When an account claims mtwCARROT there
 * ({@link DistributorHandler.claim}), the wrapper burns it at once and records a vesting entry of the same amount of
 * CARROT for the account. If the account has named another recipient at Merkl, the entry is that recipient's. After the
 * cliff, {@link MtwCarrotHandler.claim} pays the CARROT, one to one. With a cliff of 0 the wrapper pays it at once
 * instead. An ordinary account has an mtwCARROT balance of 0, and {@link MtwCarrotHandler.getUserVestings} shows what
 * it is owed.
 *
 * @client mtwCarrot
 * @contract mtwCARROT
 * @address TOKENS_ADDRESSES[Token.mtwCARROT][chain]
 * @start claim, claimable, getUserVestings, cliffDuration, vestingData
 * @warning The SDK has an address on Mainnet only. On Holesky it stores the zero address: reads fail with "returned no
 *   data", writes are sent to the zero address. On every other chain it has no address and reports no error: a write is
 *   sent without `to` and [reaches no contract](/getting-started#no-target). Use the handler on `Chain.Mainnet` only.
 * @warning A local private key in the wallet client is not used. viem gets only the sender's address and asks the
 *   wallet behind the client to sign (`eth_sendTransaction`). That wallet must hold the account; a script with its own
 *   key uses `getContract().write` with the account object.
 * @inferred The behaviour is read in the public source of the wrapper, which Puffer's and Merkl's repositories both
 * hold. Neither names this address, so it is not proved that this source runs there; the verified source of its
 * implementation would prove it.
 */
export declare class MtwCarrotHandler {
  /**
   * Makes a handler for the mtwCARROT wrapper of one chain; a {@link PufferClient} has one as `mtwCarrot`.
   *
   * @param chain - the chain whose entry of mtwCARROT is used; only Mainnet has an address
   * @param walletClient - viem client that sends the writes
   * @param publicClient - viem client that answers the reads
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * viem contract instance of mtwCARROT, for simulations and gas estimates.
   *
   * Every function of the SDK's ABI has a method here. The instance adds `simulate.claim([user])`, which returns before
   * you send how much CARROT it would pay, and `estimateGas`, which the methods do not offer.
   *
   * @returns the instance with `read`, `write`, `simulate` and `estimateGas`; its `address` is `undefined` on chains
   *   without an entry
   */
  getContract(): GetContractReturnType<typeof mtwCARROT, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * mtwCARROT held by an address. It is 0 for ordinary accounts: the wrapper burns what leaves the Merkl distributor.
   *
   * CARROT that waits behind a cliff is not part of this balance; read {@link MtwCarrotHandler.getUserVestings}.
   *
   * @param address - account to look up
   * @returns the balance
   * @unit return - base units of mtwCARROT (18 decimals)
   * @calls mtwCARROT.balanceOf(address)
   */
  balanceOf(address: Address): Promise<bigint>;

  /**
   * mtwCARROT that a spender may move for an owner. It should be 0, see {@link MtwCarrotHandler.approve}.
   *
   * A transfer of mtwCARROT to the distributor pulls CARROT, which needs an allowance of {@link Token.CARROT} for the
   * wrapper instead; that one is read from the CARROT token.
   *
   * @param owner - holder of the mtwCARROT
   * @param spender - account that may move it
   * @returns the remaining allowance, 0 when none was given
   * @unit return - base units of mtwCARROT (18 decimals)
   * @calls mtwCARROT.allowance(address,address)
   */
  allowance(owner: Address, spender: Address): Promise<bigint>;

  /**
   * CARROT that {@link MtwCarrotHandler.claim} would pay to a user now; 0 when nothing is past its cliff.
   *
   * Entries are counted in order from the user's next claim index, up to and including `maxClaimIndex`, and counting
   * stops at the first entry whose `unlockTimestamp` has not passed. A limit below the next claim index returns 0.
   *
   * @param user - account the vesting entries belong to
   * @param maxClaimIndex - zero-based index of the last entry to count; all entries when left out
   * @unit maxClaimIndex - zero-based index into the vesting entries of the user
   * @default maxClaimIndex - no limit
   * @returns the sum of the finished entries
   * @unit return - base units of CARROT (18 decimals)
   * @calls mtwCARROT.claimable(address,uint256) - maxClaimIndex is given
   * @calls mtwCARROT.claimable(address) - otherwise
   */
  claimable(user: Address, maxClaimIndex?: bigint): Promise<bigint>;

  /**
   * Waiting time of new mtwCARROT claims from Merkl. 0 means that such a claim pays CARROT at once.
   *
   * The time is fixed for each entry when it is made; a later change does not move entries that exist. Administrators
   * can raise the value or set it to 0.
   *
   * @returns the cliff for new entries
   * @unit return - seconds
   * @calls mtwCARROT.cliffDuration()
   */
  cliffDuration(): Promise<number>;

  /**
   * Every CARROT vesting entry that a user got from Merkl, with its unlock time and the index of the next claim.
   *
   * Entries are never removed: those before `nextClaimIndex` are paid out already. An entry can be claimed once the
   * block time is greater than (not equal to) its `unlockTimestamp`.
   *
   * @param user - account to look up
   * @returns the entries in the order they were made, and the index of the first unpaid one; an empty list and 0 for an
   *   account that never claimed mtwCARROT
   * @unit return.allVestings[].amount - base units of CARROT (18 decimals)
   * @unit return.allVestings[].unlockTimestamp - unix seconds
   * @unit return.nextClaimIndex - zero-based index into `allVestings`
   * @calls mtwCARROT.getUserVestings(address)
   */
  getUserVestings(
    user: Address,
  ): Promise<{ allVestings: readonly { amount: bigint; unlockTimestamp: bigint }[]; nextClaimIndex: bigint }>;

  /**
   * Tells Merkl that mtwCARROT is a wrapper around another token; always `true`.
   *
   * @returns `true`
   * @calls mtwCARROT.isTokenWrapper()
   */
  isTokenWrapper(): Promise<boolean>;

  /**
   * Symbol of the wrapper token, "mtw" followed by the symbol of the wrapped token: `mtwCARROT`.
   *
   * @returns the symbol
   * @calls mtwCARROT.symbol()
   */
  symbol(): Promise<string>;

  /**
   * Address of the token that a finished vesting entry pays. The same value as {@link MtwCarrotHandler.underlying}.
   *
   * @returns the CARROT token
   * @calls mtwCARROT.token()
   */
  token(): Promise<Address>;

  /**
   * Address of the token wrapped by mtwCARROT, which is CARROT.
   *
   * @returns the CARROT token
   * @calls mtwCARROT.underlying()
   */
  underlying(): Promise<Address>;

  /**
   * Index of the first vesting entry of an account that has not been paid out yet.
   *
   * Only this number can be read here; the entries themselves come from {@link MtwCarrotHandler.getUserVestings}.
   *
   * @param address - account to look up
   * @returns the next claim index; equal to the number of entries when all are paid, 0 for an unknown account
   * @unit return - zero-based index into the vesting entries
   * @calls mtwCARROT.vestingData(address)
   */
  vestingData(address: Address): Promise<bigint>;

  /**
   * Sets how much mtwCARROT a spender may move for the sender, replacing the previous amount. Do not use it: it can cost
   * you CARROT.
   *
   * To let a contract take CARROT, approve {@link Token.CARROT} with {@link ERC20PermitHandler.approve} instead. The
   * token is built on OpenZeppelin 4: a zero spender reverts with the text "ERC20: approve to the zero address".
   *
   * @param ownerAddress - account that sends and whose mtwCARROT may be moved
   * @param spenderAddress - account that may move it
   * @param amount - new allowance; 0 withdraws it
   * @unit amount - base units of mtwCARROT (18 decimals)
   * @returns the transaction hash
   * @calls mtwCARROT.approve(address,uint256)
   * @sender ownerAddress
   * @value none
   * @approval none - an approval moves no token
   * @prompts 1 transaction
   * @contractWallet yes - a plain call, no signature is needed
   * @reverts "ERC20: approve to the zero address"
   * @warning The spender can send your CARROT away. If you have also approved CARROT to this contract, the spender can
   * send it to the Merkl distributor or to Merkl's fee recipient, even when you hold no mtwCARROT. You get nothing for it.
   */
  approve(ownerAddress: Address, spenderAddress: Address, amount: bigint): Promise<Hash>;

  /**
   * Pays a user the CARROT of all vesting entries that are past their cliff. Anyone may send it; the CARROT always goes
   * to `user`.
   *
   * Entries are paid in order and marked as paid. When nothing is due the transaction succeeds and pays nothing: read
   * {@link MtwCarrotHandler.claimable} first to save the gas. `maxClaimIndex` splits a long list over several
   * transactions; it is the index of the last entry to pay, and `0n` means the first entry only, not "no limit".
   *
   * @param account - account that sends and pays the gas
   * @param user - account whose entries are paid and that receives the CARROT
   * @param maxClaimIndex - zero-based index of the last entry to pay; all finished entries when left out
   * @unit maxClaimIndex - zero-based index into the vesting entries of the user
   * @default maxClaimIndex - no limit
   * @returns the transaction hash
   * @calls mtwCARROT.claim(address,uint256) - maxClaimIndex is given
   * @calls mtwCARROT.claim(address) - otherwise
   * @sender account
   * @value none
   * @approval none - CARROT flows to the user
   * @prompts 1 transaction
   * @contractWallet yes - anyone may send it, and no signature is needed
   * @reverts ERC20InsufficientBalance - the wrapper holds too little CARROT
   */
  claim(account: Address, user: Address, maxClaimIndex?: bigint): Promise<Hash>;

  /**
   * Lowers the mtwCARROT allowance of a spender by an amount, counted from the current allowance.
   *
   * More than the current allowance reverts with the text "ERC20: decreased allowance below zero".
   *
   * @param ownerAddress - account that sends and gave the allowance
   * @param spenderAddress - account whose allowance is lowered
   * @param subtractedValue - by how much
   * @unit subtractedValue - base units of mtwCARROT (18 decimals)
   * @returns the transaction hash
   * @calls mtwCARROT.decreaseAllowance(address,uint256)
   * @sender ownerAddress
   * @value none
   * @approval none - an approval moves no token
   * @prompts 1 transaction
   * @contractWallet yes - a plain call, no signature is needed
   * @reverts "ERC20: decreased allowance below zero"
   */
  decreaseAllowance(ownerAddress: Address, spenderAddress: Address, subtractedValue: bigint): Promise<Hash>;

  /**
   * Raises the mtwCARROT allowance of a spender by an amount, counted from the current allowance.
   *
   * No other ABI of the SDK has this function: elsewhere {@link ERC20PermitHandler.approve} sets the new allowance. It
   * has the risk of {@link MtwCarrotHandler.approve}. A zero spender reverts with the text "ERC20: approve to the zero
   * address".
   *
   * @param ownerAddress - account that sends and gives the allowance
   * @param spenderAddress - account whose allowance is raised
   * @param addedValue - by how much
   * @unit addedValue - base units of mtwCARROT (18 decimals)
   * @returns the transaction hash
   * @calls mtwCARROT.increaseAllowance(address,uint256)
   * @sender ownerAddress
   * @value none
   * @approval none - an approval moves no token
   * @prompts 1 transaction
   * @contractWallet yes - a plain call, no signature is needed
   * @reverts "ERC20: approve to the zero address"
   */
  increaseAllowance(ownerAddress: Address, spenderAddress: Address, addedValue: bigint): Promise<Hash>;

  /**
   * Administration: sends any token held by the mtwCARROT contract to another address. Only a governor of Merkl's
   * access control may call it.
   *
   * The CARROT that backs unpaid vesting entries is in the same contract and not protected from this call.
   *
   * @param account - governor account that sends
   * @param tokenAddress - token to move out
   * @param to - receiver
   * @param amountToRecover - how much
   * @unit amountToRecover - base units of the token at `tokenAddress`
   * @returns the transaction hash
   * @calls mtwCARROT.recoverERC20(address,address,uint256)
   * @sender account
   * @value none
   * @approval none - moves tokens of the wrapper, not of the sender
   * @prompts 1 transaction
   * @contractWallet yes - if the contract wallet is a governor
   * @reverts NotGovernor - the sender is not a governor
   */
  recoverERC20(account: Address, tokenAddress: Address, to: Address, amountToRecover: bigint): Promise<Hash>;

  /**
   * Transfers mtwCARROT to another address. Meant for funding Merkl: a transfer to the distributor first takes the same
   * amount of CARROT from the sender.
   *
   * What happens depends on the receiver. To the Merkl distributor: CARROT is pulled from the sender into the wrapper,
   * mtwCARROT is minted and moved to the distributor. To Merkl's fee recipient: CARROT is pulled from the sender and
   * paid to the fee recipient, and the mtwCARROT is burned. To anyone else: the sender needs an mtwCARROT balance,
   * which ordinary accounts never have ("ERC20: transfer amount exceeds balance").
   *
   * @param ownerAddress - account that sends and pays the CARROT
   * @param to - receiver; the zero address reverts with the text "ERC20: transfer to the zero address"
   * @param amount - how much
   * @unit amount - base units of mtwCARROT (18 decimals), equal to base units of CARROT
   * @returns the transaction hash
   * @calls mtwCARROT.transfer(address,uint256)
   * @sender ownerAddress
   * @value none
   * @approval approve CARROT to mtwCARROT - only when the receiver is the Merkl distributor or fee recipient
   * @prompts 1 transaction
   * @contractWallet yes - a plain call, no signature is needed
   * @reverts ERC20InsufficientAllowance - CARROT is not approved for mtwCARROT (receiver is the distributor or fee
   *   recipient)
   * @reverts ERC20InsufficientBalance - the sender holds less CARROT than `amount` (same receivers)
   * @reverts "ERC20: transfer amount exceeds balance"
   * @reverts "ERC20: transfer to the zero address"
   * @warning With a CARROT allowance in place, a transfer to the Merkl distributor or to Merkl's fee recipient gives the
   *   CARROT away. It joins the reward pool or goes to that recipient, and the sender gets no vesting entry and no way
   *   to take it back.
   */
  transfer(ownerAddress: Address, to: Address, amount: bigint): Promise<Hash>;
}
