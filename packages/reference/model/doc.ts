/** Source position of an item, for problems and "edit" links. Paths are relative to the repository root. */
export interface Location {
  readonly file: string;
  readonly line: number;
}

/**
 * One tag of an authored comment: `@calls X.f() - when` is { name: "calls", text: "X.f() - when" }. Tags of Solidity
 * files lose the prefix "custom:", and `@param name text` becomes "name - text", so that both languages share one
 * grammar.
 */
export interface DocTag {
  readonly name: string;
  readonly text: string;
  /** Line of the tag in the file of its doc. */
  readonly line: number;
}

/** A value at which a call passes, and the next one, at which it reverts. */
export interface Boundary {
  /** Path of the argument, `msg.value`, `block time` or `sender`. */
  readonly name: string;
  /** Both in words: the number, and what it means in its unit. */
  readonly passes: string;
  readonly reverts: string;
}

/** Authored prose. Markdown; `{@link X}` is resolved when pages are written. */
export interface Doc {
  /** The first paragraph. It is self-contained: search, cards and tables show nothing else. */
  readonly summary: string;
  /** All paragraphs after the first; may be empty. */
  readonly details: string;
  /** Every tag of the comment in source order, including tags that other properties contain in typed form. */
  readonly tags: readonly DocTag[];
  readonly location: Location;
}

/**
 * The unit of one integer. `path` names it inside its owner: `value`, `params.amount`, `return`, `return.price`,
 * `transact.value`. `text` is "unknown" for an unknown unit.
 */
export interface Unit {
  readonly path: string;
  readonly text: string;
}

/** An error or event that a tag names (`@throws`, `@emits`). `text` says when; it may be empty. */
export interface NamedOutcome {
  readonly name: string;
  readonly text: string;
}

/** A revert that may end a call (`@reverts`). `text` narrows the error's cause down to this call. */
export interface RevertReference extends NamedOutcome {
  /** It was observed in this function, or in a function that the method calls. */
  readonly observed?: true;
  /** Where the code sets the limit: a value that passes and the next one, which reverts. */
  readonly boundaries?: readonly Boundary[];
}

/** What the reader must know before using a member, and how certain the statements are. */
export interface Caveats {
  /** Unexpected behaviour that can cost money or time. Markdown. */
  readonly warnings: readonly string[];
  /** Statements that follow from other sources but were neither read nor run. */
  readonly inferred: readonly string[];
  /** Open questions. */
  readonly unknown: readonly string[];
}
