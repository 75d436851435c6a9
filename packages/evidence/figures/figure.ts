import type { Ground } from '../ground/ground';
import type { Step } from '../steps';

/** One call, for one amount. */
interface Call {
  /** May contain `at(...)`. */
  readonly args?: readonly unknown[];
  /** wei */
  readonly value?: bigint;
  readonly before?: readonly Step[];
}

/** A function whose result for neighbouring amounts shows a fee or a rounding. */
export interface Figure {
  /** `Contract.function`, with the contract's name in `ground.placed`. */
  readonly what: string;
  /** The amount that differs: the name of an argument, `value`, or words with a unit. */
  readonly of: string;
  readonly unit?: string;
  /** Unit of the result, where the surface does not have it. */
  readonly gives?: string;
  /** In base units. The first two are neighbours. */
  readonly amounts: readonly [bigint, bigint, ...bigint[]];
  readonly call: (amount: bigint) => Call;
  readonly from?: string;
  /** Contracts whose set values matter, by their names in `ground.placed`; default: the called one. */
  readonly set?: readonly string[];
  /** Values that earlier steps set, by name. */
  readonly sets?: Readonly<Record<string, string>>;
  /** The result to report instead of the first one: a balance's gain, or a later result. */
  readonly reads?: {
    readonly what: string;
    readonly read: ((ground: Ground) => Promise<bigint>) | number;
  };
}

/** How much a call adds to the balance of an account. */
export const gain = (what: string, token: string, account: string): Figure['reads'] => ({
  what,
  read: (ground) => ground.read(token, 'balanceOf', [ground.account(account)]),
});
