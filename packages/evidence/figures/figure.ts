import type { Ground } from '../ground/ground';
import type { Step } from '../steps';

/** What one try calls, for one amount. */
interface Call {
  /** May hold `at(...)`. */
  readonly args?: readonly unknown[];
  /** wei */
  readonly value?: bigint;
  readonly before?: readonly Step[];
}

/** A function whose result for neighbouring amounts shows a fee or a rounding. */
export interface Figure {
  /** `Contract.function`, the contract by its name on the ground. */
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
  /** Contracts whose values of the trial matter, by their names on the ground; the one that is called when left out. */
  readonly set?: readonly string[];
  /** Values that the steps before it set, by name. */
  readonly sets?: Readonly<Record<string, string>>;
  /** A balance whose gain is told, or which later result to take, in place of the first result. */
  readonly reads?: {
    readonly what: string;
    readonly read: ((ground: Ground) => Promise<bigint>) | number;
  };
}

/** What a call adds to the balance of an account. */
export const gain = (what: string, token: string, account: string): Figure['reads'] => ({
  what,
  read: (ground) => ground.read(token, 'balanceOf', [ground.account(account)]),
});
