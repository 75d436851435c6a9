export * from './observed-figures';

/** A contract whose public code ran. */
export interface ObservedContract {
  /** Name in the SDK's tables, otherwise the one on the local chain. */
  readonly name: string;
  readonly address: string;
  /** `owner/name` on GitHub, or `npm:package`. */
  readonly repository: string;
  /** Commit, or version of the package. */
  readonly commit: string;
  /** How this code may differ from the deployed one; follows "public code". null when nothing is known of it. */
  readonly note: string | null;
}

/** A value that was set for the run; Mainnet's may differ. */
export interface ObservedParameter {
  readonly contract: string;
  readonly name: string;
  readonly value: string;
  /** What another value changes, as a second run showed; null when it can't be changed. */
  readonly moves: ObservedMoves | null;
}

/** Figures that changed with another value. */
export interface ObservedMoves {
  /** Indexes of transactions whose result, balances or allowances changed. */
  readonly transactions: readonly number[];
  /** Whether the balances of the steps after the example changed. */
  readonly after: boolean;
}

/** A change of a balance or an allowance, in base units. */
export interface BalanceChange {
  /** `reader`, or a name of the tables or the local chain. */
  readonly account: string;
  readonly address: string;
  /** Token name, or `ETH`; the cost of gas is not counted. */
  readonly token: string;
  readonly decimals: number;
  /** Signed. */
  readonly change: string;
}

export interface ObservedAllowance {
  readonly owner: string;
  readonly spender: string;
  readonly spenderAddress: string;
  readonly token: string;
  readonly decimals: number;
  readonly before: string;
  readonly after: string;
}

export interface ObservedEvent {
  /** Name of the contract that emitted it. */
  readonly contract: string;
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** One transaction that the example sent. */
export interface ObservedTransaction {
  /** Line of the statement that caused it, from 1. */
  readonly line: number;
  readonly from: string;
  readonly to: string;
  /** Name of the target. */
  readonly contract: string;
  readonly function: string;
  readonly selector: string;
  /** wei */
  readonly value: string;
  /** `refused`: the node's estimate failed, so that no wallet would send it. */
  readonly status: 'success' | 'reverted' | 'refused';
  /** Revert data, with the name of the error; null for a success. */
  readonly revert: { readonly data: string; readonly error: string } | null;
  /** Gas of the receipt, after refunds; null when it was refused. */
  readonly gasUsed: number | null;
  /** Smallest gas limit with which it succeeds; null when there is none. */
  readonly gasNeeded: number | null;
  readonly events: readonly ObservedEvent[];
  /** Lower-case address -> name, for the addresses in the events. */
  readonly names: Readonly<Record<string, string>>;
  readonly balances: readonly BalanceChange[];
  readonly allowances: readonly ObservedAllowance[];
}

/** A step around the example: before it, during it, or after it. */
export interface ObservedStep {
  readonly when: 'before' | 'between' | 'after';
  /** In words. */
  readonly what: string;
  /** Changes of the reader's balances; only for what comes after the first transaction. */
  readonly balances: readonly BalanceChange[];
}

/**
 * The effects of an example, run with the real SDK against public code on a local chain:
 * `examples/observations/<name>.json`.
 */
export interface Observation {
  readonly example: string;
  /** SHA-256 of the example's file at that time. */
  readonly sha256: string;
  /** SHA-256 of the scenario's file; null without one. */
  readonly scenario: string | null;
  readonly package: string;
  readonly version: string;
  readonly chain: string;
  readonly chainId: number;
  /** The example's account. */
  readonly account: string;
  /** Contracts that it reached. */
  readonly contracts: readonly ObservedContract[];
  readonly parameters: readonly ObservedParameter[];
  readonly steps: readonly ObservedStep[];
  readonly transactions: readonly ObservedTransaction[];
  /** Lines that the example printed. */
  readonly printed: readonly string[];
  /** How it ended: null when it completed, otherwise its error. */
  readonly error: string | null;
  /** Hash of the whole observation (seal.ts). */
  readonly seal: string;
}

/** An example that was not observed, and why. Stored in place of an observation. */
export interface NotObserved {
  readonly example: string;
  readonly notObserved: string;
}

/** All examples with an observation or a reason, by name. */
export interface Observed {
  readonly done: readonly Observation[];
  readonly not: readonly NotObserved[];
}
