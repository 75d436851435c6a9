import { BaseError } from './base-error';

/**
 * Reserved for problems with the sending account. No code of the SDK throws it in this version.
 *
 * A missing account shows as viem's `AccountNotFoundError` instead, or as a `TypeError` in methods that read its
 * address first.
 */
export declare class AccountError extends BaseError {}

/**
 * Thrown when a handler without a built-in address is used before one was set.
 *
 * The three handlers are {@link InstitutionalVaultHandler}, {@link InstitutionalAccessManagerHandler} and
 * {@link NonRestakingWithdrawalCredentialsHandler}; the message begins with `No address specified for the contract`.
 * Call their `withAddress` method first.
 *
 * It comes from `getContract` and so from every on-chain method. Methods that are not async throw it at once, before
 * there is a promise: put the call itself into the `try` block, `.catch()` does not see it.
 *
 * @warning The advice in the message names a method `setAddress`, which does not exist. The method is `withAddress`.
 * @warning `error.name` is `"Error"`. Check with `instanceof`; import the class from
 * `@pufferfinance/puffer-sdk/dist/errors/validation-errors`.
 */
export declare class InvalidContractAddressError extends BaseError {}

/**
 * Thrown when an argument makes no sense before anything is sent. In this version that is one case: an empty list of
 * claim orders.
 *
 * {@link L2RewardManagerHandler.claimRewards} throws it at once, before there is a promise; the message says that
 * `claimOrders` cannot be empty. Pass at least one order.
 *
 * @warning `error.name` is `"Error"`. Check with `instanceof`; import the class from
 * `@pufferfinance/puffer-sdk/dist/errors/validation-errors`.
 */
export declare class InvalidInputError extends BaseError {}
