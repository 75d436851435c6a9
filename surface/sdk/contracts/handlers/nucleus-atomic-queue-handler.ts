import type { Address, GetContractReturnType, Hash, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { AtomicQueue } from '../abis/mainnet/AtomicQueue';

/**
 * A standing offer to swap UniFi shares for another token: how much, at which price and until when.
 */
export type AtomicRequest = {
  /**
   * Last moment at which the request can be filled. A time in the past makes it unfillable.
   * @unit Unix seconds (uint64)
   */
  deadline: bigint;
  /**
   * Amount of the wanted token asked for **one whole** offered token. At zero you sell the shares for nothing.
   * @unit base units of the want token per whole offer token (10^offer decimals); at most 2^88 − 1
   */
  atomicPrice: bigint;
  /**
   * Amount offered. Zero means no request, or cancels one. Filled as a whole or not at all.
   * @unit base units of the offer token; at most 2^96 − 1
   */
  offerAmount: bigint;
  /**
   * Marker the contract sets while it fills the request. What you pass is ignored; pass `false`.
   */
  inSolve: boolean;
};

/**
 * Queues withdrawals from the UniFi vaults: a holder offers shares at a price, and a solver fills the offer later.
 *
 * One AtomicQueue serves all UniFi vaults. The way out of a vault is: approve the UniFi token to the queue, take the
 * price from {@link NucleusAccountantHandler.getRateInQuoteSafe}, store the request with
 * {@link NucleusAtomicQueueHandler.updateAtomicRequest}, wait. Storing moves no token: the shares stay with the holder,
 * who must keep balance and allowance until the fill.
 *
 * The queue works with any pair of tokens, not only UniFi tokens, and takes addresses instead of token names. The SDK
 * has its address on Ethereum mainnet only.
 *
 * {@link NucleusAtomicQueueHandler.solve} needs a wallet client with an account, which
 * {@link PufferClientHelpers.createWalletClient} does not give; make one with viem's
 * `createWalletClient({ account, ... })`. {@link NucleusAtomicQueueHandler.updateAtomicRequest} names its sender.
 *
 * @client nucleusAtomicQueue
 * @contract AtomicQueue
 * @address CONTRACT_ADDRESSES[chain].NucleusAtomicQueue
 * @start updateAtomicRequest, isAtomicRequestValid, userAtomicRequest, getUserAtomicRequest
 * @warning Use this handler on Mainnet only. On Holesky, Sepolia and Base the SDK has no address for the queue and
 * reports no error: calls are sent without `to`, and a write [reaches no contract](/getting-started#no-target).
 * @warning {@link NucleusAtomicQueueHandler.updateAtomicRequest} does not use a local private key in the wallet client.
 * viem gets only the owner's address and leaves the signature to the wallet behind the transport. Connect a wallet that
 * holds the owner's key, or write through {@link NucleusAtomicQueueHandler.getContract} with the account object.
 * @unknown Who fills requests in practice and how long it takes. Filling is done by an operator off the chain.
 */
export declare class NucleusAtomicQueueHandler {
  /**
   * Creates the handler for the withdrawal queue of the UniFi vaults on one chain.
   *
   * @param chain - chain whose queue address is used; only mainnet has one
   * @param walletClient - viem wallet client that sends transactions; `solve` needs one made with an account
   * @param publicClient - viem public client for reads
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * Gives the viem contract of the queue: its address is the spender for withdrawals.
   *
   * It also reaches {@link AtomicQueue.viewSolveMetaData}, which checks the requests of many users at once and has no
   * method here, and the events of the queue.
   *
   * @returns viem contract with `read`, `write`, `simulate`, `estimateGas` and event functions
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getContract(): GetContractReturnType<typeof AtomicQueue, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * Reads the stored request of a user for one pair of tokens, as an object.
   *
   * All fields zero: there was never a request, or a request of zeros cancelled it. Only `offerAmount` zero: filled or
   * cancelled. A stored request may not be fillable: check it with
   * {@link NucleusAtomicQueueHandler.isAtomicRequestValid}.
   *
   * @param user - account that made the request
   * @param offerToken - token offered, such as the address of unifiETH
   * @param wantToken - token asked for, such as the address of pufETH
   * @returns the request
   * @unit return.deadline - Unix seconds
   * @unit return.atomicPrice - base units of the want token per whole offer token
   * @unit return.offerAmount - base units of the offer token
   * @calls AtomicQueue.getUserAtomicRequest(address,address,address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  getUserAtomicRequest(
    user: Address,
    offerToken: Address,
    wantToken: Address,
  ): Promise<{ deadline: bigint; atomicPrice: bigint; offerAmount: bigint; inSolve: boolean }>;

  /**
   * Whether the user's balance and allowance, the deadline, the amount and the price allow a fill.
   *
   * `true` needs all of: balance of the offer token ≥ `offerAmount`, allowance to the queue ≥ `offerAmount`,
   * `offerAmount` above zero, `atomicPrice` above zero, and the deadline not passed. It does not show which one failed,
   * whether a solver accepts the price, or whether the shares are locked: also read
   * {@link NucleusTellerHandler.shareUnlockTime}. A price of 0 gives `false`, but a solver can still fill the request.
   *
   * @param offerToken - token offered
   * @param user - account whose balance and allowance are checked
   * @param request - request to check; it need not be stored
   * @returns `true` if all of them do
   * @calls AtomicQueue.isAtomicRequestValid(address,address,(uint64,uint88,uint96,bool))
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @warning It checks the values you pass, not the stored request. To check a stored one, pass the result of
   * {@link NucleusAtomicQueueHandler.getUserAtomicRequest}.
   */
  isAtomicRequestValid(offerToken: Address, user: Address, request: AtomicRequest): Promise<boolean>;

  /**
   * Fills the requests of several users in one transaction; made for operators with a solver contract. Sent at once.
   *
   * The queue moves the offered tokens of all users to `solver`, calls its `finishSolve` with `runData`, and then takes
   * the want tokens from it for each user: atomicPrice × offerAmount / 10^(offer decimals), rounded down. Anyone may
   * call it, with any solver and any pair. If one request cannot be filled, the call reverts.
   *
   * A user without balance or allowance, locked shares, and a solver without want tokens or approval all revert with
   * the text `TRANSFER_FROM_FAILED`, since the transfer library hides the token's error. Check the users with
   * {@link AtomicQueue.viewSolveMetaData} first.
   *
   * @param offerToken - token the users offer
   * @param wantToken - token the users ask for
   * @param users - accounts to serve, each once
   * @param runData - bytes passed to the solver contract unchanged
   * @param solver - contract that receives the offered tokens and supplies the want tokens
   * @returns transaction hash, as soon as the wallet has sent it
   * @calls AtomicQueue.solve(address,address,address[],bytes,address)
   * @sender walletClient.account
   * @value none
   * @approval approve "the want token" to AtomicQueue - given by the solver contract (within finishSolve), not by the
   * sender
   * @prompts 1 transaction
   * @contractWallet yes - an ordinary transaction; the sender and the solver contract can be different
   * @reverts AtomicQueue__RequestDeadlineExceeded - also for a user who never made a request
   * @reverts AtomicQueue__UserNotInSolve
   * @reverts AtomicQueue__UserRepeated
   * @reverts AtomicQueue__ZeroOfferAmount
   * @reverts "TRANSFER_FROM_FAILED" - a user lacks balance or allowance or has locked shares, or the solver lacks want
   * tokens or their approval
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @throws AccountNotFoundError - the wallet client has no account (rejection)
   * @warning `solver` must be a contract with `finishSolve`. An ordinary account makes the call revert without a
   * reason. In `finishSolve` check that the caller is the queue and the initiator is yours, and leave no allowance to
   * the queue: otherwise anyone can make your solver pay.
   * @warning There is no maximum price: a user can raise it just before you, and the solver pays it. In `finishSolve`
   * revert beyond limits that you put in `runData`: see {@link AtomicQueue.solve}.
   */
  solve(
    offerToken: Address,
    wantToken: Address,
    users: Address[],
    runData: `0x${string}`,
    solver: Address,
  ): Promise<Hash>;

  /**
   * Stores, changes or cancels the sender's request to swap UniFi shares for another token; sent at once.
   *
   * There is one request per user and pair of tokens; a new one replaces the old one. `offerAmount: 0n` cancels. No
   * token moves now, but a solver can only fill the request while the sender holds `offerAmount` and has approved it to
   * the queue. Requests for several want tokens with the same offer token share balance and allowance.
   *
   * The payout will be atomicPrice × offerAmount / 10^(offer decimals), rounded down. There is no partial fill, and a
   * fill never pays more than `atomicPrice`. viem refuses numbers that are too large for the fields (see
   * `AtomicRequest`).
   *
   * @param offerToken - token to give, such as the address of unifiETH
   * @param wantToken - token to get, such as the address of pufETH
   * @param request - deadline, price and amount; `inSolve` is ignored
   * @param ownerAddress - holder of the shares and sender of the transaction
   * @returns transaction hash, as soon as the wallet has sent it
   * @calls AtomicQueue.updateAtomicRequest(address,address,(uint64,uint88,uint96,bool))
   * @sender ownerAddress
   * @value none
   * @approval approve "the offer token (UniFi share)" to AtomicQueue - not checked now; it must last until a solver
   * fills the request. A contract wallet that accepts unknown calls can lose all that is approved
   * @prompts 1 transaction
   * @contractWallet yes - only if the wallet [refuses calls of unknown functions](/vaults/unifi-vaults-deposit-and-withdrawal#withdraw)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   * @warning Check the request with {@link NucleusAtomicQueueHandler.isAtomicRequestValid} before you send. The
   * contract checks nothing: a price of zero lets a solver take the shares for nothing, a request with a past deadline
   * is never filled, and without an approval it waits for one.
   * @warning `atomicPrice` is in base units of the **want** token for one **whole** offer token: 1.02 pufETH per share
   * is `1020000000000000000n`. {@link NucleusAccountantHandler.getRateInQuoteSafe} of the want token has this unit.
   */
  updateAtomicRequest(
    offerToken: Address,
    wantToken: Address,
    request: AtomicRequest,
    ownerAddress: Address,
  ): Promise<Hash>;

  /**
   * Reads the stored request of a user for one pair of tokens, as a tuple.
   *
   * The same data as {@link NucleusAtomicQueueHandler.getUserAtomicRequest}, which names its fields and is easier to
   * use.
   *
   * @param user - account that made the request
   * @param offerToken - token offered
   * @param wantToken - token asked for
   * @returns deadline, atomicPrice, offerAmount and inSolve, in this order; all zero and `false` if there never was one
   * or it was cancelled with zeros
   * @unit return.deadline - Unix seconds
   * @unit return.atomicPrice - base units of the want token per whole offer token
   * @unit return.offerAmount - base units of the offer token
   * @calls AtomicQueue.userAtomicRequest(address,address,address)
   * @throws TypeError - the chain has no entry in CONTRACT_ADDRESSES (synchronously)
   */
  userAtomicRequest(
    user: Address,
    offerToken: Address,
    wantToken: Address,
  ): Promise<readonly [deadline: bigint, atomicPrice: bigint, offerAmount: bigint, inSolve: boolean]>;
}

/**
 * One row of {@link AtomicQueue.viewSolveMetaData}: whether and for how much a user's request can be filled.
 *
 * No method of the handler returns it; call the contract function through
 * {@link NucleusAtomicQueueHandler.getContract}.
 */
export type SolveMetaData = {
  /**
   * Account the row is about.
   */
  user: Address;
  /**
   * What prevents the fill, as the sum of: 1 deadline passed, 2 amount zero, 4 balance too small, 8 allowance too
   * small. Zero: none of these four. Locked shares are not checked, and one user with locked shares reverts the whole
   * `solve`. A price of 0 is not flagged.
   * @unit bit field
   */
  flags: number;
  /**
   * Amount the user offers.
   * @unit base units of the offer token
   */
  assetsToOffer: bigint;
  /**
   * Amount the user gets for it at the stored price.
   * @unit base units of the want token
   */
  assetsForWant: bigint;
};
