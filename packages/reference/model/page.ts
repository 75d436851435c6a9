/** A generated page before it is written: a file below docs/api. */
export interface Page {
  /** Path relative to docs/api, for example `contracts/tokens.mdx`. */
  readonly path: string;
  readonly text: string;
}
