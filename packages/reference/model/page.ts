/** A generated page before it is written: a file below site/docs/api. */
export interface Page {
  /** Path relative to site/docs/api, for example `contracts/tokens.mdx`. */
  readonly path: string;
  readonly text: string;
}
