import type { Location } from './doc';
import type { ObservedContract as Ran } from './observation';

/** How a call was made. */
export interface ObservedCall {
  /** Addresses by name; integers are strings. */
  readonly args: readonly unknown[];
  /** Name of the sender. */
  readonly from: string;
  /** wei */
  readonly value: string;
  /** Unix seconds of the block, where it is set. */
  readonly time: string | null;
  /** The same in seconds after the block of the last step. */
  readonly after: string | null;
}

/** A revert observed on a local chain. */
export interface ObservedRevert extends ObservedCall {
  /** Signature of the error. */
  readonly error: string;
  readonly selector: string;
  /** Revert data. */
  readonly data: string;
  /** Contract whose code raised it. */
  readonly contract: string;
  /** `Contract.function(types)` that was called, or `Contract.constructor`. */
  readonly call: string;
  /** Names of the arguments, where the surface does not have the function. */
  readonly inputs: readonly string[] | null;
  /** Steps before the call, in words. */
  readonly before: readonly string[];
  /** Differences of the call one step inside the boundary, which passes; null where no boundary was tried. */
  readonly passes: Partial<ObservedCall> | null;
  readonly location: Location;
}

/** A contract whose public code ran for the observations. */
export interface ObservedContract extends Omit<Ran, 'address'> {
  readonly file: string;
  /** Values that were set. Mainnet's may differ. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly location: Location;
}

/** An error of the surface that was not provoked. */
export interface NotProvoked {
  /** Its signature. */
  readonly error: string;
  /** Markdown on one line. */
  readonly why: string;
  readonly location: Location;
}

/** A limit or a rounding of the surface that was not tried at its boundary. */
export interface NotTried {
  /** Signature of the error, or `Contract.function(types)`. */
  readonly what: string;
  readonly why: string;
  readonly location: Location;
}
