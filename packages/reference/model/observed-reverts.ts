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
  /** Unix seconds of the block, where the trial sets it. */
  readonly time: string | null;
  /** The same in seconds after the block of the last step before it. */
  readonly after: string | null;
}

/** A revert that public code gave on a local chain. */
export interface ObservedRevert extends ObservedCall {
  /** Signature of the error. */
  readonly error: string;
  readonly selector: string;
  /** Bytes of the revert. */
  readonly data: string;
  /** Contract whose code raised it. */
  readonly contract: string;
  /** `Contract.function(types)` that was called, or `Contract.constructor`. */
  readonly call: string;
  /** Names of the arguments, where the surface does not have the function. */
  readonly inputs: readonly string[] | null;
  /** What happened before, in words. */
  readonly before: readonly string[];
  /** What differs in the call one step inside the boundary, which passes; null where no boundary was tried. */
  readonly passes: Partial<ObservedCall> | null;
  readonly location: Location;
}

/** A contract whose public code ran for the observations. */
export interface ObservedContract extends Omit<Ran, 'address'> {
  readonly file: string;
  /** Values that the trial set. Mainnet may have others. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly location: Location;
}

/** An error of the surface that nobody provoked. */
export interface NotProvoked {
  /** Its signature. */
  readonly error: string;
  /** Markdown on one line. */
  readonly why: string;
  readonly location: Location;
}

/** A limit or a rounding of the surface that nobody tried at its boundary. */
export interface NotTried {
  /** Signature of the error, or `Contract.function(types)`. */
  readonly what: string;
  readonly why: string;
  readonly location: Location;
}
