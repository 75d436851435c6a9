import type { Location } from './doc';

/** Results of a function for two neighbouring amounts, and for others: its fee and its rounding. */
export interface ObservedFigure {
  /** `Contract.function(types)` */
  readonly call: string;
  /** Name of the sender. */
  readonly from: string;
  /** Arguments of the first call. Addresses by name; integers are strings. */
  readonly args: readonly unknown[];
  /** The amount in which the calls differ: an argument, `value`, or words. */
  readonly of: string;
  /** Its unit where no argument has it. */
  readonly unit: string | null;
  /** The unit of the result where the function's first output does not have it. */
  readonly gives: string | null;
  /** Account that gains the result, or name of a later output; null for the first one. */
  readonly reads: string | null;
  /** Steps before the call, in words. */
  readonly before: readonly string[];
  /** Values that were set, by contract and name. */
  readonly set: Readonly<Record<string, string>>;
  /** Amount and result in base units. The first two amounts are neighbours. */
  readonly tries: readonly { readonly amount: string; readonly result: string }[];
  readonly location: Location;
}
