/** Where a thing was authored, for problems and "edit" links. Paths are relative to the repository root. */
export interface Location {
  readonly file: string;
  readonly line: number;
}

/**
 * One tag of an authored comment: `@calls X.f() - when` is { name: "calls", text: "X.f() - when" }. In Solidity files the
 * prefix "custom:" is left out and `@param name text` reads "name - text", so that both languages have one grammar.
 */
export interface DocTag {
  readonly name: string;
  readonly text: string;
  /** Line of the tag in the file of its doc. */
  readonly line: number;
}

/** Authored prose. Markdown; `{@link X}` is resolved when pages are written. */
export interface Doc {
  /** The first paragraph. It stands alone: search, cards and tables show nothing else. */
  readonly summary: string;
  /** Every paragraph after the first, may be empty. */
  readonly details: string;
  /** Every tag of the comment in source order, also those that other properties hold in a typed form. */
  readonly tags: readonly DocTag[];
  readonly location: Location;
}

/**
 * The unit of one integer. `path` names it inside its owner: `value`, `params.amount`, `return`, `return.price`,
 * `transact.value`. `text` is "unknown" where nobody could find out.
 */
export interface Unit {
  readonly path: string;
  readonly text: string;
}

/** A revert that a call can end in. `text` narrows the error's own cause down to this call; it may be empty. */
export interface RevertReference {
  readonly error: string;
  readonly text: string;
}

/** What the reader must know before using a member, and how sure we are of what is said. */
export interface Caveats {
  /** Behaviour a reader would not expect and that can cost money or time. Markdown. */
  readonly warnings: readonly string[];
  /** Statements that follow from other sources but were not seen or run. */
  readonly inferred: readonly string[];
  /** Questions that nobody could answer. */
  readonly unknown: readonly string[];
}
