// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

interface ERC20 {}

interface AtomicQueue {
    /// @notice Offer of one user to swap one token for another at a fixed price until a deadline.
    /// @custom:field deadline - last moment at which the request can be filled
    /// @custom:unit deadline - Unix seconds
    /// @custom:field atomicPrice - amount of the want token for one whole offer token; zero gives the offer away
    /// @custom:unit atomicPrice - base units of the want token per whole offer token (10^offer decimals)
    /// @custom:field offerAmount - amount offered; zero means none, filled or cancelled
    /// @custom:unit offerAmount - base units of the offer token
    /// @custom:field inSolve - true only while the contract fills the request; ignored as input
    struct AtomicRequest {
        uint64 deadline;
        uint88 atomicPrice;
        uint96 offerAmount;
        bool inSolve;
    }

    /// @notice Result row of {@link AtomicQueue.viewSolveMetaData} for one user.
    /// @custom:field user - account the row is about
    /// @custom:field flags - sum of 1 deadline passed, 2 amount zero, 4 balance too small, 8 allowance too small; 0
    /// means none of these, and says nothing about locked shares or a price of 0
    /// @custom:unit flags - bit field
    /// @custom:field assetsToOffer - amount the user offers
    /// @custom:unit assetsToOffer - base units of the offer token
    /// @custom:field assetsForWant - amount the user gets for it
    /// @custom:unit assetsForWant - base units of the want token
    struct SolveMetaData {
        address user;
        uint8 flags;
        uint256 assetsToOffer;
        uint256 assetsForWant;
    }
}

/// @title AtomicQueue
/// @notice Order book for leaving the UniFi vaults: users store offers of shares, and solvers fill them with other
/// tokens.
/// @dev A request is a limit order without partial fills. It holds no tokens: shares stay with the user until a solver
/// takes them with the user's allowance in the same transaction that pays the user.
/// @dev The SDK wraps it in {@link NucleusAtomicQueueHandler.getContract}; one address on mainnet serves all vaults.
///
/// Members described here follow the Nucleus version, which has neither owner nor pause. Another project publishes a
/// contract of the same name with more functions and other errors; its error list does not apply.
/// @dev Tokens move through the solmate transfer library: any failure of a token shows as the text
/// `TRANSFER_FROM_FAILED`.
interface IAtomicQueue {
    // functions: view
    /// @notice Returns the stored request of a user for a pair of tokens as a struct; all zero if there never was one, or
    /// if it was replaced by one of zeros.
    /// @param user account that made the request
    /// @param offer token offered
    /// @param want token asked for
    /// @return the stored request
    function getUserAtomicRequest(address user, ERC20 offer, ERC20 want) external view returns (AtomicQueue.AtomicRequest memory);
    /// @notice Checks a given request against the user's current balance and allowance and against the clock.
    ///
    /// True only if balance and allowance cover the amount, amount and price are above zero and the deadline has not
    /// passed. It does not see a lock of the shares, and a solver can fill a request with a price of zero, though this
    /// returns false for it.
    /// @param offer token offered
    /// @param user account whose balance and allowance are read
    /// @param userRequest request to check; the stored one is not looked at
    /// @return true if these conditions hold
    function isAtomicRequestValid(ERC20 offer, address user, AtomicQueue.AtomicRequest calldata userRequest) external view returns (bool);
    /// @notice Returns the stored request of a user for a pair of tokens as four values.
    /// @custom:param 0 - account that made the request
    /// @custom:param 1 - token offered
    /// @custom:param 2 - token asked for
    /// @return deadline last moment at which the request can be filled
    /// @custom:unit return.deadline - Unix seconds
    /// @return atomicPrice amount of the want token for one whole offer token
    /// @custom:unit return.atomicPrice - base units of the want token per whole offer token (10^offer decimals)
    /// @return offerAmount amount offered
    /// @custom:unit return.offerAmount - base units of the offer token
    /// @return inSolve true only while the contract fills the request
    function userAtomicRequest(address, ERC20, ERC20) external view returns (uint64 deadline, uint88 atomicPrice, uint96 offerAmount, bool inSolve);
    /// @notice Reports for each of several users whether the stored request can be filled, and the sums over those that
    /// can.
    ///
    /// The SDK has no method for it. A user listed twice is counted twice.
    /// @param offer token offered
    /// @param want token asked for
    /// @param users accounts to check
    /// @return metaData one row per user, in the given order
    /// @return totalAssetsForWant want tokens a solver must supply for the users without a flag
    /// @custom:unit return.totalAssetsForWant - base units of the want token
    /// @return totalAssetsToOffer offer tokens the solver gets from the users without a flag
    /// @custom:unit return.totalAssetsToOffer - base units of the offer token
    /// @custom:warning A price of zero raises no flag here, unlike in {@link AtomicQueue.isAtomicRequestValid}.
    function viewSolveMetaData(ERC20 offer, ERC20 want, address[] calldata users) external view returns (AtomicQueue.SolveMetaData[] memory metaData, uint256 totalAssetsForWant, uint256 totalAssetsToOffer);

