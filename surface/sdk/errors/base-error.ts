import type { ErrorBaseParameters } from './types';

/**
 * Common base of the errors that the SDK throws itself, for `instanceof` checks. It is abstract: what arrives is one of
 * its subclasses.
 *
 * There are three: {@link InvalidContractAddressError}, {@link InvalidInputError} and {@link AccountError}. Nearly
 * every other failure of a call (reverts, missing accounts, wrong networks, malformed addresses) is an error of viem
 * and no instance of this class.
 *
 * The text is put together from the message, an empty line, one line `key: value` for each detail, another empty line,
 * and the version of the SDK behind a `v`. Without details the first empty line and the detail lines are missing.
 *
 * @warning `error.name` is `"Error"` in all subclasses. Tell them apart with `instanceof`, not by name.
 * @warning The class is not exported from the package root. Import the subclasses from
 * `@pufferfinance/puffer-sdk/dist/errors/validation-errors`.
 */
export declare abstract class BaseError<T extends { [key: string]: string } = ErrorBaseParameters> extends Error {
  /**
   * Builds the error text from message and details; called by the SDK.
   *
   * @param message - what went wrong, first line of the text
   * @param params - details that are appended as `key: value` lines; may be an empty object
   */
  constructor(message: string, params: T);

  /**
   * Puts message, details and SDK version together into the final text. Subclasses may replace it.
   *
   * @param message - first line of the text
   * @param params - details, one line each in their own order
   * @returns The text that becomes `error.message`
   */
  protected compileMessage(message: string, params: T): string;
}