    // functions: write
    /// @notice Fills the stored requests of all listed users through a solver contract, or none of them.
    ///
    /// Order: checks and transfer of each user's offer tokens to the solver, one call of `finishSolve` on the solver,
    /// then the want tokens go from the solver to each user. Each user gets atomicPrice × offerAmount / 10^(offer
    /// decimals), rounded down, and `offerAmount` becomes 0. The solver must have approved the queue for the sum.
    /// Anyone may call, with any solver and any pair of tokens.
    /// @dev Missing balance, missing allowance and locked shares of a user all show as the text `TRANSFER_FROM_FAILED`.
    /// A solver without code makes the call revert without data.
    /// @param offer token the users offer
    /// @param want token the users ask for
    /// @param users accounts to serve, each once
    /// @param runData bytes passed to `finishSolve` unchanged
    /// @param solver contract that receives the offer tokens and supplies the want tokens
    /// @custom:reverts AtomicQueue__RequestDeadlineExceeded
    /// @custom:reverts AtomicQueue__UserNotInSolve
    /// @custom:reverts AtomicQueue__UserRepeated
    /// @custom:reverts AtomicQueue__ZeroOfferAmount
    /// @custom:reverts "TRANSFER_FROM_FAILED" - a user or the solver lacks balance or allowance, or shares are locked
    /// @custom:reverts "REENTRANCY" - the solver calls the queue while it is asked for the tokens
    /// @custom:emits AtomicRequestFulfilled
    /// @custom:warning In `finishSolve` check that the caller is the queue and the initiator is yours, and leave no
    /// allowance to the queue: otherwise anyone can make your solver pay.
    /// @custom:warning Price and amount are those stored at execution: a user can raise the price just before, and the
    /// solver pays it. In `finishSolve` revert when it receives less, or owes more, than limits in `runData`. Send
    /// privately (read in public source).
    function solve(ERC20 offer, ERC20 want, address[] calldata users, bytes calldata runData, address solver) external;
    /// @notice Stores the caller's request for a pair of tokens and replaces an earlier one; an amount of zero cancels.
    ///
    /// No token moves and nothing is checked. For a fill the caller must keep balance and allowance for the queue.
    /// Anyone may call.
    /// @param offer token to give
    /// @param want token to get
    /// @param userRequest deadline, price and amount; the field inSolve is ignored
    /// @custom:emits AtomicRequestUpdated
    /// @custom:warning A price of zero is accepted and lets a solver take the offer for nothing.
    /// @custom:warning Anyone can name a contract wallet as solver. If it accepts unknown calls, it can lose what it has
    /// approved to the queue, whatever its request says.
    function updateAtomicRequest(ERC20 offer, ERC20 want, AtomicQueue.AtomicRequest calldata userRequest) external;

    // events
    /// @notice Emitted once per user when a solver has paid the user and taken the offered tokens.
    ///
    /// No field is indexed: filter by decoding all events of the queue.
    /// @param user account that was served
    /// @param offerToken token the user gave
    /// @param wantToken token the user got
    /// @param offerAmountSpent amount the user gave
    /// @custom:unit offerAmountSpent - base units of the offer token
    /// @param wantAmountReceived amount the user got
    /// @custom:unit wantAmountReceived - base units of the want token
    /// @param timestamp time of the block
    /// @custom:unit timestamp - Unix seconds
    event AtomicRequestFulfilled(address user, address offerToken, address wantToken, uint256 offerAmountSpent, uint256 wantAmountReceived, uint256 timestamp);
    /// @notice Emitted when a user stores, changes or cancels a request; an amount of zero is a cancellation.
    ///
    /// No field is indexed: filter by decoding all events of the queue.
    /// @param user account that made the request
    /// @param offerToken token offered
    /// @param wantToken token asked for
    /// @param amount amount offered
    /// @custom:unit amount - base units of the offer token
    /// @param deadline last moment at which the request can be filled
    /// @custom:unit deadline - Unix seconds
    /// @param minPrice price asked, the field atomicPrice of the request
    /// @custom:unit minPrice - base units of the want token per whole offer token (10^offer decimals)
    /// @param timestamp time of the block
    /// @custom:unit timestamp - Unix seconds
    event AtomicRequestUpdated(address user, address offerToken, address wantToken, uint256 amount, uint256 deadline, uint256 minPrice, uint256 timestamp);

    // errors
    /// @notice The request of a user is past its deadline, or the user never made one (deadline 0).
    /// @param user account whose request cannot be filled
    /// @custom:fix User: store the request again with a later deadline
    /// ({@link NucleusAtomicQueueHandler.updateAtomicRequest}). Solver: leave the user out.
    error AtomicQueue__RequestDeadlineExceeded(address user);
    /// @notice After the solver's callback a listed user is no longer marked as being served.
    /// @dev In the source read, a user listed twice already fails with {@link AtomicQueue__UserRepeated}, so this is a
    /// second safety net.
    /// @param user account that is not marked
    /// @custom:fix List each user once.
    error AtomicQueue__UserNotInSolve(address user);
    /// @notice The same user is listed twice in one solve.
    /// @param user account listed twice
    /// @custom:fix List each user once.
    error AtomicQueue__UserRepeated(address user);
    /// @notice The stored request of a user offers nothing: it was cancelled or already filled.
    /// @param user account without an offer
    /// @custom:fix Leave the user out; check with {@link AtomicQueue.viewSolveMetaData} (flag 2).
    error AtomicQueue__ZeroOfferAmount(address user);
}
